"""Where slow work is done, so that others are answered meanwhile: in a few threads, the same for a whole server."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")
FEW = 2  # so that a card, for which a game is played, does not keep tiles waiting
NAME = "slow work"


class Threads:
    """A few threads for slow work only: what the store reads never waits for it."""

    def __init__(self) -> None:
        self._executor = ThreadPoolExecutor(FEW, thread_name_prefix=NAME)

    async def __call__(self, work: Callable[P, R], *args: P.args, **options: P.kwargs) -> R:
        """What a slow function returns."""
        return await asyncio.get_running_loop().run_in_executor(self._executor, lambda: work(*args, **options))

    def end(self) -> None:
        """Do nothing more than what is begun."""
        self._executor.shutdown(wait=False, cancel_futures=True)
