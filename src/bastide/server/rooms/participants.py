"""The players and spectators of a room: their tokens and presence."""

import time
from collections.abc import Iterable
from dataclasses import replace
from typing import TYPE_CHECKING

from bastide.server.errors import ServerError
from bastide.server.rooms.subscribers import Subscription, Viewer
from bastide.server.security.tokens import is_same

if TYPE_CHECKING:
    from bastide.server.rooms.registry import Rooms
    from bastide.server.rooms.room import Room


class Participants:
    """The players and spectators of a room, who come and go."""

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
            self._sit_down(seat, identity)
        made_it = identity == self._room.info.creator
        needs_own_state = seats or made_it  # other spectators share one state, which is computed once
        return Viewer(seats, is_watching=not seats, identity=identity if needs_own_state else None)

    def _seat_of(self, token: str) -> int | None:
        """Return the seat of a token, or None for the spectators' token. Raises ServerError."""
        for number, seat in enumerate(self._room.seats):
            if is_same(token, seat.token):
                return number
        if not is_same(token, self._room.info.watch):
            raise ServerError("token/unknown")
        return None

    def _sit_down(self, number: int, identity: str | None) -> None:
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
        self._room.announce_table(but=subscription)  # the new subscriber gets the state
