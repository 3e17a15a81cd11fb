"""Pieces: one for each role in every seat's colours, small, and always the same."""

import re
from xml.etree import ElementTree

import pytest

from bastide.render.svg.elements import document, element
from bastide.render.svg.geometry.boxes import Rectangle, path_bounds
from bastide.render.svg.geometry.points import TILE
from bastide.render.svg.pieces import ROLES, extent_on_board, piece, piece_symbols
from bastide.render.svg.pieces.seats import SEATS
from bastide.tiles import KINDS, RIVER_SYSTEM

MOST_BYTES = 2000
SIZES = (False, True)


def test_every_role_has_a_piece() -> None:
    assert set(ROLES) == {kind.role for kind in (*KINDS.values(), RIVER_SYSTEM) if kind.role}


@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize("small", SIZES)
def test_pieces_are_small(role: str, small: bool) -> None:
    symbols = piece_symbols([role], small=small)
    drawing = symbols[f"p-{role}-small" if small else f"p-{role}"]
    assert len(drawing) <= MOST_BYTES
    assert all(len(piece(role, seat, 123.4, 123.4, 0.75, small=small)) <= 200 for seat in range(len(SEATS)))


def test_ids_of_pieces_are_unique_and_used() -> None:
    pieces = "".join(piece(role, seat, 0, 0, small=small) for role in ROLES for seat in range(5) for small in SIZES)
    symbols = symbols_text(piece_symbols())
    names = re.findall(r' id="([^"]*)"', symbols)
    assert len(set(names)) == len(names)
    assert set(re.findall(r'href="#([^"]*)"', symbols + pieces)) == set(names)


def test_symbols_of_one_size_are_part_of_all() -> None:
    assert piece_symbols(["monk"], small=True).items() <= piece_symbols(["monk"]).items()
    assert "p-knight" not in piece_symbols(["monk"])


@pytest.mark.parametrize("small", SIZES)
def test_pieces_of_different_roles_have_different_outlines(small: bool) -> None:
    shapes = re.findall(r'<defs><path d="([^"]*)"', symbols_text(piece_symbols(small=small)))
    assert len(set(shapes)) == len(ROLES)


@pytest.mark.parametrize("seat", range(len(SEATS)))
def test_piece_has_colours_and_device_of_its_seat(seat: int) -> None:
    drawing = piece("knight", seat, 10, 20)
    look = SEATS[seat]
    assert f'color="{look.colour}"' in drawing
    assert f'href="#p-{look.device}"' in drawing
    assert f'fill="{look.ink}"' in drawing


def test_piece_and_device_scale_together() -> None:
    assert 'translate(120 52)scale(2)"' in piece("monk", 0, 120, 80, 2)
    assert 'translate(120 72)scale(2)"' in piece("monk", 0, 120, 80, 2)


def test_path_bounds_include_curves() -> None:
    assert path_bounds("M0 0H10V5L-2 8z") == Rectangle(-2, 0, 10, 8)
    assert path_bounds("M0 0C0 8 10 8 10 0S20-8 20 0z") == Rectangle(0, -6, 20, 6)
    assert path_bounds("M0 0Q5 10 10 0") == Rectangle(0, 0, 10, 5)


@pytest.mark.parametrize("role", ROLES)
def test_pieces_on_boards_have_a_readable_size(role: str) -> None:
    large, small = extent_on_board(role).large, extent_on_board(role).small
    for box, pixels in ((large, 90), (small, 50)):
        width, height = box.right - box.left, box.bottom - box.top
        assert max(width, height) * pixels / TILE >= 15
        assert max(width, height) <= TILE * 0.38
        assert box.top < 0 < box.bottom
        assert box.left < 0 < box.right


def test_pieces_use_no_fonts_filters_or_styles() -> None:
    tags = {each.tag for each in parse(symbols_text(piece_symbols())).iter()}
    assert tags <= {"svg", "symbol", "defs", "g", "path", "use", "ellipse"}


def parse(content: str) -> ElementTree.Element:
    """Parse content, without the namespace in the tags."""
    whole = document(240, 240, element("defs", content)).replace(' xmlns="http://www.w3.org/2000/svg"', "")
    return ElementTree.fromstring(whole)[0]


def symbols_text(symbols: dict[str, str]) -> str:
    return "".join(symbols.values())
