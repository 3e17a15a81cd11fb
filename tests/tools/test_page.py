"""The page is rebuilt if and only if its sources have changed."""

from pathlib import Path

import pytest

from tools import page


@pytest.fixture
def project(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A project with a page of one file, just built."""
    places = {"ROOT": ".", "WEB": "web", "MESSAGES": "messages", "STAMP": "stamp"}
    for name, place in places.items():
        monkeypatch.setattr(page, name, tmp_path / place)
    (tmp_path / "web" / "src").mkdir(parents=True)
    (tmp_path / "messages" / "en").mkdir(parents=True)
    (tmp_path / "licenses").mkdir()
    (tmp_path / "web" / "src" / "main.ts").write_text("1")
    page.STAMP.write_text(page.source_hash())
    return tmp_path


@pytest.mark.usefixtures("project")
def test_fresh_page_is_not_stale() -> None:
    assert not page.is_stale()


@pytest.mark.parametrize(
    "changed",
    ["web/src/main.ts", "web/src/new.svelte", "messages/en/page.ftl", "web/package.json", "LICENSE", "licenses/a.txt"],
)
def test_changed_source_makes_page_stale(project: Path, changed: str) -> None:
    (project / changed).write_text("2")
    assert page.is_stale()


@pytest.mark.parametrize("changed", ["web/tsconfig.json", "messages/README.md", "other.py"])
def test_change_elsewhere_does_not_make_page_stale(project: Path, changed: str) -> None:
    (project / changed).write_text("2")
    assert not page.is_stale()


def test_moved_source_makes_page_stale(project: Path) -> None:
    (project / "web" / "src" / "main.ts").rename(project / "web" / "src" / "start.ts")
    assert page.is_stale()


def test_page_without_stamp_is_stale(project: Path) -> None:
    (project / "stamp").unlink()
    assert page.is_stale()
