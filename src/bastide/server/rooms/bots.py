"""The computer players of a room: their turns, and hints."""

import asyncio
import logging
import secrets
from collections.abc import Sequence
from typing import TYPE_CHECKING

from bastide.errors import BastideError, ServerError
from bastide.lessons.first_game import first_game
from bastide.message import Message
from bastide.players import level_names
from bastide.rules.move import Move
from bastide.server.game.config import GameConfig
from bastide.server.game.history import GameHistory, PlayedTurn
from bastide.server.rooms.bot_pool import Hint
from bastide.server.tasks import start_task

if TYPE_CHECKING:
    from bastide.server.rooms.room import Room

logger = logging.getLogger(__name__)

FIRST_GAME_REASON = "why-first-game"  # of hints for planned moves
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
            return Hint(planned, Message(FIRST_GAME_REASON))
        return await self._room.bots.advise(level_names()[-1], history.game)

    def stop(self) -> None:
        """Cancel the task, because the game has changed."""
        if self._history is not None:
            self._task.cancel()
            self._history = None


def planned_move(config: GameConfig, turns: Sequence[PlayedTurn]) -> Move | None:
    """Return the next move of the guided first game, if a game with its tiles has followed it so far."""
    lesson = first_game()
    if (config.beginning, config.order) != (lesson.beginning, lesson.order):
        return None
    return lesson.next_move([turn.move for turn in turns])
