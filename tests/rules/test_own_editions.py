"""Editions of a person's own: played, written and read like the shipped ones, and refused where there is no room."""

from dataclasses import replace
from random import Random

import pytest

from bastide import Edition, Game, NotationError, PositionError, Record, SetupError, Tile, edition
from bastide.rules.plain_json import from_json, to_json


def own_edition(name: str = "own", **changes: object) -> Edition:
    return replace(edition("modern"), name=name, **changes)  # type: ignore[arg-type]


def with_tile(name: str, **changes: object) -> Edition:
    """An edition in which one tile is another."""
    tiles = [replace(tile, **changes) if tile.name == name else tile for tile in edition("modern").tiles]  # type: ignore[arg-type]
    return own_edition(tiles=tuple(tiles))


def played(rules: Edition, turns: int) -> Game:
    game, random = Game(rules, players=3, seed=4), Random(4)
    for _ in range(turns):
        game.push(random.choice(game.legal_moves))
    return game


def test_text_records_and_json_are_read_back_by_the_own_edition() -> None:
    rules = own_edition(followers=3)
    game = played(rules, 12)
    assert Game.parse(game.text(), own=rules) == game
    assert Record.parse(str(game.record()), own=rules).replay() == game
    assert from_json(to_json(game), own=rules) == game


def test_text_of_an_unknown_edition_is_refused() -> None:
    with pytest.raises(PositionError, match="own"):
        Game.parse(played(own_edition(), 3).text())


def test_games_of_different_editions_differ_though_they_are_called_alike() -> None:
    game = Game("modern", seed=1)
    assert Game(own_edition("modern", score_track=60), seed=1) != game


def test_tiles_are_named_within_the_edition() -> None:
    game = Game.unhosted("modern")
    assert game.draw("rfrf")[0].tile.name == "U"  # type: ignore[union-attr]
    own = own_edition(tiles=(*edition("modern").tiles[:-1], replace(edition("modern").tiles[-1], name="Cross")))
    assert Game.unhosted(own).parse_move("cross@1,0").tile.name == "Cross"
    with pytest.raises(NotationError, match="Nowhere"):
        game.parse_move("Nowhere@1,0")


def many(name: str, count: int) -> Edition:
    return with_tile(name, count=count)


def with_pennants(count: int) -> Edition:
    city = next(tile for tile in edition("modern").tiles if tile.name == "C")
    return with_tile("C", segments=(replace(city.segments[0], pennants=count),))


@pytest.mark.parametrize(
    ("rules", "what"),
    [
        (many("B", 40), "tiles"),
        (many("W", 27), "tiles"),
        (own_edition(followers=8), "followers"),
        (own_edition(scoring=replace(edition("modern").scoring, land=21)), "points"),
        (with_pennants(250), "pennants"),
    ],
)
def test_an_edition_without_room_is_refused(rules: Edition, what: str) -> None:
    with pytest.raises(SetupError) as caught:
        Game(rules)
    assert (caught.value.reason, caught.value.details["what"]) == ("setup/edition-too-large", what)


def test_an_edition_of_one_tile_is_refused() -> None:
    start: Tile = replace(edition("modern").start, count=1)
    with pytest.raises(SetupError, match="one tile"):
        Game(own_edition(tiles=(start,), start=start))
