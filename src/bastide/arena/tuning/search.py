"""The search: rounds with an evolution of challengers, a trial of the best one, and a new fit of the chances."""

import math
import statistics
import warnings
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

import numpy as np

from bastide.arena.executors import Executor
from bastide.arena.tuning.families import sparring_partner
from bastide.arena.tuning.fitting import fit_chances
from bastide.arena.tuning.knobs import KNOBS, Vector, read_knobs, turn_knobs
from bastide.arena.tuning.practice_games import Table, Trial, margins_of, watched
from bastide.errors import SetupError
from bastide.kernel.layout import Records

WATCHED_GAMES = 80  # at each table, that the chances are fitted to
WATCH_EVERY = 3  # tiles: features change little from one to the next
SPREAD = 0.4  # of the first challengers, in steps of the knobs


@dataclass(frozen=True, slots=True)
class Plan:
    """A tuning run: the same plan finds the same constants."""

    family: str
    tables: tuple[Table, ...]
    rounds: int
    generations: int
    challengers: int
    seeds: int  # that each challenger plays in a generation
    trial_seeds: int  # that the best of them plays in the end
    first_seed: int

    @property
    def games(self) -> int:
        """How many games are played between constants."""
        seeds = self.generations * self.challengers * self.seeds + 3 * self.trial_seeds
        return self.rounds * seeds * self.games_a_seed

    @property
    def games_a_seed(self) -> int:
        """How many games constants play with one order of tiles: all seats, all tables, both opponents."""
        return 2 * sum(table.players for table in self.tables)


@dataclass(frozen=True, slots=True)
class Round:
    """What came out of a round: the constants after it, and what its best challenger gained in the trial."""

    number: int
    weights: Records
    margin: float
    error: float

    @property
    def is_kept(self) -> bool:
        """Whether the challenger is: for what is more than a standard error above nothing."""
        return self.margin > self.error


class Tuning:
    """A run of a plan, from some constants on."""

    def __init__(self, plan: Plan, weights: Records, executor: Executor, tell: Callable[[int], None]) -> None:
        """Play where the executor says, and tell how many more games were played."""
        self._plan = plan
        self._weights = weights
        self._executor = executor
        self._tell = tell
        self._seed = plan.first_seed
        self._knobs = KNOBS[plan.family]

    def rounds(self) -> Iterator[Round]:
        for number in range(self._plan.rounds):
            evolved = self._evolve(number)
            found = self._tried(number, [evolved, self._fitted(evolved)])
            if found.is_kept:
                self._weights = found.weights
            yield replace(found, weights=self._weights)

    def _tried(self, number: int, challengers: Sequence[Records]) -> Round:
        """The best of some challengers, with what it gains on the present constants."""
        *tried, present = self._margins([*challengers, self._weights], self._plan.trial_seeds)
        gains = [[one - other for one, other in zip(margins, present, strict=True)] for margins in tried]
        best = max(range(len(gains)), key=lambda index: statistics.fmean(gains[index]))
        error = statistics.stdev(gains[best]) / math.sqrt(self._plan.trial_seeds)
        return Round(number, challengers[best], statistics.fmean(gains[best]), error)

    def _seeds(self, count: int) -> range:
        """Seeds that were not used before."""
        self._seed += count
        return range(self._seed - count, self._seed)

    def _fitted(self, weights: Records) -> Records:
        """Those constants, with the chances of completion as they are in games that are played with them."""
        return fit_chances(weights, watched(self._plan.tables, weights, self._seeds(WATCHED_GAMES), WATCH_EVERY))

    def _evolve(self, number: int) -> Records:
        """The constants that an evolution among challengers of the present ones ends with."""
        try:
            with warnings.catch_warnings(action="ignore"):  # it would like to draw
                import cma  # an extra, which only tuning needs
        except ModuleNotFoundError:
            raise SetupError("tune/not-installed") from None
        middle = read_knobs(self._weights, self._knobs)
        options = {"popsize": self._plan.challengers, "seed": self._plan.first_seed + number + 1, "verbose": -9}
        evolution = cma.CMAEvolutionStrategy(middle, SPREAD, options)
        for _ in range(self._plan.generations):
            vectors: list[Vector] = evolution.ask()
            margins = self._margins([self._turned(vector) for vector in vectors], self._plan.seeds)
            evolution.tell(vectors, [-statistics.fmean(each) for each in margins])
        return self._turned(evolution.result.xfavorite)

    def _turned(self, vector: Vector) -> Records:
        return turn_knobs(self._weights, self._knobs, np.asarray(vector))

    def _margins(self, challengers: Sequence[Records], count: int) -> list[list[float]]:
        """The margins of each challenger over the present constants and the sparring partner, all on the same tiles."""
        seeds = self._seeds(count)
        matches = tuple(
            (table, opponent)
            for table in self._plan.tables
            for opponent in (self._weights, sparring_partner(table.players))
        )
        trials = [Trial(challenger, matches, seeds) for challenger in challengers]
        found = []
        for margins in self._executor.run(margins_of, trials):
            found.append(margins)
            self._tell(count * self._plan.games_a_seed)
        return found
