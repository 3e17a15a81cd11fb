"""The turns of a room's computer players."""

import asyncio
import logging
import secrets
from typing import TYPE_CHECKING

from bastide.errors import BastideError
from bastide.rules.move import Move
from bastide.server.errors import ServerError
from bastide.server.game.first_game import planned_move
from bastide.server.game.history import GameHistory

if TYPE_CHECKING:
    from bastide.server.rooms.room import Room

logger = logging.getLogger(__name__)

RETRY_TIME = 1.0  # seconds until the next attempt after a move could not be stored


class BotTurns:
    """At most one task of a room, which runs while computer players are to move."""

    def __init__(self, room: "Room") -> None:
        self._room = room
        self._task: asyncio.Task[None] | None = None

    def wake(self) -> None:
        """Start the task if a computer player is to move and it is not running."""
        if self._room.level_to_move is not None and (self._task is None or self._task.done()):
            self._task = asyncio.create_task(self._play())

    def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()

    async def _choose(self, level: str, history: GameHistory) -> Move:
        """Return the planned move of a lesson, or the player's choice, or a random move if the player fails."""
        if (planned := planned_move(self._room.info.config, history.turns)) is not None:
            return planned
        try:
            return await self._room.bots.choose(level, history.game)
        except ServerError:
            return secrets.choice(history.game.legal_moves)

    async def _play(self) -> None:
        room = self._room
        while (level := room.level_to_move) is not None:
            history = room.history
            move = await self._choose(level, history)
            try:
                await room.play_for_bot(history, move)
            except BastideError:
                logger.exception("A computer player's move in the game %s was not stored", room.info.game)
                await asyncio.sleep(RETRY_TIME)
