"""Bradley-Terry ratings: one number for each player, so that differences tell the chances of being ahead.

Strengths here are not transitive, so ratings go with the whole cross table, never instead of it.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from bastide.arena.estimates import Figures, Tally, interval_of

SCALE = 400 / math.log(10)  # as in chess: ten to one is 400 points
PRIOR = 1.0  # drawn games that are imagined for each pair that met, so that whoever wins all has a rating
RESAMPLES = 500
PRECISION = 1e-9
MOST_STEPS = 10_000


@dataclass(frozen=True, slots=True)
class Rating:
    """A player's rating, the mean of all being 0, and the interval that it has with 95 %."""

    player: str
    rating: float
    low: float | None
    high: float | None


def ratings(players: Sequence[str], tallies: Sequence[Tally]) -> list[Rating]:
    """The ratings of players that met, the best first, with intervals bootstrapped by order of tiles."""
    if not tallies:
        return []
    place = {player: number for number, player in enumerate(players)}
    fitted = fit(points_table(place, tallies, None))
    lows, highs = intervals(place, tallies)
    order = sorted(range(len(players)), key=lambda number: -fitted[number])
    return [Rating(players[each], float(fitted[each]), lows[each], highs[each]) for each in order]


def intervals(place: dict[str, int], tallies: Sequence[Tally]) -> tuple[list[float | None], list[float | None]]:
    """The ends of all intervals. An order of tiles is drawn for all matches at once: they share its luck."""
    seeds = sorted({seed for tally in tallies for seed in tally.seeds})
    if len(seeds) < 2:
        return [None] * len(place), [None] * len(place)
    random = np.random.default_rng(0)
    drawn = random.multinomial(len(seeds), [1 / len(seeds)] * len(seeds), size=RESAMPLES)
    weights = ({seed: int(count) for seed, count in zip(seeds, counts, strict=True)} for counts in drawn)
    samples = np.array([fit(points_table(place, tallies, weight)) for weight in weights])
    ends = [interval_of(samples[:, number]) for number in range(len(place))]
    return [low for low, _ in ends], [high for _, high in ends]


def points_table(place: dict[str, int], tallies: Sequence[Tally], weights: dict[int, int] | None) -> Figures:
    """What each player got against each other, a unit counting as often as its order of tiles was drawn.

    The imagined games are among it, for players who met in orders of tiles that were not drawn as well.
    """
    points = np.zeros((len(place), len(place)))
    for tally in tallies:
        units = np.array([1 if weights is None else weights[seed] for seed in tally.seeds], float)
        counts = units * tally.unit_games
        got = float(counts @ np.array(tally.aheads))
        one, other = place[tally.a], place[tally.b]
        points[one, other] += got + PRIOR / 2
        points[other, one] += float(counts.sum()) - got + PRIOR / 2
    return points


def fit(points: Figures) -> Figures:
    """The most likely ratings for a table of points, by Hunter's minorisation-maximisation.

    Everybody must have got something, as imagined games see to. Players that met nobody, directly or through others,
    cannot be compared; here everybody met somebody.
    """
    games, wins = points + points.T, points.sum(axis=1)
    strengths = np.ones(len(points))
    for _ in range(MOST_STEPS):
        expected = (games / (strengths[:, None] + strengths[None, :])).sum(axis=1)
        after = wins / expected
        after /= np.exp(np.log(after).mean())
        moved = np.abs(np.log(after / strengths)).max()
        strengths = after
        if moved < PRECISION:
            break
    fitted: Figures = SCALE * np.log(strengths)
    return fitted
