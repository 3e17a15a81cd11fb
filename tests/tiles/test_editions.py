"""The shipped editions have the numbers of their rulebooks, and custom editions can be loaded."""

from pathlib import Path

import pytest

from bastide.errors import SetupError
from bastide.tiles import LandScoring, Pay, Shape, edition, edition_names, load_edition
from bastide.tiles.editions import shipped_files

CLASSIC = ("hungarian", "slovak", "danish", "winter", "modern")

OWN_TILES = """
[tiles.Meadow]
count = 3
sides = "field field field field"
segments = [{ kind = "field", halves = "NL NR EL ER SL SR WL WR" }]
"""


def write_edition(folder: Path, **changes: str) -> Path:
    """Write the modern edition as a custom file, with some texts replaced."""
    text = shipped_files("editions")["modern"].read_text(encoding="utf-8")
    for old, new in changes.items():
        text = text.replace(old, new)
    file = folder / "editions" / "own.toml"
    file.parent.mkdir()
    file.write_text(text, encoding="utf-8")
    return file


def test_names() -> None:
    assert set(edition_names()) == {*CLASSIC, "hunters"}
    assert all(edition(name).name == name for name in edition_names())


@pytest.mark.parametrize("name", CLASSIC)
def test_common_values_of_classic_editions(name: str) -> None:
    shared = edition(name)
    assert shared.start.name == "D"
    assert (shared.followers, shared.huts, shared.score_track) == (7, 0, 50)
    assert shared.has_farmers_option
    assert {kind.name for kind in shared.kinds.values()} == {"road", "city", "field", "monastery"}
    points = shared.scoring
    assert points.path == points.site == Pay(tile=1, unfinished_tile=1)
    assert points.block == Pay(tile=2, value=2, unfinished_tile=1, unfinished_value=1)
    assert points.system == Pay()


@pytest.mark.parametrize(
    ("name", "tiles", "small_city", "farm_city", "scoring"),
    [
        ("hungarian", 72, 4, 3, LandScoring.ONCE_A_CITY),
        ("slovak", 72, 2, 3, LandScoring.ONCE_A_CITY),
        ("danish", 72, 2, 4, LandScoring.WHOLE_CITY),
        ("winter", 84, 4, 3, LandScoring.EACH_FIELD),
        ("modern", 72, 4, 3, LandScoring.EACH_FIELD),
    ],
)
def test_where_editions_differ(name: str, tiles: int, small_city: int, farm_city: int, scoring: LandScoring) -> None:
    assert edition(name).tile_count == tiles
    points = edition(name).scoring
    assert (points.small_block, points.land, points.land_scoring) == (small_city, farm_city, scoring)


def test_hunters() -> None:
    hunters = edition("hunters")
    assert hunters.start.name == "1"
    assert (hunters.followers, hunters.huts, hunters.score_track) == (5, 2, 50)
    assert not hunters.has_farmers_option
    points = hunters.scoring
    assert (points.path, points.system) == (Pay(tile=1, value=1), Pay(value=1, unfinished_value=1))
    assert (points.block, points.small_block) == (Pay(tile=2, value=2), 4)
    assert (points.land, points.land_scoring) == (2, LandScoring.ANIMALS)


def test_hunters_has_systems_where_others_have_sites() -> None:
    names = {shape: kind.name for shape, kind in edition("hunters").kinds.items()}
    assert names == {Shape.LAND: "meadow", Shape.PATH: "river", Shape.BLOCK: "forest", Shape.SYSTEM: "system"}


def test_modern_is_winter_on_the_classic_tiles() -> None:
    assert edition("modern").scoring == edition("winter").scoring
    assert edition("modern").tiles == edition("danish").tiles


@pytest.mark.parametrize(("name", "look"), [("modern", "summer"), ("winter", "winter"), ("hunters", "stone")])
def test_looks_of_editions(name: str, look: str) -> None:
    assert edition(name).look == look


def test_custom_edition_can_have_another_look(tmp_path: Path) -> None:
    own = load_edition(write_edition(tmp_path, **{"followers = 7": 'followers = 7\nlook = "winter"'}))
    assert own.look == "winter"


def test_editions_are_read_once() -> None:
    assert edition("winter") is edition("winter")


def test_unknown_edition() -> None:
    with pytest.raises(SetupError) as caught:
        edition("summer")
    assert caught.value.reason == "setup/unknown-edition"
    assert "“summer”" in str(caught.value)
    assert "winter" in str(caught.value)


def test_custom_edition_with_shipped_tiles(tmp_path: Path) -> None:
    own = load_edition(write_edition(tmp_path, **{"followers = 7": "followers = 5"}))
    assert (own.name, own.followers) == ("own", 5)
    assert own.tiles == edition("modern").tiles
    assert own.scoring == edition("modern").scoring


def test_custom_edition_with_custom_tiles(tmp_path: Path) -> None:
    (tmp_path / "tile_sets").mkdir()
    (tmp_path / "tile_sets" / "meadows.toml").write_text(OWN_TILES)
    own = load_edition(write_edition(tmp_path, **{'["classic"]': '["classic", "meadows"]', '"D"': '"Meadow"'}))
    assert own.tile_sets == ("classic", "meadows")
    assert own.tile_count == 75
    assert own.start.name == "Meadow"


def test_custom_tile_sets_override_shipped_ones(tmp_path: Path) -> None:
    (tmp_path / "tile_sets").mkdir()
    (tmp_path / "tile_sets" / "classic.toml").write_text(OWN_TILES)
    own = load_edition(write_edition(tmp_path, **{'["classic"]': '["classic", "winter-extra"]', '"D"': '"Meadow"'}))
    assert [tile.name for tile in own.tiles] == ["Meadow", *(f"Winter-{letter}" for letter in "ABCDEFGHIJKL")]


def test_bonus_tiles_come_last_in_any_order_of_tile_sets(tmp_path: Path) -> None:
    (tmp_path / "tile_sets").mkdir()
    (tmp_path / "tile_sets" / "extra.toml").write_text("bonus = true\n" + OWN_TILES)
    own = load_edition(write_edition(tmp_path, **{'["classic"]': '["extra", "classic"]'}))
    assert [tile.name for tile in own.tiles] == [*(tile.name for tile in edition("modern").tiles), "Meadow"]
    assert [tile.name for tile in own.tiles if tile.is_bonus] == ["Meadow"]


def test_sections_are_required_only_for_shown_kinds(tmp_path: Path) -> None:
    (tmp_path / "tile_sets").mkdir()
    (tmp_path / "tile_sets" / "meadows.toml").write_text(OWN_TILES)
    file = write_edition(tmp_path, **{'["classic"]': '["meadows"]', '"D"': '"Meadow"'})
    text = file.read_text()
    file.write_text(text[: text.index("[road]")] + text[text.index("[field]") :])
    own = load_edition(file)
    assert (own.scoring.path, own.scoring.block, own.scoring.site, own.scoring.land) == (Pay(), Pay(), Pay(), 3)
