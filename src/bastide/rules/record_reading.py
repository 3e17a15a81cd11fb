"""Reads the text of a record."""

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from bastide.errors import NotationError, RecordError
from bastide.rules.events import Discarded, Drawn, Placed, TakenBack
from bastide.rules.keyed_lines import (
    SETUP_KEYS,
    Fields,
    Line,
    Setup,
    keyed,
    numbered,
    read_move,
    read_seat,
    read_setup,
    read_tile,
    without_heading,
)
from bastide.rules.options import Options
from bastide.rules.record import (
    AID_SEPARATOR,
    DRAWS_AHEAD,
    NAME_SEPARATOR,
    VERSION,
    Entry,
    Record,
    act_of_drawing,
    entry_line,
)
from bastide.tiles import Edition, Tile

NEEDED_KEYS = ("program", *SETUP_KEYS, "first")
OPTIONAL_KEYS = ("names", "aids", "position")
ENTRY = re.compile(r"(?P<seat>[0-9]{1,9}) (?P<act>draws(?: ahead| bonus)?|discards|plays|takes back)(?: (?P<rest>.+))?")
ENDS = re.compile(r"ends(?P<scores>(?: [0-9]{1,9})+)")
SEED = re.compile(r"seed (?P<seed>-?[0-9]{1,999})")
ORDER = re.compile(r"order (?P<tiles>.+)")


class End(NamedTuple):
    """The last lines of a record: final scores, and what the game drew from."""

    scores: tuple[int, ...] | None = None
    seed: int | None = None
    order: tuple[Tile, ...] | None = None


def parse_record(text: str, own: Edition | None = None) -> Record:
    """The record that a text holds. Raises NotationError, or RecordError where there is no such game."""
    header, body = split(text)
    fields = keyed(header, NEEDED_KEYS, OPTIONAL_KEYS)
    setup = read_setup(fields, RecordError, own)
    last = next((index for index, line in enumerate(body) if ENDS.fullmatch(line.text)), len(body))
    end = read_end(body[last:], setup)
    record = Record(
        edition=setup.edition,
        players=setup.players,
        options=read_options(fields, setup),
        names=words_of(fields.get("names"), NAME_SEPARATOR),
        aids=words_of(fields.get("aids"), AID_SEPARATOR),
        entries=tuple(read_entry(line, setup) for line in body[:last]),
        scores=end.scores,
        seed=end.seed,
        order=end.order,
        program=fields["program"].value,
        position=fields["position"].value if "position" in fields else None,
    )
    return record if record.position is None else with_checked_position(record, fields)


def with_checked_position(record: Record, fields: Fields) -> Record:
    """The record with its position as it is written, if it can be the beginning of such a game. Raises RecordError."""
    try:
        first = record.first_position()
    except RecordError as error:
        raise fields["position"].refusal(RecordError, error.reason, **error.details) from None
    if first.options != record.options:
        raise fields["first"].refusal(RecordError, "record/other-first", seat=first.options.first)
    return replace(record, position=first.position_line())


def split(text: str) -> tuple[Sequence[Line], Sequence[Line]]:
    """The lines of the header without its heading, and all after the blank line that ends it."""
    lines = numbered(text)
    rest = without_heading(lines, "record", VERSION)
    *rest, last = rest or lines
    if last.text:
        raise last.refusal(NotationError, "record/cut-off")
    blank = next((index for index, line in enumerate(rest) if not line.text), None)
    if blank is None:
        raise NotationError("record/no-entries")
    return rest[:blank], rest[blank + 1 :]


def read_options(fields: Fields, setup: Setup) -> Options:
    line = fields["first"]
    first = read_seat(line, line.value, setup.players, RecordError)
    return Options(farmers=setup.farmers, draw_ahead=setup.draw_ahead, first=first)


def words_of(line: Line | None, separator: str) -> tuple[str, ...]:
    return tuple(word.strip() for word in line.value.split(separator)) if line else ()


def read_entry(line: Line, setup: Setup) -> Entry:
    match = ENTRY.fullmatch(line.text)
    if match is None or (match["rest"] is None) != (match["act"] == "takes back"):
        raise line.refusal(NotationError, "record/no-entry")
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


def read_draw(line: Line, seat: int, act: str, tile: Tile) -> Drawn:
    """A draw, if its words tell rightly whether it is one of a bonus tile."""
    drawn = Drawn(seat, tile, ahead=act == DRAWS_AHEAD)
    if act != act_of_drawing(tile, ahead=drawn.ahead):
        raise line.refusal(RecordError, "record/other-draw", wanted=entry_line(drawn))
    return drawn


def read_end(lines: Sequence[Line], setup: Setup) -> End:
    """The end of a record from its line "ends" on; nothing may follow but the seed or the order."""
    if not lines:
        return End()
    scores = tuple(map(int, lines[0].text.split()[1:]))
    if len(scores) != setup.players:
        raise lines[0].refusal(RecordError, "text/wrong-count", given=len(scores), players=setup.players)
    if len(lines) > 2:
        raise lines[2].refusal(RecordError, "record/after-the-end")
    return read_source(lines[1], scores, setup) if lines[1:] else End(scores)


def read_source(line: Line, scores: tuple[int, ...], setup: Setup) -> End:
    """The line that tells what the game drew from."""
    seed, order = SEED.fullmatch(line.text), ORDER.fullmatch(line.text)
    if seed:
        return End(scores, seed=int(seed["seed"]))
    if order:
        return End(scores, order=tuple(read_tile(line, name, setup, RecordError) for name in order["tiles"].split()))
    raise line.refusal(RecordError, "record/after-the-end")
