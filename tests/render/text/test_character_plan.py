"""A flood fill of the plan in characters finds exactly the segments of the tile."""

from itertools import combinations

from bastide import Tile, tile
from bastide.render.text.character_plan import CharacterPlan, plan_of
from bastide.render.text.sizes import LARGE, Size, TextPoint, step
from bastide.tiles import Shape
from tests.render.text.helpers.drawings import every_size, every_tile, plans, regions


def points_of(plan: CharacterPlan, shape: Shape) -> dict[int, set[TextPoint]]:
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
def test_each_block_is_one_separate_region(tile: Tile) -> None:
    for plan in plans(tile, LARGE):
        blocks = points_of(plan, Shape.BLOCK)
        assert sorted(map(sorted, regions(set().union(*blocks.values())))) == sorted(map(sorted, blocks.values()))


@every_tile
@every_size
def test_blocks_reach_the_middle_of_their_own_sides_only(tile: Tile, size: Size) -> None:
    for plan in plans(tile, size):
        for index, points in points_of(plan, Shape.BLOCK).items():
            assert [side for side in range(4) if size.gate(side) in points] == list(plan.segments[index].sides)


@every_tile
@every_size
def test_paths_enter_in_the_middle_of_their_sides(tile: Tile, size: Size) -> None:
    for plan in plans(tile, size):
        for index, segment in enumerate(plan.segments):
            if segment.kind.shape == Shape.PATH:
                for side in segment.sides:
                    assert plan.owners[size.gate(side)] == index
                    assert side in plan.links[size.gate(side)]


@every_tile
@every_size
def test_rivers_end_at_their_lake_or_spring(tile: Tile, size: Size) -> None:
    for plan in plans(tile, size):
        springs = {plan.owners[point] for point in plan.springs}
        assert springs == {index for index, segment in enumerate(plan.segments) if segment.is_spring}
        for index, segment in enumerate(plan.segments):
            if segment.lake is not None:
                shore = {step(point, side) for point in plan.points_of(segment.lake) for side in range(4)}
                ends = shore & set(plan.points_of(index))
                assert any(plan.owners.get(step(end, way)) == segment.lake for end in ends for way in plan.links[end])


@every_tile
@every_size
def test_separate_lands_are_separate_in_every_size(tile: Tile, size: Size) -> None:
    for plan in plans(tile, size):
        for one, other in combinations(points_of(plan, Shape.LAND).values(), 2):
            assert not any(step(point, side) in other for point in one for side in range(4))


@every_tile
@every_size
def test_every_segment_is_visible_in_every_size(tile: Tile, size: Size) -> None:
    for plan in plans(tile, size):
        assert set(plan.owners.values()) == set(range(len(tile.segments)))


def test_rotated_tile_has_the_same_regions() -> None:
    upright, turned = (plan_of(tile("A"), rotation, LARGE) for rotation in (0, 1))
    assert sorted(set(upright.owners.values())) == sorted(set(turned.owners.values()))
    assert upright.owners != turned.owners
