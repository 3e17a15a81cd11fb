"""The tiles of Hunters and Gatherers, compared with sums counted on the printed tiles, and some in detail."""

from collections import Counter
from pathlib import Path

import pytest

from bastide.tiles import KINDS, Segment, Tile, edition, load_tile_set, tile

TILES = edition("hunters").tiles
LAND = tuple(each for each in TILES if not each.is_bonus)
BONUS = tuple(each for each in TILES if each.is_bonus)


def segments(tiles: tuple[Tile, ...], kind: str) -> list[Segment]:
    return [segment for each in tiles for segment in each.segments if segment.kind.name == kind]


def test_names_in_order() -> None:
    assert [each.name for each in LAND] == [str(number) for number in range(1, 80)]
    assert [each.name for each in BONUS] == [str(number) for number in range(80, 92)]
    assert {each.count for each in TILES} == {1}


@pytest.mark.parametrize(
    ("tiles", "sides"),
    [(LAND, {"forest": 108, "river": 104, "meadow": 104}), (BONUS, {"forest": 13, "river": 16, "meadow": 19})],
    ids=["land", "bonus"],
)
def test_sides_by_kind(tiles: tuple[Tile, ...], sides: dict[str, int]) -> None:
    assert Counter(side.name for each in tiles for side in each.sides) == sides


@pytest.mark.parametrize(("tiles", "with_gold", "mushrooms"), [(LAND, 30, 0), (BONUS, 1, 3)], ids=["land", "bonus"])
def test_forests(tiles: tuple[Tile, ...], with_gold: int, mushrooms: int) -> None:
    forests = segments(tiles, "forest")
    assert Counter(forest.gold for forest in forests)[1] == with_gold == sum(forest.gold for forest in forests)
    assert sum(forest.mushrooms for forest in forests) == mushrooms


@pytest.mark.parametrize(
    ("tiles", "springs", "lakes", "fish"), [(LAND, 8, 24, 30), (BONUS, 1, 7, 15)], ids=["land", "bonus"]
)
def test_water(tiles: tuple[Tile, ...], springs: int, lakes: int, fish: int) -> None:
    assert sum(river.is_spring for river in segments(tiles, "river")) == springs
    assert len(segments(tiles, "lake")) == lakes
    assert sum(lake.fish for lake in segments(tiles, "lake")) == fish


@pytest.mark.parametrize(
    ("tiles", "animals"),
    [
        (LAND, {"deer": 30, "tiger": 10, "mammoth": 14}),
        (BONUS, {"deer": 3, "tiger": 3, "mammoth": 2, "aurochs": 3}),
    ],
    ids=["land", "bonus"],
)
def test_animals(tiles: tuple[Tile, ...], animals: dict[str, int]) -> None:
    assert Counter(animal for meadow in segments(tiles, "meadow") for animal in meadow.animals) == animals


def test_landmarks() -> None:
    assert {each.name: each.landmark for each in TILES if each.landmark} == {"1": "volcano"}
    on_meadows = {each.name: segment.landmark for each in TILES for segment in each.segments if segment.landmark}
    assert on_meadows == {"88": "fire", "90": "dolmen"}


def test_three_meadows_reach_no_side() -> None:
    meadows = [
        (each.name, segment) for each in TILES for segment in each.segments if segment == Segment(KINDS["meadow"])
    ]
    assert [name for name, _ in meadows] == ["26", "63", "64"]


def test_start_tile() -> None:
    start = tile("1")
    assert [side.name for side in start.sides] == ["meadow", "forest", "forest", "river"]
    assert start.segments == (
        Segment(KINDS["forest"], sides=(1, 2), gold=1),
        Segment(KINDS["river"], sides=(3,), lake=2),
        Segment(KINDS["lake"], fish=1),
        Segment(KINDS["meadow"], halves=(0, 1, 7), animals=("mammoth",)),
        Segment(KINDS["meadow"], halves=(6,)),
    )


def test_lake_with_most_fish() -> None:
    assert tile("80").segments == (
        Segment(KINDS["forest"], sides=(1, 2)),
        Segment(KINDS["river"], sides=(0,), lake=3),
        Segment(KINDS["river"], sides=(3,), lake=3),
        Segment(KINDS["lake"], fish=4),
        Segment(KINDS["meadow"], halves=(0, 7)),
        Segment(KINDS["meadow"], halves=(1,)),
        Segment(KINDS["meadow"], halves=(6,)),
    )


def test_bonus_tile_with_mushrooms_and_a_spring() -> None:
    assert tile("83").is_bonus
    forest, river, *meadows = tile("83").segments
    assert (forest.sides, forest.mushrooms, forest.gold) == ((1, 3), 1, 0)
    assert (river.sides, river.is_spring) == ((2,), True)
    assert [meadow.halves for meadow in meadows] == [(0, 1), (4,), (5,)]


def test_custom_tile_set(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text(
        """
        bonus = true
        [tiles.Ford]
        count = 2
        sides = "river forest river meadow"
        landmark = "volcano"
        segments = [
          { kind = "river", sides = "N", lake = 2 },
          { kind = "river", sides = "S" },
          { kind = "lake", fish = 3 },
          { kind = "forest", sides = "E", gold = 1, mushrooms = 2 },
          { kind = "meadow", halves = "NL WL WR SR", animals = "deer tiger deer" },
          { kind = "meadow", halves = "NR SL", landmark = "fire" },
        ]
        """
    )
    (ford,) = load_tile_set(file)
    assert (ford.is_bonus, ford.count, ford.landmark, ford.edges) == (True, 2, "volcano", "rfrm")
    north, south, lake, forest, west, east = ford.segments
    assert (north.lake, north.is_spring, south.lake, south.is_spring) == (2, False, None, True)
    assert (lake.fish, forest.gold, forest.mushrooms) == (3, 1, 2)
    assert (west.animals, west.landmark) == (("deer", "tiger", "deer"), "")
    assert (east.animals, east.landmark) == ((), "fire")
