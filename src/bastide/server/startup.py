"""Startup in the background: loads the remaining modules, compiles the kernel and opens the rooms.

The first start on a machine takes a while. The page works meanwhile, and requests for games wait until the code of a
first game is compiled. The code of the other players follows while games are played.
"""

import asyncio
import logging
import os
from collections.abc import Callable
from importlib import import_module
from multiprocessing import get_context
from typing import TYPE_CHECKING

from bastide import kernel
from bastide.arena.executors import block_interrupts, exit_with_parent
from bastide.errors import ServerError
from bastide.kernel import jit
from bastide.messages import say
from bastide.players.warm_up import compile_everything, compile_first_game, compile_player, is_warm, mark_warm
from bastide.rules.game import Game
from bastide.server.settings import Settings
from bastide.server.tasks import Threads
from bastide.tiles import edition_names

if TYPE_CHECKING:
    from bastide.server.rooms.registry import Rooms

logger = logging.getLogger(__name__)

NICENESS = 10  # of the process that compiles while games are played


class Startup:
    """Opens the rooms once the kernel is compiled. `failure` is the exception that prevented it, if any."""

    def __init__(self, settings: Settings, in_thread: Threads, on_open: Callable[[], object]) -> None:
        """Prepare the startup. `on_open` is called when the rooms are open."""
        self._settings = settings
        self._in_thread = in_thread
        self._on_open = on_open
        self._task: asyncio.Task[Rooms] | None = None
        self._compiling_rest: asyncio.Task[None] | None = None
        self.failure: BaseException | None = None
        self.on_failure: Callable[[], None] = lambda: None

    def start(self) -> None:
        self._task = asyncio.create_task(self._open_rooms())
        self._task.add_done_callback(self._note_failure)

    async def _open_rooms(self) -> "Rooms":
        loaded = await asyncio.to_thread(import_module, "bastide.server.rooms.registry")
        await warm_up()
        await asyncio.to_thread(load_editions)
        rooms: Rooms = loaded.Rooms(self._settings, self._in_thread)
        await rooms.start()
        self._on_open()
        self._compiling_rest = asyncio.create_task(compile_rest())
        return rooms

    def _note_failure(self, task: "asyncio.Task[Rooms]") -> None:
        self.failure = None if task.cancelled() else task.exception()
        if self.failure:
            self.on_failure()

    @property
    def is_open(self) -> bool:
        """True if games can be played."""
        task = self._task
        return task is not None and task.done() and not task.cancelled() and task.exception() is None

    async def rooms(self) -> "Rooms":
        """Wait until the rooms are open and return them.

        Raises the exception of a failed startup, or ServerError if it is cancelled.
        """
        assert self._task, "the server has not been started"
        try:
            return await asyncio.shield(self._task)
        except asyncio.CancelledError:
            if self._task.cancelled():
                raise ServerError("server/stopping") from None
            raise  # the request was cancelled

    def cancel(self) -> None:
        """Refuse the requests that wait for the rooms, and all later ones. Has no effect once the rooms are open."""
        if self._task and not self._task.cancelling():  # cancelled twice, it would not clean up
            self._task.cancel()

    async def stop(self) -> None:
        """Close the rooms, or cancel the startup."""
        assert self._task, "the server has not been started"
        self.cancel()
        await asyncio.wait([self._task])
        if self._compiling_rest:
            self._compiling_rest.cancel()
            await asyncio.wait([self._compiling_rest])
        if not self._task.cancelled() and not self.failure:
            await self._task.result().stop()


async def warm_up() -> None:
    """Compile a first game in another process, because it would block this one, and load the code that this one needs.

    Most players are not loaded: they run in processes of their own.
    """
    if not jit.COMPILED:
        return
    if is_cold():
        logger.info(say("serve-compiling"))
        await run_in_process(compile_first_game)
        logger.info(say("serve-compiled"))
    await asyncio.to_thread(load_compiled)


def is_cold() -> bool:
    """Return True if code is to be compiled and cached."""
    return jit.CACHE is not None and not is_warm()


async def compile_rest() -> None:
    """Compile everything that is not compiled yet, in another process."""
    if is_cold():
        await run_in_process(compile_and_mark)


def load_compiled() -> None:
    """Load the compiled code of this process, or compile it where nothing can be cached."""
    kernel.warm_up()
    compile_player("greedy")  # plays the games on the cards of editions


def load_editions() -> None:
    """Build the tables of each edition, so that the first game of an edition does not block the others."""
    for name in edition_names():
        Game(name)


async def run_in_process(work: Callable[[], None]) -> None:
    """Run a function in a process, which is terminated if this task is cancelled."""
    process = get_context("spawn").Process(target=run_until_parent_exits, args=[work], daemon=True)
    with block_interrupts():  # only this process handles Ctrl-C
        process.start()
    try:
        await asyncio.to_thread(process.join)
    finally:
        process.terminate()


def run_until_parent_exits(work: Callable[[], None]) -> None:
    exit_with_parent()
    work()


def compile_and_mark() -> None:
    os.nice(NICENESS)
    compile_everything()
    mark_warm()
