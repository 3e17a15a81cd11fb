"""A Dask cluster on this machine: a lost worker costs time, and nothing else."""

import asyncio
import contextlib
import os
import signal
import threading
from collections.abc import Iterator
from typing import Any

import pytest

from bastide import SetupError
from bastide.arena import cluster
from bastide.arena.cluster import Cluster
from bastide.arena.executors import InThisProcess
from bastide.arena.matches import Match
from bastide.arena.pairs import UnitResult
from bastide.arena.tournament import Tournament, plan_of
from bastide.players.custom import Code, enter

dask = pytest.importorskip("dask")
distributed = pytest.importorskip("distributed")

# Dask's own, when a worker is lost and when all is closed.
pytestmark = [
    pytest.mark.xdist_group("cluster"),  # one of them at a time is enough for this machine
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"),
    pytest.mark.filterwarnings("ignore::ResourceWarning"),
    pytest.mark.filterwarnings("ignore::DeprecationWarning"),
    pytest.mark.filterwarnings("ignore::RuntimeWarning"),
]

PAIRS = 8
PLAN = plan_of(["greedy", "random"], rules=Match("modern", ()), seed=5)


@pytest.fixture(scope="module")
def two_workers() -> Iterator[Any]:
    """A cluster with two workers, which come back when they are lost."""
    with dask.config.set({"distributed.comm.timeouts.connect": "120s"}):  # a busy machine starts workers slowly
        made = distributed.LocalCluster(
            n_workers=2, threads_per_worker=1, processes=True, dashboard_address=":0", silence_logs=50
        )
    yield made
    with contextlib.suppress(asyncio.TimeoutError, OSError):
        made.close(timeout=20)


def played(address: str, kill: "Killer | None" = None) -> list[UnitResult]:
    results = []
    for result in Tournament(PLAN, pairs=PAIRS).run(Cluster(address)):
        results.append(result)
        if kill is not None:
            kill.once()
    return results


class Killer:
    """Kills a worker once, without a word."""

    def __init__(self, workers: Any) -> None:
        self.workers = workers
        self.killed = threading.Event()

    def once(self) -> None:
        if not self.killed.is_set():
            self.killed.set()
            worker = next(iter(self.workers.workers.values()))
            os.kill(worker.pid, signal.SIGKILL)


def test_a_lost_worker_loses_no_pair_and_counts_none_twice(two_workers: Any) -> None:
    killer = Killer(two_workers)
    there = played(two_workers.scheduler_address, killer)
    assert killer.killed.is_set()
    here = list(Tournament(PLAN, pairs=PAIRS).run(InThisProcess()))
    assert [result.unit.seed for result in there] == list(range(5, 5 + PAIRS))
    assert there == here


def test_players_of_ones_own_go_to_the_workers_as_text(two_workers: Any) -> None:
    source = """
class First:
    name = "first"

    def choose(self, game, limit):
        return game.legal_moves[0]
"""
    code = Code("first.py", source)
    plan = plan_of([enter(code), "random"], rules=Match("modern", (), code=(code,)), seed=1)
    there = list(Tournament(plan, pairs=2).run(Cluster(two_workers.scheduler_address)))
    assert there == list(Tournament(plan, pairs=2).run(InThisProcess()))


def test_refusals_come_back_from_workers(two_workers: Any) -> None:
    with pytest.raises(ValueError, match="invalid literal"):
        list(Cluster(two_workers.scheduler_address).run(int, ["1", "x"]))


def test_where_no_cluster_is_it_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "PATIENCE", 0.5)
    with pytest.raises(SetupError, match=r"There is no cluster at “tcp://127\.0\.0\.1:9”"):
        list(Cluster("tcp://127.0.0.1:9").run(abs, [1]))


def test_without_dask_it_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "distributed", None)
    with pytest.raises(SetupError, match=r"install “bastide\[cluster\]”"):
        list(Cluster("tcp://127.0.0.1:9").run(abs, [1]))
