"""Bradley-Terry ratings: one number per player, whose differences give the chances of finishing ahead.

Strengths in this game are not transitive, so ratings accompany the full cross table and never replace it.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from bastide.arena.estimates import Figures, Tally, interval_of

SCALE = 400 / math.log(10)  # as in chess: ten to one is 400 points
PRIOR = 1.0  # virtual drawn games for each pair, so that a player who wins every game has a finite rating
RESAMPLES = 500
PRECISION = 1e-9
MAX_STEPS = 10_000


@dataclass(frozen=True, slots=True)
class Rating:
    """A player's rating with its 95 % interval. The mean of all ratings is 0."""

    player: str
    rating: float
    low: float | None
    high: float | None


def ratings(players: Sequence[str], tallies: Sequence[Tally]) -> list[Rating]:
    """Rate players that met, the best first, with intervals bootstrapped over orders of tiles."""
    if not tallies:
        return []
    index_of = {player: number for number, player in enumerate(players)}
    fitted = fit(points_table(index_of, tallies, None))
    lows, highs = intervals(index_of, tallies)
    order = sorted(range(len(players)), key=lambda number: -fitted[number])
    return [Rating(players[each], float(fitted[each]), lows[each], highs[each]) for each in order]


def intervals(index_of: dict[str, int], tallies: Sequence[Tally]) -> tuple[list[float | None], list[float | None]]:
    """Return the ends of all intervals. Orders of tiles are resampled for all matches at once: they share the luck."""
    seeds = sorted({seed for tally in tallies for seed in tally.seeds})
    if len(seeds) < 2:
        return [None] * len(index_of), [None] * len(index_of)
    random = np.random.default_rng(0)
    drawn = random.multinomial(len(seeds), [1 / len(seeds)] * len(seeds), size=RESAMPLES)
    weights = ({seed: int(count) for seed, count in zip(seeds, counts, strict=True)} for counts in drawn)
    samples = np.array([fit(points_table(index_of, tallies, weight)) for weight in weights])
    ends = [interval_of(samples[:, number]) for number in range(len(index_of))]
    return [low for low, _ in ends], [high for _, high in ends]


def points_table(index_of: dict[str, int], tallies: Sequence[Tally], weights: dict[int, int] | None) -> Figures:
    """Return the points of each player against each other, weighting units by how often their order was resampled.

    It includes the virtual games, also for pairs whose orders of tiles were not drawn.
    """
    points = np.zeros((len(index_of), len(index_of)))
    for tally in tallies:
        units = np.array([1 if weights is None else weights[seed] for seed in tally.seeds], float)
        counts = units * tally.unit_games
        won = float(counts @ np.array(tally.aheads))
        one, other = index_of[tally.a], index_of[tally.b]
        points[one, other] += won + PRIOR / 2
        points[other, one] += float(counts.sum()) - won + PRIOR / 2
    return points


def fit(points: Figures) -> Figures:
    """Return the maximum likelihood ratings for a table of points, by Hunter's minorisation-maximisation.

    Every player must have points, which the virtual games ensure. All players must be connected by matches, as they
    are here; otherwise they could not be compared.
    """
    games, wins = points + points.T, points.sum(axis=1)
    strengths = np.ones(len(points))
    for _ in range(MAX_STEPS):
        expected = (games / (strengths[:, None] + strengths[None, :])).sum(axis=1)
        after = wins / expected
        after /= np.exp(np.log(after).mean())
        change = np.abs(np.log(after / strengths)).max()
        strengths = after
        if change < PRECISION:
            break
    fitted: Figures = SCALE * np.log(strengths)
    return fitted
