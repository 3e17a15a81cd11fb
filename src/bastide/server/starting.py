"""What a server does in the background when it starts: load the rest of it, compile the kernel, open the rooms.

The first time on a machine that takes a while. The home page works meanwhile, and whoever asks for a game waits.
"""

import asyncio
import logging
from collections.abc import Callable
from importlib import import_module
from multiprocessing import get_context
from typing import TYPE_CHECKING

from bastide import kernel
from bastide.arena.executors import follow_parent, interrupts_blocked
from bastide.kernel import jit
from bastide.messages import say
from bastide.players.warming import compile_everything, compile_player, is_warm, remember_warm
from bastide.rules.game import Game
from bastide.server.settings import Settings
from bastide.server.threads import Threads
from bastide.tiles import edition_names

if TYPE_CHECKING:
    from bastide.server.rooms.registry import Rooms

logger = logging.getLogger(__name__)


class Starting:
    """Opens rooms once the kernel is compiled. `failure` is what was in the way, if they could not be opened."""

    def __init__(self, settings: Settings, in_thread: Threads, once_open: Callable[[], object]) -> None:
        """Open rooms with these settings, and then do something that can wait until then."""
        self._settings = settings
        self._in_thread = in_thread
        self._once_open = once_open
        self._task: asyncio.Task[Rooms] | None = None
        self.failure: BaseException | None = None
        self.on_failure: Callable[[], None] = lambda: None

    def begin(self) -> None:
        self._task = asyncio.create_task(self._start())
        self._task.add_done_callback(self._note_failure)

    async def _start(self) -> "Rooms":
        loaded = await asyncio.to_thread(import_module, "bastide.server.rooms.registry")
        await warm_up()
        await asyncio.to_thread(load_editions)
        rooms: Rooms = loaded.Rooms(self._settings, self._in_thread)
        await rooms.start()
        self._once_open()
        return rooms

    def _note_failure(self, task: "asyncio.Task[Rooms]") -> None:
        self.failure = None if task.cancelled() else task.exception()
        if self.failure:
            self.on_failure()

    async def rooms(self) -> "Rooms":
        """The rooms, as soon as they are open; if they cannot be opened, what was in the way is raised."""
        assert self._task, "the server has not been started"
        return await asyncio.shield(self._task)

    async def end(self) -> None:
        """Close the rooms, or stop opening them."""
        assert self._task, "the server has not been started"
        self._task.cancel()  # which does nothing if they are open
        await asyncio.wait([self._task])
        if not self._task.cancelled() and not self.failure:
            await self._task.result().stop()


async def warm_up() -> None:
    """Compile in a process of its own, for that would stop everything else here; then load what is needed here.

    The code of most players is not: they think in processes of their own.
    """
    if not jit.COMPILED:
        return
    if not is_warm() and jit.CACHE:
        logger.info(say("serve-compiling"))
        await compile_elsewhere()
        logger.info(say("serve-compiled"))
    await asyncio.to_thread(load_compiled)


def load_compiled() -> None:
    """Load what this process needs of its own, or compile it where nothing can be kept."""
    kernel.warm_up()
    compile_player("greedy")  # who plays the games that are seen on cards


def load_editions() -> None:
    """Make what the kernel needs of each edition, or everybody would wait when somebody is the first to play it."""
    for name in edition_names():
        Game(name)


async def compile_elsewhere() -> None:
    process = get_context("spawn").Process(target=compile_and_remember, daemon=True)
    with interrupts_blocked():  # Ctrl-C is the business of this process
        process.start()
    try:
        await asyncio.to_thread(process.join)
    finally:
        process.terminate()


def compile_and_remember() -> None:
    follow_parent()
    compile_everything()
    remember_warm()
