"""Hints by a strong player, computed once a version for all clients."""

import asyncio
from typing import TYPE_CHECKING

from bastide.message import Message
from bastide.players import level_names
from bastide.server.errors import ServerError
from bastide.server.game.first_game import planned_move
from bastide.server.game.history import GameHistory
from bastide.server.rooms.bot_pool import Hint
from bastide.server.rooms.tasks import start_task

if TYPE_CHECKING:
    from bastide.server.rooms.room import Room


class Hints:
    """At most one task of a room, which computes the hint for the version of the last request."""

    def __init__(self, room: "Room") -> None:
        self._room = room
        self._history: GameHistory | None = None
        self._task: asyncio.Task[Hint]

    async def hint(self) -> Hint:
        """Return a move for the player to move. Raises ServerError if the computation fails or becomes stale."""
        history = self._room.history
        if self._history is not history:
            self._history = history
            self._task = start_task(self._compute(history))
        task = self._task
        await asyncio.wait([task])
        if task.cancelled():
            self._room.check_open()
            raise ServerError("state/stale", given=history.version, version=self._room.version)
        if task.exception() and task is self._task:
            self._history = None  # allow a retry
        return task.result()

    async def _compute(self, history: GameHistory) -> Hint:
        """Return the planned move of a lesson, or else the choice of the strongest player. Raises ServerError."""
        if (planned := planned_move(self._room.info.config, history.turns)) is not None:
            return Hint(planned, Message("why-first-game"))
        return await self._room.bots.advise(level_names()[-1], history.game)

    def stop(self) -> None:
        """Cancel the task, because the game has changed."""
        if self._history is not None:
            self._task.cancel()
            self._history = None
