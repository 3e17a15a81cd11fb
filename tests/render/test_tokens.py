"""What stands on a segment is drawn there, each thing by itself, and its follower leaves it in sight."""

from collections import Counter

import pytest

from bastide import Tile, edition
from bastide.render.plan import Plan, plan_of
from bastide.render.sizes import LARGE, SIZES, Size
from bastide.render.spots import badge
from bastide.render.tile_glyphs import corner_marks, tile_drawing
from bastide.render.tokens import token_glyphs, token_points
from bastide.tiles import Segment

TILES = edition("winter").tiles + edition("hunters").tiles
every_tile = pytest.mark.parametrize("tile", TILES, ids=str)
every_size = pytest.mark.parametrize("size", SIZES, ids=str)
SIGNS = {"deer": "D", "mammoth": "M", "aurochs": "A", "tiger": "T", "fire": "ψ", "dolmen": "π"}


def expected(segment: Segment) -> Counter[str]:
    """The signs that have to be seen on a segment."""
    names = [*segment.animals, *([segment.landmark] if segment.landmark else [])]
    treasures = "⚑" * segment.pennants + "★" * segment.gold + "♤" * segment.mushrooms
    return Counter([SIGNS[name] for name in names] + list(treasures) + ([str(segment.fish)] if segment.fish else []))


def seen(plan: Plan, drawn: dict[tuple[int, int], str], segment: int) -> Counter[str]:
    """The signs that are drawn on the ground of a segment."""
    own = (drawn[point] for point in plan.points_of(segment))
    return Counter(character for character in own if character in "DMATψπ⚑★♤123456789")


@every_tile
@every_size
def test_everything_on_a_segment_can_be_counted_in_every_size(tile: Tile, size: Size) -> None:
    for rotation in range(4):
        plan = plan_of(tile, rotation, size)
        drawn = {point: glyph.character for point, glyph in tile_drawing(tile, rotation, size)}
        for index, segment in enumerate(plan.segments):
            assert seen(plan, drawn, index) == expected(segment)


@every_tile
def test_a_follower_leaves_what_is_on_its_segment_in_sight(tile: Tile) -> None:
    for rotation in range(4):
        plan = plan_of(tile, rotation, LARGE)
        for index, segment in enumerate(plan.segments):
            if segment.kind.role:
                assert set(token_points(plan, index)).isdisjoint(badge(plan, index))


@every_size
def test_the_volcano_is_on_the_start_tile(size: Size) -> None:
    start = edition("hunters").start
    assert ["Λ" in "".join(glyph.character for _, glyph in tile_drawing(start, turn, size)) for turn in range(4)] == [
        True
    ] * 4


@every_tile
@every_size
def test_the_marks_of_the_last_tile_hide_nothing(tile: Tile, size: Size) -> None:
    for rotation in range(4):
        marked = {point for point, _ in corner_marks(tile, rotation, size)}
        assert marked.isdisjoint(token_glyphs(plan_of(tile, rotation, size)))
        assert marked


def test_fish_are_a_number_and_all_others_stand_one_by_one() -> None:
    two_deer, four_fish = (edition("hunters").tiles[number - 1] for number in (86, 80))
    characters = [glyph.character for _, glyph in tile_drawing(two_deer, 0, LARGE)]
    assert (characters.count("D"), characters.count("2")) == (2, 2)
    assert [glyph.character for _, glyph in tile_drawing(four_fish, 0, LARGE)].count("4") == 1
