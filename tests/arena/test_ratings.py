"""Ratings, compared with known solutions."""

import math

import numpy as np
import pytest

from bastide.arena.contests import Sides
from bastide.arena.estimates import Tally
from bastide.arena.ratings import fit, ratings


def tally(a: str, b: str, aheads: list[float], first_seed: int = 1) -> Tally:
    """Return a tally with units of two games, from the shares of a."""
    games = round(2 * sum(aheads))
    seeds = list(range(first_seed, first_seed + len(aheads)))
    return Tally(a, b, Sides(0, (1,)), seeds=seeds, aheads=aheads, wins=games, losses=2 * len(aheads) - games)


def test_two_players_differ_by_log_odds() -> None:
    one, other = fit(np.array([[0.0, 30.0], [10.0, 0.0]]))
    assert one - other == pytest.approx(400 * math.log10(3))
    assert one + other == pytest.approx(0)


def test_exact_strengths_are_recovered() -> None:
    strengths = np.array([8.0, 4.0, 2.0, 1.0])
    points = 100 * strengths[:, None] / (strengths[:, None] + strengths[None, :])
    np.fill_diagonal(points, 0)
    fitted = fit(points)
    assert np.diff(fitted) == pytest.approx([-400 * math.log10(2)] * 3)


def test_players_are_compared_via_common_opponent() -> None:
    """The first and the third player never met, but both met the second."""
    points = np.array([[0.0, 20.0, 0.0], [10.0, 0.0, 20.0], [0.0, 10.0, 0.0]])
    fitted = fit(points)
    assert fitted[0] - fitted[2] == pytest.approx(800 * math.log10(2))


def test_perfect_score_has_finite_rating() -> None:
    one, other = ratings(["a", "b"], [tally("a", "b", [1.0] * 10)])
    assert one.rating - other.rating == pytest.approx(400 * math.log10(20.5 / 0.5))


def test_ratings_are_sorted_and_within_intervals() -> None:
    random = np.random.default_rng(1)
    met = [
        tally("weak", "strong", list(random.choice([0, 0.5, 1.0], 60, p=[0.6, 0.3, 0.1]))),
        tally("weak", "middle", list(random.choice([0, 0.5, 1.0], 60, p=[0.4, 0.4, 0.2]))),
        tally("middle", "strong", list(random.choice([0, 0.5, 1.0], 60, p=[0.4, 0.4, 0.2]))),
    ]
    rated = ratings(["weak", "strong", "middle"], met)
    assert [each.player for each in rated] == ["strong", "middle", "weak"]
    for each in rated:
        assert each.low is not None
        assert each.high is not None
        assert each.low < each.rating < each.high
    assert sum(each.rating for each in rated) == pytest.approx(0)


def test_intervals_resample_orders_of_tiles() -> None:
    """Every pair is a draw, so resampling changes nothing."""
    rated = ratings(["a", "b"], [tally("a", "b", [0.5] * 20)])
    assert [(each.rating, each.low, each.high) for each in rated] == [pytest.approx((0, 0, 0), abs=1e-6)] * 2


def test_single_order_of_tiles_has_no_interval() -> None:
    rated = ratings(["a", "b"], [tally("a", "b", [1.0])])
    assert [(each.low, each.high) for each in rated] == [(None, None)] * 2


def test_unsampled_match_keeps_its_virtual_game() -> None:
    """The third player met the first with one order of tiles only, which many resamples lack."""
    met = [tally("a", "b", [0.5, 1.0, 0.0, 0.5]), tally("a", "c", [1.0])]
    for each in ratings(["a", "b", "c"], met):
        assert each.low is not None
        assert each.high is not None
        assert math.isfinite(each.rating)
        assert each.low <= each.high


def test_no_matches_give_no_ratings() -> None:
    assert ratings([], []) == []
