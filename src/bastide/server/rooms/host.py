"""The house that a room is in, as far as the room knows it."""

from typing import TYPE_CHECKING, Protocol

from bastide.server.protocol.setup import RematchWish
from bastide.server.rooms.computers import Computers
from bastide.server.settings import Settings
from bastide.server.storage import Store
from bastide.server.threads import Threads

if TYPE_CHECKING:
    from bastide.server.rooms.room import Room


class Host(Protocol):
    """What a room needs of the house it is in."""

    settings: Settings
    in_thread: Threads
    started: float
    store: Store
    computers: Computers

    async def find(self, game: str) -> "Room":
        """The room of a game. Raises ServerError."""

    async def make_rematch(self, room: "Room", wish: RematchWish) -> "Room":
        """Make and store the game that follows a room's."""
