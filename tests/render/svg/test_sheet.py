"""Sheets, tiles by themselves, and their definitions."""

import pytest

from bastide import edition, tile
from bastide.render.svg.definitions import definitions
from bastide.render.svg.sheet import sheet_svg
from bastide.render.svg.tile_document import tile_svg
from tests.render.svg.boards import PLAIN, SVG, ids, parsed, references
from tests.render.svg.plain_look import PlainLook


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
    document = tile_svg(tile("D"), 5, look=PlainLook(), size=size)
    assert parsed(document).get("width") == str(size)
    assert document.count("<use") == uses
    assert set(ids(document)) == references(document)
    assert document == tile_svg(tile("D"), 1, look=PlainLook(), size=size)


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
