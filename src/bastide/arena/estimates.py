"""What the units of a contest say about two players, and how sure it is."""

import statistics
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt

from bastide.arena.pairs import Sides, UnitResult, scores_of

Figures = npt.NDArray[np.float64]

RESAMPLES = 10_000
CONFIDENCE = 0.95
AT_ONCE = 2_000_000  # numbers that a bootstrap draws at once


@dataclass(slots=True)
class Tally:
    """Counts up what units say about two sides of a contest. Its figures are by unit, in the order of playing."""

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
        self._add_thinking(result)

    def _add_thinking(self, result: UnitResult) -> None:
        contest = result.unit.contest
        for side, numbers in enumerate(((self.sides.one,), self.sides.rivals)):
            for turn, game in enumerate(result.games):
                for seat in (contest.seat(number, turn) for number in numbers):
                    self.moves[side] += game.moves[seat]
                    self.cpu_seconds[side] += game.cpu_seconds[seat]

    @property
    def games(self) -> int:
        return self.wins + self.draws + self.losses

    @property
    def unit_games(self) -> float:
        """How many games a unit has."""
        return self.games / max(len(self.seeds), 1)

    def milliseconds(self, side: int) -> float | None:
        """The CPU time that a side took for a move, on average."""
        return 1000 * self.cpu_seconds[side] / self.moves[side] if self.moves[side] else None


@dataclass(frozen=True, slots=True)
class Estimate:
    """What a match came to, for `a` against `b`; `pairs` are units, each with the same tiles for both.

    `b` may be several seats, of one player or of others, whose names are then listed. `margin` is over their mean, the
    mean of the units, and `stderr` its standard error. Wins, draws and losses are of games: those in which `a` came
    before all of `b`, shared that place, or did not. `share` counts a draw half, and `share_low` to `share_high` is its
    interval, bootstrapped by order of tiles; `pair_share` is the share of units in which `a` had more points than `b`.
    `ms_a` and `ms_b` are CPU milliseconds a move. What one unit cannot tell is None.
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
    """The figures of at least one unit."""
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
    """The standard error of the mean; one value has none."""
    return statistics.stdev(values) / len(values) ** 0.5 if len(values) > 1 else None


def bootstrap_interval(values: Sequence[float]) -> tuple[float, float] | tuple[None, None]:
    """Where the mean of such values lies with 95 %: they are drawn again, with replacement, many times."""
    if len(values) < 2:
        return None, None
    return interval_of(np.concatenate(list(resampled_means(np.asarray(values)))))


def resampled_means(values: Figures) -> Iterable[Figures]:
    random = np.random.default_rng(0)  # the same units give the same interval
    rows = max(1, AT_ONCE // values.size)
    for start in range(0, RESAMPLES, rows):
        size = (min(rows, RESAMPLES - start), values.size)
        yield values[random.integers(values.size, size=size)].mean(axis=1)


def interval_of(figures: Figures) -> tuple[float, float]:
    """The middle 95 % of figures."""
    outside = (1 - CONFIDENCE) / 2
    low, high = np.quantile(figures, [outside, 1 - outside])
    return float(low), float(high)
