"""The drawn geometry tells the same as the data: a flood fill of the drawing finds exactly the segments of the tile."""

from collections.abc import Iterable, Iterator
from itertools import combinations

import pytest

from bastide import Tile, edition
from bastide.render.plan import Plan, plan_of
from bastide.render.sizes import LARGE, SIZES, Point, Size, step
from bastide.tiles import Shape

TILES = edition("winter").tiles + edition("hunters").tiles
every_tile = pytest.mark.parametrize("tile", TILES, ids=str)


def plans(tile: Tile, size: Size) -> list[Plan]:
    """The plans of a tile in all rotations."""
    return [plan_of(tile, rotation, size) for rotation in range(4)]


def regions(points: Iterable[Point]) -> Iterator[set[Point]]:
    """The parts of a set of points that hang together."""
    free = set(points)
    while free:
        region, waiting = set(), [free.pop()]
        while waiting:
            region.add(waiting.pop())
            beside = {step(point, side) for point in region for side in range(4)} & free
            free -= beside
            waiting.extend(beside)
        yield region


def hangs_together(points: set[Point]) -> bool:
    """Whether one can go from each of some points to every other one, also from corner to corner."""
    near = {(column, row) for column in (-1, 0, 1) for row in (-1, 0, 1)}
    reached = {min(points)}
    while more := {(x + right, y + down) for x, y in reached for right, down in near} & points - reached:
        reached |= more
    return reached == points


def points_of(plan: Plan, shape: Shape) -> dict[int, set[Point]]:
    return {
        index: set(plan.points_of(index)) for index, segment in enumerate(plan.segments) if segment.kind.shape == shape
    }


@every_tile
def test_each_land_is_one_region_and_reaches_its_half_sides(tile: Tile) -> None:
    for plan in plans(tile, LARGE):
        lands = points_of(plan, Shape.LAND)
        assert sorted(map(sorted, regions(set().union(*lands.values())))) == sorted(map(sorted, lands.values()))
        for index, points in lands.items():
            for half in plan.segments[index].halves:
                assert points & set(LARGE.half(half))


@every_tile
def test_each_block_is_one_region_and_apart_from_others(tile: Tile) -> None:
    for plan in plans(tile, LARGE):
        blocks = points_of(plan, Shape.BLOCK)
        for index, points in blocks.items():
            assert hangs_together(points)
            for side in range(4):
                assert (LARGE.gate(side) in points) == (side in plan.segments[index].sides)
        for one, other in combinations(blocks.values(), 2):
            assert not any(step(point, side) in other for point in one for side in range(4))


@every_tile
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_paths_enter_in_the_middle_of_their_sides(tile: Tile, size: Size) -> None:
    for plan in plans(tile, size):
        for index, segment in enumerate(plan.segments):
            if segment.kind.shape == Shape.PATH:
                for side in segment.sides:
                    assert plan.owners[size.gate(side)] == index
                    assert side in plan.links[size.gate(side)]


@every_tile
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_rivers_end_at_the_shore_of_their_lake_or_with_a_spring(tile: Tile, size: Size) -> None:
    for plan in plans(tile, size):
        springs = {plan.owners[point] for point in plan.springs}
        assert springs == {index for index, segment in enumerate(plan.segments) if segment.is_spring}
        for index, segment in enumerate(plan.segments):
            if segment.lake is not None:
                shore = {step(point, side) for point in plan.points_of(segment.lake) for side in range(4)}
                ends = shore & set(plan.points_of(index))
                assert any(plan.owners.get(step(end, way)) == segment.lake for end in ends for way in plan.links[end])


@every_tile
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_lands_that_the_tile_parts_are_parted_in_every_size(tile: Tile, size: Size) -> None:
    for plan in plans(tile, size):
        for one, other in combinations(points_of(plan, Shape.LAND).values(), 2):
            assert not any(step(point, side) in other for point in one for side in range(4))


@every_tile
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_every_segment_can_be_seen_in_every_size(tile: Tile, size: Size) -> None:
    for plan in plans(tile, size):
        assert set(plan.owners.values()) == set(range(len(tile.segments)))


def test_a_turned_tile_is_not_the_picture_turned_but_has_the_same_regions() -> None:
    upright, turned = (plan_of(TILES[0], rotation, LARGE) for rotation in (0, 1))
    assert sorted(set(upright.owners.values())) == sorted(set(turned.owners.values()))
    assert upright.owners != turned.owners
