"""Tokens are drawn on their segments, one by one, and followers do not hide them."""

from collections import Counter

from bastide import Tile, edition
from bastide.render.text.character_plan import CharacterPlan
from bastide.render.text.sizes import LARGE, Size, TextPoint
from bastide.render.text.tile_glyphs import corner_marks, tile_drawing
from bastide.rules.board import Piece
from bastide.tiles import Segment
from tests.render.text.helpers.drawings import (
    SIGNS,
    characters_with_piece,
    every_size,
    every_tile,
    plans,
    tile_characters,
)

ANIMALS = {"deer": "D", "mammoth": "M", "aurochs": "A", "tiger": "T", "fire": "ψ", "dolmen": "π"}


def expected_signs(segment: Segment) -> Counter[str]:
    """Return the signs that must be visible on a segment."""
    names = [*segment.animals, *([segment.landmark] if segment.landmark else [])]
    treasures = "⚑" * segment.pennants + "★" * segment.gold + "♤" * segment.mushrooms
    return Counter([ANIMALS[name] for name in names] + list(treasures) + ([str(segment.fish)] if segment.fish else []))


def visible_signs(plan: CharacterPlan, picture: dict[TextPoint, str], segment: int) -> Counter[str]:
    """Return the signs that are drawn on a segment, except those of the tile as a whole."""
    own = (picture[point] for point in plan.points_of(segment))
    return Counter(character for character in own if character in SIGNS and character != "Λ")


@every_tile
@every_size
def test_tokens_can_be_counted_in_every_size(tile: Tile, size: Size) -> None:
    for rotation, plan in enumerate(plans(tile, size)):
        for index, segment in enumerate(plan.segments):
            assert visible_signs(plan, tile_characters(tile, rotation, size), index) == expected_signs(segment)


@every_tile
def test_follower_does_not_hide_tokens(tile: Tile) -> None:
    for rotation, plan in enumerate(plans(tile, LARGE)):
        for index, segment in enumerate(plan.segments):
            if segment.kind.role:
                picture = characters_with_piece(Piece(0, index), tile, rotation, LARGE)
                assert visible_signs(plan, picture, index) == expected_signs(segment)


@every_size
def test_volcano_is_on_the_start_tile(size: Size) -> None:
    start = edition("hunters").start
    assert ["Λ" in tile_characters(start, rotation, size).values() for rotation in range(4)] == [True] * 4


@every_tile
@every_size
def test_last_tile_marks_hide_nothing(tile: Tile, size: Size) -> None:
    for rotation in range(4):
        picture = tile_characters(tile, rotation, size)
        marked = [point for point, _ in corner_marks(tile, rotation, size)]
        assert marked
        assert not any(picture[point] in SIGNS for point in marked)


def test_fish_are_a_number_and_others_are_single() -> None:
    two_deer, four_fish = (edition("hunters").tiles[number - 1] for number in (86, 80))
    characters = [glyph.character for _, glyph in tile_drawing(two_deer, 0, LARGE)]
    assert (characters.count("D"), characters.count("2")) == (2, 2)
    assert [glyph.character for _, glyph in tile_drawing(four_fish, 0, LARGE)].count("4") == 1
