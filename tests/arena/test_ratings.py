"""Ratings against cases that are known."""

import math

import numpy as np
import pytest

from bastide.arena.estimates import Tally
from bastide.arena.pairs import Sides
from bastide.arena.ratings import fit, ratings


def tally(a: str, b: str, aheads: list[float], first_seed: int = 1) -> Tally:
    """Units of two games each, from the shares of a."""
    games = round(2 * sum(aheads))
    seeds = list(range(first_seed, first_seed + len(aheads)))
    return Tally(a, b, Sides(0, (1,)), seeds=seeds, aheads=aheads, wins=games, losses=2 * len(aheads) - games)


def test_two_players_differ_by_the_logarithm_of_their_odds() -> None:
    one, other = fit(np.array([[0.0, 30.0], [10.0, 0.0]]))
    assert one - other == pytest.approx(400 * math.log10(3))
    assert one + other == pytest.approx(0)


def test_strengths_that_explain_all_results_are_found() -> None:
    strengths = np.array([8.0, 4.0, 2.0, 1.0])
    points = 100 * strengths[:, None] / (strengths[:, None] + strengths[None, :])
    np.fill_diagonal(points, 0)
    fitted = fit(points)
    assert np.diff(fitted) == pytest.approx([-400 * math.log10(2)] * 3)


def test_players_are_compared_through_others() -> None:
    """The first and the third have never met, but both have met the second."""
    points = np.array([[0.0, 20.0, 0.0], [10.0, 0.0, 20.0], [0.0, 10.0, 0.0]])
    fitted = fit(points)
    assert fitted[0] - fitted[2] == pytest.approx(800 * math.log10(2))


def test_who_wins_all_has_a_rating() -> None:
    one, other = ratings(["a", "b"], [tally("a", "b", [1.0] * 10)])
    assert one.rating - other.rating == pytest.approx(400 * math.log10(20.5 / 0.5))


def test_the_best_comes_first_and_lies_within_its_interval() -> None:
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


def test_intervals_come_from_orders_of_tiles_and_not_from_games() -> None:
    """Each pair is drawn: however often the orders of tiles are drawn anew, nothing changes."""
    rated = ratings(["a", "b"], [tally("a", "b", [0.5] * 20)])
    assert [(each.rating, each.low, each.high) for each in rated] == [pytest.approx((0, 0, 0), abs=1e-6)] * 2


def test_one_order_of_tiles_has_no_interval() -> None:
    rated = ratings(["a", "b"], [tally("a", "b", [1.0])])
    assert [(each.low, each.high) for each in rated] == [(None, None)] * 2


def test_a_match_that_is_not_drawn_again_still_has_its_imagined_game() -> None:
    """The third player has met the first in one order of tiles only, which many of the new draws lack."""
    met = [tally("a", "b", [0.5, 1.0, 0.0, 0.5]), tally("a", "c", [1.0])]
    for each in ratings(["a", "b", "c"], met):
        assert each.low is not None
        assert each.high is not None
        assert math.isfinite(each.rating)
        assert each.low <= each.high


def test_who_has_met_nobody_has_no_rating() -> None:
    assert ratings([], []) == []
