"""Parse the text of a record."""

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from bastide.errors import NotationError, RecordError
from bastide.rules.events import Discarded, Drawn, Placed, TakenBack
from bastide.rules.options import Options
from bastide.rules.text.lines import (
    SETUP_KEYS,
    Fields,
    SetupHeader,
    TextLine,
    parse_fields,
    read_move,
    read_seat,
    read_setup,
    read_tile,
    skip_heading,
    split_lines,
)
from bastide.rules.text.names import AID_SEPARATOR, NAME_SEPARATOR
from bastide.rules.text.record import (
    DRAWS_AHEAD,
    VERSION,
    Record,
    RecordEntry,
    draw_words,
    entry_line,
)
from bastide.tiles import Edition, Tile

NEEDED_KEYS = ("program", *SETUP_KEYS, "first")
OPTIONAL_KEYS = ("names", "aids", "position")
ENTRY = re.compile(r"(?P<seat>[0-9]{1,9}) (?P<act>draws(?: ahead| bonus)?|discards|plays|takes back)(?: (?P<rest>.+))?")
ENDS = re.compile(r"ends(?P<scores>(?: [0-9]{1,9})+)")
SEED = re.compile(r"seed (?P<seed>-?[0-9]{1,999})")
ORDER = re.compile(r"order (?P<tiles>.+)")


class RecordEnd(NamedTuple):
    """The last lines of a record: the final scores, and the seed or the order of tiles."""

    scores: tuple[int, ...] | None = None
    seed: int | None = None
    order: tuple[Tile, ...] | None = None


def parse_record(text: str, own: Edition | None = None) -> Record:
    """Parse a record. Raises NotationError, or RecordError if the game is impossible."""
    header, body = split(text)
    fields = parse_fields(header, NEEDED_KEYS, OPTIONAL_KEYS)
    setup = read_setup(fields, RecordError, own)
    last = next((index for index, line in enumerate(body) if ENDS.fullmatch(line.text)), len(body))
    end = read_end(body[last:], setup)
    record = Record(
        edition=setup.edition,
        players=setup.players,
        options=read_options(fields, setup),
        names=split_words(fields.get("names"), NAME_SEPARATOR),
        aids=split_words(fields.get("aids"), AID_SEPARATOR),
        entries=tuple(read_entry(line, setup) for line in body[:last]),
        scores=end.scores,
        seed=end.seed,
        order=end.order,
        program=fields["program"].value,
        position=fields["position"].value if "position" in fields else None,
    )
    return record if record.position is None else check_position(record, fields)


def check_position(record: Record, fields: Fields) -> Record:
    """Check the position of a record and return the record with it normalised. Raises RecordError."""
    try:
        first = record.first_position()
    except RecordError as error:
        raise fields["position"].error(RecordError, error.reason, **error.details) from None
    if first.options != record.options:
        raise fields["first"].error(RecordError, "record/other-first", seat=first.options.first)
    return replace(record, position=first.position_line())


def split(text: str) -> tuple[Sequence[TextLine], Sequence[TextLine]]:
    """Split a text at the blank line after the header, and remove the heading."""
    lines = split_lines(text)
    rest = skip_heading(lines, "record", VERSION)
    *rest, last = rest or lines
    if last.text:
        raise last.error(NotationError, "record/cut-off")
    blank = next((index for index, line in enumerate(rest) if not line.text), None)
    if blank is None:
        raise NotationError("record/no-entries")
    return rest[:blank], rest[blank + 1 :]


def read_options(fields: Fields, setup: SetupHeader) -> Options:
    line = fields["first"]
    first = read_seat(line, line.value, setup.players, RecordError)
    return Options(farmers=setup.farmers, draw_ahead=setup.draw_ahead, first=first)


def split_words(line: TextLine | None, separator: str) -> tuple[str, ...]:
    return tuple(word.strip() for word in line.value.split(separator)) if line else ()


def read_entry(line: TextLine, setup: SetupHeader) -> RecordEntry:
    match = ENTRY.fullmatch(line.text)
    if match is None or (match["rest"] is None) != (match["act"] == "takes back"):
        raise line.error(NotationError, "record/no-entry")
    seat = read_seat(line, match["seat"], setup.players, RecordError)
    match match["act"]:
        case "takes back":
            return TakenBack(seat)
        case "plays":
            return Placed(seat, read_move(line, match["rest"], setup, RecordError))
        case "discards":
            return Discarded(seat, read_tile(line, match["rest"], setup, RecordError))
        case act:
            return read_draw(line, seat, act, read_tile(line, match["rest"], setup, RecordError))


def read_draw(line: TextLine, seat: int, act: str, tile: Tile) -> Drawn:
    """Return a draw, checking that its verb suits the tile."""
    drawn = Drawn(seat, tile, ahead=act == DRAWS_AHEAD)
    if act != draw_words(tile, ahead=drawn.ahead):
        raise line.error(RecordError, "record/other-draw", wanted=entry_line(drawn))
    return drawn


def read_end(lines: Sequence[TextLine], setup: SetupHeader) -> RecordEnd:
    """Parse the end of a record, from its line "ends". Only the seed or the order may follow."""
    if not lines:
        return RecordEnd()
    scores = tuple(map(int, lines[0].text.split()[1:]))
    if len(scores) != setup.players:
        raise lines[0].error(RecordError, "text/wrong-count", given=len(scores), players=setup.players)
    if len(lines) > 2:
        raise lines[2].error(RecordError, "record/after-the-end")
    return read_source(lines[1], scores, setup) if lines[1:] else RecordEnd(scores)


def read_source(line: TextLine, scores: tuple[int, ...], setup: SetupHeader) -> RecordEnd:
    """Parse the line with the seed or the order."""
    seed, order = SEED.fullmatch(line.text), ORDER.fullmatch(line.text)
    if seed:
        return RecordEnd(scores, seed=int(seed["seed"]))
    if order:
        return RecordEnd(
            scores, order=tuple(read_tile(line, name, setup, RecordError) for name in order["tiles"].split())
        )
    raise line.error(RecordError, "record/after-the-end")
