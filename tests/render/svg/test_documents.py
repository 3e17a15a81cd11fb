"""Sheets, single tiles, and their definitions."""

import gzip
import math
import re
from xml.etree import ElementTree

import pytest

from bastide import SetupError, edition, tile
from bastide.render.svg.elements import define, used_definitions
from bastide.render.svg.geometry.points import TILE
from bastide.render.svg.lettering import CAPITALS, HEIGHT, width_of
from bastide.render.svg.tiles.classic import WINTER
from bastide.render.svg.tiles.documents import NAME, sheet_svg, sheet_tile, tile_svg
from bastide.render.svg.tiles.drawing_cache import drawings_of
from bastide.render.svg.tiles.looks import TileLook
from bastide.render.svg.tiles.stone import STONE
from tests.render.svg.helpers.boards import PLAIN, SVG, ids, parse, references
from tests.render.svg.helpers.drawn_tile import every_look, one_turn
from tests.render.svg.helpers.plain_look import PlainLook

# Limits for a single tile in bytes: plain, compressed, and small.
MOST_BYTES = {"summer": 26_000, "winter": 26_000, "stone": 40_000}
MOST_COMPRESSED = 9_000
MOST_SMALL = 10_000


@pytest.mark.parametrize("name", ["winter", "hunters"])
def test_sheet_shows_every_tile_with_its_name(name: str) -> None:
    tiles = edition(name).tiles
    sheet = sheet_svg(tiles, PLAIN, columns=8)
    shown = [each for each in parse(sheet) if each.tag == f"{SVG}g"]
    assert len(shown) == len(tiles)
    assert all(each.find(f"{SVG}svg") is not None and each.find(f"{SVG}path") is not None for each in shown)
    assert sorted(ids(sheet)) == sorted(references(sheet))


@pytest.mark.parametrize(("size", "uses"), [(240, 3), (59, 0)])
def test_single_tile_defines_its_references(size: int, uses: int) -> None:
    document = tile_svg(tile("D"), 1, look=PlainLook(), size=size)
    assert parse(document).get("width") == str(size)
    assert document.count("<use") == uses
    assert set(ids(document)) == references(document)


@pytest.mark.parametrize("size", [0, -5, 7, 961, 60.5, math.nan, math.inf, True, "60"])
def test_invalid_size_is_refused(size: int) -> None:
    with pytest.raises(SetupError, match=re.escape(repr(size))) as refusal:
        tile_svg(tile("D"), look=PlainLook(), size=size)
    assert refusal.value.reason == "setup/tile-size"
    with pytest.raises(SetupError, match=re.escape(repr(size))):
        sheet_svg([tile("D")], PLAIN, tile_size=size)


@pytest.mark.parametrize("rotation", [-1, 4, 90, 1.5, 1.0, True, "x", None])
def test_invalid_rotation_is_refused(rotation: int) -> None:
    with pytest.raises(SetupError, match=f"“{re.escape(repr(rotation))}” is not a rotation") as refusal:
        tile_svg(tile("D"), rotation)
    assert refusal.value.reason == "setup/rotation"


def test_look_for_other_tiles_is_refused() -> None:
    why = "“D” cannot be painted in the look “stone”; the looks that suit it are summer, winter"
    with pytest.raises(SetupError, match=why) as refusal:
        tile_svg(tile("D"), look=STONE)
    assert refusal.value.reason == "setup/unsuitable-look"
    with pytest.raises(SetupError, match=why):
        sheet_svg([tile("D")], drawings_of("hunters"))


def test_sheet_without_tiles_is_refused() -> None:
    with pytest.raises(SetupError, match="without tiles") as refusal:
        sheet_svg([], PLAIN)
    assert refusal.value.reason == "setup/no-tiles"


@pytest.mark.parametrize("columns", [0, -1, 2.5])
def test_sheet_without_columns_is_refused(columns: int) -> None:
    with pytest.raises(SetupError, match=f"cannot have {columns} columns") as refusal:
        sheet_svg([tile("D")], PLAIN, columns=columns)
    assert refusal.value.reason == "setup/columns"


def test_single_tile_is_drawn_once() -> None:
    first = tile_svg(tile("D"), 1, look=WINTER)
    kept = drawings_of("winter").drawing(tile("D"), 1)
    assert kept.large in first
    assert tile_svg(tile("D"), 1, look=WINTER, size=59).count(kept.small) == 1
    assert drawings_of("winter").drawing(tile("D"), 1) is kept


def test_tile_documents_have_titles() -> None:
    assert parse(tile_svg(tile("D"), look=PlainLook()))[0].text == "Tile D."
    assert parse(tile_svg(tile("D"), 1, look=PlainLook()))[0].text == "Tile D, turned by 90°."
    sheet = parse(sheet_svg([tile("A"), tile("D")], PLAIN))
    assert (sheet.get("role"), sheet[0].text) == ("img", "2 tiles: A, D.")


def test_long_name_is_not_wider_than_its_tile() -> None:
    heights = [letter_height(name) for name in ("I", "D", "Winter-J", "Wide-Wide-Wide", "M" * 40)]
    assert heights[:3] == [NAME] * 3
    assert heights[2] > heights[3] > heights[4]
    width = width_of([CAPITALS["M"]] * 40) * heights[4] / HEIGHT
    assert width == pytest.approx(TILE, rel=0.05)


def letter_height(name: str) -> float:
    """Return the height of the letters of a name below its tile."""
    below = ElementTree.fromstring(sheet_tile(name, "", 0, 0))[-1].get("transform", "")
    return float(below.rpartition("scale(")[2].removesuffix(")")) * HEIGHT


@every_look
def test_single_tile_is_small(look: TileLook) -> None:
    for drawn in one_turn(look):
        large, small = (tile_svg(drawn.tile, drawn.rotation, look=look, size=size) for size in (240, 59))
        assert set(ids(large)) == references(large), drawn
        assert len(large.encode()) <= MOST_BYTES[look.name], drawn
        assert len(gzip.compress(large.encode())) <= MOST_COMPRESSED, drawn
        assert len(small.encode()) <= MOST_SMALL, drawn


def test_used_definitions_are_found_through_others() -> None:
    known = dict(
        [define("g", "a", '<use href="#b"/>'), define("path", "b", fill="url(#d)"), define("g", "c"), define("g", "d")]
    )
    assert used_definitions(known, ['<use href="#a"/>']) == known["a"] + known["b"] + known["d"]
    assert used_definitions(known, ["#c0ffee #c"]) == '<g id="c"/>'
    assert used_definitions(known, ["#d", "#a"]) == known["a"] + known["b"] + known["d"]
    assert used_definitions(known, []) == used_definitions({}, ["#a"]) == ""
