"""Who sits where."""

from collections.abc import Sequence
from dataclasses import dataclass

from bastide.errors import SetupError
from bastide.players import level_names, player_names
from bastide.rules.showing import JOINERS, as_shown
from bastide.server.errors import ServerError
from bastide.server.protocol.base import LONGEST_NAME, SeatKind
from bastide.server.protocol.setup import SeatChoice
from bastide.server.protocol.table import SeatInfo
from bastide.server.security.tokens import new_token


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat of a game. `identity` is that of whoever came last with the seat's token; `last_seen` is a time."""

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
    def sits(self) -> bool:
        """Whether a person has come to this seat."""
        return self.is_person and self.is_taken

    def info(self, *, is_present: bool) -> SeatInfo:
        """What everybody may know of the seat."""
        return SeatInfo(
            kind=self.kind,
            name=self.name,
            level=self.level,
            is_taken=self.is_taken,
            is_present=is_present,
            has_resigned=self.has_resigned,
            away_since=None if is_present or not self.is_person else self.last_seen,
        )


def new_seat(choice: SeatChoice, identity: str | None, now: float) -> Seat:
    """The seat that somebody wishes for. Raises ServerError or SetupError."""
    is_here, is_computer = choice.kind == "here", choice.kind == "computer"
    if is_computer:
        check_level(choice.level)
    return Seat(
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
    """Refuse what is no level, and no player as it comes: parameters could make it think for hours, or peek.

    Raises ServerError or SetupError.
    """
    if level is None:
        raise ServerError("seat/no-level")
    known = (*level_names(), *player_names())
    if level not in known:
        raise SetupError("setup/unknown-player", name=level, known=known)


def checked_name(name: str) -> str:
    """A name, if it can be shown on one line. Raises ServerError."""
    shown = as_shown(name)
    if name != shown:
        raise ServerError("name/unprintable", name=shown)
    return name


def shortened(name: str) -> str:
    """As much of a name as a seat has room for; what would have joined the rest to it is left out."""
    return name[:LONGEST_NAME].rstrip("".join(JOINERS))


def names_of(seats: Sequence[Seat]) -> tuple[str, ...]:
    """What the seats are called; empty for those that are called by their colour."""
    return tuple(seat.name for seat in seats)
