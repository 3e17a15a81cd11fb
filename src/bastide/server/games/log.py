"""The lines of the log: what happened, as the wire carries it."""

from collections.abc import Iterable
from functools import lru_cache

from bastide.messages import Message as Words
from bastide.messages import message
from bastide.messages.telling import details_about, message_about, seat_name
from bastide.rules.events import Discarded, Drawn, Ended, GoldFound, Placed, Returned, Scored, TakenBack
from bastide.rules.move import Cell, Move
from bastide.rules.notation import HUT_WORD
from bastide.server.games.happenings import AnyEvent, HandedOver, Happening, Resigned, TableEvent, WonByResignation
from bastide.server.protocol.log import Entry, PieceInfo
from bastide.server.wire import to_wire
from bastide.tiles import segment_of

Names = tuple[str, ...]
PIECES_KNOWN = 4096  # most of a table's pieces were there in the turn before
LINES_KNOWN = 8192  # so were its lines; some three kilobytes each, and a game has some hundred and fifty

KINDS = {
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


def entries(items: Iterable[Happening], names: Names, resigned: frozenset[int]) -> list[Entry]:
    """The lines about what happened at a table where the seats have these names and those have resigned."""
    return [entry(item, names, resigned) for item in items]


@lru_cache(LINES_KNOWN)
def entry(item: Happening, names: Names, resigned: frozenset[int]) -> Entry:
    event = among_the_rest(item.event, resigned) if isinstance(item.event, Ended) else item.event
    score = event if isinstance(event, Scored) else None
    piece = event if isinstance(event, Placed) and event.move.place else item.piece
    return Entry.model_construct(
        turn=item.turn,
        kind=KINDS[type(event)],
        message=to_wire(words_about(event, names)),
        details=[to_wire(detail) for detail in details_about(score, names=names)] if score else [],
        seats=seats_of(event),
        cells=cells_of(event),
        points=score.points if score else 0,
        is_final=score.final if score else isinstance(event, Ended),
        tile=tile_of(event),
        pieces=[piece_info(piece)] if piece else [],
    )


def words_about(event: AnyEvent, names: Names) -> Words:
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


def among_the_rest(event: Ended, resigned: frozenset[int]) -> Ended:
    """The end of a game for those who have not resigned: nobody else can win."""
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


@lru_cache(PIECES_KNOWN)
def piece_info(placed: Placed) -> PieceInfo:
    """The piece that a move put on the table."""
    player, move = placed.player, placed.move
    return PieceInfo.model_construct(x=move.x, y=move.y, place=move.place, seat=player, role=role_of(move))


def role_of(move: Move) -> str:
    """What the piece of a move is: a knight, a hut, …"""
    return HUT_WORD if move.is_hut else move.tile.segments[segment_of(move.place)].kind.role
