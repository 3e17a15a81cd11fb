"""The shipped editions have the numbers of their rulebooks, and people can add their own."""

from pathlib import Path

import pytest

from bastide.errors import SetupError
from bastide.tiles import FarmScoring, edition, edition_names, load_edition
from bastide.tiles.editions import shipped

OWN_TILES = """
[tiles.Meadow]
count = 3
sides = "field field field field"
segments = [{ kind = "field", halves = "NL NR EL ER SL SR WL WR" }]
"""


def write_edition(folder: Path, **changes: str) -> Path:
    """Writes the modern edition with some texts replaced, as a person's own file."""
    text = shipped("editions")["modern"].read_text(encoding="utf-8")
    for old, new in changes.items():
        text = text.replace(old, new)
    file = folder / "editions" / "own.toml"
    file.parent.mkdir()
    file.write_text(text, encoding="utf-8")
    return file


def test_names() -> None:
    assert set(edition_names()) == {"hungarian", "slovak", "danish", "winter", "modern"}


@pytest.mark.parametrize("name", edition_names())
def test_what_all_editions_share(name: str) -> None:
    shared = edition(name)
    assert shared.name == name
    assert shared.start.name == "D"
    assert (shared.followers, shared.score_track) == (7, 50)
    points = shared.scoring
    assert (points.road_tile, points.unfinished_road_tile) == (1, 1)
    assert (points.city_tile, points.unfinished_city_tile) == (2, 1)
    assert (points.city_pennant, points.unfinished_city_pennant) == (2, 1)
    assert (points.monastery_tile, points.unfinished_monastery_tile) == (1, 1)


@pytest.mark.parametrize(
    ("name", "tiles", "small_city", "farm_city", "farm_scoring"),
    [
        ("hungarian", 72, 4, 3, FarmScoring.ONCE_A_CITY),
        ("slovak", 72, 2, 3, FarmScoring.ONCE_A_CITY),
        ("danish", 72, 2, 4, FarmScoring.WHOLE_CITY),
        ("winter", 84, 4, 3, FarmScoring.EACH_FIELD),
        ("modern", 72, 4, 3, FarmScoring.EACH_FIELD),
    ],
)
def test_where_editions_differ(
    name: str, tiles: int, small_city: int, farm_city: int, farm_scoring: FarmScoring
) -> None:
    assert edition(name).tile_count == tiles
    points = edition(name).scoring
    assert (points.small_city, points.farm_city, points.farm_scoring) == (small_city, farm_city, farm_scoring)


def test_modern_is_winter_on_the_classic_tiles() -> None:
    assert edition("modern").scoring == edition("winter").scoring
    assert edition("modern").tiles == edition("danish").tiles


def test_editions_are_read_once() -> None:
    assert edition("winter") is edition("winter")


def test_an_unknown_edition() -> None:
    with pytest.raises(SetupError) as refusal:
        edition("summer")
    assert refusal.value.reason == "setup/unknown-edition"
    assert "“summer”" in str(refusal.value)
    assert "winter" in str(refusal.value)


def test_an_edition_of_ones_own_with_shipped_tiles(tmp_path: Path) -> None:
    own = load_edition(write_edition(tmp_path, **{"followers = 7": "followers = 5"}))
    assert (own.name, own.followers) == ("own", 5)
    assert own.tiles == edition("modern").tiles
    assert own.scoring == edition("modern").scoring


def test_an_edition_of_ones_own_with_its_own_tiles(tmp_path: Path) -> None:
    (tmp_path / "tile_sets").mkdir()
    (tmp_path / "tile_sets" / "meadows.toml").write_text(OWN_TILES)
    own = load_edition(write_edition(tmp_path, **{'["classic"]': '["classic", "meadows"]', '"D"': '"Meadow"'}))
    assert own.tile_sets == ("classic", "meadows")
    assert own.tile_count == 75
    assert own.start.name == "Meadow"


def test_own_tile_sets_come_before_shipped_ones_of_the_same_name(tmp_path: Path) -> None:
    (tmp_path / "tile_sets").mkdir()
    (tmp_path / "tile_sets" / "classic.toml").write_text(OWN_TILES)
    own = load_edition(write_edition(tmp_path, **{'"D"': '"Meadow"'}))
    assert [tile.name for tile in own.tiles] == ["Meadow"]
