"""The levels for people."""

from itertools import pairwise

import pytest

from bastide import Game
from bastide.arena.matches import Match, play_match
from bastide.players import Limit, is_fair, level_names, player

FEW = Limit(samples=8)


def test_there_are_five_from_gentle_to_merciless() -> None:
    assert level_names() == ("gentle", "eager", "steady", "shrewd", "merciless")


@pytest.mark.parametrize("name", level_names())
def test_a_level_is_a_fair_player(name: str) -> None:
    assert is_fair(name)
    game = Game("hunters", players=3, seed=1)
    assert player(name, 1).choose(game.copy(history=False), FEW) in game.legal_moves


def test_a_level_has_no_parameters() -> None:
    with pytest.raises(ValueError, match="gentle"):
        player("gentle:noise=1")


def margin(one: str, other: str, games: int) -> float:
    """The mean margin over some games on the same tiles with the seats turned."""
    total = 0
    for seed in range(games):
        for players, sign in (((one, other), 1), ((other, one), -1)):
            scores = play_match(Match("modern", players), seed).scores
            total += sign * (scores[0] - scores[1])
    return total / (2 * games)


@pytest.mark.parametrize(("weaker", "stronger"), list(pairwise(level_names()[:-1])))
def test_each_level_is_stronger_than_the_one_before(weaker: str, stronger: str) -> None:
    assert margin(stronger, weaker, 10) > 5


@pytest.mark.parametrize("fault", ["noise=3", "hope=3", "thrift=2", "thrift=0.2"])
def test_a_player_that_sees_things_otherwise_than_they_are_is_weaker(fault: str) -> None:
    assert margin("evaluator", f"evaluator:{fault}", 10) > 5
