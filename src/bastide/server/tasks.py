"""Background work: tasks that outlive their request, a cache of their results, and a thread pool."""

import asyncio
from collections.abc import Callable, Coroutine, Hashable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Generic, ParamSpec, TypeVar

Key = TypeVar("Key", bound=Hashable)
Result = TypeVar("Result")
P = ParamSpec("P")

THREADS = 2  # so that tiles do not wait for a card, for which a game is played
THREAD_NAME = "slow work"


async def run_shielded(work: Coroutine[Any, Any, Result]) -> Result:
    """Run to completion even if the caller is cancelled: what is stored must also be announced."""
    return await asyncio.shield(start_task(work))


def start_task(work: Coroutine[Any, Any, Result]) -> asyncio.Task[Result]:
    """Start a task whose failure needs no listener."""
    task = asyncio.create_task(work)
    task.add_done_callback(lambda done: done.cancelled() or done.exception())
    return task


class AsyncCache(Generic[Key, Result]):
    """Async LRU cache. Concurrent callers share one task per key; failures are not cached."""

    def __init__(self, size: int) -> None:
        self._size = size
        self._tasks: dict[Key, asyncio.Task[Result]] = {}

    async def get(self, key: Key, make: Callable[[], Coroutine[Any, Any, Result]]) -> Result:
        """Return the result of `make`, which keeps running if the first caller is cancelled."""
        task = self._tasks.pop(key, None)
        if task is None or has_failed(task):
            task = start_task(make())
        self._tasks[key] = task
        if len(self._tasks) > self._size:
            del self._tasks[next(iter(self._tasks))]
        return await asyncio.shield(task)


def has_failed(task: asyncio.Task[Any]) -> bool:
    return task.done() and (task.cancelled() or task.exception() is not None)


class Threads:
    """Small thread pool for slow work only. Reads of the store never wait for it."""

    def __init__(self) -> None:
        self._executor = ThreadPoolExecutor(THREADS, thread_name_prefix=THREAD_NAME)

    async def __call__(self, work: Callable[P, Result], *args: P.args, **options: P.kwargs) -> Result:
        """Call a function in a thread and return its result."""
        return await asyncio.get_running_loop().run_in_executor(self._executor, lambda: work(*args, **options))

    def close(self) -> None:
        """Cancel queued work. Running work continues."""
        self._executor.shutdown(wait=False, cancel_futures=True)
