"""Remembers what takes a while to make."""

import asyncio
from collections.abc import Callable, Coroutine, Hashable
from typing import Any, Generic, TypeVar

from bastide.server.rooms.finishing import begun

Key = TypeVar("Key", bound=Hashable)
Value = TypeVar("Value")


class Remembered(Generic[Key, Value]):
    """Makes each thing once, however many ask, and keeps those that were asked for last; failures are forgotten."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._made: dict[Key, asyncio.Task[Value]] = {}

    async def get(self, key: Key, make: Callable[[], Coroutine[Any, Any, Value]]) -> Value:
        """What `make` returns. It goes on even if whoever asked first goes, as others may ask."""
        made = self._made.pop(key, None)
        if made is None or has_failed(made):
            made = begun(make())
        self._made[key] = made
        if len(self._made) > self._most:
            del self._made[next(iter(self._made))]
        return await asyncio.shield(made)


def has_failed(task: asyncio.Task[Any]) -> bool:
    return task.done() and (task.cancelled() or task.exception() is not None)
