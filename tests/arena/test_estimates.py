"""Estimates of a match, compared with values calculated by hand."""

import pytest

from bastide.arena.contests import Contest, ContestUnit, Sides, UnitResult
from bastide.arena.estimates import Tally, bootstrap_interval, estimate, standard_error
from bastide.arena.matches import Match, MatchResult

SIDES = Sides(0, (1,))
CONTEST = Contest(Match("modern", ("a", "b")), (SIDES,))


def unit(seed: int, *scores: tuple[int, int]) -> UnitResult:
    """Return a unit with scores by seat; a takes 2 ms for each of 10 moves, b 5 ms for each of 4."""
    seats = [(0, 1), (1, 0)]
    moves, seconds = (10, 4), (0.02, 0.02)
    games = [
        MatchResult(
            seed,
            each,
            (),
            14,
            moves=tuple(moves[side] for side in order),
            cpu_seconds=tuple(seconds[side] for side in order),
        )
        for each, order in zip(scores, seats, strict=True)
    ]
    return UnitResult(ContestUnit(CONTEST, seed), tuple(games))


@pytest.fixture
def tally() -> Tally:
    """Three pairs; from a's view the games are +10 +20, 0 −6, and −4 +4."""
    tally = Tally("a", "b", SIDES)
    for result in (unit(1, (50, 40), (20, 40)), unit(2, (30, 30), (36, 30)), unit(3, (30, 34), (30, 34))):
        tally.add(result)
    return tally


def test_estimate_of_a_match(tally: Tally) -> None:
    figures = estimate(tally)
    assert (figures.a, figures.b, figures.pairs, figures.games) == ("a", "b", 3, 6)
    assert (figures.wins, figures.draws, figures.losses) == (3, 1, 2)
    assert tally.margins == [15, -3, 0]
    assert figures.margin == pytest.approx(4)
    assert figures.stderr == pytest.approx((((11**2 + 7**2 + 4**2) / 2) / 3) ** 0.5)
    assert figures.share == pytest.approx((1 + 0.25 + 0.5) / 3)
    assert figures.pair_share == pytest.approx(0.5)
    assert figures.ms_a == pytest.approx(2)
    assert figures.ms_b == pytest.approx(5)


def test_single_pair_has_no_error() -> None:
    tally = Tally("a", "b", SIDES)
    tally.add(unit(1, (50, 40), (20, 40)))
    figures = estimate(tally)
    assert (figures.margin, figures.stderr, figures.share_low, figures.share_high) == (15, None, None, None)
    assert standard_error([3.0]) is None


def test_interval_matches_binomial_distribution() -> None:
    """80 of 100 units are won: resampled shares are binomial with the quantiles 71.6 % and 87.5 %."""
    low, high = bootstrap_interval([1.0] * 80 + [0.0] * 20)
    assert low == pytest.approx(0.72, abs=0.011)
    assert high == pytest.approx(0.87, abs=0.011)


def test_interval_is_over_units_not_games() -> None:
    """Units whose two games always agree carry no more information than single games."""
    units = bootstrap_interval([1.0] * 50 + [0.0] * 50)
    halves = bootstrap_interval([0.5] * 100)
    assert units[1] is not None
    assert units[0] is not None
    assert units[1] - units[0] == pytest.approx(0.196, abs=0.015)
    assert halves == (0.5, 0.5)


def test_interval_is_deterministic() -> None:
    values = [0.0, 0.5, 1.0, 1.0, 0.5] * 7
    assert bootstrap_interval(values) == bootstrap_interval(values)
