"""Makes the game that follows another one, and leads people there."""

from typing import TYPE_CHECKING

from bastide.server.errors import ServerError
from bastide.server.protocol.setup import Rematch, RematchWish
from bastide.server.rooms.finishing import to_the_end
from bastide.server.rooms.host import Host
from bastide.server.rooms.viewer import Viewer

if TYPE_CHECKING:
    from bastide.server.rooms.room import Room


class Rematches:
    """The rematch of a room's game: made when it is first wished for, and once more if it was deleted."""

    def __init__(self, room: "Room", host: Host, next_game: str | None) -> None:
        self._room = room
        self._host = host
        self.next_game = next_game

    def forget(self, game: str) -> None:
        """Take notice that a game is deleted."""
        if self.next_game == game:
            self.next_game = None

    async def join(self, wish: RematchWish, viewer: Viewer) -> Rematch:
        """The game that follows, with the viewer's seats there. Raises ServerError."""
        return await to_the_end(self._join(wish, viewer))

    async def _join(self, wish: RematchWish, viewer: Viewer) -> Rematch:
        async with self._room.lock:
            self._room.check_open()
            if not self._room.story.is_over:
                raise ServerError("game/not-over")
            if self.next_game is not None:
                return rematch_for(viewer, await self._host.find(self.next_game))
            if not viewer.seats:
                raise ServerError("seat/none")
            return rematch_for(viewer, await self._make(wish))

    async def _make(self, wish: RematchWish) -> "Room":
        following = await self._host.make_rematch(self._room, wish)
        self.next_game = following.terms.game
        self._room.audience.announce(lambda each: rematch_for(each, following))
        return following


def rematch_for(viewer: Viewer, following: "Room") -> Rematch:
    """The rematch as a viewer of the game before may see it: seats have turned by one."""
    count = len(following.seats)
    own = {(seat - 1) % count for seat in viewer.seats}
    tokens = [seat.token if number in own else None for number, seat in enumerate(following.seats)]
    return Rematch(game=following.terms.game, seats=tokens, watch=following.terms.watch)
