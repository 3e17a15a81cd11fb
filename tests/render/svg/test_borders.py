"""Sides of the same kind look the same in Chromium, so that boards have no seams."""

import numpy as np
import pytest

from bastide import tile
from bastide.render.svg.tiles.looks import TileLook
from tests.render.svg.helpers.drawn_tile import DrawnTile, all_turns, every_look, every_size, one_turn
from tests.render.svg.helpers.painter import Painter
from tests.render.svg.helpers.side_comparison import TileSide, mismatches, sides


@pytest.mark.browser
@every_look
@every_size
def test_sides_of_a_kind_look_the_same(look: TileLook, painter: Painter, *, small: bool) -> None:
    found = mismatches(sides(painter, one_turn(look), small=small))
    assert not found, "\n".join(map(str, found))


@pytest.mark.browser
@pytest.mark.deep
@every_look
@every_size
def test_sides_of_a_kind_look_the_same_in_all_rotations(look: TileLook, painter: Painter, *, small: bool) -> None:
    found = mismatches(sides(painter, all_turns(look), small=small))
    assert not found, "\n".join(map(str, found))


def test_different_sides_are_found() -> None:
    norths, souths = ([plain(rotation, side) for rotation in range(3)] for side in (0, 2))
    souths[0].pixels[10:19] = 90
    souths[1].pixels[10:18] = 90  # one pixel less is tolerated
    souths[2].pixels[10:19] = 100  # slightly darker
    found = mismatches([*norths, *souths])
    assert [(str(each.side), each.others, each.pixels) for each in found] == [("summer-B-0 S", 3, 9)]


def plain(rotation: int, side: int) -> TileSide:
    """Return a side of a field in one colour."""
    return TileSide(DrawnTile("summer", tile("B"), rotation), side, np.full((192, 3), 120, np.int16))
