"""Pieces stand on their segments, and hide neither what must stay in sight nor each other."""

import math
from itertools import combinations

from bastide import Tile
from bastide.render.svg.plan import PLAN_GRID
from bastide.render.svg.points import TILE, Point
from bastide.tiles import is_hut_place, segment_of
from tests.render.svg.drawn import Drawn, every_tile

PIECE = 13  # the radius of a piece


@every_tile
def test_each_place_has_a_spot_and_its_piece_fits_on_the_tile(drawn: Drawn) -> None:
    spots = drawn.plan.spots
    assert set(spots) == set(drawn.tile.places)
    assert {place: spot for place, spot in spots.items() if not is_well_inside(spot)} == {}


def is_well_inside(spot: Point) -> bool:
    return all(PIECE <= coordinate <= TILE - PIECE for coordinate in spot)


@every_tile
def test_each_spot_lies_on_its_segment(drawn: Drawn) -> None:
    """A hut may stand anywhere on the water of its segment: at a lake, also where a river flows into it."""
    plan = drawn.plan
    under = {place: plan.owners.get(PLAN_GRID.cell_at(spot)) for place, spot in plan.spots.items()}
    assert {place: owner for place, owner in under.items() if owner not in grounds(drawn.tile, place)} == {}


def grounds(tile: Tile, place: int) -> tuple[int, ...]:
    index = segment_of(place)
    return tile.nodes[tile.system_of[index]] if is_hut_place(place) else (index,)


@every_tile
def test_no_piece_hides_a_mark(drawn: Drawn) -> None:
    plan = drawn.plan
    marks = [mark for those in plan.marks.values() for mark in those]
    assert [(place, mark) for place, spot in plan.spots.items() for mark in marks if hides(spot, mark)] == []


@every_tile
def test_no_spot_lies_under_the_piece_on_another(drawn: Drawn) -> None:
    spots = drawn.plan.spots
    assert [pair for pair in combinations(spots, 2) if hides(spots[pair[0]], spots[pair[1]])] == []


def hides(spot: Point, other: Point) -> bool:
    return math.dist(spot, other) < PIECE


@every_tile
def test_everything_that_counts_has_a_mark_on_its_segment(drawn: Drawn) -> None:
    plan = drawn.plan
    for index, segment in enumerate(drawn.tile.segments):
        marks = plan.marks.get(index, ())
        things = segment.pennants + segment.fish + segment.gold + segment.mushrooms + len(segment.animals)
        assert len(marks) >= things + bool(segment.landmark)
        assert {plan.owners.get(PLAN_GRID.cell_at(mark)) for mark in marks} <= {index}
