"""The events of a game's log: those of the rules, and those at the table that the rules do not know."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from bastide.rules.events import Drawn, Event, Placed, Returned
from bastide.rules.game import Game
from bastide.rules.move import Cell

Pieces = Mapping[Cell, Placed]  # the pieces on the table by cell: the moves that placed them


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
    """All other players have resigned."""

    player: int


TableEvent = Resigned | HandedOver | WonByResignation
AnyEvent = Event | TableEvent


class LogEvent(NamedTuple):
    """An event with its turn, counted from 1; `piece` is the one that returns to its owner, if any."""

    turn: int
    event: AnyEvent
    piece: Placed | None = None


def describe_events(events: Iterable[Event], turn: int, pieces: Pieces) -> tuple[list[LogEvent], Pieces]:
    """Return the log events of a turn, and the pieces on the table after them."""
    described, placed = [], dict(pieces)
    for event in events:
        piece = None
        match event:
            case Placed() if event.move.place:
                placed[event.move.cell] = event
            case Returned():
                piece = placed.pop(event.cell)
        described.append(LogEvent(turn_of(event, turn), event, piece))
    return described, placed


def turn_of(event: Event, turn: int) -> int:
    """Return the turn that an event belongs to: a tile drawn at the end of a turn is for the next one."""
    return turn + 1 if isinstance(event, Drawn) and not event.ahead else turn


def placed_pieces(game: Game) -> Pieces:
    return {laid.cell: Placed(laid.piece.player, laid.as_move()) for laid in game.board.values() if laid.piece}
