"""Thread pool for slow work, so that the event loop keeps answering."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")
SIZE = 2  # so that tiles do not wait for a card, for which a game is played
NAME = "slow work"


class Threads:
    """Small thread pool for slow work only. Reads of the store never wait for it."""

    def __init__(self) -> None:
        self._executor = ThreadPoolExecutor(SIZE, thread_name_prefix=NAME)

    async def __call__(self, work: Callable[P, R], *args: P.args, **options: P.kwargs) -> R:
        """Call a function in a thread and return its result."""
        return await asyncio.get_running_loop().run_in_executor(self._executor, lambda: work(*args, **options))

    def close(self) -> None:
        """Cancel queued work. Running work continues."""
        self._executor.shutdown(wait=False, cancel_futures=True)
