"""Followers stand on their own segments, and pennants fly beside them."""

import pytest

from bastide import Tile, edition, tile
from bastide.render.plan import Plan, plan_of
from bastide.render.sizes import LARGE, SIZES, SMALL, Size
from bastide.render.spots import badge, pennant_points, standing_point
from bastide.tiles import Shape

TILES = edition("winter").tiles
every_tile = pytest.mark.parametrize("tile", TILES, ids=str)


def plans(tile: Tile, size: Size) -> list[Plan]:
    """The plans of a tile in all rotations."""
    return [plan_of(tile, rotation, size) for rotation in range(4)]


@every_tile
def test_a_follower_stands_on_its_segment(tile: Tile) -> None:
    for plan in plans(tile, LARGE):
        for segment in range(len(tile.segments)):
            assert plan.owners[standing_point(plan, segment)] == segment


@every_tile
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_followers_are_drawn_inside_the_tile_and_never_at_the_same_place(tile: Tile, size: Size) -> None:
    for plan in plans(tile, size):
        places = [standing_point(plan, segment) for segment in range(len(tile.segments))]
        assert len(set(places)) == len(places)
        assert all(size.holds(point) for segment in range(len(places)) for point in badge(plan, segment))


@every_tile
def test_a_follower_leaves_the_pennants_in_sight(tile: Tile) -> None:
    for plan in plans(tile, LARGE):
        for index, segment in enumerate(plan.segments):
            if segment.pennants:
                points = pennant_points(plan, index)
                assert len(points) == segment.pennants
                assert all(plan.owners[point] == index for point in points)
                assert not set(points) & set(badge(plan, index))


def test_in_a_small_drawing_brackets_take_only_ground_of_their_own() -> None:
    """A monk has room for them, a knight in a small city at a side has not."""
    monastery, city = (plan_of(tile(name), 1, SMALL) for name in ("B", "E"))
    assert [
        len(badge(monastery, segment_of(monastery, Shape.SITE))),
        len(badge(city, segment_of(city, Shape.BLOCK))),
    ] == [3, 1]


def segment_of(plan: Plan, shape: Shape) -> int:
    return next(index for index, segment in enumerate(plan.segments) if segment.kind.shape == shape)
