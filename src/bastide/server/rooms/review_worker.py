"""The process that reviews a game, one turn per request."""

import asyncio
import multiprocessing
import os
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import ParamSpec, TypeVar

from bastide.arena.executors import block_interrupts, exit_with_parent, kill_pool
from bastide.rules.text.record import Record
from bastide.server.game.review import review_game
from bastide.server.protocol.replay import GameReview

P = ParamSpec("P")
R = TypeVar("R")
POLITENESS = 10  # the niceness of the process: players come first
PATIENCE = 300.0  # seconds for a turn; it takes less than one, unless the machine is busy or code is compiled first


class ReviewWorker:
    """A process for one game. It may be closed at any time."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")  # fork may hang beside running threads
        self._pool = ProcessPoolExecutor(1, context, initializer=start_process)

    async def begin(self, record: str) -> None:
        """Load a game from its record. Raises TimeoutError if it takes too long."""
        await self._ask(begin, record)

    async def step(self) -> str | None:
        """Review one more turn; after the last one return the whole review as text. Raises TimeoutError."""
        return await self._ask(step)

    async def _ask(self, work: Callable[P, R], *args: P.args, **options: P.kwargs) -> R:
        with block_interrupts():  # inherited by the process if it starts now: only this one handles Ctrl-C
            asked = self._pool.submit(work, *args, **options)
        return await asyncio.wait_for(asyncio.wrap_future(asked), PATIENCE)

    def close(self) -> None:
        kill_pool(self._pool, wait=False)


# In the process


class ReviewState:
    """The review in progress."""

    steps: Iterator[GameReview | None]


def start_process() -> None:
    exit_with_parent()
    os.nice(POLITENESS)


def begin(record: str) -> None:
    ReviewState.steps = review_game(Record.parse(record))


def step() -> str | None:
    review = next(ReviewState.steps)
    return None if review is None else review.json_text
