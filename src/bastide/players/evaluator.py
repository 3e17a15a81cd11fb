"""Looks one turn ahead, and knows what a position is worth: what features promise, fields, and followers at hand."""

import numpy as np

from bastide.players.base import Explanation, Limit
from bastide.players.evaluation.weights import SOBER, Temper
from bastide.players.parameters import Parameter
from bastide.players.thinking import Findings, Memory
from bastide.rules.game import Game
from bastide.rules.move import Move


class EvaluatorPlayer:
    """Plays the move after which its expected margin is best.

    Its parameters make opponents whom people can beat, and who still want something: with `hope` it believes more, or
    less, than is likely that features will be completed, with `thrift` it keeps its followers, or spends them, and with
    `noise` it misjudges every move by chance, by so many points.
    """

    name = "evaluator"
    parameters = (
        Parameter.number("hope", SOBER.hope, least=-100, most=100),
        Parameter.number("thrift", SOBER.thrift, least=0, most=100),
        Parameter.number("noise", 0, least=0, most=1000),
    )

    def __init__(
        self, seed: int | None, *, hope: float = SOBER.hope, thrift: float = SOBER.thrift, noise: float = 0
    ) -> None:
        self._random = np.random.default_rng(seed)
        self._noise = noise
        self._memory = Memory(Temper(hope, thrift))

    def choose(self, game: Game, limit: Limit) -> Move:  # noqa: ARG002 - far below any limit that makes sense
        return self._search(game).best

    def explain(self, game: Game, limit: Limit, also: Move | None = None) -> Explanation:  # noqa: ARG002
        return self._search(game).explained(self._memory.reasons(game))

    def _search(self, game: Game) -> Findings:
        outlook = self._memory.outlook(game, self.name)
        margins = outlook.margins
        if self._noise:
            margins = margins + self._random.normal(0, self._noise, margins.size)
        return Findings.by_margin(outlook, margins)
