"""A wrong edition file is refused with a sentence that names the file and the problem."""

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

TWIN = """
[tiles.d]
count = 1
sides = "field field field field"
segments = [{ kind = "field", halves = "NL NR EL ER SL SR WL WR" }]
"""

# Reason, what is replaced in the sound file, what by, and what the sentence must quote.
BROKEN = [
    ("data/not-toml", "followers = 7", "followers: 7", "line 5"),
    ("data/unknown-key", "followers = 7", "followers = 7\nmeeples = 7", "meeples"),
    ("data/unknown-key", "city = 5", "city = 5\nbarn = 1", "field.barn"),
    ("data/unknown-key", "pennant = 2", "pennant = 2\ncathedral = 3", "city.cathedral"),
    ("data/missing-key", 'start = "D"', "", "start"),
    ("data/missing-key", "small_city = 4", "", "city.small_city"),
    ("data/missing-key", "[road]\ntile = 1\nunfinished_tile = 0", "", "road"),
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
    ("edition/unknown-farm-scoring", "each field", "every field", "every field"),
]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Where the edition is written; the tile set "twin" stands in the folder beside it."""
    for folder in ("editions", "tile_sets"):
        (tmp_path / folder).mkdir()
    (tmp_path / "tile_sets" / "twin.toml").write_text(TWIN)
    return tmp_path / "editions" / "own.toml"


def test_the_sound_file_is_sound(file: Path) -> None:
    file.write_text(SOUND)
    own = load_edition(file)
    assert own.rulebook == "Our table"
    assert (own.scoring.unfinished_road_tile, own.scoring.monastery_tile, own.scoring.farm_city) == (0, 3, 5)


@pytest.mark.parametrize(("reason", "old", "new", "quoted"), BROKEN)
def test_broken_edition(file: Path, reason: str, old: str, new: str, quoted: str) -> None:
    assert SOUND.count(old) == 1
    file.write_text(SOUND.replace(old, new))
    with pytest.raises(DataError) as refusal:
        load_edition(file)
    assert refusal.value.reason == reason
    assert str(file) in str(refusal.value)
    assert quoted in str(refusal.value)


def test_a_broken_tile_set_is_named_by_its_own_file(file: Path) -> None:
    twin = file.parent.parent / "tile_sets" / "twin.toml"
    twin.write_text(TWIN.replace("count = 1", "count = 0"))
    file.write_text(SOUND.replace('["classic"]', '["twin"]'))
    with pytest.raises(DataError) as refusal:
        load_edition(file)
    assert refusal.value.reason == "tile/count-below-one"
    assert str(twin) in str(refusal.value)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(DataError) as refusal:
        load_edition(tmp_path / "none.toml")
    assert refusal.value.reason == "data/unreadable"
