"""Pieces stand on their segments, as completely as possible, and hide almost nothing.

The tests use rectangles, which are larger than the figures, in the large picture and in the small one.
"""

import math
from functools import partial
from itertools import combinations, product

import numpy as np

from bastide import Tile
from bastide.render.svg.geometry.boxes import TILE_BOX, Rectangle
from bastide.render.svg.geometry.grid import PLAN_GRID
from bastide.render.svg.pieces import box_on_board, role_at
from bastide.render.svg.tiles.label_placement import share_on
from bastide.tiles import Shape, is_hut_place, segment_of
from tests.render.svg.helpers.drawn_tile import DrawnTile, every_size, every_tile

# Largest hidden share of a mark, and share of a piece outside the tile, by look. In the small picture everything is
# larger and there is less room. Some tiles have their own limits, because a river is shorter than a fisher is high, or
# too many fish are beside it.
MOST_HIDDEN = {"summer": 0.05, "winter": 0.05, "stone": 0.15}
MOST_HIDDEN_SMALL = {"summer": 0.12, "winter": 0.12, "stone": 0.36}
MOST_HIDDEN_ON = {"1": 0.25}
MOST_OUTSIDE = {"summer": 0.01, "winter": 0.01, "stone": 0.11}
MOST_OUTSIDE_SMALL = {"summer": 0.12, "winter": 0.12, "stone": 0.31}
MOST_OUTSIDE_ON = {"1": 0.13, "71": 0.18, "Own-two-lakes": 0.18}
# Largest share of one piece's position that another may cover in the large picture, where players choose a place.
MOST_SHARED = {"summer": 0.05, "winter": 0.05, "stone": 0.54}
LEAST_APART = 20  # distance of the middles of positions, so that players can point at each
# Smallest share of a lying piece on its own land: some lands are narrower than the piece, and it must not hide
# animals.
LEAST_ON_LAND = {"summer": 0.43, "winter": 0.43, "stone": 0.36}
LEAST_ON_LAND_SMALL = {"summer": 0.42, "winter": 0.42, "stone": 0.21}


def boxes_of(drawn: DrawnTile, *, small: bool = False) -> dict[int, Rectangle]:
    """Return the bounds of the piece at each place."""
    spots = drawn.plan.small_spots if small else drawn.plan.spots
    return {place: box_on_board(role_at(drawn.tile, place), small=small).at(spot) for place, spot in spots.items()}


def hidden_share(one: Rectangle, other: Rectangle) -> float:
    """Return the share of the smaller rectangle that the other one covers."""
    return one.shared_area(other) / min(one.area, other.area)


def limit_for(
    drawn: DrawnTile, large: dict[str, float], small: dict[str, float] | None, own: dict[str, float]
) -> float:
    """Return the limit for a picture of a tile."""
    usual = (small or large)[drawn.look_name]
    return usual if small else own.get(drawn.tile.name, usual)


@every_size
@every_tile
def test_each_place_has_a_position_inside_the_tile(drawn: DrawnTile, *, small: bool) -> None:
    boxes = boxes_of(drawn, small=small)
    assert set(boxes) == set(drawn.tile.places)
    outside = {place: 1 - box.shared_area(TILE_BOX) / box.area for place, box in boxes.items()}
    most = limit_for(drawn, MOST_OUTSIDE, MOST_OUTSIDE_SMALL if small else None, MOST_OUTSIDE_ON)
    assert max(outside.values(), default=0) <= most + 1e-9, outside


@every_size
@every_tile
def test_each_position_is_on_its_segment(drawn: DrawnTile, *, small: bool) -> None:
    """A hut may stand anywhere on the water of its system: a lake and its rivers."""
    plan = drawn.plan
    spots = plan.small_spots if small else plan.spots
    under = {place: plan.owners.get(PLAN_GRID.cell_at(spot)) for place, spot in spots.items()}
    assert {place: owner for place, owner in under.items() if owner not in allowed_segments(drawn.tile, place)} == {}


def allowed_segments(tile: Tile, place: int) -> tuple[int, ...]:
    index = segment_of(place)
    return tile.nodes[tile.system_of[index]] if is_hut_place(place) else (index,)


@every_size
@every_tile
def test_lying_pieces_are_on_their_land(drawn: DrawnTile, *, small: bool) -> None:
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
def test_no_piece_hides_a_mark(drawn: DrawnTile, *, small: bool) -> None:
    marks = [mark.of(small=small) for those in drawn.plan.marks.values() for mark in those]
    most = limit_for(drawn, MOST_HIDDEN, MOST_HIDDEN_SMALL if small else None, MOST_HIDDEN_ON)
    for (place, box), mark in product(boxes_of(drawn, small=small).items(), marks):
        assert not box.contains(mark.middle), place
        assert hidden_share(box, mark) <= most, place


@every_tile
def test_positions_of_pieces_are_distinct(drawn: DrawnTile) -> None:
    for (place, box), (other_place, other) in combinations(boxes_of(drawn).items(), 2):
        assert hidden_share(box, other) <= MOST_SHARED[drawn.look_name], (place, other_place)
        assert math.dist(box.middle, other.middle) >= LEAST_APART, (place, other_place)


@every_tile
def test_everything_that_scores_has_a_mark_on_its_segment(drawn: DrawnTile) -> None:
    plan = drawn.plan
    for index, segment in enumerate(drawn.tile.segments):
        marks = plan.marks.get(index, ())
        things = segment.pennants + segment.fish + segment.gold + segment.mushrooms + len(segment.animals)
        assert len(marks) >= things + bool(segment.landmark)
        assert {plan.owners.get(PLAN_GRID.cell_at(mark.large.middle)) for mark in marks} <= {index}
