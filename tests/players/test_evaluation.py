"""The evaluation: symmetric between seats, and consistent between its fast and slow paths."""

import random

import numpy as np
import pytest

from bastide import Game
from bastide.kernel.jit import Number, kernel
from bastide.kernel.layout import FOLLOWER_BITS, Records
from bastide.players.evaluation.layout import EvaluationContext
from bastide.players.evaluation.rating import margin_after
from bastide.players.evaluation.rollouts import current_margin
from bastide.players.search import SearchBuffers
from bastide.tiles import edition_names

NEARLY = 0.5  # points: ratings assume that a piece does not change which opponent is best


@kernel
def margin_after_whole_move(states: Records, context: EvaluationContext, move: int) -> float:
    return margin_after(states, Number(0), context, move, Number(states[0]["player"]))


@kernel
def margin_for(states: Records, context: EvaluationContext, player: int) -> float:
    return current_margin(states[0], context, Number(player))


def positions(name: str, players: int, count: int) -> list[Game]:
    """Return positions spread over a random game, the last one before its end."""
    game, dice = Game(name, players=players, seed=count), random.Random(players)
    found = []
    while not game.is_over:
        found.append(game.copy(history=False))
        game.push(dice.choice(game.legal_moves))
    return [*found[:: len(found) // count], found[-1]]


@pytest.mark.parametrize("name", edition_names())
@pytest.mark.parametrize("players", [2, 3, 5])
def test_piece_value_equals_change_of_position_value(name: str, players: int) -> None:
    buffers = SearchBuffers()
    for game in positions(name, players, 12):
        ranked = buffers.rank_moves(game, "test")
        margins = [margin_after_whole_move(buffers.states, ranked.context, int(move)) for move in ranked.ids]
        assert margins == pytest.approx(ranked.margins, abs=1e-9 if players == 2 else NEARLY)


def exchange_seats(state: np.void) -> None:
    """Swap everything that the two players have."""
    for name in ("score", "supply", "huts", "hand"):
        state[name][:2] = state[name][1::-1].copy()
    own, packed = (1 << FOLLOWER_BITS) - 1, state["followers"].copy()
    state["followers"] = (packed & own) << FOLLOWER_BITS | packed >> FOLLOWER_BITS
    for name in ("player", "dolmen_owner"):
        state[name] = 1 - state[name]


@pytest.mark.parametrize("name", edition_names())
def test_evaluation_is_zero_sum_for_two(name: str) -> None:
    buffers, margins = SearchBuffers(), []
    for game in positions(name, 2, 12):
        context = buffers.rank_moves(game, "test").context
        margins.append(margin_for(buffers.states, context, 0))
        exchange_seats(buffers.states[0])
        assert margin_for(buffers.states, context, 0) == pytest.approx(-margins[-1])
    assert any(abs(margin) > 1 for margin in margins)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_best_of_several_opponents_counts_most(players: int) -> None:
    buffers = SearchBuffers()
    for game in positions("modern", players, 12):
        context = buffers.rank_moves(game, "test").context
        margin = margin_for(buffers.states, context, 0)
        own, *others = context.scratch[0]["value"][:players].tolist()
        assert own - max(others) <= margin <= own - sum(others) / len(others)
        *_, best = sorted(context.scratch[0]["rival_weight"][1:players].tolist())
        assert context.scratch[0]["rival_weight"][1 + others.index(max(others))] == best
        assert context.scratch[0]["rival_weight"][1:players].sum() == pytest.approx(1)


@pytest.mark.parametrize("name", edition_names())
def test_last_move_is_rated_by_final_scores(name: str) -> None:
    game = positions(name, 2, 4)[-1]
    ranked = SearchBuffers().rank_moves(game, "test")
    for rank in range(ranked.ids.size):
        after = game.copy(history=False)
        after.push(ranked.move(rank))
        if after.is_over:
            assert ranked.margins[rank] == after.scores[game.player] - after.scores[1 - game.player]
