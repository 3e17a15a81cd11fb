"""The process that judges games: it looks at one turn whenever it is asked, and keeps in mind where it is."""

import asyncio
import multiprocessing
import os
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import ParamSpec, TypeVar

from bastide.arena.executors import end_at_once, follow_parent, interrupts_blocked
from bastide.rules.record import Record
from bastide.server.games.judged import judging
from bastide.server.protocol.judgement import Judgement

P = ParamSpec("P")
R = TypeVar("R")
POLITENESS = 10  # all who play come first
PATIENCE = 300.0  # seconds for a turn, which takes less than one: others may be busy, or what judges is compiled first


class JudgeProcess:
    """A process for one game. Close it in the end; it may be in the middle of something then."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")  # a fork beside running threads may hang
        self._pool = ProcessPoolExecutor(1, context, initializer=start_process)

    async def begin(self, record: str) -> None:
        """Look at a game, told by its record. Raises TimeoutError, as what follows does, if it takes too long."""
        await self._ask(begin, record)

    async def go_on(self) -> str | None:
        """Look at one more turn, or after the last one return the whole judgement, as it is sent."""
        return await self._ask(go_on)

    async def _ask(self, work: Callable[P, R], *args: P.args, **options: P.kwargs) -> R:
        with interrupts_blocked():  # also for the process if it starts now: Ctrl-C is the business of this one
            asked = self._pool.submit(work, *args, **options)
        return await asyncio.wait_for(asyncio.wrap_future(asked), PATIENCE)

    def close(self) -> None:
        end_at_once(self._pool, wait=False)


# In the process


class Bench:
    """What the process is at."""

    judging: Iterator[Judgement | None]


def start_process() -> None:
    follow_parent()
    os.nice(POLITENESS)


def begin(record: str) -> None:
    Bench.judging = judging(Record.parse(record))


def go_on() -> str | None:
    judgement = next(Bench.judging)
    return None if judgement is None else judgement.json_text
