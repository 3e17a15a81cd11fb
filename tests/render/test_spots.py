"""Followers stand on their own segments, and pennants fly beside them."""

import pytest

from bastide import Tile, edition
from bastide.render.plan import Plan, plan_of
from bastide.render.sizes import LARGE, SIZES, Size
from bastide.render.spots import badge, pennant_points, standing_point

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
        assert all(size.holds(point) for place in places for point in badge(place, size))


@every_tile
def test_a_follower_leaves_the_pennants_in_sight(tile: Tile) -> None:
    for plan in plans(tile, LARGE):
        for index, segment in enumerate(plan.segments):
            if segment.pennants:
                points = pennant_points(plan, index)
                assert len(points) == segment.pennants
                assert all(plan.owners[point] == index for point in points)
                assert not set(points) & set(badge(standing_point(plan, index), LARGE))
