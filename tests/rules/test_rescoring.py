"""Rescoring of games by the rules of other editions."""

import random
from collections import Counter

import pytest

from bastide import Game, Scored, edition, edition_names, rescored
from bastide.errors import SetupError
from bastide.rules.rescoring import others_like

CLASSIC = ("danish", "hungarian", "modern", "slovak")  # they have the same tiles


def finished_game(rules: str, seed: int = 1) -> Game:
    game, dice = Game(rules, players=3, seed=seed), random.Random(seed)
    while not game.is_over:
        game.push_id(dice.choice(game.legal_ids().tolist()))
    return game


def lines(game: Game) -> list[Scored]:
    return [event for event in game.events() if isinstance(event, Scored)]


def with_city_of_two(rules: str) -> Game:
    """Return a game where the first player has completed a city of two tiles."""
    tiles = Counter({tile.name: tile.count for tile in edition(rules).tiles}) - Counter(["D", "E"])
    order = ["E", *tiles.elements()]
    game = Game(rules, order=order)
    game.push_text("E@0,-1>180 city")
    return game


@pytest.mark.parametrize("other", CLASSIC)
@pytest.mark.parametrize("own", ["modern", "danish"])
def test_rescored_game_equals_game_of_the_other_edition(own: str, other: str) -> None:
    game = finished_game(own)
    played = Game(other, players=3, order=game.hidden_order())
    for move in game.moves:
        played.push(move)
    again = rescored(game, other)
    assert (again.scores, lines(again)) == (played.scores, lines(played))
    assert (again.edition.name, again.is_over) == (other, True)
    assert (own == other) <= (again.scores == game.scores)


def test_editions_pay_differently() -> None:
    game = finished_game("modern")
    assert len({rescored(game, other).scores for other in CLASSIC}) > 2


@pytest.mark.parametrize(("other", "points"), [("danish", 2), ("slovak", 2), ("hungarian", 4), ("modern", 4)])
def test_small_city_pays_by_the_rulebook(other: str, points: int) -> None:
    for own in ("modern", "winter", "slovak"):
        assert rescored(with_city_of_two(own), other).scores == (points, 0)


def test_rescored_game_keeps_extra_tiles() -> None:
    game = finished_game("winter")
    again = rescored(game.record(), "danish")
    assert again.moves == game.moves
    assert any(move.tile.name.startswith("Winter") for move in again.moves)
    assert again.edition.tiles == game.edition.tiles
    assert rescored(game, "modern").scores == game.scores


def test_takebacks_change_nothing() -> None:
    game = Game("modern", seed=4)
    game.push(game.legal_moves[0])
    game.take_back()
    game.push(game.legal_moves[-1])
    assert rescored(game, "danish").moves == game.moves


def test_other_features_cannot_be_scored() -> None:
    for own, other in (("modern", "hunters"), ("hunters", "modern")):
        with pytest.raises(SetupError, match="different tiles and pieces") as caught:
            rescored(Game(own, seed=1), other)
        assert caught.value.reason == "rescoring/other-kinds"
    with pytest.raises(SetupError, match="No other edition"):
        others_like(edition("hunters"))
    assert {other.name for other in others_like(edition("winter"))} == {*edition_names()} - {"hunters", "winter"}


def test_game_from_a_position_cannot_be_rescored() -> None:
    game = Game.parse(Game("modern", seed=1).text())
    game.push(game.legal_moves[0])
    with pytest.raises(SetupError, match="began at a position") as caught:
        rescored(game, "danish")
    assert caught.value.reason == "rescoring/began-later"
