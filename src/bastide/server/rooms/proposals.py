"""What somebody asks the others at the table to agree to. It is not stored: whoever comes back asks again."""

import secrets
from collections.abc import Sequence
from typing import Literal

from bastide.server.errors import ServerError
from bastide.server.games.seats import Seat
from bastide.server.protocol.table import Proposal
from bastide.server.rooms.viewer import Viewer

FIRST_NUMBERS = 1 << 31


class Proposals:
    """The open proposals of a table. They end with the version that they were made at."""

    def __init__(self) -> None:
        self._open: dict[int, Proposal] = {}
        self._made = secrets.randbelow(FIRST_NUMBERS)  # what is answered is of now, and not of before a restart

    def all(self) -> list[Proposal]:
        return list(self._open.values())

    def clear(self) -> None:
        self._open.clear()

    def make(
        self, kind: Literal["takeback", "hand-over"], by: int, seat: int, level: str | None, waiting_for: Sequence[int]
    ) -> None:
        """Ask for something; whoever asks for the same again asks anew."""
        for same in [each for each in self.all() if (each.kind, each.by, each.seat) == (kind, by, seat)]:
            del self._open[same.number]
        self._made += 1
        self._open[self._made] = Proposal(
            number=self._made, kind=kind, by=by, seat=seat, level=level, waiting_for=list(waiting_for)
        )

    def answer(self, number: int, seats: frozenset[int], *, agreed: bool) -> Proposal | None:
        """Let some seats answer, and return the proposal once all have agreed. Raises ServerError.

        It stays open then until it is carried out, which ends all proposals: that may fail, and be tried again.
        Whoever made it withdraws it by not agreeing any more.
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


def others_than(viewer: Viewer, seats: Sequence[Seat]) -> list[int]:
    """The seats of the other people at the table: those that share an identity with the viewer are the viewer's too."""
    return [number for number, seat in enumerate(seats) if seat.sits and not belongs_to(viewer, number, seat)]


def belongs_to(viewer: Viewer, number: int, seat: Seat) -> bool:
    """Whether a seat is the viewer's: they have its token, or came with the same identity."""
    return number in viewer.seats or (viewer.identity is not None and seat.identity == viewer.identity)
