"""The player `roll`: short rollouts of its best moves, until one is clearly best."""

import math
import random

import numpy as np

from bastide.kernel.chance import generator
from bastide.players.base import NO_LIMIT, Explanation, Limit
from bastide.players.evaluation.endgame import endgame_margin, is_solvable
from bastide.players.evaluation.rollouts import roll_out_all
from bastide.players.parameters import Parameter
from bastide.players.search import RankedMoves, SearchBuffers, SearchResult
from bastide.players.search_budget import SearchBudget
from bastide.players.successive_halving import SuccessiveHalving
from bastide.rules.game import Game
from bastide.rules.move import Move

SAMPLES = 200
ROUNDS = 2  # length of a rollout
AGAINST_ONE, AGAINST_SEVERAL = 8, 16  # candidates: with more players, ratings predict less
FIRST_PACE = 0.0001  # seconds for a turn of a rollout, until some are measured
MIN_CANDIDATES = 2  # however little time there is


class RollPlayer:
    """A player that compares the best rated moves by rollouts, in which all players choose the best rated moves.

    All candidates meet the same draws. A sample is one rollout of one move. The last two tiles are searched exactly.
    """

    name = "roll"
    parameters = (
        Parameter.whole("candidates", None, least=1, most=1000),
        Parameter.whole("plies", None, least=0, most=1000),
    )

    def __init__(self, seed: int | None, *, candidates: int | None = None, plies: int | None = None) -> None:
        """Set the number of candidates and of turns in a rollout; None depends on the number of players."""
        self._random = generator(random.Random(seed).getrandbits(96))
        self._buffers = SearchBuffers()
        self._candidates = candidates
        self._plies = plies
        self._pace = FIRST_PACE

    def choose(self, game: Game, limit: Limit) -> Move:
        return self._search(game, limit).best

    def explain(self, game: Game, limit: Limit, also: Move | None = None) -> Explanation:
        return self._search(game, limit, also, exact=True).explanation(self._buffers.reasons(game))

    def _search(self, game: Game, limit: Limit, also: Move | None = None, *, exact: bool = False) -> SearchResult:
        """Find the best move and, if `exact`, the margins of the others, too."""
        ranked = self._buffers.rank_moves(game, self.name)
        if is_solvable(self._buffers.states):
            return self._solve(ranked, SearchBudget(Limit(limit.seconds)), exact=exact)
        turns = max(1, min(self._turns(game), game.tiles_left))
        budget = SearchBudget(Limit(samples=SAMPLES) if limit == NO_LIMIT else limit, self._pace * turns)
        candidates = self._candidates or (AGAINST_ONE if game.players == 2 else AGAINST_SEVERAL)
        most = min(candidates, limit.samples or candidates)
        count = min(most, max(MIN_CANDIDATES, budget.affordable_samples(0, most)))
        found = self._compare(ranked.top(count, also), budget)
        self._pace = budget.seconds_per_sample(found.samples) / turns
        return found

    def _compare(self, ranked: RankedMoves, budget: SearchBudget) -> SearchResult:
        """Roll out the moves, at least once, until the best is clear or the budget is spent."""
        halving = SuccessiveHalving(ranked.margins)
        turns = self._turns(ranked.game)
        while not halving.is_decided:
            active = halving.active
            if halving.samples and budget.is_exceeded(halving.samples, active.size):
                break
            margins = np.empty(active.size)
            roll_out_all(self._buffers.states, ranked.context, self._random, ranked.ids[active], turns, margins)
            halving.add_round(margins)
            halving.drop(budget.fraction_used(halving.samples))
        return SearchResult(ranked, halving.margins, halving.ranking, halving.samples)

    def _turns(self, game: Game) -> int:
        """Return the turns of a rollout: whole rounds, so that all players have equally many."""
        rounds = ROUNDS if self._plies is None else math.ceil(self._plies / game.players)
        return rounds * game.players

    def _solve(self, ranked: RankedMoves, budget: SearchBudget, *, exact: bool) -> SearchResult:
        """Compute final margins, starting with the best rated moves, as far as time allows."""
        margins: list[float] = []
        for move in ranked.ids.tolist():
            if margins and budget.is_exceeded(len(margins)):
                break
            enough = -math.inf if exact else max(margins, default=-math.inf)
            margins.append(endgame_margin(self._buffers.states, ranked.context, move, enough))
        return SearchResult.by_margin(ranked, np.array(margins))
