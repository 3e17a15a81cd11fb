"""Tells what happens in a game: a sentence for each event, and for each score what it was paid for."""

from collections.abc import Sequence

from bastide.messages.bundle import DEFAULT_LANGUAGE, say
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
from bastide.rules.notation import DEGREES, HUT_WORD, place_text
from bastide.rules.options import SEATS

Names = Sequence[str] | None
PlayerEvent = Placed | GoldFound | Returned | TakenBack | Drawn | Discarded


def tell(event: Event, *, names: Names = None, language: str = DEFAULT_LANGUAGE) -> str:
    """A sentence about an event. `names` are what the seats are called; by default they are called by their colours."""
    return Teller(names, language).tell(event)


def explain(score: Scored, *, names: Names = None, language: str = DEFAULT_LANGUAGE) -> list[str]:
    """A score line by line: who gets it and for what, on which tiles, who had how many followers there, its notes."""
    teller = Teller(names, language)
    lines = [teller.scored(score), teller.tiles(score.cells), teller.majority(score)]
    return lines + notes_about(score, names=names, language=language)


def notes_about(score: Scored, *, names: Names = None, language: str = DEFAULT_LANGUAGE) -> list[str]:
    """What else happened where a score was made, such as a tiger that ate a deer: a sentence for each note."""
    teller = Teller(names, language)
    return [teller.note(note) for note in score.notes]


def seat_name(seat: int, *, names: Names = None, language: str = DEFAULT_LANGUAGE) -> str:
    """What a seat is called."""
    return names[seat] if names else say(f"seat-{SEATS[seat]}", language=language)


def cell_text(cell: Cell) -> str:
    """A cell as moves write it."""
    return f"{cell[0]},{cell[1]}"


def row(cells: Sequence[Cell]) -> str:
    """Cells one after the other; commas between them would look like those within."""
    return " ".join(map(cell_text, cells))


def and_list(items: Sequence[str], *, language: str = DEFAULT_LANGUAGE) -> str:
    """The items as one would say them: "a", "a and b", "a, b and c"."""
    *others, last = items
    if not others:
        return last
    return say("list-last", before=comma_list(others, language=language), last=last, language=language)


def comma_list(items: Sequence[str], *, language: str = DEFAULT_LANGUAGE) -> str:
    """The items with commas between them."""
    first, *others = items
    for other in others:
        first = say("list-next", before=first, next=other, language=language)
    return first


class Teller:
    """Puts events into words, in one language and with the same names."""

    def __init__(self, names: Names, language: str) -> None:
        self.names = names
        self.language = language

    def say(self, message: str, **arguments: object) -> str:
        return say(message, language=self.language, **arguments)

    def seat(self, seat: int) -> str:
        return seat_name(seat, names=self.names, language=self.language)

    def seats(self, seats: Sequence[int]) -> str:
        return and_list([self.seat(seat) for seat in seats], language=self.language)

    def tell(self, event: Event) -> str:
        match event:
            case Scored():
                return self.scored(event)
            case Ended():
                return self.ended(event)
            case _:
                return self.of_one(event, self.seat(event.player))

    def of_one(self, event: PlayerEvent, seat: str) -> str:
        """What happened to one player, who is called `seat`."""
        match event:
            case Placed():
                return self.placed(seat, event.move)
            case GoldFound():
                return self.gold(seat, event)
            case Returned():
                return self.say("event-returned", seat=seat, cell=cell_text(event.cell))
            case TakenBack():
                return self.say("event-taken-back", seat=seat)
            case Drawn() | Discarded():
                return self.say(message_about(event), seat=seat, tile=event.tile, bonus=event.tile.is_bonus)

    def ended(self, event: Ended) -> str:
        seats, points = self.seats(event.winners), max(event.scores)
        return self.say("event-ended", count=len(event.winners), seats=seats, points=points)

    def placed(self, seat: str, move: Move) -> str:
        laid = {"seat": seat, "tile": move.tile, "cell": cell_text(move.cell)}
        turned = DEGREES[move.rotation]
        if move.placed_on is None:
            return self.say("event-placed", turned=turned, **laid)
        role = HUT_WORD if move.is_hut else move.placed_on.kind.role
        place = place_text(move.tile, move.rotation, move.place).removeprefix(f"{HUT_WORD}.")
        return self.say("event-placed-with", turned=turned, role=role, place=place, **laid)

    def gold(self, seat: str, event: GoldFound) -> str:
        return self.say("event-gold", seat=seat, tiles=len(event.cells), nuggets=event.nuggets, bonus=event.bonus)

    def scored(self, score: Scored) -> str:
        paid = {"count": len(score.receivers), "seats": self.seats(score.receivers), "feature": self.feature(score)}
        if not any(reason.count for reason in score.reasons):
            return self.say("event-scored-nothing", **paid)
        return self.say(
            "event-scored",
            points=score.points,
            reasons=comma_list([self.reason(reason) for reason in score.reasons], language=self.language),
            **paid,
        )

    def feature(self, score: Scored) -> str:
        """What was scored; at the end of the game with one of its cells, or nobody could tell two of a kind apart."""
        cell, tiles = cell_text(score.cells[0]), len(score.cells)
        return self.say("feature-scored", kind=score.kind, state=state_of(score), cell=cell, tiles=tiles)

    def reason(self, reason: Reason) -> str:
        return self.say(f"reason-{reason.what}", count=reason.count, points=reason.points)

    def tiles(self, cells: Sequence[Cell]) -> str:
        return self.say("score-tiles", count=len(cells), cells=row(cells))

    def majority(self, score: Scored) -> str:
        """Who had how many followers or huts, those without any left out."""
        standing = [
            self.say("score-followers", seat=self.seat(seat), count=count)
            for seat, count in enumerate(score.followers)
            if count
        ]
        return self.say(
            "score-majority",
            kind=score.kind,
            rule=rule_of(score),
            standing=comma_list(standing, language=self.language),
            count=len(score.receivers),
            contenders=len(standing),
            seats=self.seats(score.receivers),
        )

    def note(self, note: Note) -> str:
        match note:
            case DolmenStands():
                return self.say("note-dolmen", seat=self.seat(note.player), cell=cell_text(note.cell))
            case TigersDriven():
                return self.say("note-fire", cell=cell_text(note.fire), count=len(note.tigers), tigers=row(note.tigers))
            case DeerEaten():
                return self.say("note-deer-eaten", tiger=cell_text(note.tiger), deer=cell_text(note.deer))


def message_about(event: Drawn | Discarded) -> str:
    if isinstance(event, Discarded):
        return "event-discarded"
    return "event-drawn-ahead" if event.ahead else "event-drawn"


def rule_of(score: Scored) -> str:
    """By what the receivers of a score are chosen."""
    return "dolmen" if any(isinstance(note, DolmenStands) for note in score.notes) else "most"


def state_of(score: Scored) -> str:
    return "unfinished" if score.final else "completed"
