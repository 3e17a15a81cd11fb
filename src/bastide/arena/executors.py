"""Where games are played: in this process, or in several processes of this machine."""

import contextlib
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import Protocol, TypeVar

Chunk = TypeVar("Chunk")
Result = TypeVar("Result")


class Executor(Protocol):
    """Does a piece of work for each of many chunks."""

    def run(self, work: Callable[[Chunk], Result], chunks: Sequence[Chunk]) -> Iterator[Result]:
        """What `work` returns for each chunk, in their order and as it is ready.

        Chunks that were not begun when the iterator is closed are dropped.
        """


class InThisProcess:
    """Does one chunk after the other."""

    def run(self, work: Callable[[Chunk], Result], chunks: Sequence[Chunk]) -> Iterator[Result]:
        return map(work, chunks)


class Processes:
    """Does several chunks at once, each in a process of its own.

    What is compiled should be in the cache before: otherwise every process compiles it. Scripts that use this need the
    guard `if __name__ == "__main__"`, since each process imports the script anew.
    """

    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, work: Callable[[Chunk], Result], chunks: Sequence[Chunk]) -> Iterator[Result]:
        # Spawned and not forked: a fork beside running threads, such as a progress bar's, may hang.
        pool = ProcessPoolExecutor(self.count, multiprocessing.get_context("spawn"), initializer=follow_parent)
        try:
            with interrupts_blocked():  # also for the processes that start now: Ctrl-C is the business of this one
                results = pool.map(work, chunks)
            yield from results
        finally:
            pool.shutdown(cancel_futures=True)


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
