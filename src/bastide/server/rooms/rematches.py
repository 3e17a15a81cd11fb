"""The rematch of a finished game."""

from typing import TYPE_CHECKING

from bastide.server.errors import ServerError
from bastide.server.protocol.games import Rematch, RematchWish
from bastide.server.rooms.subscribers import Viewer
from bastide.server.rooms.tasks import run_shielded

if TYPE_CHECKING:
    from bastide.server.rooms.registry import Rooms
    from bastide.server.rooms.room import Room


class Rematches:
    """The rematch of a room's game: created on the first request, and again if it was deleted."""

    def __init__(self, room: "Room", rooms: "Rooms", next_game: str | None) -> None:
        self._room = room
        self._rooms = rooms
        self.next_game = next_game

    def forget(self, game: str) -> None:
        """Forget the rematch if that game was deleted."""
        if self.next_game == game:
            self.next_game = None

    async def join(self, wish: RematchWish, viewer: Viewer) -> Rematch:
        """Return the rematch with the viewer's seats; create it if needed. Raises ServerError."""
        return await run_shielded(self._join(wish, viewer))

    async def _join(self, wish: RematchWish, viewer: Viewer) -> Rematch:
        async with self._room.lock:
            self._room.check_open()
            if not self._room.history.is_over:
                raise ServerError("game/not-over")
            if self.next_game is not None:
                return rematch_for(viewer, await self._rooms.find(self.next_game))
            if not viewer.seats:
                raise ServerError("seat/none")
            return rematch_for(viewer, await self._make(wish))

    async def _make(self, wish: RematchWish) -> "Room":
        following = await self._rooms.make_rematch(self._room, wish)
        self.next_game = following.info.game
        self._room.subscribers.announce(lambda each: rematch_for(each, following))
        return following


def rematch_for(viewer: Viewer, following: "Room") -> Rematch:
    """Return the rematch as a viewer of the previous game may see it: seats are rotated by one."""
    count = len(following.seats)
    own = {(seat - 1) % count for seat in viewer.seats}
    tokens = [seat.token if number in own else None for number, seat in enumerate(following.seats)]
    return Rematch(game=following.info.game, seats=tokens, watch=following.info.watch)
