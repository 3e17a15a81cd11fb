"""Drawings are made once; cached ones equal new ones and are never stale, corrupt or incomplete."""

import os
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest

from bastide import edition, tile
from bastide.render.svg import DRAWING_VERSION
from bastide.render.svg.tiles import drawing_cache
from bastide.render.svg.tiles.drawing_cache import DrawingCache, fingerprint_of, open_folder, write_atomically
from bastide.render.svg.tiles.tile_drawing import TileDrawing
from tests.render.svg.helpers.plain_look import PlainLook


def test_tile_is_drawn_once(tmp_path: Path) -> None:
    look = PlainLook()
    first = DrawingCache(look, tmp_path)
    drawing = first.drawing(tile("D"), 1)
    assert look.drawn == 2  # large and small
    assert first.drawing(tile("D"), 1) is drawing
    assert DrawingCache(look, tmp_path).drawing(tile("D"), 1) == drawing
    assert look.drawn == 2
    first.drawing(tile("D"), 2)
    assert look.drawn == 4


@pytest.mark.parametrize("name", ["D", "Winter-K", "70"])
def test_parsed_drawing_equals_the_original(name: str) -> None:
    for rotation in range(4):
        drawing = TileDrawing.of(PlainLook(), tile(name), rotation)
        assert TileDrawing.parse(drawing.text()) == drawing
        assert list(drawing.spots) == sorted(tile(name).places)


def test_looks_do_not_share_drawings(tmp_path: Path) -> None:
    other = PlainLook("other")
    DrawingCache(PlainLook(), tmp_path).drawing(tile("D"), 0)
    DrawingCache(other, tmp_path).drawing(tile("D"), 0)
    assert other.drawn == 2


def test_tiles_of_the_same_name_have_separate_drawings(tmp_path: Path) -> None:
    look = PlainLook()
    own = replace(tile("E"), name="D")
    assert own == replace(own)
    shown = DrawingCache(look, tmp_path)
    assert shown.drawing(tile("D"), 0) != shown.drawing(own, 0)
    assert fingerprint_of(own) != fingerprint_of(tile("D"))
    assert fingerprint_of(replace(tile("D"), count=9)) == fingerprint_of(tile("D"))


@pytest.mark.parametrize("content", ["", "{", "[]", "{}", '{"large": ""}'])
def test_corrupt_file_is_replaced(tmp_path: Path, content: str) -> None:
    drawing = DrawingCache(PlainLook(), tmp_path).drawing(tile("D"), 0)
    (file,) = tmp_path.iterdir()
    kept = file.read_text(encoding="utf-8")
    file.write_text(content, encoding="utf-8")
    assert DrawingCache(PlainLook(), tmp_path).drawing(tile("D"), 0) == drawing
    assert file.read_text(encoding="utf-8") == kept


def test_drawings_are_cached_in_memory_without_a_folder(tmp_path: Path) -> None:
    for folder in (None, tmp_path / "gone"):
        look = PlainLook()
        shown = DrawingCache(look, folder)
        assert shown.drawing(tile("D"), 0) is shown.drawing(tile("D"), 0)
        assert look.drawn == 2
    assert list(tmp_path.iterdir()) == []


def test_concurrent_drawing_is_safe(tmp_path: Path) -> None:
    def draw(_: int) -> TileDrawing:
        return DrawingCache(PlainLook(), tmp_path).drawing(tile("D"), 0)

    with ThreadPoolExecutor(4) as pool:
        first, *others = pool.map(draw, range(8))
    assert all(other == first for other in others)
    assert len(list(tmp_path.iterdir())) == 1


def test_fill_draws_a_whole_edition(tmp_path: Path) -> None:
    look = PlainLook()
    small = replace(edition("modern"), tiles=edition("modern").tiles[:3])
    size = DrawingCache(look, tmp_path).fill(small)
    assert look.drawn == 2 * 3 * 4
    assert size == sum(file.stat().st_size for file in tmp_path.iterdir())
    DrawingCache(look, tmp_path).fill(small)
    assert look.drawn == 2 * 3 * 4


def test_folder_is_named_by_the_version(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BASTIDE_CACHE", str(tmp_path))
    assert open_folder() == tmp_path / "pictures" / str(DRAWING_VERSION)
    monkeypatch.setattr(drawing_cache, "DRAWING_VERSION", 0)
    assert open_folder() == tmp_path / "pictures" / "0"


def test_read_only_folder_is_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without write access, missing drawings are cached in memory."""
    monkeypatch.setenv("BASTIDE_CACHE", str(tmp_path))
    folder = open_folder()
    drawing = DrawingCache(PlainLook(), folder).drawing(tile("D"), 0)
    monkeypatch.setattr("os.access", lambda _, use: use == os.R_OK)
    monkeypatch.setattr("tempfile.mkstemp", refuse)
    look = PlainLook()
    shown = DrawingCache(look, open_folder())
    assert shown.folder == folder
    assert shown.drawing(tile("D"), 0) == drawing
    assert look.drawn == 0
    assert shown.drawing(tile("E"), 0) is shown.drawing(tile("E"), 0)
    assert look.drawn == 2


def refuse(**_: object) -> None:
    raise PermissionError


def test_least_recently_used_drawings_are_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drawing_cache, "CACHE_SIZE", 2)
    look = PlainLook()
    shown = DrawingCache(look, None)
    for name in ("D", "E", "D", "F", "D", "E"):
        shown.drawing(tile(name), 0)
    assert look.drawn == 2 * 4  # E again, because F replaced it


def test_no_folder_without_write_access(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("BASTIDE_CACHE", str(tmp_path / "file"))
    assert open_folder() is None


def test_atomic_write_leaves_no_temporary_file(tmp_path: Path) -> None:
    write_atomically(tmp_path / "one", "text")
    assert [file.name for file in tmp_path.iterdir()] == ["one"]
    (tmp_path / "folder").mkdir()
    write_atomically(tmp_path / "folder", "text")  # the error is ignored
    assert sorted(file.name for file in tmp_path.iterdir()) == ["folder", "one"]
