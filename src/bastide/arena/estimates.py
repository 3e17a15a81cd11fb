"""Estimates of the difference between two players from the units of a contest, with their uncertainty."""

import statistics
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt

from bastide.arena.contests import Sides, UnitResult, scores_of

Figures = npt.NDArray[np.float64]

RESAMPLES = 10_000
CONFIDENCE = 0.95
BATCH_NUMBERS = 2_000_000  # random numbers that a bootstrap draws at a time, to bound its memory


@dataclass(slots=True)
class Tally:
    """Counts and values of two sides of a contest. Its lists have one value per unit, in the order of play."""

    a: str
    b: str
    sides: Sides
    seeds: list[int] = field(default_factory=list)
    margins: list[float] = field(default_factory=list)
    places: list[float] = field(default_factory=list)
    aheads: list[float] = field(default_factory=list)
    wins: int = 0
    draws: int = 0
    losses: int = 0
    moves: list[int] = field(default_factory=lambda: [0, 0])
    cpu_seconds: list[float] = field(default_factory=lambda: [0.0, 0.0])

    def add(self, result: UnitResult) -> None:
        scores = list(scores_of(result, self.sides))
        self.seeds.append(result.unit.seed)
        self.margins.append(statistics.fmean(score.margin for score in scores))
        self.places.append(statistics.fmean(score.place for score in scores))
        self.aheads.append(statistics.fmean(score.ahead for score in scores))
        places = [score.place for score in scores]
        self.wins += places.count(1.0)
        self.draws += places.count(0.5)
        self.losses += places.count(0.0)
        self._add_cost(result)

    def _add_cost(self, result: UnitResult) -> None:
        contest = result.unit.contest
        for side, numbers in enumerate(((self.sides.one,), self.sides.rivals)):
            for shift, game in enumerate(result.games):
                for seat in (contest.seat(number, shift) for number in numbers):
                    self.moves[side] += game.moves[seat]
                    self.cpu_seconds[side] += game.cpu_seconds[seat]

    @property
    def games(self) -> int:
        return self.wins + self.draws + self.losses

    @property
    def unit_games(self) -> float:
        """Games per unit."""
        return self.games / max(len(self.seeds), 1)

    def milliseconds(self, side: int) -> float | None:
        """Return the mean CPU time of a side for a move."""
        return 1000 * self.cpu_seconds[side] / self.moves[side] if self.moves[side] else None


@dataclass(frozen=True, slots=True)
class Estimate:
    """The result of a match of `a` against `b`; `pairs` is the number of units, each with the same tiles for both.

    `b` may be several seats of one or more players, whose names are then listed. `margin` is the mean lead over `b`'s
    mean score, and `stderr` its standard error over the units. Wins, draws and losses count games in which `a` finished
    ahead of all of `b`, tied for first, or did not. `share` counts a draw as half; `share_low` to `share_high` is its
    95 % interval, bootstrapped over orders of tiles. `pair_share` is the share of units in which `a` scored more than
    `b`. `ms_a` and `ms_b` are CPU milliseconds per move. Values that need more than one unit are None without it.
    """

    a: str
    b: str
    pairs: int
    games: int
    wins: int
    draws: int
    losses: int
    margin: float
    stderr: float | None
    share: float
    share_low: float | None
    share_high: float | None
    pair_share: float
    ms_a: float | None
    ms_b: float | None


def estimate(tally: Tally) -> Estimate:
    """Compute the estimate from at least one unit."""
    low, high = bootstrap_interval(tally.places)
    return Estimate(
        a=tally.a,
        b=tally.b,
        pairs=len(tally.margins),
        games=tally.games,
        wins=tally.wins,
        draws=tally.draws,
        losses=tally.losses,
        margin=statistics.fmean(tally.margins),
        stderr=standard_error(tally.margins),
        share=statistics.fmean(tally.places),
        share_low=low,
        share_high=high,
        pair_share=statistics.fmean((margin > 0) + 0.5 * (margin == 0) for margin in tally.margins),
        ms_a=tally.milliseconds(0),
        ms_b=tally.milliseconds(1),
    )


def standard_error(values: Sequence[float]) -> float | None:
    """Return the standard error of the mean, or None for a single value."""
    return statistics.stdev(values) / len(values) ** 0.5 if len(values) > 1 else None


def bootstrap_interval(values: Sequence[float]) -> tuple[float, float] | tuple[None, None]:
    """Return the 95 % bootstrap interval of the mean, or None for a single value."""
    if len(values) < 2:
        return None, None
    return interval_of(np.concatenate(list(resampled_means(np.asarray(values)))))


def resampled_means(values: Figures) -> Iterable[Figures]:
    random = np.random.default_rng(0)  # fixed seed: the same units give the same interval
    rows = max(1, BATCH_NUMBERS // values.size)
    for start in range(0, RESAMPLES, rows):
        size = (min(rows, RESAMPLES - start), values.size)
        yield values[random.integers(values.size, size=size)].mean(axis=1)


def interval_of(values: Figures) -> tuple[float, float]:
    """Return the central 95 % of values."""
    outside = (1 - CONFIDENCE) / 2
    low, high = np.quantile(values, [outside, 1 - outside])
    return float(low), float(high)
