"""The pieces: one for each role, in every seat's colours, small enough, and always the same."""

import re
from xml.etree import ElementTree

import pytest

from bastide.render.svg.boxes import Box, box_of_path
from bastide.render.svg.elements import document, element
from bastide.render.svg.pieces import ROLES, extent_on_board, piece, piece_symbols
from bastide.render.svg.points import TILE
from bastide.render.svg.seats import SEATS
from bastide.tiles.model import KINDS, RIVER_SYSTEM

MOST_BYTES = 2000
SIZES = (False, True)


def test_every_role_of_the_games_has_a_piece() -> None:
    assert set(ROLES) == {kind.role for kind in (*KINDS.values(), RIVER_SYSTEM) if kind.role}


@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize("small", SIZES)
def test_pieces_are_small(role: str, small: bool) -> None:
    symbols = {each.get("id"): ElementTree.tostring(each) for each in parsed(piece_symbols([role], small=small))}
    drawing = next(data for name, data in symbols.items() if name and name.startswith(f"p-{role}"))
    assert len(drawing) <= MOST_BYTES
    assert all(len(piece(role, seat, 123.4, 123.4, 0.75, small=small)) <= 200 for seat in range(len(SEATS)))


def test_everything_that_pieces_use_is_there_once() -> None:
    pieces = "".join(piece(role, seat, 0, 0, small=small) for role in ROLES for seat in range(5) for small in SIZES)
    names = re.findall(r' id="([^"]*)"', piece_symbols())
    assert len(set(names)) == len(names)
    assert set(re.findall(r'href="#([^"]*)"', piece_symbols() + pieces)) == set(names)


def test_symbols_of_one_size_and_role_are_part_of_all() -> None:
    assert piece_symbols(["monk"], small=True) in piece_symbols(["monk"])
    assert "p-knight" not in piece_symbols(["monk"])


@pytest.mark.parametrize("small", SIZES)
def test_pieces_of_different_roles_have_different_outlines(small: bool) -> None:
    shapes = re.findall(r'<defs><path d="([^"]*)"', piece_symbols(small=small))
    assert len(set(shapes)) == len(ROLES)


@pytest.mark.parametrize("seat", range(len(SEATS)))
def test_a_piece_wears_the_colours_and_the_device_of_its_seat(seat: int) -> None:
    drawing = piece("knight", seat, 10, 20)
    look = SEATS[seat]
    assert f'color="{look.colour}"' in drawing
    assert f'href="#p-{look.device}"' in drawing
    assert f'fill="{look.ink}"' in drawing


def test_a_piece_stands_on_its_spot_and_its_device_grows_with_it() -> None:
    assert 'translate(120 52)scale(2)"' in piece("monk", 0, 120, 80, 2)
    assert 'translate(120 72)scale(2)"' in piece("monk", 0, 120, 80, 2)


def test_the_box_of_a_path_goes_round_its_curves() -> None:
    assert box_of_path("M0 0H10V5L-2 8z") == Box(-2, 0, 10, 8)
    assert box_of_path("M0 0C0 8 10 8 10 0S20-8 20 0z") == Box(0, -6, 20, 6)
    assert box_of_path("M0 0Q5 10 10 0") == Box(0, 0, 10, 5)


@pytest.mark.parametrize("role", ROLES)
def test_pieces_on_boards_can_be_read_and_leave_room_for_others(role: str) -> None:
    large, small = extent_on_board(role).large, extent_on_board(role).small
    for box, pixels in ((large, 90), (small, 50)):
        width, height = box.right - box.left, box.bottom - box.top
        assert max(width, height) * pixels / TILE >= 15
        assert max(width, height) <= TILE * 0.38
        assert box.top < 0 < box.bottom
        assert box.left < 0 < box.right


def test_pieces_use_no_fonts_filters_or_styles() -> None:
    tags = {each.tag for each in parsed(piece_symbols()).iter()}
    assert tags <= {"svg", "symbol", "defs", "g", "path", "use", "ellipse"}


def parsed(content: str) -> ElementTree.Element:
    """What is in a document, without the name space in the tags."""
    whole = document(240, 240, element("defs", content)).replace(' xmlns="http://www.w3.org/2000/svg"', "")
    return ElementTree.fromstring(whole)[0]
