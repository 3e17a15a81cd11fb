"""Errors in tile sets: the message names the file, the tile and the problem."""

from pathlib import Path

import pytest

from bastide.errors import DataError
from bastide.tiles import load_tile_set

SOUND = """
[tiles.Gate]
count = 2
sides = "city road field road"
segments = [
  { kind = "city", sides = "N", pennants = 1 },
  { kind = "road", sides = "E W" },
  { kind = "field", halves = "EL WR", cities = [0] },
  { kind = "field", halves = "ER SL SR WL" },
]
"""

HUNTING = """
bonus = true
[tiles.Ford]
count = 1
sides = "river forest river meadow"
landmark = "volcano"
segments = [
  { kind = "river", sides = "N", lake = 2 },
  { kind = "river", sides = "S" },
  { kind = "lake", fish = 3 },
  { kind = "forest", sides = "E", gold = 1, mushrooms = 2 },
  { kind = "meadow", halves = "NL WL WR SR", animals = "deer tiger" },
  { kind = "meadow", halves = "NR SL", landmark = "fire" },
  { kind = "meadow" },
]
"""

# Reason, text to replace in the sound file, replacement, and text that the message must quote.
BROKEN = [
    ("data/unknown-key", "count = 2", 'count = 2\ncolour = "red"', "tiles.Gate.colour"),
    ("data/unknown-key", "pennants = 1", "shields = 1", "tiles.Gate.segments[0].shields"),
    ("data/unknown-key", 'sides = "E W"', 'sides = "E W", pennants = 1', "tiles.Gate.segments[1].pennants"),
    ("data/missing-key", "count = 2", "", "tiles.Gate.count"),
    ("data/missing-key", 'kind = "road", ', "", "tiles.Gate.segments[1].kind"),
    ("data/missing-key", ', sides = "E W"', "", "tiles.Gate.segments[1].sides"),
    ("data/wrong-type", "count = 2", 'count = "two"', "'two'"),
    ("data/wrong-type", "count = 2", "count = true", "whole number"),
    ("data/wrong-type", 'sides = "city road field road"', "sides = 4", "text"),
    ("data/wrong-type", "cities = [0]", "cities = 0", "list"),
    ("data/wrong-type", "cities = [0]", 'cities = ["N"]', "tiles.Gate.segments[2].cities[0]"),
    ("data/wrong-type", '{ kind = "road", sides = "E W" }', '"road"', "table"),
    ("tile/count-below-one", "count = 2", "count = 0", "0"),
    ("data/negative", "pennants = 1", "pennants = -1", "tiles.Gate.segments[0].pennants"),
    ("tile/not-four-sides", "city road field road", "city road field", "city road field"),
    ("tile/unknown-kind", "city road field road", "city road swamp road", "swamp"),
    ("tile/unknown-kind", "city road field road", "city road monastery road", "monastery"),
    ("tile/unknown-kind", 'kind = "road"', 'kind = "rail"', "rail"),
    ("tile/unknown-kind", "city road field road", "city road lake road", "lake"),
    ("tile/unknown-side", 'sides = "E W"', 'sides = "E X"', "“X”"),
    ("tile/unknown-half", "ER SL", "ER Sl", "“Sl”"),
    ("tile/segment-without-sides", 'sides = "E W"', 'sides = ""', "segment 1"),
    ("tile/segment-without-sides", 'sides = "N"', 'sides = ""', "segment 0"),
    ("tile/uncovered-side", 'sides = "E W"', 'sides = "E"', "side W"),
    ("tile/wrong-side", 'sides = "E W"', 'sides = "E S"', "S"),
    ("tile/wrong-side", 'sides = "N"', 'sides = "N E"', "E"),
    ("tile/wrong-side", 'halves = "EL WR"', 'halves = "EL WR NL"', "NL"),
    ("tile/side-twice", 'sides = "E W" }', 'sides = "E W" }, { kind = "road", sides = "E" }', "side E"),
    ("tile/side-twice", 'sides = "N"', 'sides = "N N"', "side N"),
    ("tile/half-twice", "ER SL SR WL", "EL ER SL SR WL", "EL"),
    ("tile/uncovered-half", "ER SL SR WL", "ER SL WL", "SR"),
    ("tile/uncovered-half", 'halves = "EL WR"', 'halves = "EL"', "WR"),
    ("tile/uncovered-half", ', halves = "ER SL SR WL"', "", "ER"),
    ("tile/split-side", "ER SL SR WL", 'ER SL" }, { kind = "field", halves = "SR WL', "side S"),
    ("tile/two-inside", 'WL" }', 'WL" }, { kind = "monastery" }, { kind = "monastery" }', "monastery"),
    ("tile/contact-not-city", "cities = [0]", "cities = [1]", "a road"),
    ("tile/contact-out-of-range", "cities = [0]", "cities = [4]", "4"),
    ("tile/contact-out-of-range", "cities = [0]", "cities = [-1]", "-1"),
    ("tile/contact-twice", "cities = [0]", "cities = [0, 0]", "city 0"),
]
BROKEN_HUNTING = [
    ("data/unknown-key", "fish = 3", 'fish = 3, sides = "W"', "tiles.Ford.segments[2].sides"),
    ("data/unknown-key", "gold = 1", "pennants = 1", "tiles.Ford.segments[3].pennants"),
    ("data/unknown-key", 'landmark = "fire"', "cities = [3]", "tiles.Ford.segments[5].cities"),
    ("data/unknown-key", 'sides = "S"', 'sides = "S", fish = 1', "tiles.Ford.segments[1].fish"),
    ("data/missing-key", ", fish = 3", "", "tiles.Ford.segments[2].fish"),
    ("data/wrong-type", "gold = 1", "gold = true", "tiles.Ford.segments[3].gold"),
    ("data/wrong-type", "lake = 2", 'lake = "N"', "tiles.Ford.segments[0].lake"),
    ("data/wrong-type", '"deer tiger"', '["deer", "tiger"]', "text"),
    ("data/negative", "gold = 1", "gold = -1", "tiles.Ford.segments[3].gold"),
    ("data/negative", "mushrooms = 2", "mushrooms = -2", "-2"),
    ("data/negative", "fish = 3", "fish = -3", "-3"),
    ("tile/unknown-animal", "deer tiger", "deer lion", "“lion”"),
    ("tile/unknown-landmark", '"fire"', '"volcano"', "fire, dolmen"),
    ("tile/unknown-landmark", '"volcano"', '"dolmen"', "“dolmen”"),
    ("tile/unknown-kind", "river forest river meadow", "river forest river lake", "“lake”"),
    ("tile/lake-out-of-range", "lake = 2", "lake = 7", "0 to 6"),
    ("tile/lake-out-of-range", "lake = 2", "lake = -1", "-1"),
    ("tile/not-a-lake", "lake = 2", "lake = 1", "a river"),
    ("tile/lake-without-river", ", lake = 2", "", "segment 2"),
    ("tile/two-inside", '{ kind = "meadow" }', '{ kind = "meadow" }, { kind = "meadow" }', "meadow"),
    ("tile/split-side", "NL WL WR SR", 'NL WR" }, { kind = "meadow", halves = "WL SR', "side W"),
    ("tile/uncovered-half", "NR SL", "NR", "a field or a meadow"),
]


def load_error(folder: Path, content: str | bytes) -> DataError:
    file = folder / "own.toml"
    file.write_bytes(content if isinstance(content, bytes) else content.encode())
    with pytest.raises(DataError) as caught:
        load_tile_set(file)
    assert str(file) in str(caught.value)
    return caught.value


def test_sound_files_are_valid(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text(SOUND)
    assert load_tile_set(file)[0].edges == "crfr"
    file.write_text(HUNTING)
    assert load_tile_set(file)[0].edges == "rfrm"


@pytest.mark.parametrize(
    ("sound", "reason", "old", "new", "quoted"),
    [(SOUND, *broken) for broken in BROKEN] + [(HUNTING, *broken) for broken in BROKEN_HUNTING],
)
def test_broken_tile(tmp_path: Path, sound: str, reason: str, old: str, new: str, quoted: str) -> None:
    assert sound.count(old) == 1
    error = load_error(tmp_path, sound.replace(old, new))
    assert error.reason == reason
    assert ("Gate" if sound is SOUND else "Ford") in str(error)
    assert quoted in str(error)


def test_river_that_continues_beyond_a_lake(tmp_path: Path) -> None:
    content = HUNTING.replace('  { kind = "river", sides = "S" },\n', "").replace('"N", lake = 2', '"N S", lake = 1')
    error = load_error(tmp_path, content)
    assert error.reason == "tile/river-past-lake"
    assert "the lake 1" in str(error)


def test_field_borders_no_forest(tmp_path: Path) -> None:
    content = SOUND.replace("city road", "forest road").replace(
        '"city", sides = "N", pennants = 1', '"forest", sides = "N"'
    )
    error = load_error(tmp_path, content)
    assert error.reason == "tile/contact-not-city"
    assert "a forest" in str(error)


def test_road_that_branches(tmp_path: Path) -> None:
    error = load_error(tmp_path, SOUND.replace("city road field road", "city road road road").replace("E W", "E S W"))
    assert error.reason == "tile/branching-path"
    assert "Gate" in str(error)


@pytest.mark.parametrize("name", ["Ga te", "Gate@1", "", "-Gate", "Tür"])
def test_name_that_notation_cannot_express(tmp_path: Path, name: str) -> None:
    error = load_error(tmp_path, SOUND.replace("Gate", f'"{name}"'))
    assert error.reason == "tile/bad-name"
    assert f"“{name}”" in str(error)


@pytest.mark.parametrize(
    ("reason", "content"),
    [
        ("data/not-toml", "[tiles.Gate\ncount = 2"),
        ("data/not-toml", b"# \xff\xfe"),
        ("data/missing-key", ""),
        ("data/unknown-key", SOUND + "[colours]\nfield = 'green'\n"),
        ("data/wrong-type", "tiles = 3"),
        ("data/wrong-type", HUNTING.replace("bonus = true", "bonus = 1")),
        ("data/unknown-key", HUNTING.replace("bonus = true", "special = true")),
        ("data/wrong-type", "[tiles]\nGate = 3"),
    ],
)
def test_broken_file(tmp_path: Path, reason: str, content: str | bytes) -> None:
    assert load_error(tmp_path, content).reason == reason


def test_missing_file(tmp_path: Path) -> None:
    with pytest.raises(DataError) as caught:
        load_tile_set(tmp_path / "none.toml")
    assert caught.value.reason == "data/unreadable"
    assert "none.toml" in str(caught.value)
