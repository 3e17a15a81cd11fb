"""The clock of a move: what it has used of its limit, and what there is still room for."""

import pytest

from bastide.players import Limit
from bastide.players.clock import Clock


@pytest.fixture
def now(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The time, which moves only when a test says so."""
    time = [100.0]
    monkeypatch.setattr("time.thread_time", lambda: time[0])
    return time


def test_without_a_limit_there_is_always_room() -> None:
    assert Clock(Limit()).room(10**9, 16) == 16


@pytest.mark.parametrize(("samples", "room"), [(0, 16), (4, 16), (5, 8), (15, 4), (19, 1), (20, 0)])
def test_there_is_room_for_the_samples_that_are_left(samples: int, room: int) -> None:
    assert Clock(Limit(samples=20)).room(samples, 16) == room


def test_until_a_sample_is_made_it_is_expected_to_take_as_long_as_is_said(now: list[float]) -> None:
    assert [Clock(Limit(1.0), pace).room(0, 16) for pace in (0.01, 0.1, 0.5, 2.0)] == [16, 8, 2, 0]
    assert Clock(Limit(1.0), 0.5).pace(0) == 0.5
    assert now == [100.0]


def test_afterwards_it_is_expected_to_take_as_long_as_those_that_were_made(now: list[float]) -> None:
    clock = Clock(Limit(seconds=1.0, samples=1000), 0.5)
    now[0] += 0.75
    assert clock.pace(25) == 0.03
    assert clock.room(25, 16) == 8
    assert clock.used(25) == 0.75
    assert clock.is_over(25, 9)
