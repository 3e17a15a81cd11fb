"""The tuning search: rounds of an evolution strategy, a fit of the completion chances, and a trial of the best."""

import math
import statistics
import warnings
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

import numpy as np

from bastide.arena.executors import Executor
from bastide.arena.tuning.fitting import fit_chances
from bastide.arena.tuning.games import Trial, TuningSetup, observe_games, sparring_partner, trial_margins
from bastide.arena.tuning.search_space import SEARCH_SPACES, Vector, apply_vector, read_vector
from bastide.extras import require
from bastide.kernel.layout import Records

OBSERVED_GAMES = 80  # in each setup, to fit the chances to
OBSERVE_EVERY = 3  # tiles: features change little from one tile to the next
SPREAD = 0.4  # of the first challengers, in steps of the search space


@dataclass(frozen=True, slots=True)
class TuningPlan:
    """The parameters of a tuning run. The same plan finds the same constants."""

    family: str
    setups: tuple[TuningSetup, ...]
    rounds: int
    generations: int
    challengers: int
    seeds: int  # for each challenger in a generation
    trial_seeds: int  # for the trial of the best at the end of a round
    first_seed: int

    @property
    def games(self) -> int:
        """Number of games between constants."""
        seeds = self.generations * self.challengers * self.seeds + 3 * self.trial_seeds
        return self.rounds * seeds * self.games_per_seed

    @property
    def games_per_seed(self) -> int:
        """Games that constants play with one order of tiles: all seats, all setups, both opponents."""
        return 2 * sum(setup.players for setup in self.setups)


@dataclass(frozen=True, slots=True)
class TuningRound:
    """The constants after a round, and the gain of its best challenger in the trial."""

    number: int
    weights: Records
    margin: float
    error: float

    @property
    def is_kept(self) -> bool:
        """True if the gain of the challenger exceeds its standard error."""
        return self.margin > self.error


class Tuning:
    """A tuning run, starting from given constants."""

    def __init__(self, plan: TuningPlan, weights: Records, executor: Executor, on_games: Callable[[int], None]) -> None:
        """Prepare a run; `on_games` is called with the number of games after each trial."""
        self._plan = plan
        self._weights = weights
        self._executor = executor
        self._on_games = on_games
        self._seed = plan.first_seed
        self._space = SEARCH_SPACES[plan.family]

    def rounds(self) -> Iterator[TuningRound]:
        for number in range(self._plan.rounds):
            evolved = self._evolve(number)
            found = self._try(number, [evolved, self._fit(evolved)])
            if found.is_kept:
                self._weights = found.weights
            yield replace(found, weights=self._weights)

    def _try(self, number: int, challengers: Sequence[Records]) -> TuningRound:
        """Compare challengers with the present constants, and return the best with its gain."""
        *tried, present = self._margins([*challengers, self._weights], self._plan.trial_seeds)
        gains = [[one - other for one, other in zip(margins, present, strict=True)] for margins in tried]
        best = max(range(len(gains)), key=lambda index: statistics.fmean(gains[index]))
        error = statistics.stdev(gains[best]) / math.sqrt(self._plan.trial_seeds)
        return TuningRound(number, challengers[best], statistics.fmean(gains[best]), error)

    def _seeds(self, count: int) -> range:
        """Return seeds that were not used before."""
        self._seed += count
        return range(self._seed - count, self._seed)

    def _fit(self, weights: Records) -> Records:
        """Return constants with completion chances fitted to games that are played with them."""
        return fit_chances(
            weights, observe_games(self._plan.setups, weights, self._seeds(OBSERVED_GAMES), OBSERVE_EVERY)
        )

    def _evolve(self, number: int) -> Records:
        """Evolve challengers of the present constants (CMA-ES), and return the best."""
        require("tune")
        with warnings.catch_warnings(action="ignore"):  # it warns about a missing matplotlib
            import cma
        middle = read_vector(self._weights, self._space)
        options = {"popsize": self._plan.challengers, "seed": self._plan.first_seed + number + 1, "verbose": -9}
        evolution = cma.CMAEvolutionStrategy(middle, SPREAD, options)
        for _ in range(self._plan.generations):
            vectors: list[Vector] = evolution.ask()
            margins = self._margins([self._apply(vector) for vector in vectors], self._plan.seeds)
            evolution.tell(vectors, [-statistics.fmean(each) for each in margins])
        return self._apply(evolution.result.xfavorite)

    def _apply(self, vector: Vector) -> Records:
        return apply_vector(self._weights, self._space, np.asarray(vector))

    def _margins(self, challengers: Sequence[Records], count: int) -> list[list[float]]:
        """Return each challenger's margins over the present constants and the sparring partner, on the same tiles."""
        seeds = self._seeds(count)
        matches = tuple(
            (setup, opponent)
            for setup in self._plan.setups
            for opponent in (self._weights, sparring_partner(setup.players))
        )
        trials = [Trial(challenger, matches, seeds) for challenger in challengers]
        found = []
        for margins in self._executor.run(trial_margins, trials):
            found.append(margins)
            self._on_games(count * self._plan.games_per_seed)
        return found
