"""Sheets, tiles by themselves, and their definitions."""

import gzip
import math
import re
from xml.etree import ElementTree

import pytest

from bastide import SetupError, edition, tile
from bastide.render.svg.classic import WINTER
from bastide.render.svg.definitions import definitions
from bastide.render.svg.gallery import gallery_of
from bastide.render.svg.lettering import CAPITALS
from bastide.render.svg.look import Look
from bastide.render.svg.numerals import HEIGHT, width_of
from bastide.render.svg.points import TILE
from bastide.render.svg.sheet import NAME, sheet_svg, sheet_tile
from bastide.render.svg.stone import STONE
from bastide.render.svg.tile_document import tile_svg
from tests.render.svg.boards import PLAIN, SVG, ids, parsed, references
from tests.render.svg.drawn import every_look, one_turn
from tests.render.svg.plain_look import PlainLook

# Of a tile by itself, in bytes: as it is, as servers and archives pack it, and in the simpler drawing for small tiles.
MOST_BYTES = {"summer": 26_000, "winter": 26_000, "stone": 40_000}
MOST_COMPRESSED = 9_000
MOST_SMALL = 10_000


@pytest.mark.parametrize("name", ["winter", "hunters"])
def test_a_sheet_shows_every_design_with_its_name(name: str) -> None:
    tiles = edition(name).tiles
    sheet = sheet_svg(tiles, PLAIN, columns=8)
    shown = [each for each in parsed(sheet) if each.tag == f"{SVG}g"]
    assert len(shown) == len(tiles)
    assert all(each.find(f"{SVG}svg") is not None and each.find(f"{SVG}path") is not None for each in shown)
    assert sorted(ids(sheet)) == sorted(references(sheet))


@pytest.mark.parametrize(("size", "uses"), [(240, 3), (59, 0)])
def test_a_tile_by_itself_has_what_it_uses(size: int, uses: int) -> None:
    document = tile_svg(tile("D"), 1, look=PlainLook(), size=size)
    assert parsed(document).get("width") == str(size)
    assert document.count("<use") == uses
    assert set(ids(document)) == references(document)


@pytest.mark.parametrize("size", [0, -5, 7, 961, 60.5, math.nan, math.inf, True, "60"])
def test_a_size_that_cannot_be(size: int) -> None:
    with pytest.raises(SetupError, match=re.escape(repr(size))) as refusal:
        tile_svg(tile("D"), look=PlainLook(), size=size)
    assert refusal.value.reason == "setup/tile-size"
    with pytest.raises(SetupError, match=re.escape(repr(size))):
        sheet_svg([tile("D")], PLAIN, tile_size=size)


@pytest.mark.parametrize("rotation", [-1, 4, 90, 1.5, 1.0, True, "x", None])
def test_a_rotation_that_cannot_be(rotation: int) -> None:
    with pytest.raises(SetupError, match=f"“{re.escape(repr(rotation))}” is no rotation") as refusal:
        tile_svg(tile("D"), rotation)
    assert refusal.value.reason == "setup/rotation"


def test_a_look_that_paints_other_tiles() -> None:
    why = "“D” cannot be painted in the look “stone”; the looks that suit it are summer, winter"
    with pytest.raises(SetupError, match=why) as refusal:
        tile_svg(tile("D"), look=STONE)
    assert refusal.value.reason == "setup/unsuitable-look"
    with pytest.raises(SetupError, match=why):
        sheet_svg([tile("D")], gallery_of("hunters"))


def test_a_sheet_has_tiles() -> None:
    with pytest.raises(SetupError, match="without tiles") as refusal:
        sheet_svg([], PLAIN)
    assert refusal.value.reason == "setup/no-tiles"


@pytest.mark.parametrize("columns", [0, -1, 2.5])
def test_a_sheet_has_columns(columns: int) -> None:
    with pytest.raises(SetupError, match=f"cannot have {columns} columns") as refusal:
        sheet_svg([tile("D")], PLAIN, columns=columns)
    assert refusal.value.reason == "setup/columns"


def test_a_tile_by_itself_is_painted_once() -> None:
    first = tile_svg(tile("D"), 1, look=WINTER)
    kept = gallery_of("winter").drawing(tile("D"), 1)
    assert kept.large in first
    assert tile_svg(tile("D"), 1, look=WINTER, size=59).count(kept.small) == 1
    assert gallery_of("winter").drawing(tile("D"), 1) is kept


def test_pictures_of_tiles_are_told_in_words() -> None:
    assert parsed(tile_svg(tile("D"), look=PlainLook()))[0].text == "Tile D."
    assert parsed(tile_svg(tile("D"), 1, look=PlainLook()))[0].text == "Tile D, turned by 90°."
    sheet = parsed(sheet_svg([tile("A"), tile("D")], PLAIN))
    assert (sheet.get("role"), sheet[0].text) == ("img", "2 tiles: A, D.")


def test_a_long_name_is_no_wider_than_its_tile() -> None:
    heights = [letter_height(name) for name in ("I", "D", "Winter-J", "Wide-Wide-Wide", "M" * 40)]
    assert heights[:3] == [NAME] * 3
    assert heights[2] > heights[3] > heights[4]
    width = width_of([CAPITALS["M"]] * 40) * heights[4] / HEIGHT
    assert width == pytest.approx(TILE, rel=0.05)


def letter_height(name: str) -> float:
    """How high the letters of a name below its tile are."""
    below = ElementTree.fromstring(sheet_tile(name, "", 0, 0))[-1].get("transform", "")
    return float(below.rpartition("scale(")[2].removesuffix(")")) * HEIGHT


@every_look
def test_a_tile_by_itself_is_small_and_has_only_what_it_uses(look: Look) -> None:
    for drawn in one_turn(look):
        large, small = (tile_svg(drawn.tile, drawn.rotation, look=look, size=size) for size in (240, 59))
        assert set(ids(large)) == references(large), drawn
        assert len(large.encode()) <= MOST_BYTES[look.name], drawn
        assert len(gzip.compress(large.encode())) <= MOST_COMPRESSED, drawn
        assert len(small.encode()) <= MOST_SMALL, drawn


def test_definitions_are_found_through_others() -> None:
    known = definitions('<g id="a"><use href="#b"/></g><g><path id="b" fill="url(#d)"/></g><g id="c"/><g id="d"/>')
    assert known.used_by('<use href="#a"/>') == (
        '<g id="a"><use href="#b"/></g><g><path id="b" fill="url(#d)"/></g><g id="d"/>'
    )
    assert known.used_by("#c0ffee #c") == '<g id="c"/>'
    assert known.used_by("") == definitions("").used_by("#a") == ""


def test_definitions_may_hold_any_letter() -> None:
    known = definitions('<g id="é">ő</g><g id="b">ü</g>')
    assert known.used_by("#b") == '<g id="b">ü</g>'
