"""Search beyond one turn: short rollouts, or the best reply to each tile that may be drawn."""

import numpy as np
import numpy.typing as npt

from bastide.kernel.chance import Generator, below
from bastide.kernel.jit import Number, inlined, kernel
from bastide.kernel.layout import LAND_BAG, OVER, PLAY, Records, Struct
from bastide.kernel.play import bag_to_draw, clear_report, give, lay
from bastide.kernel.playout import random_design
from bastide.players.evaluation.chances import count_fits
from bastide.players.evaluation.layout import EvaluationContext, Ratings
from bastide.players.evaluation.rating import best_move, expected_margin, rate_moves

MoveIds = npt.NDArray[np.int64]
SEED_WORD = 1 << 31


@kernel
def roll_out_all(
    states: Records, context: EvaluationContext, random: Generator, moves: MoveIds, turns: int, margins: Ratings
) -> None:
    """Write to `margins` the margin of the current player in `states[0]` after each move and a rollout of some turns.

    All moves meet the same draws, so that luck does not separate them.
    """
    player, draws = Number(states[0]["player"]), np.zeros(4, np.int64)
    first, second, third = below(random, SEED_WORD), below(random, SEED_WORD), below(random, SEED_WORD)
    for number in range(moves.size):
        draws[0], draws[1], draws[2], draws[3] = first, second, third, 1
        play_next(states, Number(0), context, Number(moves[number]))
        roll_out(states, Number(1), context, draws, turns)
        margins[number] = current_margin(states[1], context, player)


@kernel
def roll_out(states: Records, at: int, context: EvaluationContext, random: Generator, turns: int) -> None:
    """Let every player play the best rated moves in `states[at]` for some turns, or to the end of the game.

    Bonus turns do not count. The next state is overwritten.
    """
    state, tables, work = states[at], context.tables[0], context.work[0]
    while state["phase"] != OVER and turns:
        clear_report(work)
        if state["phase"] == PLAY:
            turns -= tables["bag"][state["hand"][state["player"]] - 1] == LAND_BAG
            lay(state, tables, work, best_move(context, rate_moves(states, at, context)))
        else:
            give(state, tables, work, random_design(state, tables, random))


@inlined
def play_next(states: Records, at: int, context: EvaluationContext, move: int) -> None:
    """Copy a state to the next one, and play a move there."""
    states[at + 1] = states[at]
    clear_report(context.work[0])
    lay(states[at + 1], context.tables[0], context.work[0], move)


@inlined
def current_margin(state: Struct, context: EvaluationContext, player: int) -> float:
    """Return the expected margin of a player, with the bag as it is now."""
    count_fits(state, context.tables[0], context.weights[0], context.scratch[0])
    return expected_margin(state, context, player)


@kernel
def mean_margin(states: Records, context: EvaluationContext, move: int) -> float:
    """Return the mean margin after a move and the best reply, over all tiles that may be drawn.

    Tiles that fit nowhere are drawn again, so they have no weight.
    """
    player, total, left = Number(states[0]["player"]), 0.0, Number(0)
    play_next(states, Number(0), context, move)
    state, tables = states[1], context.tables[0]
    if state["phase"] == OVER or state["phase"] == PLAY:
        return margin_after_reply(states, context, player)
    bag = bag_to_draw(state)
    for design in range(tables["designs"]):
        count = Number(state["bag"][design])
        if count and tables["bag"][design] == bag:
            states[3] = state  # kept here, because the reply is played in states[2]
            clear_report(context.work[0])
            give(state, tables, context.work[0], Number(design))
            if state["phase"] == PLAY or state["phase"] == OVER:
                total += count * margin_after_reply(states, context, player)
                left += count
            states[1] = states[3]
    return total / left if left else current_margin(state, context, player)


@inlined
def margin_after_reply(states: Records, context: EvaluationContext, player: int) -> float:
    """Return the margin of a player after the best rated reply in `states[1]`, if a tile is to be played there."""
    if states[1]["phase"] != PLAY:
        return current_margin(states[1], context, player)
    play_next(states, Number(1), context, best_move(context, rate_moves(states, Number(1), context)))
    return current_margin(states[2], context, player)
