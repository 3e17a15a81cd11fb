"""Looks of editions and tiles, and errors without a look."""

from pathlib import Path

import pytest

from bastide import DataError, Edition, Game, SetupError, edition, load_edition, tile
from bastide.render.svg.board.animation import animation_svg
from bastide.render.svg.tiles.documents import tile_svg
from bastide.render.svg.tiles.drawing_cache import drawings_of
from bastide.render.svg.tiles.looks import built_in_looks, look_named, look_of, usual_look
from bastide.tiles.looks import LOOKS

RIVERS_AMONG_FIELDS = """
[tiles.Ford]
count = 20
sides = "river field river city"
segments = [
  { kind = "river", sides = "N S" },
  { kind = "city", sides = "W" },
  { kind = "field", halves = "NR EL ER SL" },
  { kind = "field", halves = "NL SR", cities = [1] },
]
"""
MIXED = """
rulebook = "Ours"
tile_sets = ["rivers"]
start = "Ford"
followers = 5
huts = 2
score_track = 50
[river]
tile = 1
unfinished_tile = 1
fish = 1
unfinished_fish = 1
[city]
tile = 2
unfinished_tile = 1
pennant = 2
unfinished_pennant = 1
small_city = 4
[field]
scoring = "each field"
city = 3
[system]
fish = 1
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Write an edition with kinds of several families, which no look can draw."""
    for folder, name, content in (("tile_sets", "rivers", RIVERS_AMONG_FIELDS), ("editions", "mixed", MIXED)):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / f"{name}.toml").write_text(content, encoding="utf-8")
    return tmp_path / "editions" / "mixed.toml"


@pytest.fixture
def mixed_edition(file: Path) -> Edition:
    return load_edition(file)


def test_every_look_of_the_data_exists() -> None:
    assert list(built_in_looks()) == list(LOOKS)
    assert [look_named(name).name for name in LOOKS] == list(LOOKS)


def test_editions_and_tiles_have_their_looks() -> None:
    assert [look_of(edition(name)).name for name in ("modern", "winter", "hunters")] == ["summer", "winter", "stone"]
    assert [usual_look(tile(name)).name for name in ("D", "Winter-K", "70")] == ["summer", "summer", "stone"]


def test_edition_may_be_given_by_name() -> None:
    assert drawings_of("winter") is drawings_of(edition("winter"))
    with pytest.raises(SetupError, match="no edition “autumn”"):
        drawings_of("autumn")


def test_unknown_look_is_refused() -> None:
    with pytest.raises(SetupError, match="no look “autumn”; choose from: summer, winter, stone") as refusal:
        look_named("autumn")
    assert refusal.value.reason == "setup/unknown-look"


def test_edition_without_look_is_played_and_drawn_as_text(mixed_edition: Edition) -> None:
    assert mixed_edition.look is None
    game = Game(mixed_edition, players=2, seed=1)
    game.push(next(iter(game.legal_moves)))
    assert str(game)
    assert game._repr_svg_() is None


def test_pictures_without_look_are_refused(mixed_edition: Edition) -> None:
    game = Game(mixed_edition, players=2, seed=1)
    for draw in (
        game.svg,
        lambda: drawings_of(mixed_edition),
        lambda: animation_svg(game),
        lambda: tile_svg(mixed_edition.tiles[0]),
    ):
        with pytest.raises(SetupError, match="no look has everything that it shows") as refusal:
            draw()
        assert refusal.value.reason == "setup/no-look"


def test_unsuitable_look_in_edition_is_refused(file: Path) -> None:
    file.write_text(f'look = "stone"\n{MIXED}', encoding="utf-8")
    with pytest.raises(DataError, match="in the look “stone” or any other") as refusal:
        load_edition(file)
    assert refusal.value.reason == "edition/needless-look"
