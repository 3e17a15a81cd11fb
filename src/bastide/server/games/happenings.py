"""What happens in a game, on the board and at the table, with what is needed to tell it."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from bastide.rules.events import Drawn, Event, Placed, Returned
from bastide.rules.move import Cell

Pieces = Mapping[Cell, Placed]  # what stands on the table, by its cell: the move that put it there


@dataclass(frozen=True, slots=True)
class Resigned:
    """A player gave up."""

    player: int


@dataclass(frozen=True, slots=True)
class HandedOver:
    """A computer player took a seat over."""

    player: int
    level: str


@dataclass(frozen=True, slots=True)
class WonByResignation:
    """Everybody but this player has given up."""

    player: int


TableEvent = Resigned | HandedOver | WonByResignation  # what the rules know nothing of
AnyEvent = Event | TableEvent


class Happening(NamedTuple):
    """An event with its turn, counted from 1; `piece` is the one that comes home, if one does."""

    turn: int
    event: AnyEvent
    piece: Placed | None = None


def told(events: Iterable[Event], turn: int, pieces: Pieces) -> tuple[list[Happening], Pieces]:
    """Events of a turn with what they need to be told, and the pieces that stand on the table afterwards."""
    happenings, standing = [], dict(pieces)
    for event in events:
        piece = None
        match event:
            case Placed() if event.move.place:
                standing[event.move.cell] = event
            case Returned():
                piece = standing.pop(event.cell)
        happenings.append(Happening(turn_of(event, turn), event, piece))
    return happenings, standing


def turn_of(event: Event, turn: int) -> int:
    """The turn that an event of a step belongs to: what is drawn now is for the next one."""
    return turn + 1 if isinstance(event, Drawn) and not event.ahead else turn
