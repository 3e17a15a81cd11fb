"""Describe the events of a game: a sentence for each event, and an explanation of each score.

`message_about` and `details_about` return messages, independent of language; `tell` and `explain` return text.
"""

from collections.abc import Sequence

from bastide.message import Message
from bastide.messages.bundle import text_of
from bastide.messages.factories import message
from bastide.messages.lists import Part, and_list, comma_list
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
from bastide.rules.options import SEATS
from bastide.rules.text.notation import DEGREES, HUT_WORD
from bastide.tiles import direction_of, segment_of

OptionalNames = Sequence[str] | None
MINUS = "\N{MINUS SIGN}"
NO_DIRECTION = NO_CELL = "none"
# Reasons by kind that need no figures of their own: "4 for a road of 4 tiles".
COUNTED_IN = {"field": "cities"} | dict.fromkeys(("road", "city", "monastery", "river", "forest"), "tiles")
PlayerEvent = Placed | GoldFound | Returned | TakenBack | Drawn | Discarded


def message_about(event: Event, *, names: OptionalNames = None, cells: bool = True) -> Message:
    """Return a sentence about an event.

    `names` are the names of the seats; a seat with an empty name is called by its colour. Without `cells`, for readers
    who see the board, everything is described without cells, rotations and names of tiles.
    """
    return EventMessages(names, cells=cells).message_about(event)


def details_about(score: Scored, *, names: OptionalNames = None, cells: bool = True) -> list[Message]:
    """Explain a score: its tiles if `cells` is true, the followers of each player, its notes."""
    messages = EventMessages(names, cells=cells)
    tiles = [messages.tiles(score.cells)] if cells else []
    return [*tiles, messages.majority(score), *messages.notes(score)]


def tell(event: Event, *, names: OptionalNames = None, language: str | None = None) -> str:
    """Return the text of a sentence about an event: see `message_about`."""
    return text_of(message_about(event, names=names), language=language)


def explain(score: Scored, *, names: OptionalNames = None, language: str | None = None) -> list[str]:
    """Explain a score line by line, beginning with its receivers and points."""
    lines = [message_about(score, names=names), *details_about(score, names=names)]
    return [text_of(line, language=language) for line in lines]


def notes_about(score: Scored, *, names: OptionalNames = None, language: str | None = None) -> list[str]:
    """Return a sentence for each note of a score, such as a tiger that ate a deer."""
    return [text_of(note, language=language) for note in EventMessages(names).notes(score)]


def seat_name(seat: int, *, names: OptionalNames = None) -> Part:
    """Return the name of a seat, or else its colour."""
    return names[seat] if names and names[seat] else message(f"seat-{SEATS[seat]}")


def cell_text(cell: Cell) -> str:
    """Format a cell as in moves, but with a typographic minus sign."""
    return f"{cell[0]},{cell[1]}".replace("-", MINUS)


def cells_text(cells: Sequence[Cell]) -> str:
    """Join cells by spaces, because they contain commas."""
    return " ".join(map(cell_text, cells))


def piece_direction(move: Move) -> str:
    """Return the place of a move's piece on its tile, if the tile has several segments of that kind."""
    tile, index = move.tile, segment_of(move.place)
    if sum(segment.kind == tile.segments[index].kind for segment in tile.segments) == 1:
        return NO_DIRECTION
    return direction_of(tile.ports(index).turned(move.rotation))


class EventMessages:
    """Creates messages about the events of a game, with the names of its seats, with or without cells."""

    def __init__(self, names: OptionalNames, *, cells: bool = True) -> None:
        self.names = names
        self.cells = cells

    def seat(self, seat: int) -> Part:
        return seat_name(seat, names=self.names)

    def seats(self, seats: Sequence[int]) -> Part:
        return and_list([self.seat(seat) for seat in seats])

    def message_about(self, event: Event) -> Message:
        match event:
            case Scored():
                return self.scored_message(event)
            case Ended():
                return self.ended_message(event)
            case _:
                return self.player_message(event, self.seat(event.player))

    def player_message(self, event: PlayerEvent, seat: Part) -> Message:
        """Return the sentence about an event of one player, who is called `seat`."""
        match event:
            case Placed():
                return self.placed_message(seat, event.move)
            case GoldFound():
                return self.gold_message(seat, event)
            case Returned():
                return message("event-returned", seat=seat, role=event.role)
            case TakenBack():
                return message("event-taken-back", seat=seat)
            case Drawn() | Discarded():
                return self.tile_message(seat, event)

    def ended_message(self, event: Ended) -> Message:
        seats, points = self.seats(event.winners), max(event.scores)
        return message("event-ended", count=len(event.winners), seats=seats, points=points)

    def tile_message(self, seat: Part, event: Drawn | Discarded) -> Message:
        tile, name = event.tile, "event-discarded"
        if isinstance(event, Drawn):
            name = "event-drawn-ahead" if event.ahead else "event-drawn"
        if not self.cells:
            return message(f"{name}-plain", seat=seat, bonus=tile.is_bonus)
        return message(name, seat=seat, tile=tile, bonus=tile.is_bonus)

    def placed_message(self, seat: Part, move: Move) -> Message:
        if not self.cells:
            return self.plain_placed_message(seat, move)
        arguments = {"seat": seat, "tile": move.tile, "cell": cell_text(move.cell), "turned": DEGREES[move.rotation]}
        if move.placed_on is None:
            return message("event-placed", **arguments)
        kind = move.placed_on.kind
        role = HUT_WORD if move.is_hut else kind.role
        return message("event-placed-with", role=role, kind=kind.name, direction=piece_direction(move), **arguments)

    def plain_placed_message(self, seat: Part, move: Move) -> Message:
        if move.placed_on is None:
            return message("event-placed-plain", seat=seat)
        role = HUT_WORD if move.is_hut else move.placed_on.kind.role
        return message("event-placed-with-plain", seat=seat, role=role)

    def gold_message(self, seat: Part, event: GoldFound) -> Message:
        return message("event-gold", seat=seat, tiles=len(event.cells), nuggets=event.nuggets, bonus=event.bonus)

    def scored_message(self, score: Scored) -> Message:
        arguments = {"count": len(score.receivers), "seats": self.seats(score.receivers), "points": score.points}
        if not any(reason.count for reason in score.reasons):
            return message("event-scored-nothing", feature=self.feature(score), **arguments)
        if [reason.what for reason in score.reasons] == [COUNTED_IN.get(score.kind)]:
            return message("event-scored-whole", feature=self.whole_feature(score), **arguments)
        reasons = comma_list([self.reason(reason) for reason in score.reasons])
        return message("event-scored", feature=self.feature(score), reasons=reasons, **arguments)

    def feature(self, score: Scored) -> Message:
        """Name the scored feature; at the end of the game with a cell, to tell two of a kind apart."""
        arguments = {"kind": score.kind, "state": state_of(score), "cell": self.cell(score)}
        return message("feature-scored", tiles=len(score.cells), **arguments)

    def whole_feature(self, score: Scored) -> Message:
        """Name the scored feature with the number of tiles or cities that is its only reason."""
        arguments = {"kind": score.kind, "state": state_of(score), "cell": self.cell(score)}
        return message("feature-counted", count=score.reasons[0].count, **arguments)

    def cell(self, score: Scored) -> str:
        return cell_text(score.cells[0]) if self.cells else NO_CELL

    def reason(self, reason: Reason) -> Message:
        return message(f"reason-{reason.what}", count=reason.count, points=reason.points)

    def tiles(self, cells: Sequence[Cell]) -> Message:
        return message("score-tiles", count=len(cells), cells=cells_text(cells))

    def majority(self, score: Scored) -> Message:
        """List the followers or huts of each player who has any."""
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
                return self.note_message(
                    "note-dolmen", "note-dolmen-plain", seat=self.seat(note.player), cell=cell_text(note.cell)
                )
            case TigersDriven():
                count, tigers = len(note.tigers), cells_text(note.tigers)
                return self.note_message(
                    "note-fire", "note-fire-plain", cell=cell_text(note.fire), count=count, tigers=tigers
                )
            case DeerEaten():
                tiger, deer = cell_text(note.tiger), cell_text(note.deer)
                return self.note_message("note-deer-eaten", "note-deer-eaten-plain", tiger=tiger, deer=deer)

    def note_message(self, name: str, plain: str, **arguments: object) -> Message:
        return message(name if self.cells else plain, **arguments)


def rule_of(score: Scored) -> str:
    """Return the rule that selects the receivers of a score."""
    return "dolmen" if any(isinstance(note, DolmenStands) for note in score.notes) else "most"


def state_of(score: Scored) -> str:
    return "unfinished" if score.final else "completed"
