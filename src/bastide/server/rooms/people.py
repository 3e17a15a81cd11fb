"""Who comes to a room with which tokens, and who of them is here."""

from collections.abc import Iterable
from dataclasses import replace
from typing import TYPE_CHECKING

from bastide.server.errors import ServerError
from bastide.server.rooms.clock import now
from bastide.server.rooms.host import Host
from bastide.server.rooms.subscription import Subscription
from bastide.server.rooms.viewer import Viewer
from bastide.server.security.tokens import is_same

if TYPE_CHECKING:
    from bastide.server.rooms.room import Room


class People:
    """Those who sit at a room's table or look on: they come, stay for a while, and go."""

    def __init__(self, room: "Room", host: Host) -> None:
        self._room = room
        self._host = host

    # Who has which seat

    def viewer(self, tokens: Iterable[str], identity: str | None) -> Viewer:
        """Whoever has these tokens, and an identity (its hash); they sit down at once. Raises ServerError."""
        self._room.check_open()
        given = list(tokens)
        if not given:
            raise ServerError("token/missing")
        seats = frozenset(seat for seat in map(self._seat_of, given) if seat is not None)
        for seat in seats:
            self._sit_down(seat, identity)
        made_it = identity == self._room.terms.creator
        is_somebody = seats or made_it  # all others who look on see the same, which is made once
        return Viewer(seats, is_watching=not seats, identity=identity if is_somebody else None)

    def _seat_of(self, token: str) -> int | None:
        """The seat of a token, or None if it is the one for looking on. Raises ServerError."""
        for number, seat in enumerate(self._room.seats):
            if is_same(token, seat.token):
                return number
        if not is_same(token, self._room.terms.watch):
            raise ServerError("token/unknown")
        return None

    def _sit_down(self, number: int, identity: str | None) -> None:
        before = self._room.seats[number]
        seat = replace(
            before, identity=identity or before.identity, is_taken=before.is_taken or before.is_person, last_seen=now()
        )
        self._room.replace_seat(number, seat)
        if (seat.identity, seat.is_taken) != (before.identity, before.is_taken):
            self._host.store.save_person(self._room.terms.game, number, seat)
            self._room.announce_table()

    @property
    def identities(self) -> set[str]:
        """Those who have the game in their lists, unless they hide it."""
        return {seat.identity for seat in self._room.seats if seat.identity is not None and seat.is_taken}

    @property
    def has_guests(self) -> bool:
        """Whether one without a list is here, or may still come to a game that is not over."""
        return any(
            seat.is_person and seat.identity is None and (self.is_present(number) or not self._room.story.is_over)
            for number, seat in enumerate(self._room.seats)
        )

    # Who is here

    def is_present(self, seat: int) -> bool:
        return self._room.audience.is_present(seat)

    def is_long_away(self, seat: int) -> bool:
        seen = max(self._room.seats[seat].last_seen, self._host.started)  # who was here when it ended was not away
        return not self.is_present(seat) and now() - seen > self._host.settings.long_away

    def subscribe(self, viewer: Viewer) -> Subscription:
        """What happens from now on; the state of now has to be sent first. Close it in the end."""
        subscription = Subscription(viewer, lambda: self._room.state_for(viewer), self._unsubscribe)
        self._room.audience.add(subscription)
        self._note_presence(subscription)
        return subscription

    def _unsubscribe(self, subscription: Subscription) -> None:
        self._room.audience.remove(subscription)
        self._note_presence(subscription)

    def _note_presence(self, subscription: Subscription) -> None:
        for number in subscription.viewer.seats:
            seat = replace(self._room.seats[number], last_seen=now())
            self._room.replace_seat(number, seat)
            self._host.store.save_person(self._room.terms.game, number, seat)
        self._room.announce_table(but=subscription)  # who comes gets the state
