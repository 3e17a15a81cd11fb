"""Looks one turn ahead: what would everyone have if the game ended after this move?"""

import random

import numpy as np
import numpy.typing as npt

from bastide.kernel.jit import kernel
from bastide.kernel.layout import MAX_MOVES, OVER, STATE, WORK, Record, Records
from bastide.kernel.legal import list_moves
from bastide.kernel.play import clear_report, lay
from bastide.kernel.score import score_game
from bastide.kernel.tables import tables_of
from bastide.players.base import Limit, check_turn, copy_position
from bastide.rules.game import Game
from bastide.rules.move import Move

Ratings = npt.NDArray[np.float64]

FOLLOWER_COST = 2.0


@kernel
def rate_moves(states: Records, tables: Records, work: Records, ratings: Ratings, cost: float, mode: int) -> int:
    """Rate every legal move of `states[0]`, in their order, and return how many there are; `states[1]` is scratch."""
    player = states[0]["player"]
    count = list_moves(states[0], tables[0], work[0])
    for number in range(count):
        states[1] = states[0]
        project_move(states[1], tables[0], work[0], work[0]["move"][number])
        ratings[number] = margin(states[1], player, mode) + cost * states[1]["supply"][player]
    return count


@kernel
def project_move(state: Record, tables: Record, work: Record, move: int) -> None:
    """Play a move, then score as if the game ended with it."""
    clear_report(work)
    lay(state, tables, work, move)
    if state["phase"] != OVER:
        score_game(state, tables, work)


@kernel
def margin(state: Record, player: int, mode: int) -> float:
    best = -1
    total = 0
    for other in range(state["players"]):
        if other != player:
            best = max(best, state["score"][other])
            total += state["score"][other]
    if mode == 0:
        return state["score"][player] - best
    return state["score"][player] - total / (state["players"] - 1)
