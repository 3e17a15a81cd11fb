"""A flood fill of the characters of Hunters and Gatherers finds exactly the contents of the tile."""

from collections import Counter
from itertools import combinations

from bastide import Tile
from bastide.render.text.sizes import LARGE, SMALL, Size
from bastide.tiles import Segment
from tests.render.text.helpers.drawings import (
    DIAGONALS,
    FOREST,
    LAKE,
    LAND,
    RIVER,
    ROCKS,
    every_hunters_tile,
    every_size,
    parts,
    sides_of,
    step_from,
    tile_characters,
)

CHARACTERS = {"river": RIVER, "forest": FOREST, "meadow": LAND}
ANIMALS = {"deer": "D", "mammoth": "M", "aurochs": "A", "tiger": "T", "fire": "ψ", "dolmen": "π"}
CORNER_TREES = {"4", "15", "51", "63", "64"}  # in the small size a forest that separates meadows touches with a corner

CORNER_MEADOWS = {"63", "64"}  # in smaller sizes their inner meadow fits only between the forests


def turned_segments(tile: Tile, rotation: int, kind: str) -> list[Segment]:
    return [segment.turned(rotation) for segment in tile.segments if segment.kind.name == kind]


@every_hunters_tile
@every_size
def test_middle_of_a_side_shows_its_kind(tile: Tile, size: Size) -> None:
    for rotation in range(4):
        picture = tile_characters(tile, rotation, size)
        for side, kind in enumerate(tile.sides):
            assert picture[size.gate((side + rotation) % 4)] in CHARACTERS[kind.name]


@every_hunters_tile
@every_size
def test_each_forest_is_one_region(tile: Tile, size: Size) -> None:
    for rotation in range(4):
        found = parts(tile_characters(tile, rotation, size), FOREST)
        forests = {sides_of(part, size): part for part in found if sides_of(part, size)}
        assert sorted(forests) == sorted(segment.sides for segment in turned_segments(tile, rotation, "forest"))
        trees = [part for part in found if not sides_of(part, size)]
        assert not trees or (size == SMALL and tile.name in CORNER_TREES)
        assert all(
            sum(not step_from(tree, DIAGONALS).isdisjoint(each) for each in forests.values()) == 1 for tree in trees
        )


@every_hunters_tile
@every_size
def test_rocks_are_between_forests_that_touch_at_corners(tile: Tile, size: Size) -> None:
    for rotation in range(4):
        picture = tile_characters(tile, rotation, size)
        for one, other in combinations([part for part in parts(picture, FOREST) if sides_of(part, size)], 2):
            for x, y in one:
                for across, down in step_from([(x, y)], DIAGONALS) & other:
                    between = {picture[x, down], picture[across, y]}
                    assert ROCKS in between or (size != LARGE and tile.name in CORNER_MEADOWS)


@every_hunters_tile
@every_size
def test_each_lake_is_one_region_with_its_number_of_fish(tile: Tile, size: Size) -> None:
    for rotation in range(4):
        picture = tile_characters(tile, rotation, size)
        numbers = ["".join(picture[point] for point in part if picture[point] != "≈") for part in parts(picture, LAKE)]
        assert sorted(numbers) == sorted(str(segment.fish) for segment in turned_segments(tile, rotation, "lake"))


@every_hunters_tile
def test_each_meadow_is_one_region_with_its_animals(tile: Tile) -> None:
    for rotation in range(4):
        picture = tile_characters(tile, rotation, LARGE)
        meadows = turned_segments(tile, rotation, "meadow")
        halves = {half for meadow in meadows for half in meadow.halves}
        found = [
            (
                tuple(half for half in sorted(halves) if not part.isdisjoint(LARGE.half(half))),
                Counter(picture[point] for point in part if picture[point] in ANIMALS.values()),
            )
            for part in parts(picture, LAND)
        ]
        wanted = [
            (meadow.halves, Counter(ANIMALS[name] for name in (*meadow.animals, meadow.landmark) if name))
            for meadow in meadows
        ]
        assert sorted(found, key=repr) == sorted(wanted, key=repr)
