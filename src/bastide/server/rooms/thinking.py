"""Lets the computer players of a room move when it is their turn."""

import asyncio
import logging
import secrets
from typing import TYPE_CHECKING

from bastide.rules.move import Move
from bastide.server.errors import ServerError
from bastide.server.games.first_game import planned_move
from bastide.server.games.hosting import HostedGame

if TYPE_CHECKING:
    from bastide.server.rooms.room import Room

logger = logging.getLogger(__name__)

RETRY_TIME = 1.0  # seconds until a move that could not be stored is chosen again


class Thinker:
    """At most one task of a room, which lasts while computer players are to move."""

    def __init__(self, room: "Room") -> None:
        self._room = room
        self._task: asyncio.Task[None] | None = None

    def wake(self) -> None:
        """Move, if a computer player is to move and nobody thinks about it yet."""
        if self._room.level_to_move is not None and (self._task is None or self._task.done()):
            self._task = asyncio.create_task(self._play_on())

    def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()

    async def _choice(self, level: str, game: HostedGame) -> Move:
        """What a player chooses, or the dice if it fails: the game must go on. A lesson may know what it is to do."""
        if (planned := planned_move(game)) is not None:
            return planned
        try:
            return await self._room.computers.choose(level, game.position)
        except ServerError:
            return secrets.choice(game.position.legal_moves)

    async def _play_on(self) -> None:
        room = self._room
        while (level := room.level_to_move) is not None:
            story = room.story
            move = await self._choice(level, story.game)
            try:
                await room.play_for_computer(story, move)
            except ServerError:
                logger.exception("A computer player's move in the game %s was not stored", room.terms.game)
                await asyncio.sleep(RETRY_TIME)
