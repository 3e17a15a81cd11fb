"""The race among candidates: who stays in it, and who is out when."""

import numpy as np
import pytest

from bastide.players.race import CLEAR, LEAST, Race

FIRST_SIGHT = np.array([4.0, 3.0, 2.0, 1.0, 0.0, -1.0, -2.0, -3.0])


def test_before_the_first_round_first_sight_decides() -> None:
    race = Race(FIRST_SIGHT)
    assert race.ranking == list(range(8))
    assert race.means.tolist() == FIRST_SIGHT.tolist()
    assert race.samples == 0


def test_one_candidate_needs_no_race() -> None:
    assert Race(FIRST_SIGHT[:1]).is_decided
    assert not Race(FIRST_SIGHT[:2]).is_decided


def test_the_worse_half_is_out_as_the_limit_is_used_up() -> None:
    race = Race(FIRST_SIGHT)
    sizes = []
    for used in (0.1, 0.34, 0.5, 0.67, 0.9):
        race.add(np.arange(race.running.size, dtype=float))  # the last is the best
        race.drop(used)
        sizes.append(race.running.size)
    assert sizes == [8, 4, 4, 2, 2]
    assert race.running.tolist() == [6, 7]
    assert race.ranking[:2] == [7, 6]
    assert race.samples == 8 + 8 + 4 + 4 + 2


def test_whoever_is_clearly_behind_is_out_at_once() -> None:
    race, dice = Race(FIRST_SIGHT[:3]), np.random.default_rng(1)
    for number in range(LEAST):
        luck = dice.normal(0, 10)  # the same for all, so that it decides nothing
        race.add(luck + np.array([0.0, 5.0, 4.9]) + dice.normal(0, 0.5, 3))
        race.drop(0.0)
        assert race.running.tolist() == ([0, 1, 2] if number < LEAST - 1 else [1, 2])


def test_candidates_that_come_to_the_same_are_not_waited_for() -> None:
    race, dice = Race(FIRST_SIGHT[:2]), np.random.default_rng(3)
    for _ in range(LEAST):
        race.add(np.full(2, dice.normal(0, 10)))
        race.drop(0.0)
    assert race.is_decided


def test_candidates_that_may_still_be_better_stay() -> None:
    race, dice = Race(FIRST_SIGHT[:2]), np.random.default_rng(4)
    for _ in range(50):
        race.add(dice.normal(0, 5, 2))
        race.drop(0.0)
    assert race.running.size == 2


def test_errors_are_those_of_the_differences() -> None:
    race, rows = Race(FIRST_SIGHT[:3]), np.random.default_rng(5).normal([1000, 1001, 990], 3, (20, 3))
    for row in rows:
        race.add(row)
    leader = int(rows.mean(axis=0).argmax())
    wanted = (rows[:, [leader]] - rows).std(axis=0, ddof=1) / np.sqrt(len(rows))
    assert race._errors_behind(leader) == pytest.approx(wanted)


def test_the_leader_is_never_dropped() -> None:
    race, dice = Race(FIRST_SIGHT), np.random.default_rng(2)
    for number in range(100):
        race.add(dice.normal(race.running * CLEAR, 1.0))
        race.drop(number / 100)
    assert race.ranking[0] == 7


def test_margins_of_those_that_are_out_are_compared_over_the_rounds_that_both_ran() -> None:
    race = Race(FIRST_SIGHT[:3])
    race.add(np.array([10.0, 9.0, 4.0]))  # a lucky round for all
    race.running = np.array([0, 1])
    race.add(np.array([0.0, 1.0]))
    race.add(np.array([2.0, 0.5]))
    assert race.ranking == [0, 1, 2]
    assert race.means[2] == race.means[0] == 4
    assert race.margins.tolist() == [4, 3.5, -2]
    assert Race(FIRST_SIGHT).margins.tolist() == FIRST_SIGHT.tolist()
