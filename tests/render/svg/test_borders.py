"""Sides of the same kind look the same in Chromium, so that a board shows no seams."""

import numpy as np
import pytest

from bastide import tile
from bastide.render.svg.look import Look
from tests.render.svg.borders import Side, mismatches, sides
from tests.render.svg.drawn import Drawn, all_turns, every_look, every_size, one_turn
from tests.render.svg.painting import Painter


@pytest.mark.browser
@every_look
@every_size
def test_sides_of_a_kind_look_the_same(look: Look, painter: Painter, *, small: bool) -> None:
    found = mismatches(sides(painter, one_turn(look), small=small))
    assert not found, "\n".join(map(str, found))


@pytest.mark.browser
@pytest.mark.deep
@every_look
@every_size
def test_sides_of_a_kind_look_the_same_in_all_turns(look: Look, painter: Painter, *, small: bool) -> None:
    found = mismatches(sides(painter, all_turns(look), small=small))
    assert not found, "\n".join(map(str, found))


def test_sides_that_look_otherwise_are_found() -> None:
    norths, souths = ([plain(rotation, side) for rotation in range(3)] for side in (0, 2))
    souths[0].pixels[10:19] = 90
    souths[1].pixels[10:18] = 90  # one pixel less, as few as may be
    souths[2].pixels[10:19] = 100  # hardly darker
    found = mismatches([*norths, *souths])
    assert [(str(each.side), each.others, each.pixels) for each in found] == [("summer-B-0 S", 3, 9)]


def plain(rotation: int, side: int) -> Side:
    """A side of a field, all in one colour."""
    return Side(Drawn("summer", tile("B"), rotation), side, np.full((192, 3), 120, np.int16))
