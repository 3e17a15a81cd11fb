"""The log of a game: its events, and its entries as messages of the protocol."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from bastide.messages import Message, message
from bastide.messages.captions import caption_about
from bastide.messages.events import details_about, message_about, seat_name
from bastide.rules.effects import Effect
from bastide.rules.events import Discarded, Drawn, Ended, Event, GoldFound, Placed, Returned, Scored, TakenBack
from bastide.rules.game import Game
from bastide.rules.move import Cell, Move, SegmentOnBoard
from bastide.rules.text.notation import HUT_WORD
from bastide.server.game.seats import winners_among
from bastide.server.protocol.base import Spot
from bastide.server.protocol.state import EffectInfo, Entry, EntryKind, PieceInfo
from bastide.tiles import segment_of

Effects = tuple[Effect, ...]
PiecesByCell = Mapping[Cell, Placed]  # the pieces on the table by cell: the moves that placed them


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


@dataclass(frozen=True, slots=True)
class Tallied:
    """A player got points that the players counted themselves. `id` is that of the tally's entry."""

    player: int
    points: int
    kind: str
    id: str


TableEvent = Resigned | HandedOver | WonByResignation | Tallied
AnyEvent = Event | TableEvent


class LogEvent(NamedTuple):
    """An event with its turn, counted from 1.

    `piece` is the one that returns to its owner, if any. A laid tile has `effects`.
    """

    turn: int
    event: AnyEvent
    piece: Placed | None = None
    effects: Effects = ()


def describe_events(
    events: Iterable[Event], turn: int, pieces: PiecesByCell, effects: Effects = ()
) -> tuple[list[LogEvent], PiecesByCell]:
    """Return the log events of a turn, whose move has these effects, and the pieces on the table after them."""
    described, placed = [], dict(pieces)
    for event in events:
        piece = None
        match event:
            case Placed() if event.move.place:
                placed[event.move.cell] = event
            case Returned():
                piece = placed.pop(event.cell)
        own_effects = effects if isinstance(event, Placed) else ()
        described.append(LogEvent(turn_of(event, turn), event, piece, own_effects))
    return described, placed


def turn_of(event: Event, turn: int) -> int:
    """Return the turn that an event belongs to: a tile drawn at the end of a turn is for the next one."""
    return turn + 1 if isinstance(event, Drawn) and not event.ahead else turn


def placed_pieces(game: Game) -> PiecesByCell:
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
    Tallied: "tallied",
}


def entries(items: Iterable[LogEvent], names: SeatNames, resigned: frozenset[int]) -> list[Entry]:
    """Return the entries of some events; `names` are those of the seats, and `resigned` seats cannot win."""
    return [entry(item, names, resigned) for item in items]


@lru_cache(ENTRY_CACHE_SIZE)
def entry(item: LogEvent, names: SeatNames, resigned: frozenset[int]) -> Entry:
    event = without_resigned(item.event, resigned) if isinstance(item.event, Ended) else item.event
    score = event if isinstance(event, Scored) else None
    laid = event.move if isinstance(event, Placed) else None
    piece = event if isinstance(event, Placed) and event.move.place else item.piece
    return Entry.model_construct(
        turn=item.turn,
        kind=KINDS[type(event)],
        message=message_for(event, names),
        details=details_about(score, names=names, cells=False) if score else [],
        seats=seats_of(event),
        cells=cells_of(event),
        points=score.points if score else 0,
        is_final=score.final if score else isinstance(event, Ended),
        tile=tile_of(event),
        rotation=laid.rotation if laid else 0,
        move=str(laid) if laid else None,
        effects=effect_infos(item.effects),
        pieces=[piece_info(piece)] if piece else [],
        spots=spots_of(score.spots) if score else [],
        paying=[spots_of(part) for part in score.paying] if score else [],
        caption=caption_about(score) if score and score.final else None,
    )


def spots_of(segments: Iterable[SegmentOnBoard]) -> list[Spot]:
    """Return segments on the board as the protocol writes them."""
    return [(*cell, segment) for cell, segment in segments]


def message_for(event: AnyEvent, names: SeatNames) -> Message:
    if not isinstance(event, TableEvent):
        return message_about(event, names=names, cells=False)
    name = seat_name(event.player, names=names)
    match event:
        case Resigned():
            return message("event-resigned", seat=name)
        case HandedOver():
            return message("event-handed-over", seat=name, level=message(f"level-{event.level}"))
        case WonByResignation():
            return message("event-won-by-resignation", seat=name)
        case Tallied():
            return message("event-tallied", seat=name, kind=event.kind, points=event.points)


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


def without_owners(log: Iterable[LogEvent]) -> tuple[LogEvent, ...]:
    """Return a log that does not say who holds the features that a tile extends or joins."""
    return tuple(
        item._replace(effects=tuple(effect for effect in item.effects if effect.what in ("completes", "claims")))
        for item in log
    )


def effect_infos(effects: Effects) -> list[EffectInfo]:
    return [
        EffectInfo.model_construct(
            what=each.what, kind=each.kind, tiles=each.tiles, owners=list(each.owners), role=each.role
        )
        for each in effects
    ]


@lru_cache(PIECE_CACHE_SIZE)
def piece_info(placed: Placed) -> PieceInfo:
    """Describe the piece that a move placed."""
    player, move = placed.player, placed.move
    return PieceInfo.model_construct(x=move.x, y=move.y, place=move.place, seat=player, role=role_of(move))


def role_of(move: Move) -> str:
    """Return the role of the piece of a move, such as a knight or a hut."""
    return HUT_WORD if move.is_hut else move.tile.segments[segment_of(move.place)].kind.role
