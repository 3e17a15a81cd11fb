"""What a strong player would do: thought about once a version, however many ask."""

import asyncio
from typing import TYPE_CHECKING

from bastide.players import Why, level_names
from bastide.server.errors import ServerError
from bastide.server.games.first_game import planned_move
from bastide.server.games.story import Story
from bastide.server.rooms.computers import Advice
from bastide.server.rooms.finishing import begun

if TYPE_CHECKING:
    from bastide.server.rooms.room import Room


class Adviser:
    """At most one task of a room, which thinks about the version that was last asked about."""

    def __init__(self, room: "Room") -> None:
        self._room = room
        self._story: Story | None = None
        self._thinking: asyncio.Task[Advice]

    async def advice(self) -> Advice:
        """A move for whoever is to move now, and why. Raises ServerError if the player fails, or the game goes on."""
        story = self._room.story
        if self._story is not story:
            self._story = story
            self._thinking = begun(self._thought_about(story))
        thinking = self._thinking
        await asyncio.wait([thinking])
        if thinking.cancelled():
            self._room.check_open()
            raise ServerError("state/stale", given=story.version, version=self._room.version)
        if thinking.exception() and thinking is self._thinking:
            self._story = None  # who asks again may have more luck
        return thinking.result()

    async def _thought_about(self, story: Story) -> Advice:
        """What a lesson is about now, or else what the strongest player would do. Raises ServerError if it fails."""
        if (planned := planned_move(story.game)) is not None:
            return Advice(planned, Why("why-first-game"))
        return await self._room.computers.advise(level_names()[-1], story.game.position)

    def stop(self) -> None:
        """Think no longer: the game has gone on."""
        if self._story is not None:
            self._thinking.cancel()
            self._story = None
