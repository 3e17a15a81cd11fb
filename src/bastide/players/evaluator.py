"""Looks one turn ahead, and knows what a position is worth: what features promise, fields, and followers at hand."""

import numpy as np

from bastide.players.base import Explanation, Limit
from bastide.players.parameters import Parameter
from bastide.players.thinking import Findings, Memory
from bastide.rules.game import Game
from bastide.rules.move import Move


class EvaluatorPlayer:
    """Plays the move after which its expected margin is best.

    With `noise` it misjudges every move by chance, by so many points: that makes an opponent whom people can beat,
    and who still wants the right things.
    """

    name = "evaluator"
    parameters = (Parameter.number("noise", 0, least=0, most=1000),)

    def __init__(self, seed: int | None, *, noise: float = 0) -> None:
        self._random = np.random.default_rng(seed)
        self._noise = noise
        self._memory = Memory()

    def choose(self, game: Game, limit: Limit) -> Move:  # noqa: ARG002 - far below any limit that makes sense
        return self._search(game).best

    def explain(self, game: Game, limit: Limit, also: Move | None = None) -> Explanation:  # noqa: ARG002
        return self._search(game).explained("why-evaluated")

    def _search(self, game: Game) -> Findings:
        outlook = self._memory.outlook(game, self.name)
        margins = outlook.margins
        if self._noise:
            margins = margins + self._random.normal(0, self._noise, margins.size)
        return Findings.by_margin(outlook, margins)
