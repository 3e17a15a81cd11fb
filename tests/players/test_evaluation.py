"""The evaluation: fair to both sides, and the same however it is reached."""

import random

import numpy as np
import pytest

from bastide import Game
from bastide.kernel.jit import Number, kernel
from bastide.kernel.layout import FOLLOWER_BITS, Records
from bastide.players.evaluation.layout import Mind
from bastide.players.evaluation.rating import margin_after
from bastide.players.evaluation.rolling import margin_now
from bastide.players.thinking import Memory
from bastide.tiles import edition_names

NEARLY = 0.5  # points: what a piece takes from several others is rated as if it did not change who of them is best


@kernel
def margin_after_whole_move(states: Records, mind: Mind, move: int) -> float:
    return margin_after(states, Number(0), mind, move, Number(states[0]["player"]))


@kernel
def margin_for(states: Records, mind: Mind, player: int) -> float:
    return margin_now(states[0], mind, Number(player))


def positions(name: str, players: int, count: int) -> list[Game]:
    """Positions of a random game, spread over it; the last is the one before its end."""
    game, dice = Game(name, players=players, seed=count), random.Random(players)
    found = []
    while not game.is_over:
        found.append(game.copy(history=False))
        game.push(dice.choice(game.legal_moves))
    return [*found[:: len(found) // count], found[-1]]


@pytest.mark.parametrize("name", edition_names())
@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_piece_is_worth_what_the_position_with_it_is_worth_more(name: str, players: int) -> None:
    memory = Memory()
    for game in positions(name, players, 12):
        outlook = memory.outlook(game, "test")
        margins = [margin_after_whole_move(memory.states, outlook.mind, int(move)) for move in outlook.ids]
        assert margins == pytest.approx(outlook.margins, abs=1e-9 if players == 2 else NEARLY)


def exchange_seats(state: np.void) -> None:
    """Give everything that one of two players has to the other."""
    for name in ("score", "supply", "huts", "hand"):
        state[name][:2] = state[name][1::-1].copy()
    own, packed = (1 << FOLLOWER_BITS) - 1, state["followers"].copy()
    state["followers"] = (packed & own) << FOLLOWER_BITS | packed >> FOLLOWER_BITS
    for name in ("player", "dolmen_owner"):
        state[name] = 1 - state[name]


@pytest.mark.parametrize("name", edition_names())
def test_what_one_gains_the_other_loses(name: str) -> None:
    memory, margins = Memory(), []
    for game in positions(name, 2, 12):
        mind = memory.outlook(game, "test").mind
        margins.append(margin_for(memory.states, mind, 0))
        exchange_seats(memory.states[0])
        assert margin_for(memory.states, mind, 0) == pytest.approx(-margins[-1])
    assert any(abs(margin) > 1 for margin in margins)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_of_several_others_the_best_counts_most(players: int) -> None:
    memory = Memory()
    for game in positions("modern", players, 12):
        mind = memory.outlook(game, "test").mind
        margin = margin_for(memory.states, mind, 0)
        own, *others = mind.scene[0]["worth"][:players].tolist()
        assert own - max(others) <= margin <= own - sum(others) / len(others)
        *_, best = sorted(mind.scene[0]["rivalry"][1:players].tolist())
        assert mind.scene[0]["rivalry"][1 + others.index(max(others))] == best
        assert mind.scene[0]["rivalry"][1:players].sum() == pytest.approx(1)


@pytest.mark.parametrize("name", edition_names())
def test_the_last_move_is_rated_by_the_final_scores(name: str) -> None:
    game = positions(name, 2, 4)[-1]
    outlook = Memory().outlook(game, "test")
    for rank in range(outlook.ids.size):
        after = game.copy(history=False)
        after.push(outlook.move(rank))
        if after.is_over:
            assert outlook.margins[rank] == after.scores[game.player] - after.scores[1 - game.player]
