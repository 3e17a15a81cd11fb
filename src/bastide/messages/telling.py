"""Tells what happens in a game: a sentence for each event, and for each score what it was paid for.

`message_about` and `details_about` are the messages, which can be told in any language; `tell` and `explain` tell them.
"""

from collections.abc import Sequence

from bastide.messages.bundle import text_of
from bastide.messages.lists import Part, and_list, comma_list
from bastide.messages.tree import Message, message
from bastide.rules.events import (
    DeerEaten,
    Discarded,
    DolmenStands,
    Drawn,
    Ended,
    Event,
    GoldFound,
    Note,
    Placed,
    Reason,
    Returned,
    Scored,
    TakenBack,
    TigersDriven,
)
from bastide.rules.move import Cell, Move
from bastide.rules.notation import DEGREES, HUT_WORD
from bastide.rules.options import SEATS
from bastide.tiles import segment_of, wind_of

Names = Sequence[str] | None
MINUS = "\N{MINUS SIGN}"
NO_WIND = "none"
PlayerEvent = Placed | GoldFound | Returned | TakenBack | Drawn | Discarded


def message_about(event: Event, *, names: Names = None) -> Message:
    """A sentence about an event. `names` are what the seats are called; one without a name is called by its colour."""
    return Teller(names).message_about(event)


def details_about(score: Scored, *, names: Names = None) -> list[Message]:
    """How a score came to be: on which tiles, who had how many followers there, its notes."""
    teller = Teller(names)
    return [teller.tiles(score.cells), teller.majority(score), *teller.notes(score)]


def tell(event: Event, *, names: Names = None, language: str | None = None) -> str:
    """A sentence about an event, in words: see `message_about`."""
    return text_of(message_about(event, names=names), language=language)


def explain(score: Scored, *, names: Names = None, language: str | None = None) -> list[str]:
    """A score line by line: who gets it and for what, and how it came to be."""
    lines = [message_about(score, names=names), *details_about(score, names=names)]
    return [text_of(line, language=language) for line in lines]


def notes_about(score: Scored, *, names: Names = None, language: str | None = None) -> list[str]:
    """What else happened where a score was made, such as a tiger that ate a deer: a sentence for each note."""
    return [text_of(note, language=language) for note in Teller(names).notes(score)]


def seat_name(seat: int, *, names: Names = None) -> Part:
    """What a seat is called."""
    return names[seat] if names and names[seat] else message(f"seat-{SEATS[seat]}")


def cell_text(cell: Cell) -> str:
    """A cell as moves write it, but with the minus sign of printed text."""
    return f"{cell[0]},{cell[1]}".replace("-", MINUS)


def row(cells: Sequence[Cell]) -> str:
    """Cells one after the other; commas between them would look like those within."""
    return " ".join(map(cell_text, cells))


def direction_of(move: Move) -> str:
    """Where on its tile the piece of a move stands, if there is more than one place of its kind."""
    tile, index = move.tile, segment_of(move.place)
    if sum(segment.kind == tile.segments[index].kind for segment in tile.segments) == 1:
        return NO_WIND
    return wind_of(tile.ports(index).turned(move.rotation))


class Teller:
    """Makes messages of events, with the same names."""

    def __init__(self, names: Names) -> None:
        self.names = names

    def seat(self, seat: int) -> Part:
        return seat_name(seat, names=self.names)

    def seats(self, seats: Sequence[int]) -> Part:
        return and_list([self.seat(seat) for seat in seats])

    def message_about(self, event: Event) -> Message:
        match event:
            case Scored():
                return self.scored(event)
            case Ended():
                return self.ended(event)
            case _:
                return self.of_one(event, self.seat(event.player))

    def of_one(self, event: PlayerEvent, seat: Part) -> Message:
        """What happened to one player, who is called `seat`."""
        match event:
            case Placed():
                return self.placed(seat, event.move)
            case GoldFound():
                return self.gold(seat, event)
            case Returned():
                return message("event-returned", seat=seat, role=event.role)
            case TakenBack():
                return message("event-taken-back", seat=seat)
            case Drawn():
                name = "event-drawn-ahead" if event.ahead else "event-drawn"
                return message(name, seat=seat, tile=event.tile, bonus=event.tile.is_bonus)
            case Discarded():
                return message("event-discarded", seat=seat, tile=event.tile, bonus=event.tile.is_bonus)

    def ended(self, event: Ended) -> Message:
        seats, points = self.seats(event.winners), max(event.scores)
        return message("event-ended", count=len(event.winners), seats=seats, points=points)

    def placed(self, seat: Part, move: Move) -> Message:
        laid = {"seat": seat, "tile": move.tile, "cell": cell_text(move.cell), "turned": DEGREES[move.rotation]}
        if move.placed_on is None:
            return message("event-placed", **laid)
        kind = move.placed_on.kind
        role = HUT_WORD if move.is_hut else kind.role
        return message("event-placed-with", role=role, kind=kind.name, direction=direction_of(move), **laid)

    def gold(self, seat: Part, event: GoldFound) -> Message:
        return message("event-gold", seat=seat, tiles=len(event.cells), nuggets=event.nuggets, bonus=event.bonus)

    def scored(self, score: Scored) -> Message:
        paid = {"count": len(score.receivers), "seats": self.seats(score.receivers), "feature": self.feature(score)}
        if not any(reason.count for reason in score.reasons):
            return message("event-scored-nothing", **paid)
        reasons = comma_list([self.reason(reason) for reason in score.reasons])
        return message("event-scored", points=score.points, reasons=reasons, **paid)

    def feature(self, score: Scored) -> Message:
        """What was scored; at the end of the game with one of its cells, or nobody could tell two of a kind apart."""
        cell, tiles = cell_text(score.cells[0]), len(score.cells)
        return message("feature-scored", kind=score.kind, state=state_of(score), cell=cell, tiles=tiles)

    def reason(self, reason: Reason) -> Message:
        return message(f"reason-{reason.what}", count=reason.count, points=reason.points)

    def tiles(self, cells: Sequence[Cell]) -> Message:
        return message("score-tiles", count=len(cells), cells=row(cells))

    def majority(self, score: Scored) -> Message:
        """Who had how many followers or huts, those without any left out."""
        standing = [
            message("score-followers", seat=self.seat(seat), count=count)
            for seat, count in enumerate(score.followers)
            if count
        ]
        return message(
            "score-majority",
            kind=score.kind,
            rule=rule_of(score),
            standing=comma_list(standing),
            count=len(score.receivers),
            contenders=len(standing),
            seats=self.seats(score.receivers),
        )

    def notes(self, score: Scored) -> list[Message]:
        return [self.note(note) for note in score.notes]

    def note(self, note: Note) -> Message:
        match note:
            case DolmenStands():
                return message("note-dolmen", seat=self.seat(note.player), cell=cell_text(note.cell))
            case TigersDriven():
                count, tigers = len(note.tigers), row(note.tigers)
                return message("note-fire", cell=cell_text(note.fire), count=count, tigers=tigers)
            case DeerEaten():
                return message("note-deer-eaten", tiger=cell_text(note.tiger), deer=cell_text(note.deer))


def rule_of(score: Scored) -> str:
    """By what the receivers of a score are chosen."""
    return "dolmen" if any(isinstance(note, DolmenStands) for note in score.notes) else "most"


def state_of(score: Scored) -> str:
    return "unfinished" if score.final else "completed"
