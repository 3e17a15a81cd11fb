"""Successive halving: which candidates stay, and when others are dropped."""

import numpy as np
import pytest

from bastide.players.successive_halving import CLEAR_DEFICIT, MIN_ROUNDS, SuccessiveHalving

PRIORS = np.array([4.0, 3.0, 2.0, 1.0, 0.0, -1.0, -2.0, -3.0])


def test_priors_decide_before_first_round() -> None:
    halving = SuccessiveHalving(PRIORS)
    assert halving.ranking == list(range(8))
    assert halving.means.tolist() == PRIORS.tolist()
    assert halving.samples == 0


def test_single_candidate_is_decided() -> None:
    assert SuccessiveHalving(PRIORS[:1]).is_decided
    assert not SuccessiveHalving(PRIORS[:2]).is_decided


def test_worse_half_drops_as_limit_is_used() -> None:
    halving = SuccessiveHalving(PRIORS)
    sizes = []
    for used in (0.1, 0.34, 0.5, 0.67, 0.9):
        halving.add_round(np.arange(halving.active.size, dtype=float))  # the last is the best
        halving.drop(used)
        sizes.append(halving.active.size)
    assert sizes == [8, 4, 4, 2, 2]
    assert halving.active.tolist() == [6, 7]
    assert halving.ranking[:2] == [7, 6]
    assert halving.samples == 8 + 8 + 4 + 4 + 2


def test_clearly_worse_candidates_drop_early() -> None:
    halving, dice = SuccessiveHalving(PRIORS[:3]), np.random.default_rng(1)
    for number in range(MIN_ROUNDS):
        luck = dice.normal(0, 10)  # the same for all candidates, so it must not matter
        halving.add_round(luck + np.array([0.0, 5.0, 4.9]) + dice.normal(0, 0.5, 3))
        halving.drop(0.0)
        assert halving.active.tolist() == ([0, 1, 2] if number < MIN_ROUNDS - 1 else [1, 2])


def test_equal_candidates_are_not_compared_further() -> None:
    halving, dice = SuccessiveHalving(PRIORS[:2]), np.random.default_rng(3)
    for _ in range(MIN_ROUNDS):
        halving.add_round(np.full(2, dice.normal(0, 10)))
        halving.drop(0.0)
    assert halving.is_decided


def test_candidates_that_may_still_win_stay() -> None:
    halving, dice = SuccessiveHalving(PRIORS[:2]), np.random.default_rng(4)
    for _ in range(50):
        halving.add_round(dice.normal(0, 5, 2))
        halving.drop(0.0)
    assert halving.active.size == 2


def test_errors_are_those_of_differences() -> None:
    halving, rows = SuccessiveHalving(PRIORS[:3]), np.random.default_rng(5).normal([1000, 1001, 990], 3, (20, 3))
    for row in rows:
        halving.add_round(row)
    leader = int(rows.mean(axis=0).argmax())
    wanted = (rows[:, [leader]] - rows).std(axis=0, ddof=1) / np.sqrt(len(rows))
    assert halving._deficit_errors(leader) == pytest.approx(wanted)


def test_leader_is_never_dropped() -> None:
    halving, dice = SuccessiveHalving(PRIORS), np.random.default_rng(2)
    for number in range(100):
        halving.add_round(dice.normal(halving.active * CLEAR_DEFICIT, 1.0))
        halving.drop(number / 100)
    assert halving.ranking[0] == 7


def test_dropped_margins_use_shared_rounds() -> None:
    halving = SuccessiveHalving(PRIORS[:3])
    halving.add_round(np.array([10.0, 9.0, 4.0]))  # a lucky round for all
    halving.active = np.array([0, 1])
    halving.add_round(np.array([0.0, 1.0]))
    halving.add_round(np.array([2.0, 0.5]))
    assert halving.ranking == [0, 1, 2]
    assert halving.means[2] == halving.means[0] == 4
    assert halving.margins.tolist() == [4, 3.5, -2]
    assert SuccessiveHalving(PRIORS).margins.tolist() == PRIORS.tolist()
