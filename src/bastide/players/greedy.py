"""The player `greedy`: the margin if the game ended after the move, less a cost for the follower it uses."""

import random

import numpy as np
import numpy.typing as npt

from bastide.kernel.jit import Number, kernel
from bastide.kernel.layout import MAX_MOVES, OVER, STATE, WORK, Records, Struct
from bastide.kernel.legal import list_moves
from bastide.kernel.play import clear_report, lay
from bastide.kernel.score import score_game
from bastide.kernel.tables import tables_of
from bastide.players.base import Candidate, Explanation, Limit, check_turn, copy_position
from bastide.players.parameters import Parameter
from bastide.players.search import SearchBuffers
from bastide.rules.game import Game
from bastide.rules.move import Move

IntegerRatings = npt.NDArray[np.int64]

# The value of a follower in the supply, in half points to be divided by the number of players: with more players, each
# has fewer turns left to use it. benchmarks/README.md has the measurements.
FOLLOWER_COST = 9


class GreedyPlayer:
    """A player that takes the best projected margin over the mean of the opponents, and breaks ties at random."""

    name = "greedy"
    parameters = (Parameter.whole("follower_cost", FOLLOWER_COST, least=0, most=1000),)

    def __init__(self, seed: int | None, *, follower_cost: int = FOLLOWER_COST) -> None:
        self._random = random.Random(seed)
        self._follower_cost = follower_cost
        self._states: Records = np.zeros(2, STATE)
        self._work: Records = np.zeros(1, WORK)
        self._ratings: IntegerRatings = np.zeros(MAX_MOVES, np.int64)

    def choose(self, game: Game, limit: Limit) -> Move:  # noqa: ARG002 - faster than any sensible limit
        ratings = self._rate_moves(game)
        best = np.flatnonzero(ratings == ratings.max())
        return game.legal_moves[int(best[int(self._random.random() * best.size)])]

    def explain(self, game: Game, limit: Limit, also: Move | None = None) -> Explanation:  # noqa: ARG002 - the signature of Player
        margins = self._rate_moves(game) / rating_per_point(game.players) - self._others_supply_value(game)
        order = np.argsort(-margins, kind="stable")
        reasons, ids = SearchBuffers().reasons(game), game.legal_ids()
        return Explanation(
            tuple(
                Candidate(game.legal_moves[each], float(margins[each]), reasons.of(int(ids[each])))
                for each in order.tolist()
            )
        )

    def _others_supply_value(self, game: Game) -> float:
        """Return the mean value of the opponents' supplies, which ratings leave out because moves hardly change it."""
        others = [supply for seat, supply in enumerate(game.supplies) if seat != game.player]
        return self._follower_cost / (2 * game.players) * sum(others) / len(others)

    def _rate_moves(self, game: Game) -> IntegerRatings:
        """Return the ratings of the legal moves, in their order."""
        check_turn(game, self.name)
        copy_position(game, self._states)
        tables = tables_of(game.edition)
        count = rate_moves(self._states, tables, self._work, self._ratings, self._follower_cost)
        return self._ratings[:count]


def rating_per_point(players: int) -> int:
    """Return the change of a rating that corresponds to one point over the mean of the opponents."""
    return 2 * players * (players - 1)


@kernel
def rate_moves(states: Records, tables: Records, work: Records, ratings: IntegerRatings, follower_cost: int) -> int:
    """Write the ratings of the legal moves in `states[0]` to `ratings`, in their order, and return their number."""
    player = Number(states[0]["player"])
    count: int = list_moves(states[0], tables[0], work[0])
    for number in range(count):
        states[1] = states[0]
        project(states[1], tables[0], work[0], Number(work[0]["move"][number]))
        ratings[number] = rating(states[1], player, follower_cost)
    return count


@kernel
def project(state: Struct, tables: Struct, work: Struct, move: int) -> None:
    """Play a move, then score as if the game had ended."""
    clear_report(work)
    lay(state, tables, work, move)
    if state["phase"] != OVER:
        score_game(state, tables, work)


@kernel
def rating(state: Struct, player: int, follower_cost: int) -> int:
    """Return the sum of a player's leads over the opponents, including the value of followers in the supply.

    Huts in the supply have no value: they never return, so there is nothing to save them for but a better place.
    The unit is a fraction of a point that makes ratings integers, so that equally good moves have equal ratings.
    """
    parts = 2 * Number(state["players"])
    own = parts * state["score"][player] + follower_cost * state["supply"][player]
    ahead: int = 0
    for other in range(state["players"]):
        if other != player:
            ahead += own - parts * state["score"][other]
    return ahead
