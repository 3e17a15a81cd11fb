"""The levels for people."""

from itertools import pairwise

import pytest

from bastide import Game
from bastide.arena.matches import Match, play_match
from bastide.players import Limit, is_fair, level_names, player

FEW = Limit(samples=8)


def test_level_names() -> None:
    assert level_names() == ("gentle", "eager", "steady", "shrewd", "merciless")


@pytest.mark.parametrize("name", level_names())
def test_levels_are_fair_players(name: str) -> None:
    assert is_fair(name)
    game = Game("hunters", players=3, seed=1)
    assert player(name, 1).choose(game.copy(history=False), FEW) in game.legal_moves


def test_levels_take_no_parameters() -> None:
    with pytest.raises(ValueError, match="gentle"):
        player("gentle:noise=1")


def margin(one: str, other: str, games: int) -> float:
    """Return the mean margin over pairs of games with the same tiles and swapped seats."""
    total = 0
    for seed in range(games):
        for players, sign in (((one, other), 1), ((other, one), -1)):
            scores = play_match(Match("modern", players), seed).scores
            total += sign * (scores[0] - scores[1])
    return total / (2 * games)


@pytest.mark.parametrize(("weaker", "stronger"), list(pairwise(level_names()[:-1])))
def test_each_level_beats_the_one_before(weaker: str, stronger: str) -> None:
    assert margin(stronger, weaker, 10) > 5


@pytest.mark.parametrize("bias", ["noise=3", "hope=3", "thrift=2", "thrift=0.2"])
def test_biased_evaluator_is_weaker(bias: str) -> None:
    assert margin("evaluator", f"evaluator:{bias}", 10) > 5
