"""Proposals that need the consent of other players. They are not stored: after a restart, players propose again."""

import secrets
from collections.abc import Sequence
from typing import Literal

from bastide.server.errors import ServerError
from bastide.server.game.seats import SeatState
from bastide.server.protocol.state import Proposal
from bastide.server.rooms.subscribers import Viewer

FIRST_NUMBERS = 1 << 31


class OpenProposals:
    """The open proposals of a game. They end when its version changes."""

    def __init__(self) -> None:
        self._open: dict[int, Proposal] = {}
        # Random, so that an answer never matches a proposal from before a restart.
        self._made = secrets.randbelow(FIRST_NUMBERS)

    def all(self) -> list[Proposal]:
        return list(self._open.values())

    def clear(self) -> None:
        self._open.clear()

    def make(
        self, kind: Literal["takeback", "hand-over"], by: int, seat: int, level: str | None, waiting_for: Sequence[int]
    ) -> None:
        """Open a proposal; it replaces the same one by the same player."""
        for same in [each for each in self.all() if (each.kind, each.by, each.seat) == (kind, by, seat)]:
            del self._open[same.number]
        self._made += 1
        self._open[self._made] = Proposal(
            number=self._made, kind=kind, by=by, seat=seat, level=level, waiting_for=list(waiting_for)
        )

    def answer(self, number: int, seats: frozenset[int], *, agreed: bool) -> Proposal | None:
        """Let some seats answer, and return the proposal once all have agreed. Raises ServerError.

        It stays open until it is carried out, because that may fail and be retried. The proposer withdraws it by
        disagreeing.
        """
        proposal = self._open.get(number)
        if proposal is None:
            raise ServerError("proposal/unknown", number=number)
        may_answer = set(proposal.waiting_for) if agreed else {*proposal.waiting_for, proposal.by}
        if not seats & may_answer:
            raise ServerError("proposal/not-asked", number=number)
        waiting_for = [seat for seat in proposal.waiting_for if seat not in seats]
        if not agreed:
            del self._open[number]
        elif waiting_for:
            self._open[number] = proposal.model_copy(update={"waiting_for": waiting_for})
        return proposal if agreed and not waiting_for else None


def others_than(viewer: Viewer, seats: Sequence[SeatState]) -> list[int]:
    """Return the seats of other people; seats with the viewer's identity are the viewer's too."""
    return [number for number, seat in enumerate(seats) if seat.is_occupied and not belongs_to(viewer, number, seat)]


def belongs_to(viewer: Viewer, number: int, seat: SeatState) -> bool:
    """Return True if the viewer has the seat's token or identity."""
    return number in viewer.seats or (viewer.identity is not None and seat.identity == viewer.identity)
