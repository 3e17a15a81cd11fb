"""The player `expectimax`: two turns of lookahead, over every tile that may be drawn for the reply."""

import numpy as np

from bastide.players.base import Explanation, Limit
from bastide.players.evaluation.rollouts import mean_margin
from bastide.players.parameters import Parameter
from bastide.players.search import SearchBuffers, SearchResult
from bastide.players.search_budget import SearchBudget
from bastide.rules.game import Game
from bastide.rules.move import Move

CANDIDATES = 8
FIRST_PACE = 0.003  # seconds for a move with all its replies, until one is measured
PACE_DECAY = 0.8  # per turn without any sample: a single slow measurement must not stop the search for good


class ExpectimaxPlayer:
    """A player that averages over the best replies to all tiles left. A sample is one move with all its replies."""

    name = "expectimax"
    parameters = (Parameter.whole("candidates", CANDIDATES, least=1, most=1000),)

    def __init__(self, seed: int | None, *, candidates: int = CANDIDATES) -> None:  # noqa: ARG002 - deterministic
        self._buffers = SearchBuffers()
        self._candidates = candidates
        self._pace = FIRST_PACE

    def choose(self, game: Game, limit: Limit) -> Move:
        return self._search(game, limit).best

    def explain(self, game: Game, limit: Limit, also: Move | None = None) -> Explanation:
        return self._search(game, limit, also).explanation(self._buffers.reasons(game))

    def _search(self, game: Game, limit: Limit, also: Move | None = None) -> SearchResult:
        """Evaluate as many of the best moves as time allows; without time for any, use their ratings."""
        budget = SearchBudget(limit, self._pace)
        ranked = self._buffers.rank_moves(game, self.name).top(self._candidates, also)
        margins: list[float] = []
        for move in ranked.ids.tolist():
            if budget.is_exceeded(len(margins)):
                break
            margins.append(mean_margin(self._buffers.states, ranked.context, move))
        self._pace = budget.seconds_per_sample(len(margins)) if margins else self._pace * PACE_DECAY
        return SearchResult.by_margin(ranked, np.array(margins) if margins else ranked.margins, len(margins))
