"""Followers and huts stand on their own segments."""

from bastide import Tile, tile
from bastide.render.text.character_plan import CharacterPlan, plan_of
from bastide.render.text.piece_positions import badge, standing_point, system_points
from bastide.render.text.signs import DEVICES, HUT
from bastide.render.text.sizes import LARGE, SMALL, Size
from bastide.render.text.tile_glyphs import piece_drawing
from bastide.rules.board import Piece
from bastide.tiles import Shape
from tests.render.text.helpers.drawings import (
    SIGNS,
    characters_with_piece,
    every_hunters_tile,
    every_size,
    every_tile,
    pieces_for,
    plans,
    tile_characters,
)

NO_ROOM = {"53", "54", "56", "69"}  # in smaller sizes a hunter hides the animal on a meadow of one character


def standing_room(tile: Tile) -> list[int]:
    """Return the segments on which a follower may stand."""
    return [index for index, segment in enumerate(tile.segments) if segment.kind.role]


@every_tile
def test_follower_is_on_its_segment(tile: Tile) -> None:
    for plan in plans(tile, LARGE):
        for segment in standing_room(tile):
            assert plan.owners[standing_point(plan, segment)] == segment


@every_tile
@every_size
def test_followers_are_inside_the_tile_at_distinct_points(tile: Tile, size: Size) -> None:
    for plan in plans(tile, size):
        places = [standing_point(plan, segment) for segment in standing_room(tile)]
        assert len(set(places)) == len(places)
        assert all(size.contains(point) for segment in standing_room(tile) for point in badge(plan, segment))


@every_tile
@every_size
def test_hut_is_drawn_beside_the_device_on_its_water(tile: Tile, size: Size) -> None:
    for rotation, plan in enumerate(plans(tile, size)):
        for index in (index for index, segment in enumerate(tile.segments) if segment.kind.is_water):
            hut = piece_drawing(tile, rotation, size, Piece(2, index, is_hut=True))
            assert "".join(glyph.character for _, glyph in hut) == HUT + DEVICES[2]
            assert {glyph.style for _, glyph in hut} == {"seat2"}
            assert all(size.contains(point) for point, _ in hut)
            assert not system_points(plan, index).isdisjoint(point for point, _ in hut)


@every_hunters_tile
@every_size
def test_no_piece_hides_a_sign(tile: Tile, size: Size) -> None:
    for rotation in range(4):
        signs = {point: sign for point, sign in tile_characters(tile, rotation, size).items() if sign in SIGNS}
        for piece in pieces_for(tile):
            after = characters_with_piece(piece, tile, rotation, size)
            hidden = {point for point in signs if after[point] != signs[point]}
            ground = plan_of(tile, rotation, size).points_of(piece.segment)
            has_no_room = size != LARGE and tile.name in NO_ROOM and len(ground) == 1
            assert not hidden or (has_no_room and hidden == set(ground))


@every_hunters_tile
@every_size
def test_spring_stays_visible_if_there_is_room(tile: Tile, size: Size) -> None:
    for rotation, plan in enumerate(plans(tile, size)):
        springs = {point for point, character in tile_characters(tile, rotation, size).items() if character == "○"}
        for piece in pieces_for(tile):
            after = characters_with_piece(piece, tile, rotation, size)
            hidden = {point for point in springs if after[point] != "○"}
            river = plan.points_of(piece.segment)
            assert not hidden or (hidden <= set(river) and len(river) <= 1 + piece.is_hut)


def test_brackets_stay_on_own_ground_in_small_drawings() -> None:
    """There is room for those of a monk, but not for those of a knight in a small city."""
    monastery, city = (plan_of(tile(name), 1, SMALL) for name in ("B", "E"))
    assert [
        len(badge(monastery, segment_of(monastery, Shape.SITE))),
        len(badge(city, segment_of(city, Shape.BLOCK))),
    ] == [3, 1]


def segment_of(plan: CharacterPlan, shape: Shape) -> int:
    return next(index for index, segment in enumerate(plan.segments) if segment.kind.shape == shape)
