"""Drawings are made once: what is kept is what would be drawn, and is never stale, spoilt or half written."""

import os
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest

from bastide import caching, edition, tile
from bastide.render.svg import gallery
from bastide.render.svg.drawing import Drawing
from bastide.render.svg.gallery import Gallery, fingerprint_of, keep, open_folder
from tests.render.svg.plain_look import PlainLook


def test_a_tile_is_drawn_once(tmp_path: Path) -> None:
    look = PlainLook()
    first = Gallery(look, tmp_path)
    drawing = first.drawing(tile("D"), 1)
    assert look.drawn == 2  # large and small
    assert first.drawing(tile("D"), 1) is drawing
    assert Gallery(look, tmp_path).drawing(tile("D"), 1) == drawing
    assert look.drawn == 2
    first.drawing(tile("D"), 2)
    assert look.drawn == 4


@pytest.mark.parametrize("name", ["D", "Winter-K", "70"])
def test_a_kept_drawing_is_the_one_that_was_drawn(name: str) -> None:
    for rotation in range(4):
        drawing = Drawing.of(PlainLook(), tile(name), rotation)
        assert Drawing.parse(drawing.text()) == drawing
        assert list(drawing.spots) == sorted(tile(name).places)


def test_looks_do_not_share_drawings(tmp_path: Path) -> None:
    other = PlainLook("other")
    Gallery(PlainLook(), tmp_path).drawing(tile("D"), 0)
    Gallery(other, tmp_path).drawing(tile("D"), 0)
    assert other.drawn == 2


def test_a_tile_of_the_same_name_has_a_drawing_of_its_own(tmp_path: Path) -> None:
    look = PlainLook()
    own = replace(tile("E"), name="D")
    assert own == replace(own)
    shown = Gallery(look, tmp_path)
    assert shown.drawing(tile("D"), 0) != shown.drawing(own, 0)
    assert fingerprint_of(own) != fingerprint_of(tile("D"))
    assert fingerprint_of(replace(tile("D"), count=9)) == fingerprint_of(tile("D"))


@pytest.mark.parametrize("content", ["", "{", "[]", "{}", '{"large": ""}'])
def test_a_spoilt_file_is_drawn_anew(tmp_path: Path, content: str) -> None:
    drawing = Gallery(PlainLook(), tmp_path).drawing(tile("D"), 0)
    (file,) = tmp_path.iterdir()
    kept = file.read_text(encoding="utf-8")
    file.write_text(content, encoding="utf-8")
    assert Gallery(PlainLook(), tmp_path).drawing(tile("D"), 0) == drawing
    assert file.read_text(encoding="utf-8") == kept


def test_without_a_folder_drawings_are_kept_in_memory(tmp_path: Path) -> None:
    for folder in (None, tmp_path / "gone"):
        look = PlainLook()
        shown = Gallery(look, folder)
        assert shown.drawing(tile("D"), 0) is shown.drawing(tile("D"), 0)
        assert look.drawn == 2
    assert list(tmp_path.iterdir()) == []


def test_several_may_draw_at_once(tmp_path: Path) -> None:
    def draw(_: int) -> Drawing:
        return Gallery(PlainLook(), tmp_path).drawing(tile("D"), 0)

    with ThreadPoolExecutor(4) as pool:
        first, *others = pool.map(draw, range(8))
    assert all(other == first for other in others)
    assert len(list(tmp_path.iterdir())) == 1


def test_an_edition_can_be_drawn_beforehand(tmp_path: Path) -> None:
    look = PlainLook()
    small = replace(edition("modern"), tiles=edition("modern").tiles[:3])
    size = Gallery(look, tmp_path).fill(small)
    assert look.drawn == 2 * 3 * 4
    assert size == sum(file.stat().st_size for file in tmp_path.iterdir())
    Gallery(look, tmp_path).fill(small)
    assert look.drawn == 2 * 3 * 4


def test_the_folder_is_named_by_what_draws(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BASTIDE_CACHE", str(tmp_path))
    folder = open_folder()
    assert folder == tmp_path / "pictures" / caching.fingerprint(gallery.DRAWN_BY)
    sources = {file.name for file in caching.sources(gallery.DRAWN_BY)}
    assert {"pen.py", "gallery.py", "model.py"} <= sources
    monkeypatch.setattr(gallery, "DRAWN_BY", gallery.DRAWN_BY[:1])
    assert open_folder() != folder


def test_a_folder_that_others_have_filled_is_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where nothing can be written, what is not in there is drawn and kept in memory."""
    monkeypatch.setenv("BASTIDE_CACHE", str(tmp_path))
    folder = open_folder()
    drawing = Gallery(PlainLook(), folder).drawing(tile("D"), 0)
    monkeypatch.setattr("os.access", lambda _, use: use == os.R_OK)
    monkeypatch.setattr("tempfile.mkstemp", refused)
    look = PlainLook()
    shown = Gallery(look, open_folder())
    assert shown.folder == folder
    assert shown.drawing(tile("D"), 0) == drawing
    assert look.drawn == 0
    assert shown.drawing(tile("E"), 0) is shown.drawing(tile("E"), 0)
    assert look.drawn == 2


def refused(**_: object) -> None:
    raise PermissionError


def test_long_unused_drawings_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gallery, "REMEMBERED", 2)
    look = PlainLook()
    shown = Gallery(look, None)
    for name in ("D", "E", "D", "F", "D", "E"):
        shown.drawing(tile(name), 0)
    assert look.drawn == 2 * 4  # E once more, for F came instead of it


def test_where_nothing_can_be_written_there_is_no_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("BASTIDE_CACHE", str(tmp_path / "file"))
    assert open_folder() is None


def test_nothing_is_left_beside_a_kept_file(tmp_path: Path) -> None:
    keep(tmp_path / "one", "text")
    assert [file.name for file in tmp_path.iterdir()] == ["one"]
    (tmp_path / "folder").mkdir()
    keep(tmp_path / "folder", "text")  # cannot be written, and nobody minds
    assert sorted(file.name for file in tmp_path.iterdir()) == ["folder", "one"]
