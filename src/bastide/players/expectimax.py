"""Looks two turns ahead: at the best reply to each of its best moves, with every tile that may be drawn for it."""

import numpy as np

from bastide.players.base import Explanation, Limit
from bastide.players.clock import Clock
from bastide.players.evaluation.rolling import mean_margin
from bastide.players.parameters import Parameter
from bastide.players.thinking import Findings, Memory
from bastide.rules.game import Game
from bastide.rules.move import Move

CANDIDATES = 8
FIRST_PACE = 0.003  # seconds for a move with all replies, until the first is looked at
DOUBT = 0.8  # of the pace is believed after a turn in which it left no time for anything: it may have been an accident


class ExpectimaxPlayer:
    """Weighs the replies to its best moves by how many tiles of each design are left. A sample is a move with all."""

    name = "expectimax"
    parameters = (Parameter.whole("candidates", CANDIDATES, least=1, most=1000),)

    def __init__(self, seed: int | None, *, candidates: int = CANDIDATES) -> None:  # noqa: ARG002 - it needs no chance
        self._memory = Memory()
        self._candidates = candidates
        self._pace = FIRST_PACE

    def choose(self, game: Game, limit: Limit) -> Move:
        return self._search(game, limit).best

    def explain(self, game: Game, limit: Limit, also: Move | None = None) -> Explanation:
        return self._search(game, limit, also).explained(self._memory.reasons(game))

    def _search(self, game: Game, limit: Limit, also: Move | None = None) -> Findings:
        """What the first moves lead to, as many as there is time for; without any, what they promise at first sight."""
        clock = Clock(limit, self._pace)
        outlook = self._memory.outlook(game, self.name).narrowed(self._candidates, also)
        margins: list[float] = []
        for move in outlook.ids.tolist():
            if clock.is_over(len(margins)):
                break
            margins.append(mean_margin(self._memory.states, outlook.mind, move))
        self._pace = clock.pace(len(margins)) if margins else self._pace * DOUBT
        return Findings.by_margin(outlook, np.array(margins) if margins else outlook.margins, len(margins))
