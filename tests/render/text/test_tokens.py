"""What stands on a segment is drawn there, each thing by itself, and its follower leaves it in sight."""

from collections import Counter

from bastide import Tile, edition
from bastide.render.text.plan import Plan
from bastide.render.text.sizes import LARGE, Point, Size
from bastide.render.text.tile_glyphs import corner_marks, tile_drawing
from bastide.rules.table import Piece
from bastide.tiles import Segment
from tests.render.text.drawings import SIGNS, drawn, drawn_with, every_size, every_tile, plans

ANIMALS = {"deer": "D", "mammoth": "M", "aurochs": "A", "tiger": "T", "fire": "ψ", "dolmen": "π"}


def expected(segment: Segment) -> Counter[str]:
    """The signs that have to be seen on a segment."""
    names = [*segment.animals, *([segment.landmark] if segment.landmark else [])]
    treasures = "⚑" * segment.pennants + "★" * segment.gold + "♤" * segment.mushrooms
    return Counter([ANIMALS[name] for name in names] + list(treasures) + ([str(segment.fish)] if segment.fish else []))


def seen(plan: Plan, picture: dict[Point, str], segment: int) -> Counter[str]:
    """The signs that are drawn on the ground of a segment, but for what is painted on the tile as a whole."""
    own = (picture[point] for point in plan.points_of(segment))
    return Counter(character for character in own if character in SIGNS and character != "Λ")


@every_tile
@every_size
def test_everything_on_a_segment_can_be_counted_in_every_size(tile: Tile, size: Size) -> None:
    for rotation, plan in enumerate(plans(tile, size)):
        for index, segment in enumerate(plan.segments):
            assert seen(plan, drawn(tile, rotation, size), index) == expected(segment)


@every_tile
def test_a_follower_leaves_what_is_on_its_segment_in_sight(tile: Tile) -> None:
    for rotation, plan in enumerate(plans(tile, LARGE)):
        for index, segment in enumerate(plan.segments):
            if segment.kind.role:
                picture = drawn_with(Piece(0, index), tile, rotation, LARGE)
                assert seen(plan, picture, index) == expected(segment)


@every_size
def test_the_volcano_is_on_the_start_tile(size: Size) -> None:
    start = edition("hunters").start
    assert ["Λ" in drawn(start, rotation, size).values() for rotation in range(4)] == [True] * 4


@every_tile
@every_size
def test_the_marks_of_the_last_tile_hide_nothing(tile: Tile, size: Size) -> None:
    for rotation in range(4):
        picture = drawn(tile, rotation, size)
        marked = [point for point, _ in corner_marks(tile, rotation, size)]
        assert marked
        assert not any(picture[point] in SIGNS for point in marked)


def test_fish_are_a_number_and_all_others_stand_one_by_one() -> None:
    two_deer, four_fish = (edition("hunters").tiles[number - 1] for number in (86, 80))
    characters = [glyph.character for _, glyph in tile_drawing(two_deer, 0, LARGE)]
    assert (characters.count("D"), characters.count("2")) == (2, 2)
    assert [glyph.character for _, glyph in tile_drawing(four_fish, 0, LARGE)].count("4") == 1
