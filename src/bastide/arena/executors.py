"""Executors: run work in this process, in several local processes, or elsewhere (see `cluster`)."""

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

AHEAD = 2  # chunks in flight for each process: it never idles, and little work is wasted at the end


class Executor(Protocol):
    """A way to apply a function to many chunks."""

    def run(self, work: Callable[[Chunk], Result], chunks: Iterable[Chunk]) -> Iterator[Result]:
        """Yield the result of `work` for each chunk, in their order, as soon as it is ready.

        Chunks are consumed only a few ahead of the results, so later chunks may depend on earlier results. Chunks that
        are unfinished when the iterator is closed are dropped.
        """


class SerialExecutor:
    """Executor that runs chunks one at a time in this process."""

    def run(self, work: Callable[[Chunk], Result], chunks: Iterable[Chunk]) -> Iterator[Result]:
        return map(work, chunks)


class ProcessExecutor:
    """Executor that runs chunks in several processes, which stay for the next run because they take seconds to start.

    Compile everything before, or else each process does. Scripts that use this class need the guard
    `if __name__ == "__main__"`, because each process imports the script.
    """

    def __init__(self, count: int) -> None:
        self.count = count
        self._pool: ProcessPoolExecutor | None = None

    def run(self, work: Callable[[Chunk], Result], chunks: Iterable[Chunk]) -> Iterator[Result]:
        pool = self._open_pool()

        def begin(chunk: Chunk) -> Callable[[], Result]:
            with block_interrupts():  # a process that starts now inherits this: only the parent handles Ctrl-C
                return pool.submit(work, chunk).result

        try:
            yield from in_order(begin, chunks, AHEAD * self.count)
        except BaseException:
            self._pool = None
            kill_pool(pool)
            raise

    def _open_pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # Spawn: a fork beside running threads, such as those of a progress bar, may hang.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.count, context, initializer=exit_with_parent)
        return self._pool


def kill_pool(pool: ProcessPoolExecutor, *, wait: bool = True) -> None:
    """Kill the processes of a pool without waiting for their current work, which may take minutes."""
    for process in list((pool._processes or {}).values()):  # no public API
        process.kill()
    pool.shutdown(wait, cancel_futures=True)


def in_order(begin: Callable[[Chunk], Callable[[], Result]], chunks: Iterable[Chunk], ahead: int) -> Iterator[Result]:
    """Yield results in the order of their chunks, starting `ahead` of them early.

    `begin` starts a chunk, and returns a function that waits for its result.
    """
    remaining = iter(chunks)
    waiting = deque(begin(chunk) for chunk in islice(remaining, ahead))
    while waiting:
        yield waiting.popleft()()
        waiting.extend(begin(chunk) for chunk in islice(remaining, ahead - len(waiting)))


def executor_for(processes: int) -> Executor:
    """Return an executor that uses this number of processes."""
    return ProcessExecutor(processes) if processes > 1 else SerialExecutor()


def available_processes() -> int:
    """Return the number of cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@contextlib.contextmanager
def block_interrupts() -> Iterator[None]:
    """Delay Ctrl-C until the end of the block. Processes started in it ignore Ctrl-C. Has no effect on Windows."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def exit_with_parent() -> None:
    """Make this child process exit as soon as its parent has ended, even if it was killed."""
    threading.Thread(target=wait_for_parent, daemon=True).start()


def wait_for_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
