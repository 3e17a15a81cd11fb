"""Errors in edition files: the message names the file and the problem."""

from pathlib import Path

import pytest

from bastide.errors import DataError
from bastide.tiles import load_edition

SOUND = """
rulebook = "Our table"
tile_sets = ["classic"]
start = "D"
followers = 7
score_track = 50
[road]
tile = 1
unfinished_tile = 0
[city]
tile = 2
pennant = 2
small_city = 4
unfinished_tile = 1
unfinished_pennant = 1
[monastery]
tile = 3
unfinished_tile = 1
[field]
city = 5
scoring = "each field"
"""

HUNTING = """
rulebook = "Our hunting ground"
tile_sets = ["hunters", "hunters-bonus"]
start = "1"
followers = 5
huts = 2
score_track = 50
farmers_option = false
[river]
tile = 1
fish = 1
unfinished_tile = 0
unfinished_fish = 0
[forest]
tile = 2
mushroom = 2
small_forest = 4
unfinished_tile = 0
unfinished_mushroom = 0
[system]
fish = 3
[meadow]
animal = 2
scoring = "animals"
"""

TWIN = """
[tiles.d]
count = 1
sides = "field field field field"
segments = [{ kind = "field", halves = "NL NR EL ER SL SR WL WR" }]
"""

# Reason, text to replace in the sound file, replacement, and text that the message must quote.
BROKEN = [
    ("data/not-toml", "followers = 7", "followers: 7", "line 5"),
    ("data/unknown-key", "followers = 7", "followers = 7\nmeeples = 7", "meeples"),
    ("data/unknown-key", "city = 5", "city = 5\nbarn = 1", "field.barn"),
    ("data/unknown-key", "pennant = 2", "pennant = 2\ncathedral = 3", "city.cathedral"),
    ("data/missing-key", 'start = "D"', "", "start"),
    ("data/missing-key", "small_city = 4", "", "city.small_city"),
    ("edition/missing-section", "[road]\ntile = 1\nunfinished_tile = 0", "", "[road]"),
    ("edition/needless-section", "[road]", "[system]\nfish = 1\n[road]", "[system]"),
    ("edition/needless-huts", "followers = 7", "followers = 7\nhuts = 2", "huts = 2"),
    ("data/wrong-type", '["classic"]', '"classic"', "tile_sets"),
    ("data/wrong-type", '["classic"]', "[1]", "tile_sets[0]"),
    ("data/wrong-type", "followers = 7", "followers = 7.5", "7.5"),
    ("data/wrong-type", '"Our table"', "1", "rulebook"),
    ("data/below-one", "followers = 7", "followers = 0", "followers"),
    ("data/below-one", "score_track = 50", "score_track = -50", "score_track"),
    ("data/negative", "small_city = 4", "small_city = -4", "city.small_city"),
    ("data/negative", "city = 5", "city = -5", "field.city"),
    ("edition/unknown-tile-set", '["classic"]', '["classic", "summer"]', "summer"),
    ("edition/unknown-start", 'start = "D"', 'start = "Winter-K"', "Winter-K"),
    ("edition/tile-twice", '["classic"]', '["classic", "classic"]', "“A”"),
    ("edition/tile-twice", '["classic"]', '["classic", "twin"]', "“d”"),
    ("edition/two-kinds", '["classic"]', '["classic", "hunters"]', "tile 1 a forest"),
    ("edition/unknown-scoring", "each field", "every field", "every field"),
    ("edition/unknown-look", "followers = 7", 'followers = 7\nlook = "autumn"', "“autumn”"),
    ("edition/unknown-look", "followers = 7", 'followers = 7\nlook = "stone"', "summer, winter"),
    ("data/wrong-type", "followers = 7", "followers = 7\nlook = 3", "look"),
    ("edition/unknown-scoring", "each field", "animals", "field.scoring"),
]
BROKEN_HUNTING = [
    ("data/missing-key", "huts = 2", "", "huts"),
    ("data/negative", "huts = 2", "huts = -2", "-2"),
    ("data/negative", "fish = 3", "fish = -3", "system.fish"),
    ("data/wrong-type", "option = false", 'option = "never"', "true or false"),
    ("data/unknown-key", "mushroom = 2", "mushroom = 2\npennant = 2", "forest.pennant"),
    ("data/unknown-key", "fish = 3", "fish = 3\ntile = 1", "system.tile"),
    ("data/missing-key", "unfinished_fish = 0", "", "river.unfinished_fish"),
    ("edition/missing-section", "[system]\nfish = 3", "", "[system]"),
    ("edition/needless-section", "[system]", "[monastery]\ntile = 1\nunfinished_tile = 1\n[system]", "[monastery]"),
    ("edition/unknown-scoring", '"animals"', '"each field"', "meadow.scoring"),
    ("edition/unknown-look", "huts = 2", 'huts = 2\nlook = "winter"', "suit them are stone"),
    ("edition/bonus-start", 'start = "1"', 'start = "80"', "“80”"),
    ("edition/two-kinds", '"hunters-bonus"', '"hunters-bonus", "twin"', "tile d a field"),
    ("edition/tile-twice", '"hunters-bonus"', '"hunters-bonus", "hunters"', "“1”"),
]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Path of the edition file; the tile set "twin" is in the folder next to it."""
    for folder in ("editions", "tile_sets"):
        (tmp_path / folder).mkdir()
    (tmp_path / "tile_sets" / "twin.toml").write_text(TWIN)
    return tmp_path / "editions" / "own.toml"


def test_sound_files_are_valid(file: Path) -> None:
    file.write_text(SOUND)
    own = load_edition(file)
    assert own.rulebook == "Our table"
    assert (own.scoring.path.unfinished_tile, own.scoring.site.tile, own.scoring.land) == (0, 3, 5)
    file.write_text(HUNTING)
    own = load_edition(file)
    assert (own.huts, own.has_farmers_option, own.scoring.system.unfinished_value) == (2, False, 3)


@pytest.mark.parametrize(
    ("sound", "reason", "old", "new", "quoted"),
    [(SOUND, *broken) for broken in BROKEN] + [(HUNTING, *broken) for broken in BROKEN_HUNTING],
)
def test_broken_edition(file: Path, sound: str, reason: str, old: str, new: str, quoted: str) -> None:
    assert sound.count(old) == 1
    file.write_text(sound.replace(old, new))
    with pytest.raises(DataError) as caught:
        load_edition(file)
    assert caught.value.reason == reason
    assert str(file) in str(caught.value)
    assert quoted in str(caught.value)


def test_error_in_a_tile_set_names_its_file(file: Path) -> None:
    twin = file.parent.parent / "tile_sets" / "twin.toml"
    twin.write_text(TWIN.replace("count = 1", "count = 0"))
    file.write_text(SOUND.replace('["classic"]', '["twin"]'))
    with pytest.raises(DataError) as caught:
        load_edition(file)
    assert caught.value.reason == "tile/count-below-one"
    assert str(twin) in str(caught.value)


def test_missing_file(tmp_path: Path) -> None:
    with pytest.raises(DataError) as caught:
        load_edition(tmp_path / "none.toml")
    assert caught.value.reason == "data/unreadable"
