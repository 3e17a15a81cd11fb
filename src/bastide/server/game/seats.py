"""The seats of a game."""

from collections.abc import Sequence
from dataclasses import dataclass

from bastide.errors import ServerError, SetupError
from bastide.message import Message
from bastide.messages.events import seat_name
from bastide.players import level_names, player_names
from bastide.rules.text.names import JOINERS, printable
from bastide.server.protocol.base import MAX_NAME_LENGTH, MAX_SEATS, Points, SeatKind
from bastide.server.protocol.games import SeatChoice
from bastide.server.protocol.state import SeatInfo
from bastide.server.tokens import new_token


@dataclass(frozen=True, slots=True)
class SeatState:
    """A seat of a game. `identity` is that of the last client with the seat's token; `last_seen` is a time."""

    kind: SeatKind
    name: str
    level: str | None
    token: str | None
    identity: str | None
    is_taken: bool
    has_resigned: bool
    last_seen: float

    @property
    def is_person(self) -> bool:
        return self.kind != "computer"

    @property
    def is_occupied(self) -> bool:
        """True once a person has taken the seat."""
        return self.is_person and self.is_taken

    def info(self, *, is_present: bool) -> SeatInfo:
        """Return the public description of the seat."""
        return SeatInfo(
            kind=self.kind,
            name=self.name,
            level=self.level,
            is_taken=self.is_taken,
            is_present=is_present,
            has_resigned=self.has_resigned,
            away_since=None if is_present or not self.is_person else self.last_seen,
        )


def new_seat(choice: SeatChoice, identity: str | None, now: float) -> SeatState:
    """Create the requested seat. Raises ServerError or SetupError."""
    is_here, is_computer = choice.kind == "here", choice.kind == "computer"
    if is_computer:
        check_level(choice.level)
    return SeatState(
        kind=choice.kind,
        name=checked_name(choice.name),
        level=choice.level if is_computer else None,
        token=None if is_computer else new_token(),
        identity=identity if is_here else None,
        is_taken=is_here or is_computer,
        has_resigned=False,
        last_seen=now,
    )


def check_level(level: str | None) -> None:
    """Refuse unknown levels, and players with parameters: those could think for hours, or peek at the order.

    Raises ServerError or SetupError.
    """
    if level is None:
        raise ServerError("seat/no-level")
    known = (*level_names(), *player_names())
    if level not in known:
        raise SetupError("setup/unknown-player", name=level, known=known)


def checked_name(name: str) -> str:
    """Return a name that is printable on one line. Raises ServerError."""
    shown = printable(name)
    if name != shown:
        raise ServerError("name/unprintable", name=shown)
    return name


def truncate_name(name: str) -> str:
    """Cut a name to the longest that a seat can have, without a dangling joiner at its end."""
    return name[:MAX_NAME_LENGTH].rstrip("".join(JOINERS))


def names_of(seats: Sequence[SeatState]) -> tuple[str, ...]:
    """Return the names of the seats; a seat without a name is called by its colour."""
    return tuple(seat.name for seat in seats)


def name_of(seats: Sequence[SeatState], number: int) -> str | Message:
    """Return the name of a seat or else its colour; `number` may be that of a seat that the game does not have."""
    return seat_name(number, names=[*names_of(seats), *[""] * (MAX_SEATS - len(seats))])


def winners_among(scores: Points, remaining: Sequence[int]) -> tuple[int, ...]:
    """Return the seats with the most points among those that have not resigned."""
    best = max(scores[seat] for seat in remaining)
    return tuple(seat for seat in remaining if scores[seat] == best)
