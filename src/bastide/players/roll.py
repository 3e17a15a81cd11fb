"""Plays its best moves on for a few turns, again and again, until it is clear which of them leads to most."""

import math
import random

import numpy as np

from bastide.kernel.chance import generator
from bastide.players.base import NO_LIMIT, Explanation, Limit
from bastide.players.clock import Clock
from bastide.players.evaluation.rolling import roll_out_all
from bastide.players.evaluation.solving import is_solvable, solved_margin
from bastide.players.parameters import Parameter
from bastide.players.race import Race
from bastide.players.thinking import Findings, Memory, Outlook
from bastide.rules.game import Game
from bastide.rules.move import Move

SAMPLES = 200
ROUNDS = 2  # that are played on
AGAINST_ONE, AGAINST_SEVERAL = 8, 16  # moves that are compared: the more play, the less first sight tells of each
FIRST_PACE = 0.0001  # seconds for a turn of a rollout, until the first are made
FEWEST = 2  # moves that are compared, however little time there is


class RollPlayer:
    """Compares the best moves at first sight by rollouts, in which everybody plays by the same first sight.

    All moves meet the same draws. A sample is one rollout of one move. The last two tiles are played exactly.
    """

    name = "roll"
    parameters = (
        Parameter.whole("candidates", None, least=1, most=1000),
        Parameter.whole("plies", None, least=0, most=1000),
    )

    def __init__(self, seed: int | None, *, candidates: int | None = None, plies: int | None = None) -> None:
        """Compare as many moves, and play on for as many turns, as are good for the number of players, or so many."""
        self._random = generator(random.Random(seed).getrandbits(96))
        self._memory = Memory()
        self._candidates = candidates
        self._plies = plies
        self._pace = FIRST_PACE

    def choose(self, game: Game, limit: Limit) -> Move:
        return self._search(game, limit).best

    def explain(self, game: Game, limit: Limit, also: Move | None = None) -> Explanation:
        return self._search(game, limit, also, exact=True).explained(self._memory.reasons(game))

    def _search(self, game: Game, limit: Limit, also: Move | None = None, *, exact: bool = False) -> Findings:
        """Which of the moves is best; if it is to be `exact`, also how far the others are behind."""
        outlook = self._memory.outlook(game, self.name)
        if is_solvable(self._memory.states):
            return self._solve(outlook, Clock(Limit(limit.seconds)), exact=exact)
        turns = max(1, min(self._turns(game), game.tiles_left))
        clock = Clock(Limit(samples=SAMPLES) if limit == NO_LIMIT else limit, self._pace * turns)
        candidates = self._candidates or (AGAINST_ONE if game.players == 2 else AGAINST_SEVERAL)
        most = min(candidates, limit.samples or candidates)
        found = self._race(outlook.narrowed(min(most, max(FEWEST, clock.room(0, most))), also), clock)
        self._pace = clock.pace(found.samples) / turns
        return found

    def _race(self, outlook: Outlook, clock: Clock) -> Findings:
        """Roll the moves out at least once, until the best is clear or the limit is used up."""
        race = Race(outlook.margins)
        while not race.is_decided and not (race.samples and clock.is_over(race.samples, race.running.size)):
            margins = np.empty(race.running.size)
            moves = outlook.ids[race.running]
            roll_out_all(self._memory.states, outlook.mind, self._random, moves, self._turns(outlook.game), margins)
            race.add(margins)
            race.drop(clock.used(race.samples))
        return Findings(outlook, race.margins, race.ranking, race.samples)

    def _turns(self, game: Game) -> int:
        """How many turns are played on: whole rounds, for in the middle of one some have had more turns than others."""
        rounds = ROUNDS if self._plies is None else math.ceil(self._plies / game.players)
        return rounds * game.players

    def _solve(self, outlook: Outlook, clock: Clock, *, exact: bool) -> Findings:
        """The final margins of the moves, those that are best at first sight first, as far as there is time."""
        margins: list[float] = []
        for move in outlook.ids.tolist():
            if margins and clock.is_over(len(margins)):
                break
            enough = -math.inf if exact else max(margins, default=-math.inf)
            margins.append(solved_margin(self._memory.states, outlook.mind, move, enough))
        return Findings.by_margin(outlook, np.array(margins))
