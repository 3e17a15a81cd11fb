"""Looks one turn ahead: the margin if the game ended after this move, less a cost for the follower it uses."""

import random

import numpy as np
import numpy.typing as npt

from bastide.kernel.jit import Number, kernel
from bastide.kernel.layout import MAX_MOVES, OVER, STATE, WORK, Record, Records
from bastide.kernel.legal import list_moves
from bastide.kernel.play import clear_report, lay
from bastide.kernel.score import score_game
from bastide.kernel.tables import tables_of
from bastide.players.base import Candidate, Explanation, Limit, check_turn, copy_position
from bastide.players.parameters import Parameter
from bastide.players.thinking import Memory
from bastide.rules.game import Game
from bastide.rules.move import Move

Ratings = npt.NDArray[np.int64]

# What a follower in the supply is worth, in half points to be divided by the number of players: the more they are, the
# fewer turns each has in which to need it. benchmarks/README.md has the measurement behind it.
FOLLOWER_COST = 9


class GreedyPlayer:
    """Takes the best projected margin over the mean of the others; equally good moves have the same chance."""

    name = "greedy"
    parameters = (Parameter.whole("follower_cost", FOLLOWER_COST, least=0, most=1000),)

    def __init__(self, seed: int | None, *, follower_cost: int = FOLLOWER_COST) -> None:
        self._random = random.Random(seed)
        self._follower_cost = follower_cost
        self._states: Records = np.zeros(2, STATE)
        self._work: Records = np.zeros(1, WORK)
        self._ratings: Ratings = np.zeros(MAX_MOVES, np.int64)

    def choose(self, game: Game, limit: Limit) -> Move:  # noqa: ARG002 - far below any limit that makes sense
        ratings = self._rated(game)
        best = np.flatnonzero(ratings == ratings.max())
        return game.legal_moves[int(best[int(self._random.random() * best.size)])]

    def explain(self, game: Game, limit: Limit, also: Move | None = None) -> Explanation:  # noqa: ARG002
        margins = self._rated(game) / rating_of_a_point(game.players) - self._others_supply_worth(game)
        order = np.argsort(-margins, kind="stable")
        reasons, ids = Memory().reasons(game), game.legal_ids()
        return Explanation(
            tuple(
                Candidate(game.legal_moves[each], float(margins[each]), reasons.of(int(ids[each])))
                for each in order.tolist()
            )
        )

    def _others_supply_worth(self, game: Game) -> float:
        """What the others have in their supplies, on the average: ratings leave it out, for no move changes it much."""
        others = [supply for seat, supply in enumerate(game.supplies) if seat != game.player]
        return self._follower_cost / (2 * game.players) * sum(others) / len(others)

    def _rated(self, game: Game) -> Ratings:
        """The ratings of the legal moves, in their order."""
        check_turn(game, self.name)
        copy_position(game, self._states)
        tables = tables_of(game.edition)
        count = rate_moves(self._states, tables, self._work, self._ratings, self._follower_cost)
        return self._ratings[:count]


def rating_of_a_point(players: int) -> int:
    """How much more a move is rated that gains one more point over the mean of the others."""
    return 2 * players * (players - 1)


@kernel
def rate_moves(states: Records, tables: Records, work: Records, ratings: Ratings, follower_cost: int) -> int:
    """Write a rating of every legal move in `states[0]` to `ratings`, in their order, and return how many there are."""
    player = Number(states[0]["player"])
    count: int = list_moves(states[0], tables[0], work[0])
    for number in range(count):
        states[1] = states[0]
        project(states[1], tables[0], work[0], Number(work[0]["move"][number]))
        ratings[number] = rating(states[1], player, follower_cost)
    return count


@kernel
def project(state: Record, tables: Record, work: Record, move: int) -> None:
    """Play a move, then score as if the game ended with it."""
    clear_report(work)
    lay(state, tables, work, move)
    if state["phase"] != OVER:
        score_game(state, tables, work)


@kernel
def rating(state: Record, player: int, follower_cost: int) -> int:
    """How far a player is ahead of each of the others, summed up, with what the followers in the supply are worth.

    Huts in the supply are worth nothing: they never come back, so there is no reason to wait but a better place.
    It is counted in parts of a point so small that it is a whole number: equally good moves have equal ratings.
    """
    parts = 2 * Number(state["players"])
    own = parts * state["score"][player] + follower_cost * state["supply"][player]
    ahead: int = 0
    for other in range(state["players"]):
        if other != player:
            ahead += own - parts * state["score"][other]
    return ahead
