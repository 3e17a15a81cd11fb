"""Pieces stand on their segments with their whole boxes, and hide neither what must be seen nor each other."""

import math
from itertools import combinations, product

from bastide import Tile
from bastide.render.svg.boxes import TILE_BOX, Box
from bastide.render.svg.pieces import extent_on_board, role_at
from bastide.render.svg.plan import PLAN_GRID
from bastide.tiles import is_hut_place, segment_of
from tests.render.svg.drawn import Drawn, every_tile

# How much of a piece or a mark may be hidden, or outside the tile, by the look. Tiles of the stone age are crowded:
# some have nine places round a lake, of which only one is ever taken, and rivers shorter than a fisher is high.
MOST_HIDDEN_OF_MARKS = {"summer": 0.05, "winter": 0.05, "stone": 0.4}
MOST_HIDDEN_OF_PIECES = {"summer": 0.1, "winter": 0.1, "stone": 0.66}
MOST_OUTSIDE = {"summer": 0.0, "winter": 0.0, "stone": 0.18}
LEAST_APART = 18  # how far the middles of pieces are from each other, so that one can point at each


def boxes_of(drawn: Drawn) -> dict[int, Box]:
    """What the piece at each place takes up."""
    extents = {place: extent_on_board(role_at(drawn.tile, place)).at(spot) for place, spot in drawn.plan.spots.items()}
    return {place: extent.large for place, extent in extents.items()}


def hidden(one: Box, other: Box) -> float:
    """How much of the smaller box the other one covers."""
    return one.shared(other) / min(one.area, other.area)


@every_tile
def test_each_place_has_a_spot_and_its_piece_fits_on_the_tile(drawn: Drawn) -> None:
    boxes = boxes_of(drawn)
    assert set(boxes) == set(drawn.tile.places)
    outside = {place: 1 - box.shared(TILE_BOX) / box.area for place, box in boxes.items()}
    assert max(outside.values(), default=0) <= MOST_OUTSIDE[drawn.look_name] + 1e-9, outside


@every_tile
def test_each_spot_lies_on_its_segment(drawn: Drawn) -> None:
    """A hut may stand anywhere on the water of its system: of a lake and the rivers that flow into it."""
    plan = drawn.plan
    under = {place: plan.owners.get(PLAN_GRID.cell_at(spot)) for place, spot in plan.spots.items()}
    assert {place: owner for place, owner in under.items() if owner not in grounds(drawn.tile, place)} == {}


def grounds(tile: Tile, place: int) -> tuple[int, ...]:
    index = segment_of(place)
    return tile.nodes[tile.system_of[index]] if is_hut_place(place) else (index,)


@every_tile
def test_no_piece_hides_a_mark(drawn: Drawn) -> None:
    marks = [mark.large for those in drawn.plan.marks.values() for mark in those]
    for (place, box), mark in product(boxes_of(drawn).items(), marks):
        assert not box.holds(mark.middle), place
        assert hidden(box, mark) <= MOST_HIDDEN_OF_MARKS[drawn.look_name], place


@every_tile
def test_no_piece_stands_where_another_one_would(drawn: Drawn) -> None:
    for (place, box), (other_place, other) in combinations(boxes_of(drawn).items(), 2):
        assert hidden(box, other) <= MOST_HIDDEN_OF_PIECES[drawn.look_name], (place, other_place)
        assert math.dist(box.middle, other.middle) >= LEAST_APART, (place, other_place)


@every_tile
def test_everything_that_counts_has_a_mark_on_its_segment(drawn: Drawn) -> None:
    plan = drawn.plan
    for index, segment in enumerate(drawn.tile.segments):
        marks = plan.marks.get(index, ())
        things = segment.pennants + segment.fish + segment.gold + segment.mushrooms + len(segment.animals)
        assert len(marks) >= things + bool(segment.landmark)
        assert {plan.owners.get(PLAN_GRID.cell_at(mark.middle)) for mark in marks} <= {index}
