"""Pictures of the stone age."""

from collections import Counter
from collections.abc import Iterator

from bastide import Tile
from bastide.render.svg.geometry.grid import PLAN_GRID
from bastide.render.svg.tiles.stone.oriented_tile import oriented_tile
from tests.render.svg.helpers.drawn_tile import DrawnTile, every_stone_tile
from tests.render.svg.helpers.plan_faults import side_cells

INNER = slice(3, -3)  # cells along a side; the others may show the next side
SIDES = {
    "forest": ["forest"] * 54,
    "meadow": ["meadow"] * 54,
    "river": ["meadow"] * 23 + ["river"] * 8 + ["meadow"] * 23,
}


@every_stone_tile
def test_every_cell_belongs_to_a_segment(drawn: DrawnTile) -> None:
    assert drawn.plan.owners.keys() == set(PLAN_GRID.cells)


@every_stone_tile
def test_sides_of_one_kind_have_equal_plans(drawn: DrawnTile) -> None:
    kinds = [segment.kind.name for segment in drawn.tile.segments]
    for number, side in enumerate(drawn.tile.sides):
        shown = [kinds[drawn.plan.owners[cell]] for cell in side_cells((number + drawn.rotation) % 4)]
        assert shown[INNER] == SIDES[side.name]


@every_stone_tile
def test_marks_match_the_data(drawn: DrawnTile) -> None:
    tile, marks = drawn.tile, oriented_tile(drawn.tile, drawn.rotation).marks
    assert Counter((mark.segment, mark.name) for mark in marks if mark.name != tile.landmark) == Counter(marks_of(tile))
    assert sum(mark.name == tile.landmark for mark in marks) == bool(tile.landmark)


def marks_of(tile: Tile) -> Iterator[tuple[int, str]]:
    for index, segment in enumerate(tile.segments):
        names = ["gold"] * segment.gold + ["mushrooms"] * segment.mushrooms + ["fish"] * segment.fish
        for name in (*names, *segment.animals, *([segment.landmark] if segment.landmark else [])):
            yield index, name


@every_stone_tile
def test_both_sizes_show_every_fish(drawn: DrawnTile) -> None:
    fish = sum(segment.fish for segment in drawn.tile.segments)
    assert drawn.picture().count('href="#t-fish"') == drawn.picture(small=True).count('href="#ts-fish"') == fish


@every_stone_tile
def test_animals_have_room(drawn: DrawnTile) -> None:
    smallest = min((mark.scale for mark in oriented_tile(drawn.tile, drawn.rotation).marks), default=1.0)
    assert smallest >= 0.85 or not drawn.is_printed
