"""Followers and huts stand on their own segments."""

import pytest

from bastide import Tile, edition, tile
from bastide.render.plan import Plan, plan_of
from bastide.render.signs import DEVICES, HUT
from bastide.render.sizes import LARGE, SIZES, SMALL, Size
from bastide.render.spots import badge, standing_point
from bastide.render.tile_glyphs import piece_drawing, tile_drawing
from bastide.rules.table import Follower
from bastide.tiles import Shape

TILES = edition("winter").tiles + edition("hunters").tiles
every_tile = pytest.mark.parametrize("tile", TILES, ids=str)


def standing_room(tile: Tile) -> list[int]:
    """The segments on which a follower may stand."""
    return [index for index, segment in enumerate(tile.segments) if segment.kind.role]


def plans(tile: Tile, size: Size) -> list[Plan]:
    """The plans of a tile in all rotations."""
    return [plan_of(tile, rotation, size) for rotation in range(4)]


@every_tile
def test_a_follower_stands_on_its_segment(tile: Tile) -> None:
    for plan in plans(tile, LARGE):
        for segment in standing_room(tile):
            assert plan.owners[standing_point(plan, segment)] == segment


@every_tile
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_followers_are_drawn_inside_the_tile_and_never_at_the_same_place(tile: Tile, size: Size) -> None:
    for plan in plans(tile, size):
        places = [standing_point(plan, segment) for segment in standing_room(tile)]
        assert len(set(places)) == len(places)
        assert all(size.holds(point) for segment in standing_room(tile) for point in badge(plan, segment))


@every_tile
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_hut_is_a_house_beside_the_device_of_its_seat_at_its_water(tile: Tile, size: Size) -> None:
    for rotation, plan in enumerate(plans(tile, size)):
        for index in (index for index, segment in enumerate(tile.segments) if segment.kind.is_water):
            drawn = piece_drawing(tile, rotation, size, Follower(2, index, is_hut=True))
            assert "".join(glyph.character for _, glyph in drawn) == HUT + DEVICES[2]
            assert {glyph.style for _, glyph in drawn} == {"seat2"}
            assert all(size.holds(point) for point, _ in drawn)
            assert any(plan.owners.get(point) == index for point, _ in drawn)


@every_tile
def test_a_hut_hides_no_fish_and_no_animal(tile: Tile) -> None:
    for rotation in range(4):
        standing = {point for point, glyph in tile_drawing(tile, rotation, LARGE) if glyph.character in "DMAT1234"}
        for index in (index for index, segment in enumerate(tile.segments) if segment.kind.is_water):
            drawn = piece_drawing(tile, rotation, LARGE, Follower(0, index, is_hut=True))
            assert standing.isdisjoint(point for point, _ in drawn)


def test_in_a_small_drawing_brackets_take_only_ground_of_their_own() -> None:
    """A monk has room for them, a knight in a small city at a side has not."""
    monastery, city = (plan_of(tile(name), 1, SMALL) for name in ("B", "E"))
    assert [
        len(badge(monastery, segment_of(monastery, Shape.SITE))),
        len(badge(city, segment_of(city, Shape.BLOCK))),
    ] == [3, 1]


def segment_of(plan: Plan, shape: Shape) -> int:
    return next(index for index, segment in enumerate(plan.segments) if segment.kind.shape == shape)
