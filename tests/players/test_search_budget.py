"""The budget of a move: the fraction used, and the samples that it still allows."""

import pytest

from bastide.players import Limit
from bastide.players.search_budget import SearchBudget


@pytest.fixture
def now(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """A clock that only tests advance."""
    time = [100.0]
    monkeypatch.setattr("time.thread_time", lambda: time[0])
    return time


def test_no_limit_allows_any_batch() -> None:
    assert SearchBudget(Limit()).affordable_samples(10**9, 16) == 16


@pytest.mark.parametrize(("samples", "room"), [(0, 16), (4, 16), (5, 8), (15, 4), (19, 1), (20, 0)])
def test_batch_fits_remaining_samples(samples: int, room: int) -> None:
    assert SearchBudget(Limit(samples=20)).affordable_samples(samples, 16) == room


def test_assumed_pace_applies_before_first_sample(now: list[float]) -> None:
    assert [SearchBudget(Limit(1.0), pace).affordable_samples(0, 16) for pace in (0.01, 0.1, 0.5, 2.0)] == [16, 8, 2, 0]
    assert SearchBudget(Limit(1.0), 0.5).seconds_per_sample(0) == 0.5
    assert now == [100.0]


def test_measured_pace_applies_after_first_sample(now: list[float]) -> None:
    budget = SearchBudget(Limit(seconds=1.0, samples=1000), 0.5)
    now[0] += 0.75
    assert budget.seconds_per_sample(25) == 0.03
    assert budget.affordable_samples(25, 16) == 8
    assert budget.fraction_used(25) == 0.75
    assert budget.is_exceeded(25, 9)
