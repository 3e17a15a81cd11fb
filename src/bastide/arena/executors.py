"""Where games are played: in this process, in several processes of this machine, or elsewhere (`cluster`)."""

import contextlib
import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import islice
from typing import Protocol, TypeVar

Chunk = TypeVar("Chunk")
Result = TypeVar("Result")

AHEAD = 2  # chunks for each process that are begun or wait: it never idles, and little is done in vain


class Executor(Protocol):
    """Does a piece of work for each of many chunks."""

    def run(self, work: Callable[[Chunk], Result], chunks: Iterable[Chunk]) -> Iterator[Result]:
        """What `work` returns for each chunk, in their order and as it is ready.

        Chunks are taken a few ahead of the results, so what there is to do may depend on what came out. Those that
        are not finished when the iterator is closed are dropped.
        """


class InThisProcess:
    """Does one chunk after the other."""

    def run(self, work: Callable[[Chunk], Result], chunks: Iterable[Chunk]) -> Iterator[Result]:
        return map(work, chunks)


class Processes:
    """Does several chunks at once, in processes that stay for the next run: they take seconds to start.

    What is compiled should be in the cache before: otherwise every process compiles it. Scripts that use this need the
    guard `if __name__ == "__main__"`, since each process imports the script anew.
    """

    def __init__(self, count: int) -> None:
        self.count = count
        self._pool: ProcessPoolExecutor | None = None

    def run(self, work: Callable[[Chunk], Result], chunks: Iterable[Chunk]) -> Iterator[Result]:
        pool = self._opened()

        def begin(chunk: Chunk) -> Callable[[], Result]:
            with interrupts_blocked():  # also for a process that starts now: Ctrl-C is the business of this one
                return pool.submit(work, chunk).result

        try:
            yield from in_order(begin, chunks, AHEAD * self.count)
        except BaseException:
            self._pool = None
            end_at_once(pool)
            raise

    def _opened(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # Spawned and not forked: a fork beside running threads, such as a progress bar's, may hang.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.count, context, initializer=follow_parent)
        return self._pool


def end_at_once(pool: ProcessPoolExecutor, *, wait: bool = True) -> None:
    """End processes in the middle of what they do, which may take minutes more and is wanted by nobody any longer."""
    for process in list((pool._processes or {}).values()):  # there is no public way
        process.kill()
    pool.shutdown(wait, cancel_futures=True)


def in_order(begin: Callable[[Chunk], Callable[[], Result]], chunks: Iterable[Chunk], ahead: int) -> Iterator[Result]:
    """The results of chunks in their order, so many of them begun ahead; `begin` returns what waits for one."""
    remaining = iter(chunks)
    waiting = deque(begin(chunk) for chunk in islice(remaining, ahead))
    while waiting:
        yield waiting.popleft()()
        waiting.extend(begin(chunk) for chunk in islice(remaining, ahead - len(waiting)))


def executor_for(processes: int) -> Executor:
    return Processes(processes) if processes > 1 else InThisProcess()


def processes_here() -> int:
    """How many processes can run at once on the cores that this one may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@contextlib.contextmanager
def interrupts_blocked() -> Iterator[None]:
    """Let Ctrl-C wait for a moment. A process that is started meanwhile never hears of any."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def follow_parent() -> None:
    """In a new process: end when the parent has ended, in whatever way; nobody else would tell."""
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
