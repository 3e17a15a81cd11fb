"""The clients of a room: their access and presence, and the queue of messages to each of them."""

import asyncio
import time
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple, Self

from bastide.errors import ServerError
from bastide.server.game.seats import SeatState
from bastide.server.protocol.server_messages import FromServer
from bastide.server.protocol.state import State, Table, Turn
from bastide.server.tokens import is_same

if TYPE_CHECKING:
    from bastide.server.rooms.registry import Rooms
    from bastide.server.rooms.room import Room

QUEUE_SIZE = 64
SHORT_QUEUE = QUEUE_SIZE // 2  # leaves room for the answers to all requests in flight


class Viewer(NamedTuple):
    """A client's access to a game: the seats whose tokens it has, or none, and a hash of its identity."""

    seats: frozenset[int]
    is_watching: bool
    identity: str | None


def seats_of_others(viewer: Viewer, seats: Sequence[SeatState]) -> list[int]:
    """Return the seats of other people; seats with the viewer's identity are the viewer's too."""
    return [number for number, seat in enumerate(seats) if seat.is_occupied and not belongs_to(viewer, number, seat)]


def belongs_to(viewer: Viewer, number: int, seat: SeatState) -> bool:
    """Return True if the viewer has the seat's token or identity."""
    return number in viewer.seats or (viewer.identity is not None and seat.identity == viewer.identity)


class Subscription:
    """Async iterator of messages, until it is closed.

    A client that falls behind loses turns and tables, and gets the state of the game instead. Answers to its own
    requests are never dropped; further requests are read only while the queue is short. If the queue still overflows,
    the subscription closes.
    """

    def __init__(self, viewer: Viewer, state: Callable[[], State], on_close: Callable[["Subscription"], None]) -> None:
        self.viewer = viewer
        self._state = state
        self._on_close = on_close
        self._queue: deque[FromServer] = deque()
        self._is_behind = False
        self._ready = asyncio.Event()
        self._is_short = asyncio.Event()
        self._is_short.set()
        self.is_closed = False

    def put(self, message: FromServer) -> None:
        """Queue a message."""
        if self.is_closed:
            return
        if self._is_behind and isinstance(message, Turn | Table | State):
            return  # the state that is sent next includes it
        self._queue.append(message)
        if len(self._queue) > SHORT_QUEUE:
            self._is_short.clear()
        if len(self._queue) > QUEUE_SIZE:
            self._fall_behind()
        self._ready.set()

    def _fall_behind(self) -> None:
        answers = [message for message in self._queue if not isinstance(message, Turn | Table | State)]
        self._is_behind = True
        self._queue = deque(answers)
        if len(answers) > QUEUE_SIZE:
            self.close()

    async def until_short(self) -> None:
        """Wait until the queue is short (backpressure on fast senders)."""
        await self._is_short.wait()

    def close(self) -> None:
        """End the iteration and drop the queued messages."""
        if not self.is_closed:
            self.is_closed = True
            self._ready.set()
            self._is_short.set()
            self._on_close(self)

    def __aiter__(self) -> Self:
        return self

    async def __anext__(self) -> FromServer:
        await self._ready.wait()
        if self.is_closed:
            raise StopAsyncIteration
        message = self._take()
        if not self._queue and not self._is_behind:
            self._ready.clear()
        if len(self._queue) <= SHORT_QUEUE:
            self._is_short.set()
        return message

    def _take(self) -> FromServer:
        if self._is_behind:
            self._is_behind = False
            return self._state()
        return self._queue.popleft()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *exception: object) -> None:
        self.close()


class Subscribers:
    """All subscriptions to a room."""

    def __init__(self) -> None:
        self._subscriptions: dict[Subscription, None] = {}  # a set that keeps the order of arrival

    @property
    def watchers(self) -> int:
        """The number of spectators without a seat."""
        return sum(subscription.viewer.is_watching for subscription in self._subscriptions)

    def is_present(self, seat: int) -> bool:
        return any(seat in subscription.viewer.seats for subscription in self._subscriptions)

    def add(self, subscription: Subscription) -> None:
        self._subscriptions[subscription] = None

    def remove(self, subscription: Subscription) -> None:
        self._subscriptions.pop(subscription, None)

    def announce(self, message_for: Callable[[Viewer], FromServer], *, exclude: Subscription | None = None) -> None:
        """Send every client except `exclude` what it may see. Clients with the same access share one message."""
        messages: dict[Viewer, FromServer] = {}
        for subscription in list(self._subscriptions):
            if subscription is exclude:
                continue
            viewer = subscription.viewer
            if viewer not in messages:
                messages[viewer] = message_for(viewer)
            subscription.put(messages[viewer])

    def close(self) -> None:
        for subscription in list(self._subscriptions):
            subscription.close()


class Participants:
    """The players and spectators of a room: their tokens and presence."""

    def __init__(self, room: "Room", rooms: "Rooms") -> None:
        self._room = room
        self._rooms = rooms

    # Seats

    def viewer(self, tokens: Iterable[str], identity: str | None) -> Viewer:
        """Return the viewer with these tokens and this hashed identity, and take the seats. Raises ServerError."""
        self._room.check_open()
        given = list(tokens)
        if not given:
            raise ServerError("token/missing")
        seats = frozenset(seat for seat in map(self._seat_of, given) if seat is not None)
        for seat in seats:
            self._take_seat(seat, identity)
        is_creator = identity == self._room.info.creator
        needs_own_state = seats or is_creator  # other spectators share one state, which is computed once
        return Viewer(seats, is_watching=not seats, identity=identity if needs_own_state else None)

    def check_access(self, tokens: Iterable[str]) -> None:
        """Refuse tokens of other games, without taking a seat. Raises ServerError."""
        self._room.check_open()
        for token in tokens:
            self._seat_of(token)

    def _seat_of(self, token: str) -> int | None:
        """Return the seat of a token, or None for the spectators' token. Raises ServerError."""
        for number, seat in enumerate(self._room.seats):
            if is_same(token, seat.token):
                return number
        if not is_same(token, self._room.info.watch):
            raise ServerError("token/unknown")
        return None

    def _take_seat(self, number: int, identity: str | None) -> None:
        before = self._room.seats[number]
        seat = replace(
            before,
            identity=identity or before.identity,
            is_taken=before.is_taken or before.is_person,
            last_seen=time.time(),
        )
        self._room.replace_seat(number, seat)
        if (seat.identity, seat.is_taken) != (before.identity, before.is_taken):
            self._rooms.store.save_person(self._room.info.game, number, seat)
            self._room.announce_table()

    @property
    def identities(self) -> set[str]:
        """The identities that have the game in their lists."""
        return {seat.identity for seat in self._room.seats if seat.identity is not None and seat.is_taken}

    @property
    def has_guests(self) -> bool:
        """True if a player without an identity is present, or may return to a running game."""
        return any(
            seat.is_person and seat.identity is None and (self.is_present(number) or not self._room.history.is_over)
            for number, seat in enumerate(self._room.seats)
        )

    # Presence

    def is_present(self, seat: int) -> bool:
        return self._room.subscribers.is_present(seat)

    def is_long_away(self, seat: int) -> bool:
        seen = max(self._room.seats[seat].last_seen, self._rooms.started)  # downtime is not an absence
        return not self.is_present(seat) and time.time() - seen > self._rooms.settings.long_away

    def subscribe(self, viewer: Viewer) -> Subscription:
        """Return a subscription to all later messages; send the state first. The caller must close it."""
        subscription = Subscription(viewer, lambda: self._room.state_for(viewer), self._unsubscribe)
        self._room.subscribers.add(subscription)
        self._note_presence(subscription)
        return subscription

    def _unsubscribe(self, subscription: Subscription) -> None:
        self._room.subscribers.remove(subscription)
        self._note_presence(subscription)

    def _note_presence(self, subscription: Subscription) -> None:
        for number in subscription.viewer.seats:
            seat = replace(self._room.seats[number], last_seen=time.time())
            self._room.replace_seat(number, seat)
            self._rooms.store.save_person(self._room.info.game, number, seat)
        self._room.announce_table(exclude=subscription)  # the new subscriber gets the state
