"""The end of a game, played out exactly: the tile in hand, and one more that everybody knows."""

from bastide.kernel.jit import Number, inlined, kernel
from bastide.kernel.layout import BONUS_BAG, LAND_BAG, OVER, PLAY, Record, Records
from bastide.kernel.legal import list_moves
from bastide.kernel.play import clear_report, give
from bastide.players.evaluation.layout import Mind
from bastide.players.evaluation.rating import expected_margin
from bastide.players.evaluation.rolling import play_next


@kernel
def is_solvable(states: Records) -> bool:
    """Whether behind the tile in hand in `states[0]` there is one more at most, and no bonus tile can come."""
    state = states[0]
    others = Number(0)
    for player in range(state["players"]):
        others += player != state["player"] and state["hand"][player] != 0
    return state["left"][LAND_BAG] + others <= 1 and state["left"][BONUS_BAG] == 0


@kernel
def solved_margin(states: Records, mind: Mind, move: int, enough: float) -> float:
    """The final margin of whoever is at turn in `states[0]`, which is solvable, after a move and the best reply.

    A move that leads to less than `enough` need not be looked at to the end: what is returned then is less, too.
    """
    player, tables, work = Number(states[0]["player"]), mind.tables[0], mind.work[0]
    play_next(states, Number(0), mind, move)
    draw_the_last(states[1], tables, work)
    if states[1]["phase"] != PLAY:
        return expected_margin(states[1], mind, player)
    replier, margin, best = Number(states[1]["player"]), 0.0, -1e9
    for number in range(list_moves(states[1], tables, work)):
        play_next(states, Number(1), mind, Number(work["move"][number]))
        reply = expected_margin(states[2], mind, replier)
        if reply > best:
            best, margin = reply, expected_margin(states[2], mind, player)
            if margin < enough and states[0]["players"] == 2:
                return margin
    return margin


@inlined
def draw_the_last(state: Record, tables: Record, work: Record) -> None:
    """Draw the tile that is left, if there is one and it is to be drawn."""
    while state["phase"] != OVER and state["phase"] != PLAY:
        for design in range(tables["designs"]):
            if state["bag"][design]:
                clear_report(work)
                give(state, tables, work, Number(design))
                break
