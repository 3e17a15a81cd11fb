"""Exact search of the endgame: the tile in hand and at most one more, which is known."""

from bastide.kernel.jit import Number, inlined, kernel
from bastide.kernel.layout import BONUS_BAG, LAND_BAG, OVER, PLAY, Records, Struct
from bastide.kernel.legal import list_moves
from bastide.kernel.play import clear_report, give
from bastide.players.evaluation.layout import EvaluationContext
from bastide.players.evaluation.rating import expected_margin
from bastide.players.evaluation.rollouts import play_next


@kernel
def is_solvable(states: Records) -> bool:
    """Return True if at most one tile is left besides the one in hand in `states[0]`, and no bonus tile."""
    state = states[0]
    others = Number(0)
    for player in range(state["players"]):
        others += player != state["player"] and state["hand"][player] != 0
    return state["left"][LAND_BAG] + others <= 1 and state["left"][BONUS_BAG] == 0


@kernel
def endgame_margin(states: Records, context: EvaluationContext, move: int, enough: float) -> float:
    """Return the final margin of the current player in `states[0]` after a move and the best reply.

    The position must be solvable. The search of a move that leads to less than `enough` may stop early; the returned
    margin is then less than `enough`, too.
    """
    player, tables, work = Number(states[0]["player"]), context.tables[0], context.work[0]
    play_next(states, Number(0), context, move)
    draw_last_tile(states[1], tables, work)
    if states[1]["phase"] != PLAY:
        return expected_margin(states[1], context, player)
    replier, margin, best = Number(states[1]["player"]), 0.0, -1e9
    for number in range(list_moves(states[1], tables, work)):
        play_next(states, Number(1), context, Number(work["move"][number]))
        reply = expected_margin(states[2], context, replier)
        if reply > best:
            best, margin = reply, expected_margin(states[2], context, player)
            if margin < enough and states[0]["players"] == 2:
                return margin
    return margin


@inlined
def draw_last_tile(state: Struct, tables: Struct, work: Struct) -> None:
    """Draw the last tile, if it is to be drawn now."""
    while state["phase"] != OVER and state["phase"] != PLAY:
        for design in range(tables["designs"]):
            if state["bag"][design]:
                clear_report(work)
                give(state, tables, work, Number(design))
                break
