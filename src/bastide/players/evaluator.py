"""The player `evaluator`: one turn of lookahead with the evaluation of positions."""

import numpy as np

from bastide.players.base import Explanation, Limit
from bastide.players.evaluation.weights import UNBIASED, PlayerBias
from bastide.players.parameters import Parameter
from bastide.players.search import SearchBuffers, SearchResult
from bastide.rules.game import Game
from bastide.rules.move import Move


class EvaluatorPlayer:
    """A player that chooses the move with the best expected margin.

    Its parameters make opponents that people can beat, but that still play with a purpose: `hope` overestimates or
    underestimates the chance to complete features, `thrift` hoards or spends followers, and `noise` adds a random
    error to the margin of each move (its standard deviation in points).
    """

    name = "evaluator"
    parameters = (
        Parameter.number("hope", UNBIASED.hope, least=-100, most=100),
        Parameter.number("thrift", UNBIASED.thrift, least=0, most=100),
        Parameter.number("noise", 0, least=0, most=1000),
    )

    def __init__(
        self, seed: int | None, *, hope: float = UNBIASED.hope, thrift: float = UNBIASED.thrift, noise: float = 0
    ) -> None:
        self._random = np.random.default_rng(seed)
        self._noise = noise
        self._buffers = SearchBuffers(PlayerBias(hope, thrift))

    def choose(self, game: Game, limit: Limit) -> Move:  # noqa: ARG002 - faster than any sensible limit
        return self._search(game).best

    def explain(self, game: Game, limit: Limit, also: Move | None = None) -> Explanation:  # noqa: ARG002 - the signature of Player
        return self._search(game).explanation(self._buffers.reasons(game))

    def _search(self, game: Game) -> SearchResult:
        ranked = self._buffers.rank_moves(game, self.name)
        margins = ranked.margins
        if self._noise:
            margins = margins + self._random.normal(0, self._noise, margins.size)
        return SearchResult.by_margin(ranked, margins)
