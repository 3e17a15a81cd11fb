"""The executor on a local Dask cluster: a lost worker costs only time."""

import asyncio
import contextlib
import os
import signal
import threading
from collections.abc import Iterator
from typing import Any

import pytest

from bastide import MissingExtraError, SetupError
from bastide.arena import cluster
from bastide.arena.cluster import Cluster
from bastide.arena.contests import UnitResult
from bastide.arena.executors import SerialExecutor
from bastide.arena.matches import Match
from bastide.arena.tournament import Tournament, make_plan
from bastide.players.custom import Code, register_player

dask = pytest.importorskip("dask")
distributed = pytest.importorskip("distributed")

# Dask warns when a worker is lost, and at shutdown.
pytestmark = [
    pytest.mark.xdist_group("cluster"),  # one cluster at a time
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"),
    pytest.mark.filterwarnings("ignore::ResourceWarning"),
    pytest.mark.filterwarnings("ignore::DeprecationWarning"),
    pytest.mark.filterwarnings("ignore::RuntimeWarning"),
]

PAIRS = 8
PLAN = make_plan(["greedy", "random"], rules=Match("modern", ()), seed=5)


@pytest.fixture(scope="module")
def two_workers() -> Iterator[Any]:
    """A cluster with two workers, which are restarted when they are lost."""
    with dask.config.set({"distributed.comm.timeouts.connect": "120s"}):  # a busy machine starts workers slowly
        made = distributed.LocalCluster(
            n_workers=2, threads_per_worker=1, processes=True, dashboard_address=":0", silence_logs=50
        )
    yield made
    with contextlib.suppress(asyncio.TimeoutError, OSError):
        made.close(timeout=20)


def play_on_cluster(address: str, kill: "WorkerKiller | None" = None) -> list[UnitResult]:
    results = []
    for result in Tournament(PLAN, pairs=PAIRS).run(Cluster(address)):
        results.append(result)
        if kill is not None:
            kill.once()
    return results


class WorkerKiller:
    """Callback that kills one worker."""

    def __init__(self, workers: Any) -> None:
        self.workers = workers
        self.killed = threading.Event()

    def once(self) -> None:
        if not self.killed.is_set():
            self.killed.set()
            worker = next(iter(self.workers.workers.values()))
            os.kill(worker.pid, signal.SIGKILL)


def test_lost_worker_loses_and_repeats_no_pair(two_workers: Any) -> None:
    killer = WorkerKiller(two_workers)
    there = play_on_cluster(two_workers.scheduler_address, killer)
    assert killer.killed.is_set()
    here = list(Tournament(PLAN, pairs=PAIRS).run(SerialExecutor()))
    assert [result.unit.seed for result in there] == list(range(5, 5 + PAIRS))
    assert there == here


def test_custom_players_reach_workers(two_workers: Any) -> None:
    source = """
class First:
    name = "first"

    def choose(self, game, limit):
        return game.legal_moves[0]
"""
    code = Code("first.py", source)
    plan = make_plan([register_player(code), "random"], rules=Match("modern", (), code=(code,)), seed=1)
    there = list(Tournament(plan, pairs=2).run(Cluster(two_workers.scheduler_address)))
    assert there == list(Tournament(plan, pairs=2).run(SerialExecutor()))


def test_worker_exceptions_are_raised(two_workers: Any) -> None:
    with pytest.raises(ValueError, match="invalid literal"):
        list(Cluster(two_workers.scheduler_address).run(int, ["1", "x"]))


def test_unreachable_cluster_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "TIMEOUT_SECONDS", 0.5)
    with pytest.raises(SetupError, match=r"There is no cluster at “tcp://127\.0\.0\.1:9”"):
        list(Cluster("tcp://127.0.0.1:9").run(abs, [1]))


def test_missing_dask_is_refused_with_advice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "distributed", None)
    with pytest.raises(MissingExtraError, match=r"install “bastide\[cluster\]”"):
        list(Cluster("tcp://127.0.0.1:9").run(abs, [1]))
