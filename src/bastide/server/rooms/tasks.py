"""Tasks that outlive the request that started them, and a cache of their results."""

import asyncio
from collections.abc import Callable, Coroutine, Hashable
from typing import Any, Generic, TypeVar

Key = TypeVar("Key", bound=Hashable)
Result = TypeVar("Result")


async def run_shielded(work: Coroutine[Any, Any, Result]) -> Result:
    """Run to completion even if the caller is cancelled: whatever is stored must also be announced."""
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
