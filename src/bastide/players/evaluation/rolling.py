"""Looks further than one turn: by short rollouts, by every tile that may come, or to the end."""

import numpy as np
import numpy.typing as npt

from bastide.kernel.chance import Generator, below
from bastide.kernel.jit import Number, inlined, kernel
from bastide.kernel.layout import LAND_BAG, OVER, PLAY, Record, Records
from bastide.kernel.play import bag_to_draw, clear_report, give, lay
from bastide.kernel.playout import draw_any
from bastide.players.evaluation.chances import look_into_bag
from bastide.players.evaluation.layout import Mind, Ratings
from bastide.players.evaluation.rating import best_rated, expected_margin, rate_moves

MoveIds = npt.NDArray[np.int64]
SEED_WORD = 1 << 31


@kernel
def roll_out_all(states: Records, mind: Mind, random: Generator, moves: MoveIds, turns: int, margins: Ratings) -> None:
    """Write to `margins` what whoever is at turn in `states[0]` has after each move and some turns of everybody.

    All moves meet the same draws, so that they differ by what they are worth and not by luck.
    """
    player, draws = Number(states[0]["player"]), np.zeros(4, np.int64)
    first, second, third = below(random, SEED_WORD), below(random, SEED_WORD), below(random, SEED_WORD)
    for number in range(moves.size):
        draws[0], draws[1], draws[2], draws[3] = first, second, third, 1
        play_next(states, Number(0), mind, Number(moves[number]))
        roll_on(states, Number(1), mind, draws, turns)
        margins[number] = margin_now(states[1], mind, player)


@kernel
def roll_on(states: Records, at: int, mind: Mind, random: Generator, turns: int) -> None:
    """Let everybody play by their ratings in `states[at]`, so many turns or to the end; the next one is overwritten.

    Bonus turns do not count: whoever earns one has it on top.
    """
    state, tables, work = states[at], mind.tables[0], mind.work[0]
    while state["phase"] != OVER and turns:
        clear_report(work)
        if state["phase"] == PLAY:
            turns -= tables["bag"][state["hand"][state["player"]] - 1] == LAND_BAG
            lay(state, tables, work, best_rated(mind, rate_moves(states, at, mind)))
        else:
            give(state, tables, work, draw_any(state, tables, random))


@inlined
def play_next(states: Records, at: int, mind: Mind, move: int) -> None:
    """Play a move of a state in the next one."""
    states[at + 1] = states[at]
    clear_report(mind.work[0])
    lay(states[at + 1], mind.tables[0], mind.work[0], move)


@inlined
def margin_now(state: Record, mind: Mind, player: int) -> float:
    """The expected margin of a player with what is now left in the bag."""
    look_into_bag(state, mind.tables[0], mind.weights[0], mind.scene[0])
    return expected_margin(state, mind, player)


@kernel
def mean_margin(states: Records, mind: Mind, move: int) -> float:
    """The margin after a move and the best reply, over all tiles that may be drawn for it, by how many there are.

    What fits nowhere is drawn anew, so it weighs nothing.
    """
    player, total, left = Number(states[0]["player"]), 0.0, Number(0)
    play_next(states, Number(0), mind, move)
    state, tables = states[1], mind.tables[0]
    if state["phase"] == OVER or state["phase"] == PLAY:
        return margin_after_reply(states, mind, player)
    bag = bag_to_draw(state)
    for design in range(tables["designs"]):
        count = Number(state["bag"][design])
        if count and tables["bag"][design] == bag:
            states[3] = state  # the drawn tile is laid in the one behind
            clear_report(mind.work[0])
            give(state, tables, mind.work[0], Number(design))
            if state["phase"] == PLAY or state["phase"] == OVER:
                total += count * margin_after_reply(states, mind, player)
                left += count
            states[1] = states[3]
    return total / left if left else margin_now(state, mind, player)


@inlined
def margin_after_reply(states: Records, mind: Mind, player: int) -> float:
    """The margin of a player when whoever is at turn in `states[1]`, if anybody is, has played by the ratings."""
    if states[1]["phase"] != PLAY:
        return margin_now(states[1], mind, player)
    play_next(states, Number(1), mind, best_rated(mind, rate_moves(states, Number(1), mind)))
    return margin_now(states[2], mind, player)
