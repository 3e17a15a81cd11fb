"""Pieces stand with their feet on their segments, as wholly as there is room, and hide next to nothing.

They are looked at as boxes, which are larger than the figures in them, in the large picture and in the small one.
"""

import math
from functools import partial
from itertools import combinations, product

import numpy as np

from bastide import Tile
from bastide.render.svg.boxes import TILE_BOX, Box
from bastide.render.svg.pieces import box_on_board, role_at
from bastide.render.svg.plan import PLAN_GRID
from bastide.render.svg.standing import share_on
from bastide.tiles import Shape, is_hut_place, segment_of
from tests.render.svg.drawn import Drawn, every_size, every_tile

# How much of a mark may be hidden, and how much of a piece may be outside the tile, by the look; in the small picture
# everything is larger, and there is less room. Some tiles are listed with bounds of their own: a river of theirs is
# shorter than a fisher is high, or too many fish swim beside it.
MOST_HIDDEN = {"summer": 0.05, "winter": 0.05, "stone": 0.15}
MOST_HIDDEN_SMALL = {"summer": 0.12, "winter": 0.12, "stone": 0.36}
MOST_HIDDEN_ON = {"1": 0.25}
MOST_OUTSIDE = {"summer": 0.01, "winter": 0.01, "stone": 0.11}
MOST_OUTSIDE_SMALL = {"summer": 0.12, "winter": 0.12, "stone": 0.31}
MOST_OUTSIDE_ON = {"1": 0.13, "71": 0.18, "Own-two-lakes": 0.18}
# How much of the place of one piece that of another may cover in the large picture, where people choose among them.
MOST_SHARED = {"summer": 0.05, "winter": 0.05, "stone": 0.54}
LEAST_APART = 20  # how far the middles of these are from each other, so that one can point at each
# How much of a piece that lies down is on its own land at least: some lands are narrower than it is long, and it gives
# way to animals, which nothing may hide.
LEAST_ON_LAND = {"summer": 0.43, "winter": 0.43, "stone": 0.36}
LEAST_ON_LAND_SMALL = {"summer": 0.42, "winter": 0.42, "stone": 0.21}


def boxes_of(drawn: Drawn, *, small: bool = False) -> dict[int, Box]:
    """What the piece at each place takes up."""
    spots = drawn.plan.small_spots if small else drawn.plan.spots
    return {place: box_on_board(role_at(drawn.tile, place), small=small).at(spot) for place, spot in spots.items()}


def hidden(one: Box, other: Box) -> float:
    """How much of the smaller box the other one covers."""
    return one.shared(other) / min(one.area, other.area)


def bound(drawn: Drawn, large: dict[str, float], small: dict[str, float] | None, own: dict[str, float]) -> float:
    """The bound for a picture of a tile, or of its own if it has one."""
    usual = (small or large)[drawn.look_name]
    return usual if small else own.get(drawn.tile.name, usual)


@every_size
@every_tile
def test_each_place_has_a_spot_and_its_piece_fits_on_the_tile(drawn: Drawn, *, small: bool) -> None:
    boxes = boxes_of(drawn, small=small)
    assert set(boxes) == set(drawn.tile.places)
    outside = {place: 1 - box.shared(TILE_BOX) / box.area for place, box in boxes.items()}
    most = bound(drawn, MOST_OUTSIDE, MOST_OUTSIDE_SMALL if small else None, MOST_OUTSIDE_ON)
    assert max(outside.values(), default=0) <= most + 1e-9, outside


@every_size
@every_tile
def test_each_spot_lies_on_its_segment(drawn: Drawn, *, small: bool) -> None:
    """A hut may stand anywhere on the water of its system: of a lake and the rivers that flow into it."""
    plan = drawn.plan
    spots = plan.small_spots if small else plan.spots
    under = {place: plan.owners.get(PLAN_GRID.cell_at(spot)) for place, spot in spots.items()}
    assert {place: owner for place, owner in under.items() if owner not in grounds(drawn.tile, place)} == {}


def grounds(tile: Tile, place: int) -> tuple[int, ...]:
    index = segment_of(place)
    return tile.nodes[tile.system_of[index]] if is_hut_place(place) else (index,)


@every_size
@every_tile
def test_pieces_that_lie_down_are_on_their_land(drawn: Drawn, *, small: bool) -> None:
    least = (LEAST_ON_LAND_SMALL if small else LEAST_ON_LAND)[drawn.look_name]
    spots = drawn.plan.small_spots if small else drawn.plan.spots
    for place in filter(partial(is_land, drawn.tile), drawn.tile.places):
        land = np.zeros((PLAN_GRID.count, PLAN_GRID.count), dtype=bool)
        for (column, row), owner in drawn.plan.owners.items():
            land[row, column] = owner == segment_of(place)
        shares = share_on(land, box_on_board(role_at(drawn.tile, place), small=small))
        column, row = PLAN_GRID.cell_at(spots[place])
        assert shares[row, column] >= least, place


def is_land(tile: Tile, place: int) -> bool:
    return tile.segments[segment_of(place)].kind.shape == Shape.LAND


@every_size
@every_tile
def test_no_piece_hides_a_mark(drawn: Drawn, *, small: bool) -> None:
    marks = [mark.of(small=small) for those in drawn.plan.marks.values() for mark in those]
    most = bound(drawn, MOST_HIDDEN, MOST_HIDDEN_SMALL if small else None, MOST_HIDDEN_ON)
    for (place, box), mark in product(boxes_of(drawn, small=small).items(), marks):
        assert not box.holds(mark.middle), place
        assert hidden(box, mark) <= most, place


@every_tile
def test_no_piece_stands_where_another_one_would(drawn: Drawn) -> None:
    for (place, box), (other_place, other) in combinations(boxes_of(drawn).items(), 2):
        assert hidden(box, other) <= MOST_SHARED[drawn.look_name], (place, other_place)
        assert math.dist(box.middle, other.middle) >= LEAST_APART, (place, other_place)


@every_tile
def test_everything_that_counts_has_a_mark_on_its_segment(drawn: Drawn) -> None:
    plan = drawn.plan
    for index, segment in enumerate(drawn.tile.segments):
        marks = plan.marks.get(index, ())
        things = segment.pennants + segment.fish + segment.gold + segment.mushrooms + len(segment.animals)
        assert len(marks) >= things + bool(segment.landmark)
        assert {plan.owners.get(PLAN_GRID.cell_at(mark.large.middle)) for mark in marks} <= {index}
