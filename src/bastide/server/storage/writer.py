"""The only thread that writes to the database. Jobs that arrive during a transaction go into the next one.

A sync takes milliseconds, so all waiting jobs share it (group commit).
"""

import asyncio
import logging
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, NamedTuple

from sqlalchemy import Connection, Engine
from sqlalchemy.sql.expression import Executable

from bastide.errors import ServerError

logger = logging.getLogger(__name__)

BoundValues = Mapping[str, Any]  # by column or parameter


class Write(NamedTuple):
    """A shared statement, and its parameters."""

    statement: Executable
    values: BoundValues


class Job(NamedTuple):
    """Writes of one transaction, and the future that reports its end."""

    writes: tuple[Write, ...]
    done: asyncio.Future[None]


class Writer:
    """A queue of jobs, written in order."""

    def __init__(self, engine: Engine, order: Sequence[Executable]) -> None:
        """Execute writes in the order of these statements, because rows may refer to rows added before."""
        self._engine = engine
        self._order = order
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self._jobs: asyncio.Queue[Job | None] = asyncio.Queue()  # None ends the queue
        self._task = asyncio.create_task(self._run())
        self._is_stopped = False

    async def write(self, *writes: Write) -> None:
        """Write and sync. Raises ServerError, and then nothing was written."""
        await self.queue(*writes)

    def queue(self, *writes: Write) -> asyncio.Future[None]:
        """Queue writes, and return a future that callers may await."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        done.add_done_callback(note_failure)
        if self._is_stopped:
            done.set_exception(ServerError("storage/failed"))
        else:
            self._jobs.put_nowait(Job(writes, done))
        return done

    async def stop(self) -> None:
        """Write all queued jobs, then stop."""
        self._is_stopped = True
        self._jobs.put_nowait(None)
        await self._task
        self._thread.shutdown()

    async def _run(self) -> None:
        while (first := await self._jobs.get()) is not None:
            jobs, is_last = self._all_waiting(first)
            await self._commit(jobs)
            if is_last:
                return

    def _all_waiting(self, first: Job) -> tuple[list[Job], bool]:
        jobs = [first]
        with suppress(asyncio.QueueEmpty):
            while (job := self._jobs.get_nowait()) is not None:
                jobs.append(job)
            return jobs, True
        return jobs, False

    async def _commit(self, jobs: list[Job]) -> None:
        """Write jobs in one transaction; if it fails, write each in its own, so that one cannot spoil the others."""
        writes = [write for job in jobs for write in job.writes]
        try:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._write, writes)
        except Exception as error:  # if this task ended, nothing would ever be written again
            logger.exception("Could not write to the database")
            if len(jobs) > 1:
                for job in jobs:
                    await self._commit([job])
            else:
                finish(jobs[0].done, error)
        else:
            for job in jobs:
                finish(job.done, None)

    def _write(self, writes: Iterable[Write]) -> None:
        """Write in one transaction, which is synced at its end."""
        with self._engine.begin() as connection:
            execute(connection, writes, self._order)


def execute(connection: Connection, writes: Iterable[Write], order: Sequence[Executable]) -> None:
    """Execute writes, batched by statement: a call costs much more than a row."""
    rows: dict[int, list[BoundValues]] = {id(statement): [] for statement in order}
    for statement, row in writes:
        rows[id(statement)].append(row)
    for statement in order:
        if same := rows[id(statement)]:
            connection.execute(statement, same)


def finish(done: asyncio.Future[None], error: Exception | None) -> None:
    if done.cancelled():  # the caller is gone
        return
    if error is None:
        done.set_result(None)
    else:
        failed = ServerError("storage/failed")
        failed.__cause__ = error
        done.set_exception(failed)


def note_failure(done: asyncio.Future[None]) -> None:
    """Retrieve a logged failure, so that asyncio does not report it again."""
    if not done.cancelled():
        done.exception()
