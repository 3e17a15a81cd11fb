"""The log of a game: its events, and its entries as messages of the protocol."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from bastide.messages import Message, message
from bastide.messages.events import details_about, message_about, seat_name
from bastide.rules.events import Discarded, Drawn, Ended, Event, GoldFound, Placed, Returned, Scored, TakenBack
from bastide.rules.game import Game
from bastide.rules.move import Cell, Move
from bastide.rules.text.notation import HUT_WORD
from bastide.server.game.seats import winners_among
from bastide.server.protocol.state import Entry, EntryKind, PieceInfo
from bastide.tiles import segment_of

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


SeatNames = tuple[str, ...]
PIECE_CACHE_SIZE = 4096  # most pieces of a table were there in the turn before
ENTRY_CACHE_SIZE = 8192  # so were its entries: about 3 kB each, and 150 in a game

KINDS: Mapping[type[AnyEvent], EntryKind] = {
    Drawn: "drawn",
    Discarded: "discarded",
    Placed: "placed",
    Scored: "scored",
    Returned: "returned",
    GoldFound: "gold",
    Ended: "ended",
    TakenBack: "taken-back",
    Resigned: "resigned",
    HandedOver: "handed-over",
    WonByResignation: "ended",
}


def entries(items: Iterable[LogEvent], names: SeatNames, resigned: frozenset[int]) -> list[Entry]:
    """Return the entries of some events; `names` are those of the seats, and `resigned` seats cannot win."""
    return [entry(item, names, resigned) for item in items]


@lru_cache(ENTRY_CACHE_SIZE)
def entry(item: LogEvent, names: SeatNames, resigned: frozenset[int]) -> Entry:
    event = without_resigned(item.event, resigned) if isinstance(item.event, Ended) else item.event
    score = event if isinstance(event, Scored) else None
    piece = event if isinstance(event, Placed) and event.move.place else item.piece
    return Entry.model_construct(
        turn=item.turn,
        kind=KINDS[type(event)],
        message=message_for(event, names),
        details=details_about(score, names=names) if score else [],
        seats=seats_of(event),
        cells=cells_of(event),
        points=score.points if score else 0,
        is_final=score.final if score else isinstance(event, Ended),
        tile=tile_of(event),
        pieces=[piece_info(piece)] if piece else [],
    )


def message_for(event: AnyEvent, names: SeatNames) -> Message:
    if not isinstance(event, TableEvent):
        return message_about(event, names=names)
    name = seat_name(event.player, names=names)
    match event:
        case Resigned():
            return message("event-resigned", seat=name)
        case HandedOver():
            return message("event-handed-over", seat=name, level=message(f"level-{event.level}"))
        case WonByResignation():
            return message("event-won-by-resignation", seat=name)


def without_resigned(event: Ended, resigned: frozenset[int]) -> Ended:
    """Return the end of a game among the seats that have not resigned: no other seat can win."""
    remaining = [seat for seat in range(len(event.scores)) if seat not in resigned]
    scores = tuple(score if seat in remaining else -1 for seat, score in enumerate(event.scores))
    return Ended(scores, winners_among(event.scores, remaining))


def seats_of(event: AnyEvent) -> list[int]:
    match event:
        case Scored():
            return list(event.receivers)
        case Ended():
            return list(event.winners)
        case _:
            return [event.player]


def cells_of(event: AnyEvent) -> list[Cell]:
    match event:
        case Scored() | GoldFound():
            return list(event.cells)
        case Placed():
            return [event.move.cell]
        case Returned():
            return [event.cell]
        case _:
            return []


def tile_of(event: AnyEvent) -> str | None:
    match event:
        case Drawn() | Discarded():
            return event.tile.name
        case Placed():
            return event.move.tile.name
        case _:
            return None


@lru_cache(PIECE_CACHE_SIZE)
def piece_info(placed: Placed) -> PieceInfo:
    """Describe the piece that a move placed."""
    player, move = placed.player, placed.move
    return PieceInfo.model_construct(x=move.x, y=move.y, place=move.place, seat=player, role=role_of(move))


def role_of(move: Move) -> str:
    """Return the role of the piece of a move, such as a knight or a hut."""
    return HUT_WORD if move.is_hut else move.tile.segments[segment_of(move.place)].kind.role
