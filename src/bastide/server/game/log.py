"""The log of a game as messages of the protocol."""

from collections.abc import Iterable, Mapping
from functools import lru_cache

from bastide.messages import Message, message
from bastide.messages.events import details_about, message_about, seat_name
from bastide.rules.events import Discarded, Drawn, Ended, GoldFound, Placed, Returned, Scored, TakenBack
from bastide.rules.move import Cell, Move
from bastide.rules.text.notation import HUT_WORD
from bastide.server.game.log_events import AnyEvent, HandedOver, LogEvent, Resigned, TableEvent, WonByResignation
from bastide.server.protocol.state import Entry, EntryKind, PieceInfo
from bastide.tiles import segment_of

Names = tuple[str, ...]
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


def entries(items: Iterable[LogEvent], names: Names, resigned: frozenset[int]) -> list[Entry]:
    """Return the entries of some events; `names` are those of the seats, and `resigned` seats cannot win."""
    return [entry(item, names, resigned) for item in items]


@lru_cache(ENTRY_CACHE_SIZE)
def entry(item: LogEvent, names: Names, resigned: frozenset[int]) -> Entry:
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


def message_for(event: AnyEvent, names: Names) -> Message:
    if not isinstance(event, TableEvent):
        return message_about(event, names=names)
    called = seat_name(event.player, names=names)
    match event:
        case Resigned():
            return message("event-resigned", seat=called)
        case HandedOver():
            return message("event-handed-over", seat=called, level=message(f"level-{event.level}"))
        case WonByResignation():
            return message("event-won-by-resignation", seat=called)


def without_resigned(event: Ended, resigned: frozenset[int]) -> Ended:
    """Return the end of a game among the seats that have not resigned: no other seat can win."""
    scores = tuple(-1 if seat in resigned else score for seat, score in enumerate(event.scores))
    winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
    return Ended(scores, winners)


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
