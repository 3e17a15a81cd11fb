"""Custom editions are played, written and read like the shipped ones, and rejected if they are too large."""

from dataclasses import replace
from random import Random

import pytest

from bastide import Edition, Game, NotationError, PositionError, Record, SetupError, Tile, edition
from bastide.rules.text.json_record import from_json, to_json
from bastide.tiles import KINDS, Segment


def own_edition(name: str = "own", *, of: str = "modern", **changes: object) -> Edition:
    return replace(edition(of), name=name, **changes)  # type: ignore[arg-type]


def with_tile(name: str, *, of: str = "modern", **changes: object) -> Edition:
    """Return an edition with one tile changed."""
    tiles = [replace(tile, **changes) if tile.name == name else tile for tile in edition(of).tiles]  # type: ignore[arg-type]
    return own_edition(of=of, tiles=tuple(tiles))


def play_some_turns(rules: Edition, turns: int) -> Game:
    game, random = Game(rules, players=3, seed=4), Random(4)
    for _ in range(turns):
        game.push(random.choice(game.legal_moves))
    return game


OWN = [(own_edition(followers=3), 12), (own_edition(of="hunters", followers=3, huts=4), 60)]


@pytest.mark.parametrize(("rules", "turns"), OWN, ids=["modern", "hunters"])
def test_custom_edition_reads_text_records_and_json(rules: Edition, turns: int) -> None:
    game = play_some_turns(rules, turns)
    assert any(tile.is_bonus for tile in game.drawn_tiles()) == (rules.huts > 0)
    assert Game.parse(game.text(), own=rules) == game
    assert Record.parse(str(game.record()), own=rules).replay() == game
    assert from_json(to_json(game), own=rules) == game


def test_text_of_an_unknown_edition_is_rejected() -> None:
    with pytest.raises(PositionError, match="own"):
        Game.parse(play_some_turns(own_edition(), 3).text())


def test_editions_of_equal_name_make_different_games() -> None:
    game = Game("modern", seed=1)
    assert Game(own_edition("modern", score_track=60), seed=1) != game


def test_tiles_are_named_within_the_edition() -> None:
    game = Game.unhosted("modern")
    assert game.draw("rfrf")[0].tile.name == "U"  # type: ignore[union-attr]
    own = own_edition(tiles=(*edition("modern").tiles[:-1], replace(edition("modern").tiles[-1], name="Cross")))
    assert Game.unhosted(own).parse_move("cross@1,0").tile.name == "Cross"
    with pytest.raises(NotationError, match="Nowhere"):
        game.parse_move("Nowhere@1,0")


def edition_with_many(name: str, count: int) -> Edition:
    return with_tile(name, count=count)


def with_pennants(count: int) -> Edition:
    city = next(tile for tile in edition("modern").tiles if tile.name == "C")
    return with_tile("C", segments=(replace(city.segments[0], pennants=count),))


def with_monastery(name: str) -> Edition:
    tile = next(tile for tile in edition("modern").tiles if tile.name == name)
    return with_tile(name, segments=(*tile.segments, Segment(KINDS["monastery"])))


def with_value(name: str, index: int, **changes: object) -> Edition:
    """Return hunters with one segment of a tile changed."""
    tile = next(tile for tile in edition("hunters").tiles if tile.name == name)
    changed = replace(tile.segments[index], **changes)  # type: ignore[arg-type]
    return with_tile(name, of="hunters", segments=(*tile.segments[:index], changed, *tile.segments[index + 1 :]))


@pytest.mark.parametrize(
    ("rules", "what"),
    [
        (edition_with_many("B", 40), "tiles"),
        (edition_with_many("W", 27), "tiles"),
        (own_edition(followers=8), "followers"),
        (own_edition(scoring=replace(edition("modern").scoring, land=21)), "points"),
        (with_pennants(250), "pennants"),
        (with_tile("2", of="hunters", count=2), "tiles"),
        (own_edition(of="hunters", huts=8), "huts"),
        (with_value("80", 3, fish=90), "fish"),
        (with_value("9", 0, gold=490), "gold"),
        (with_value("81", 0, mushrooms=126), "mushrooms"),
        (with_value("3", 0, animals=("deer",) * 40), "deer"),
        (with_value("3", 0, animals=("tiger",) * 4), "tigers"),
        (with_value("3", 0, animals=("aurochs",) * 20), "mammoths-and-aurochs"),
        (with_value("3", 0, landmark="fire"), "fires"),
        (with_value("3", 0, landmark="dolmen"), "dolmens"),
        (with_monastery("X"), "places"),  # a crossing of four roads, between four fields
    ],
)
def test_too_large_edition_is_rejected(rules: Edition, what: str) -> None:
    with pytest.raises(SetupError) as caught:
        Game(rules)
    assert (caught.value.reason, caught.value.details["what"]) == ("setup/edition-too-large", what)


def test_bonus_tiles_are_not_enough_for_a_game() -> None:
    hunters = edition("hunters")
    tiles = tuple(tile for tile in hunters.tiles if tile.is_bonus or tile == hunters.start)
    with pytest.raises(SetupError, match="not counting bonus tiles"):
        Game(own_edition(of="hunters", tiles=tiles))


def test_edition_of_one_tile_is_rejected() -> None:
    start: Tile = replace(edition("modern").start, count=1)
    with pytest.raises(SetupError, match="one tile"):
        Game(own_edition(tiles=(start,), start=start))
