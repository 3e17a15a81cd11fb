"""Does what was begun to its end."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

Result = TypeVar("Result")


async def to_the_end(work: Coroutine[Any, Any, Result]) -> Result:
    """Do it to the end, even if whoever waits for it goes: what is stored must also be announced."""
    return await asyncio.shield(begun(work))


def begun(work: Coroutine[Any, Any, Result]) -> asyncio.Task[Result]:
    """A task that may fail when nobody waits for it any more."""
    task = asyncio.create_task(work)
    task.add_done_callback(lambda done: done.cancelled() or done.exception())
    return task
