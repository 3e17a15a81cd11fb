"""Line-based text formats: numbered lines, a heading with a version, and `key: value` fields."""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeVar

from bastide.errors import BastideError, NotationError, SetupError
from bastide.rules.move import Move
from bastide.rules.options import MAX_PLAYERS, MIN_PLAYERS, Options
from bastide.rules.text.notation import find_tile
from bastide.tiles import Edition, Tile, edition

HEADING = re.compile(r"bastide (?P<what>[a-z]+) (?P<version>[1-9][0-9]{0,8})")
KEY = re.compile(r"(?P<key>[a-z]+(?: [a-z]+)*):(?P<value>.*)")
NUMBER = re.compile(r"-?[0-9]+")
MAX_DIGITS = 9
YES, NO = "yes", "no"
NOTHING = "-"  # in place of a tile
BYTE_ORDER_MARK = "\ufeff"  # some editors write it at the start of a file
SETUP_KEYS = ("edition", "players", "farmers", "draw ahead")

Refusal = TypeVar("Refusal", bound=BastideError)


@dataclass(frozen=True, slots=True)
class TextLine:
    """A stripped line of text; lines are numbered from 1."""

    number: int
    text: str

    def error(self, kind: type[Refusal], reason: str, /, **details: object) -> Refusal:
        """Return an error that quotes this line."""
        return kind(reason, number=self.number, line=self.text, **details)

    @property
    def value(self) -> str:
        """The text after the key."""
        return self.text.partition(":")[2].strip()


Fields = dict[str, TextLine]


@dataclass(frozen=True, slots=True)
class SetupHeader:
    """The first fields of positions and records."""

    edition: Edition
    players: int
    farmers: bool
    draw_ahead: bool

    @property
    def options(self) -> Options:
        """The options without the first seat, which positions do not contain."""
        return Options(farmers=self.farmers, draw_ahead=self.draw_ahead)

    @property
    def tiles(self) -> Mapping[str, Tile]:
        """The edition's tiles by name."""
        return self.edition.tiles_by_name


def split_lines(text: str) -> list[TextLine]:
    """Return all lines of a text."""
    lines = text.removeprefix(BYTE_ORDER_MARK).split("\n")
    return [TextLine(number, line.strip()) for number, line in enumerate(lines, start=1)]


def skip_heading(lines: Sequence[TextLine], what: str, version: int) -> Sequence[TextLine]:
    """Check a heading such as "bastide position 1" and return the lines after it.

    Raises NotationError if it is missing or of a newer version.
    """
    heading = HEADING.fullmatch(lines[0].text) if lines else None
    if heading is None or heading["what"] != what:
        found = lines[0] if lines else TextLine(1, "")
        raise found.error(NotationError, "text/no-heading", heading=f"bastide {what} {version}")
    if int(heading["version"]) > version:
        raise lines[0].error(NotationError, "text/newer-version", version=heading["version"], known=str(version))
    return lines[1:]


def parse_fields(lines: Iterable[TextLine], needed: Sequence[str], optional: Sequence[str] = ()) -> Fields:
    """Return the lines by key. Raises NotationError for unknown, repeated and missing keys."""
    known = (*needed, *optional)
    fields: Fields = {}
    for line in lines:
        match = KEY.fullmatch(line.text)
        if match is None:
            raise line.error(NotationError, "text/no-key", known=known)
        if match["key"] not in known:
            raise line.error(NotationError, "text/unknown-key", key=match["key"], known=known)
        if match["key"] in fields:
            raise line.error(NotationError, "text/key-twice", key=match["key"], first=fields[match["key"]].number)
        fields[match["key"]] = line
    for key in needed:
        if key not in fields:
            raise NotationError("text/missing-key", key=key)
    return fields


def read_setup(fields: Fields, kind: type[BastideError], own: Edition | None) -> SetupHeader:
    """Read the edition, the number of players and the options.

    Raises NotationError if a field does not parse, and `kind` if its value is impossible.
    """
    line = fields["players"]
    players = read_number(line, line.value)
    if not MIN_PLAYERS <= players <= MAX_PLAYERS:
        raise line.error(kind, "text/players", players=line.value, least=MIN_PLAYERS, most=MAX_PLAYERS)
    rules = read_edition(fields["edition"], kind, own)
    return SetupHeader(rules, players, read_yes_or_no(fields["farmers"]), read_yes_or_no(fields["draw ahead"]))


def read_edition(line: TextLine, kind: type[BastideError], own: Edition | None) -> Edition:
    """Return the edition that a line names: `own` if it has this name, or else a shipped one."""
    try:
        return own if own and own.name == line.value else edition(line.value)
    except SetupError as error:
        raise line.error(kind, "text/unknown-edition", **error.details) from None


def read_yes_or_no(line: TextLine) -> bool:
    if line.value not in (YES, NO):
        raise line.error(NotationError, "text/not-yes-or-no")
    return line.value == YES


def read_number(line: TextLine, word: str) -> int:
    """Parse a whole number in a line."""
    if not NUMBER.fullmatch(word):
        raise line.error(NotationError, "text/not-a-number", word=word)
    if len(word.lstrip("-")) > MAX_DIGITS:
        raise line.error(NotationError, "text/too-many-digits", word=word, most=MAX_DIGITS)
    return int(word)


def read_seat(line: TextLine, word: str, players: int, kind: type[BastideError]) -> int:
    """Parse a seat in a line."""
    seat = read_number(line, word)
    if not 0 <= seat < players:
        raise line.error(kind, "text/no-such-seat", seat=word, last=players - 1)
    return seat


def read_by_seat(line: TextLine, players: int, kind: type[BastideError]) -> list[str]:
    """Return the words after the key of a line, one for each seat."""
    words = line.value.split()
    if len(words) != players:
        raise line.error(kind, "text/wrong-count", given=len(words), players=players)
    return words


def read_tile(line: TextLine, name: str, setup: SetupHeader, kind: type[BastideError]) -> Tile:
    """Parse a tile of the edition in a line."""
    try:
        tile = find_tile(name, setup.tiles)
    except NotationError as error:
        raise line.error(NotationError, "text/bad-tile", problem=error) from None
    check_tile(line, tile, setup, kind)
    return tile


def read_move(line: TextLine, text: str, setup: SetupHeader, kind: type[BastideError]) -> Move:
    """Parse a move with a tile of the edition in a line, and return it in its canonical rotation."""
    try:
        move = Move.parse(text, setup.tiles)
    except NotationError as error:
        raise line.error(NotationError, "text/bad-move", problem=error) from None
    check_tile(line, move.tile, setup, kind)
    return move.canonical()


def check_tile(line: TextLine, tile: Tile, setup: SetupHeader, kind: type[BastideError]) -> None:
    if setup.tiles.get(tile.name) != tile:
        raise line.error(kind, "text/foreign-tile", tile=tile, edition=setup.edition.name)


def setup_lines(rules: str, players: int, *, farmers: bool, draw_ahead: bool) -> list[str]:
    """Return the lines that `read_setup` reads."""
    values = (rules, str(players), yes_or_no(farmers), yes_or_no(draw_ahead))
    return [f"{key}: {value}" for key, value in zip(SETUP_KEYS, values, strict=True)]


def yes_or_no(value: bool) -> str:
    return YES if value else NO
