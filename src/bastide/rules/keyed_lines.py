"""Reads the line-by-line texts that Bastide writes: numbered lines, a heading with a version, and `key: value`."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TypeVar

from bastide.errors import BastideError, NotationError, SetupError
from bastide.rules.move import Move
from bastide.rules.notation import find_tile
from bastide.rules.options import MAX_PLAYERS, MIN_PLAYERS, Options
from bastide.tiles import Edition, Tile, edition

HEADING = re.compile(r"bastide (?P<what>[a-z]+) (?P<version>[1-9][0-9]{0,8})")
KEY = re.compile(r"(?P<key>[a-z]+(?: [a-z]+)*):(?P<value>.*)")
NUMBER = re.compile(r"-?[0-9]+")
MOST_DIGITS = 9
YES, NO = "yes", "no"
NOTHING = "-"  # where a tile could stand
BYTE_ORDER_MARK = "\ufeff"  # some editors write it first, and nobody sees it
SETUP_KEYS = ("edition", "players", "farmers", "draw ahead")

Refusal = TypeVar("Refusal", bound=BastideError)


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a text, without the blanks round it; lines are numbered from 1."""

    number: int
    text: str

    def refusal(self, kind: type[Refusal], reason: str, /, **details: object) -> Refusal:
        """A refusal of this line, which its sentence will quote."""
        return kind(reason, number=self.number, line=self.text, **details)

    @property
    def value(self) -> str:
        """What stands behind the key."""
        return self.text.partition(":")[2].strip()


Fields = dict[str, Line]


@dataclass(frozen=True)
class Setup:
    """What positions and records say first."""

    edition: Edition
    players: int
    farmers: bool
    draw_ahead: bool

    @property
    def options(self) -> Options:
        """The options, but for the seat that begins, which positions do not tell."""
        return Options(farmers=self.farmers, draw_ahead=self.draw_ahead)

    @cached_property
    def tiles(self) -> dict[str, Tile]:
        """The edition's tiles by name."""
        return {tile.name: tile for tile in self.edition.tiles}


def numbered(text: str) -> list[Line]:
    """Every line of a text."""
    lines = text.removeprefix(BYTE_ORDER_MARK).split("\n")
    return [Line(number, line.strip()) for number, line in enumerate(lines, start=1)]


def without_heading(lines: Sequence[Line], what: str, version: int) -> Sequence[Line]:
    """The lines after the heading such as "bastide position 1", which must be of that version. Raises NotationError."""
    heading = HEADING.fullmatch(lines[0].text) if lines else None
    if heading is None or heading["what"] != what:
        found = lines[0] if lines else Line(1, "")
        raise found.refusal(NotationError, "text/no-heading", heading=f"bastide {what} {version}")
    if int(heading["version"]) > version:
        raise lines[0].refusal(NotationError, "text/newer-version", version=heading["version"], known=str(version))
    return lines[1:]


def keyed(lines: Iterable[Line], needed: Sequence[str], optional: Sequence[str] = ()) -> Fields:
    """The lines by their keys: all that are needed, each once. Raises NotationError."""
    known = (*needed, *optional)
    fields: Fields = {}
    for line in lines:
        match = KEY.fullmatch(line.text)
        if match is None:
            raise line.refusal(NotationError, "text/no-key", known=known)
        if match["key"] not in known:
            raise line.refusal(NotationError, "text/unknown-key", key=match["key"], known=known)
        if match["key"] in fields:
            raise line.refusal(NotationError, "text/key-twice", key=match["key"], first=fields[match["key"]].number)
        fields[match["key"]] = line
    for key in needed:
        if key not in fields:
            raise NotationError("text/missing-key", key=key)
    return fields


def read_setup(fields: Fields, kind: type[BastideError], own: Edition | None) -> Setup:
    """The edition, the number of players and the options. Raises NotationError, or `kind` for what cannot be."""
    line = fields["players"]
    players = read_number(line, line.value)
    if not MIN_PLAYERS <= players <= MAX_PLAYERS:
        raise line.refusal(kind, "text/players", players=line.value, least=MIN_PLAYERS, most=MAX_PLAYERS)
    rules = read_edition(fields["edition"], kind, own)
    return Setup(rules, players, read_yes_or_no(fields["farmers"]), read_yes_or_no(fields["draw ahead"]))


def read_edition(line: Line, kind: type[BastideError], own: Edition | None) -> Edition:
    """The edition that a line names: a person's own one, if it is called so, or one that Bastide comes with."""
    try:
        return own if own and own.name == line.value else edition(line.value)
    except SetupError as error:
        raise line.refusal(kind, "text/unknown-edition", **error.details) from None


def read_yes_or_no(line: Line) -> bool:
    if line.value not in (YES, NO):
        raise line.refusal(NotationError, "text/not-yes-or-no")
    return line.value == YES


def read_number(line: Line, word: str) -> int:
    """A whole number that stands in a line."""
    if not NUMBER.fullmatch(word):
        raise line.refusal(NotationError, "text/not-a-number", word=word)
    if len(word.lstrip("-")) > MOST_DIGITS:
        raise line.refusal(NotationError, "text/too-many-digits", word=word, most=MOST_DIGITS)
    return int(word)


def read_seat(line: Line, word: str, players: int, kind: type[BastideError]) -> int:
    """A seat that stands in a line."""
    seat = read_number(line, word)
    if not 0 <= seat < players:
        raise line.refusal(kind, "text/no-such-seat", seat=word, last=players - 1)
    return seat


def read_by_seat(line: Line, players: int, kind: type[BastideError]) -> list[str]:
    """The words behind the key of a line, one for each seat."""
    words = line.value.split()
    if len(words) != players:
        raise line.refusal(kind, "text/wrong-count", given=len(words), players=players)
    return words


def read_tile(line: Line, name: str, setup: Setup, kind: type[BastideError]) -> Tile:
    """A tile of the edition that stands in a line."""
    try:
        tile = find_tile(name, setup.tiles)
    except NotationError as error:
        raise line.refusal(NotationError, "text/bad-tile", problem=error) from None
    check_tile(line, tile, setup, kind)
    return tile


def read_move(line: Line, text: str, setup: Setup, kind: type[BastideError]) -> Move:
    """A move with a tile of the edition that stands in a line, in its canonical rotation."""
    try:
        move = Move.parse(text, setup.tiles)
    except NotationError as error:
        raise line.refusal(NotationError, "text/bad-move", problem=error) from None
    check_tile(line, move.tile, setup, kind)
    return move.canonical()


def check_tile(line: Line, tile: Tile, setup: Setup, kind: type[BastideError]) -> None:
    if setup.tiles.get(tile.name) != tile:
        raise line.refusal(kind, "text/foreign-tile", tile=tile, edition=setup.edition.name)


def setup_lines(rules: str, players: int, *, farmers: bool, draw_ahead: bool) -> list[str]:
    """The lines that `read_setup` reads."""
    values = (rules, str(players), yes_or_no(farmers), yes_or_no(draw_ahead))
    return [f"{key}: {value}" for key, value in zip(SETUP_KEYS, values, strict=True)]


def yes_or_no(value: bool) -> str:
    return YES if value else NO
