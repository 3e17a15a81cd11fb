"""Followers and huts stand on their own segments."""

from bastide import Tile, tile
from bastide.render.text.plan import Plan, plan_of
from bastide.render.text.signs import DEVICES, HUT
from bastide.render.text.sizes import LARGE, SMALL, Size
from bastide.render.text.spots import badge, standing_point, system_points
from bastide.render.text.tile_glyphs import piece_drawing
from bastide.rules.table import Piece
from bastide.tiles import Shape
from tests.render.text.drawings import (
    SIGNS,
    drawn,
    drawn_with,
    every_hunters_tile,
    every_size,
    every_tile,
    pieces_for,
    plans,
)

NO_ROOM = {"53", "54", "56", "69"}  # smaller sizes show an animal on a meadow of one character: a hunter hides it


def standing_room(tile: Tile) -> list[int]:
    """The segments on which a follower may stand."""
    return [index for index, segment in enumerate(tile.segments) if segment.kind.role]


@every_tile
def test_a_follower_stands_on_its_segment(tile: Tile) -> None:
    for plan in plans(tile, LARGE):
        for segment in standing_room(tile):
            assert plan.owners[standing_point(plan, segment)] == segment


@every_tile
@every_size
def test_followers_are_drawn_inside_the_tile_and_never_at_the_same_place(tile: Tile, size: Size) -> None:
    for plan in plans(tile, size):
        places = [standing_point(plan, segment) for segment in standing_room(tile)]
        assert len(set(places)) == len(places)
        assert all(size.holds(point) for segment in standing_room(tile) for point in badge(plan, segment))


@every_tile
@every_size
def test_a_hut_is_a_house_beside_the_device_of_its_seat_at_its_water(tile: Tile, size: Size) -> None:
    for rotation, plan in enumerate(plans(tile, size)):
        for index in (index for index, segment in enumerate(tile.segments) if segment.kind.is_water):
            hut = piece_drawing(tile, rotation, size, Piece(2, index, is_hut=True))
            assert "".join(glyph.character for _, glyph in hut) == HUT + DEVICES[2]
            assert {glyph.style for _, glyph in hut} == {"seat2"}
            assert all(size.holds(point) for point, _ in hut)
            assert not system_points(plan, index).isdisjoint(point for point, _ in hut)


@every_hunters_tile
@every_size
def test_no_piece_hides_a_sign(tile: Tile, size: Size) -> None:
    for rotation in range(4):
        signs = {point: sign for point, sign in drawn(tile, rotation, size).items() if sign in SIGNS}
        for piece in pieces_for(tile):
            after = drawn_with(piece, tile, rotation, size)
            hidden = {point for point in signs if after[point] != signs[point]}
            ground = plan_of(tile, rotation, size).points_of(piece.segment)
            has_no_room = size != LARGE and tile.name in NO_ROOM and len(ground) == 1
            assert not hidden or (has_no_room and hidden == set(ground))


@every_hunters_tile
@every_size
def test_a_spring_stays_in_sight_unless_its_river_has_no_room_for_the_piece(tile: Tile, size: Size) -> None:
    for rotation, plan in enumerate(plans(tile, size)):
        springs = {point for point, character in drawn(tile, rotation, size).items() if character == "○"}
        for piece in pieces_for(tile):
            after = drawn_with(piece, tile, rotation, size)
            hidden = {point for point in springs if after[point] != "○"}
            river = plan.points_of(piece.segment)
            assert not hidden or (hidden <= set(river) and len(river) <= 1 + piece.is_hut)


def test_in_a_small_drawing_brackets_take_only_ground_of_their_own() -> None:
    """A monk has room for them, a knight in a small city at a side has not."""
    monastery, city = (plan_of(tile(name), 1, SMALL) for name in ("B", "E"))
    assert [
        len(badge(monastery, segment_of(monastery, Shape.SITE))),
        len(badge(city, segment_of(city, Shape.BLOCK))),
    ] == [3, 1]


def segment_of(plan: Plan, shape: Shape) -> int:
    return next(index for index, segment in enumerate(plan.segments) if segment.kind.shape == shape)
