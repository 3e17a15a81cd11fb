"""The page is built anew when, and only when, what it is made from has changed."""

from pathlib import Path

import pytest

from tools import node, page


@pytest.fixture
def project(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A project with a page of one file, which has just been built."""
    places = {"ROOT": ".", "WEB": "web", "MESSAGES": "messages", "STAMP": "stamp"}
    for name, place in places.items():
        monkeypatch.setattr(page, name, tmp_path / place)
    (tmp_path / "web" / "src").mkdir(parents=True)
    (tmp_path / "messages" / "en").mkdir(parents=True)
    (tmp_path / "web" / "src" / "main.ts").write_text("1")
    page.STAMP.write_text(page.stamp())
    return tmp_path


@pytest.mark.usefixtures("project")
def test_a_page_that_was_just_built_is_not_stale() -> None:
    assert not page.is_stale()


@pytest.mark.parametrize(
    "changed", ["web/src/main.ts", "web/src/new.svelte", "messages/en/page.ftl", "web/package.json"]
)
def test_a_change_in_what_it_is_made_from_makes_it_stale(project: Path, changed: str) -> None:
    (project / changed).write_text("2")
    assert page.is_stale()


@pytest.mark.parametrize("changed", ["web/tsconfig.json", "messages/README.md", "other.py"])
def test_a_change_elsewhere_does_not(project: Path, changed: str) -> None:
    (project / changed).write_text("2")
    assert not page.is_stale()


def test_a_file_that_moves_makes_it_stale(project: Path) -> None:
    (project / "web" / "src" / "main.ts").rename(project / "web" / "src" / "start.ts")
    assert page.is_stale()


def test_a_page_without_a_stamp_is_stale(project: Path) -> None:
    (project / "stamp").unlink()
    assert page.is_stale()


def test_a_node_that_is_too_old_is_as_good_as_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.which", lambda name: f"/bin/{name}")
    monkeypatch.setattr(node, "version", lambda _: (18, 20))
    assert node.of_system() is None
    monkeypatch.setattr(node, "version", lambda _: (22, 1))
    assert node.of_system() == node.Node(("/bin/node",), ("/bin/npm",))
