"""Pictures of the stone age: what is drawn is what the data say, in every turn."""

import math
from collections import Counter
from collections.abc import Iterator

import pytest

from bastide import edition
from bastide.render.svg.grid import Cell
from bastide.render.svg.plan import PLAN_GRID, Plan
from bastide.render.svg.stone import STONE
from bastide.render.svg.stone.spots import lie_of
from bastide.tiles import KINDS, Segment, Shape, Tile, segment_of

TILES = edition("hunters").tiles
LAST = PLAN_GRID.count - 1
FOREST, RIVER, MEADOW, LAKE = (KINDS[name] for name in ("forest", "river", "meadow", "lake"))


def turns() -> Iterator[object]:
    """Every tile in every turn; all turns but one are for the long tests."""
    for number, tile in enumerate(TILES):
        for rotation in range(4):
            marks = () if rotation == number % 4 else (pytest.mark.deep,)
            yield pytest.param(tile, rotation, id=f"{tile}-{rotation}", marks=marks)


every_turn = pytest.mark.parametrize(("tile", "rotation"), list(turns()))
every_tile = pytest.mark.parametrize("tile", TILES, ids=str)


def side_cells(side: int, start: int = 0, stop: int = PLAN_GRID.count) -> list[Cell]:
    """The cells along a side, clockwise."""
    along = range(start, stop)
    return [((n, 0), (LAST, n), (LAST - n, LAST), (0, LAST - n))[side] for n in along]


def half_cells(half: int) -> list[Cell]:
    """The cells along a half side, but for those at its ends."""
    side, second = divmod(half, 2)
    return side_cells(side, 35, 56) if second else side_cells(side, 4, 25)


def drawn(plan: Plan, index: int) -> list[Cell]:
    return [cell for cell, owner in plan.owners.items() if owner == index]


@every_turn
def test_every_segment_is_drawn_as_one_region(tile: Tile, rotation: int) -> None:
    plan = STONE.plan(tile, rotation)
    assert len(plan.owners) == PLAN_GRID.count**2
    for index in range(len(tile.segments)):
        assert len(PLAN_GRID.regions(drawn(plan, index))) == 1, tile.segments[index]


@every_turn
def test_a_flood_of_the_open_ground_gives_the_meadows_of_the_data(tile: Tile, rotation: int) -> None:
    plan = STONE.plan(tile, rotation)
    meadows = [index for index, segment in enumerate(tile.segments) if segment.kind.shape == Shape.LAND]
    open_ground = [cell for cell, owner in plan.owners.items() if owner in meadows]
    found = [
        tuple(half for half in range(8) if region.issuperset(half_cells(half)))
        for region in PLAN_GRID.regions(open_ground)
    ]
    assert Counter(found) == Counter(tile.segments[index].turned(rotation).halves for index in meadows)


@every_turn
def test_what_reaches_a_side_in_the_data_reaches_it_in_the_picture(tile: Tile, rotation: int) -> None:
    plan = STONE.plan(tile, rotation)
    for index, segment in enumerate(tile.segments):
        cells = set(drawn(plan, index))
        turned = segment.turned(rotation)
        for side in turned.sides:
            wanted = side_cells(side, 3, 57) if segment.kind == FOREST else side_cells(side, 27, 33)
            assert cells.issuperset(wanted)
        for half in turned.halves:
            assert cells.issuperset(half_cells(half))


@every_turn
def test_sides_of_one_kind_look_the_same(tile: Tile, rotation: int) -> None:
    plan = STONE.plan(tile, rotation)
    for side in range(4):
        kinds = [tile.segments[plan.owners[cell]].kind.name for cell in side_cells(side, 3, 57)]
        assert kinds == kinds[::-1]
        assert set(kinds) <= {tile.sides[(side - rotation) % 4].name, "meadow"}


@every_tile
def test_lakes_lie_between_their_rivers(tile: Tile) -> None:
    plan = STONE.plan(tile, 0)
    for index, segment in enumerate(tile.segments):
        if segment.lake is not None:
            beside = {plan.owners[near] for cell in drawn(plan, index) for near in PLAN_GRID.beside(cell)}
            assert segment.lake in beside


@every_turn
def test_every_place_has_a_spot_in_its_segment_clear_of_marks_and_others(tile: Tile, rotation: int) -> None:
    plan = STONE.plan(tile, rotation)
    assert tuple(plan.spots) == tile.places
    for place, spot in plan.spots.items():
        assert plan.owners[PLAN_GRID.cell_at(spot)] == segment_of(place)
    spots = list(plan.spots.values())
    assert all(math.dist(one, other) >= 20 for number, one in enumerate(spots) for other in spots[:number])
    marks = [mark for points in plan.marks.values() for mark in points]
    assert all(math.dist(spot, mark) >= 20 for spot in spots for mark in marks)


@every_turn
def test_marks_are_those_of_the_data_and_on_their_segments(tile: Tile, rotation: int) -> None:
    marks = lie_of(tile, rotation).marks
    plan = STONE.plan(tile, rotation)
    assert Counter((mark.segment, mark.name) for mark in marks if mark.name != tile.landmark) == Counter(marks_of(tile))
    assert sum(mark.name == tile.landmark for mark in marks) == bool(tile.landmark)
    for index, points in plan.marks.items():
        assert all(plan.owners[PLAN_GRID.cell_at(point)] == index for point in points)


def marks_of(tile: Tile) -> Iterator[tuple[int, str]]:
    for index, segment in enumerate(tile.segments):
        names = ["gold"] * segment.gold + ["mushrooms"] * segment.mushrooms + ["fish"] * segment.fish
        for name in (*names, *segment.animals, *([segment.landmark] if segment.landmark else [])):
            yield index, name


@every_tile
def test_animals_have_room(tile: Tile) -> None:
    assert all(mark.scale >= 0.85 for mark in lie_of(tile, 0).marks)


INVENTED = (
    Tile("all forest", 1, (FOREST,) * 4, (Segment(FOREST, (0, 1, 2, 3), gold=1, mushrooms=1),)),
    Tile(
        "lake of six fish",
        1,
        (RIVER, MEADOW, MEADOW, MEADOW),
        (
            Segment(RIVER, (0,), lake=1),
            Segment(LAKE, fish=6),
            Segment(MEADOW, halves=tuple(range(8)), animals=("deer", "deer", "tiger")),
        ),
    ),
    Tile(
        "spring and river",
        1,
        (RIVER, RIVER, RIVER, MEADOW),
        (
            Segment(RIVER, (1, 2)),
            Segment(RIVER, (0,)),
            Segment(MEADOW, halves=(0, 1, 2, 5, 6, 7)),
            Segment(MEADOW, halves=(3, 4), animals=("aurochs",)),
        ),
    ),
    Tile(
        "four forests",
        1,
        (FOREST,) * 4,
        (*(Segment(FOREST, (side,)) for side in range(4)), Segment(MEADOW, animals=("mammoth",))),
    ),
)


@pytest.mark.parametrize("tile", INVENTED, ids=str)
def test_a_new_tile_gets_a_picture(tile: Tile) -> None:
    for rotation in range(4):
        test_every_segment_is_drawn_as_one_region(tile, rotation)
        test_a_flood_of_the_open_ground_gives_the_meadows_of_the_data(tile, rotation)
        test_every_place_has_a_spot_in_its_segment_clear_of_marks_and_others(tile, rotation)
        assert STONE.tile(tile, rotation)
