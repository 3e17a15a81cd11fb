"""Which look paints what, and what is refused where none does."""

from pathlib import Path

import pytest

from bastide import DataError, Edition, Game, SetupError, edition, load_edition, tile
from bastide.render.svg.film import film_svg
from bastide.render.svg.gallery import gallery_of
from bastide.render.svg.looks import BY_NAME, look_named, look_of, usual_look
from bastide.render.svg.tile_document import tile_svg
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
    """An edition with kinds of several families, which no look can paint."""
    for folder, name, content in (("tile_sets", "rivers", RIVERS_AMONG_FIELDS), ("editions", "mixed", MIXED)):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / f"{name}.toml").write_text(content, encoding="utf-8")
    return tmp_path / "editions" / "mixed.toml"


@pytest.fixture
def mixed(file: Path) -> Edition:
    return load_edition(file)


def test_every_look_that_an_edition_may_name_can_paint() -> None:
    assert list(BY_NAME) == list(LOOKS)
    assert [look_named(name).name for name in LOOKS] == list(LOOKS)


def test_editions_and_tiles_have_their_looks() -> None:
    assert [look_of(edition(name)).name for name in ("modern", "winter", "hunters")] == ["summer", "winter", "stone"]
    assert [usual_look(tile(name)).name for name in ("D", "Winter-K", "70")] == ["summer", "summer", "stone"]


def test_an_edition_may_be_given_by_its_name() -> None:
    assert gallery_of("winter") is gallery_of(edition("winter"))
    with pytest.raises(SetupError, match="no edition “autumn”"):
        gallery_of("autumn")


def test_an_unknown_look_is_refused() -> None:
    with pytest.raises(SetupError, match="no look “autumn”; these are known: summer, winter, stone") as refusal:
        look_named("autumn")
    assert refusal.value.reason == "setup/unknown-look"


def test_an_edition_that_no_look_can_paint_is_played_and_drawn_as_text(mixed: Edition) -> None:
    assert mixed.look is None
    game = Game(mixed, players=2, seed=1)
    game.push(next(iter(game.legal_moves)))
    assert str(game)
    assert game._repr_svg_() is None


def test_its_pictures_are_refused(mixed: Edition) -> None:
    game = Game(mixed, players=2, seed=1)
    for draw in (game.svg, lambda: gallery_of(mixed), lambda: film_svg(game), lambda: tile_svg(mixed.tiles[0])):
        with pytest.raises(SetupError, match="no look has all that is shown there") as refusal:
            draw()
        assert refusal.value.reason == "setup/no-look"


def test_it_cannot_name_a_look(file: Path) -> None:
    file.write_text(f'look = "stone"\n{MIXED}', encoding="utf-8")
    with pytest.raises(DataError, match="in the look “stone”, nor in any other") as refusal:
        load_edition(file)
    assert refusal.value.reason == "edition/needless-look"
