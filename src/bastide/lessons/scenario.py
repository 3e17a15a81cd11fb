"""Reads a scenario file: a title, a few sentences, a drawn board, perhaps a turn, and what must come of it.

    # 4. A completed city of two tiles
    Two of the rulebooks pay so small a city less.

    editions: hungarian slovak
    players: 2
    board:
        .    ?
        D*   D red knight
    turn: red lays E>180
    scores: red 4
    scores in slovak: red 2

The number in the title is that of the worked example; other scenarios have none. `drawing` explains the board, and
`expected` what can be asked; each of those keys may be said again for some of the editions. There may also be

    before: red 48          the scores before the turn; who is not named has none
    farmers: no             the option to play without farmers
    bag: 84 88              the undrawn tiles before the turn, "-" for none; if not told, all that lie nowhere
    draws: 86               tiles that are drawn after the turn, one after the other
    then: red lays 84>180   the tile that is drawn and laid after all this

Nothing else is understood.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass, fields
from importlib.resources.abc import Traversable
from itertools import takewhile

from bastide.lessons.drawing import Drawing, Laying, read_drawing, read_laid, read_seat
from bastide.lessons.expected import Amounts, Expected, read_amounts, read_expected

TITLE = re.compile(r"# (?:(?P<number>[1-9]\d*)\. )?(?P<title>\S.*)")
KEY = re.compile(r"(?P<key>[a-z]+)(?: in (?P<editions>[a-z ]+))?:(?: (?P<value>\S.*))?")
TURN = re.compile(r"(?P<seat>[a-z]+) lays (?P<laid>\S+)(?: (?P<place>\S+))?")
NEEDED, OPTIONAL = ("editions", "players", "board"), ("before", "farmers", "bag", "turn", "draws", "then")
ASKED = tuple(field.name for field in fields(Expected))
BOARD_LINE, INDENT = "board:", "    "
SUFFIX = ".txt"


@dataclass(frozen=True)
class Scenario:
    """A scenario as its file tells it; `expected` is by edition."""

    name: str
    number: int | None
    title: str
    story: str
    players: int
    farmers: bool
    before: Amounts
    board: Drawing
    bag: str | None
    turn: Laying | None
    draws: tuple[str, ...]
    then: Laying | None
    expected: dict[str, Expected]

    @property
    def editions(self) -> tuple[str, ...]:
        return tuple(self.expected)

    @property
    def differs(self) -> bool:
        """Whether something else comes of it in some of the editions."""
        first, *others = self.expected.values()
        return any(other != first for other in others)

    def move(self) -> str:
        """The move of the turn."""
        assert self.turn is not None
        assert self.board.gap is not None
        return self.turn.at(self.board.gap)

    def move_after(self) -> str:
        """The move that follows the turn."""
        assert self.then is not None
        assert self.board.gap_after is not None
        return self.then.at(self.board.gap_after)


@dataclass(frozen=True)
class Entry:
    """A key and its value; `editions` if they hold for some only."""

    key: str
    editions: tuple[str, ...]
    value: str


def read_scenario(file: Traversable) -> Scenario:
    """The scenario in a file. Raises ValueError, naming the file."""
    try:
        return parse_scenario(file.name.removesuffix(SUFFIX), file.read_text(encoding="utf-8"))
    except ValueError as error:
        raise ValueError(f"{file.name}: {error}") from error


def parse_scenario(name: str, text: str) -> Scenario:
    """The scenario that a text tells. Raises ValueError."""
    head, _, body = text.partition("\n\n")
    first, *story = head.splitlines()
    title = TITLE.fullmatch(first)
    if title is None or not story:
        raise ValueError(f"{first!r} is not a title with a story below it")
    drawn, lines = split([line for line in body.splitlines() if line])
    entries = read_entries(lines)
    common = {entry.key: entry.value for entry in entries if not entry.editions}
    turn, then = (read_turn(common[key]) if key in common else None for key in ("turn", "then"))
    board = read_drawing(drawn)
    if (turn is None) != (board.gap is None) or (then is None) != (board.gap_after is None):
        raise ValueError("a tile to be laid needs a cell drawn as ? or ??, and such a cell needs a tile")
    if turn is None and ("draws" in common or then):
        raise ValueError("what follows a turn needs a turn")
    return Scenario(
        name=name,
        number=int(title["number"]) if title["number"] else None,
        title=title["title"],
        story=" ".join(story),
        players=int(common["players"]),
        farmers=read_farmers(common.get("farmers", "yes")),
        before=read_amounts(common["before"]) if "before" in common else {},
        board=board,
        bag=common.get("bag"),
        turn=turn,
        draws=tuple(common.get("draws", "").split()),
        then=then,
        expected=expected_by_edition(common, entries),
    )


def split(lines: list[str]) -> tuple[list[str], list[str]]:
    """The indented lines that draw the board, and the lines with keys."""
    first = lines.index(BOARD_LINE) + 1 if BOARD_LINE in lines else len(lines)
    drawn = list(takewhile(lambda line: line.startswith(INDENT), lines[first:]))
    return [line.removeprefix(INDENT) for line in drawn], lines[:first] + lines[first + len(drawn) :]


def read_entries(lines: Iterable[str]) -> list[Entry]:
    """The keys and values, each key that is needed and none twice."""
    entries = [read_entry(line) for line in lines]
    seen = [(entry.key, name) for entry in entries for name in entry.editions or ("",)]
    for key, name in seen:
        if seen.count((key, name)) > 1:
            raise ValueError(f"{key!r} is there twice for the same edition")
    for key in NEEDED:
        if (key, "") not in seen:
            raise ValueError(f"{key!r} is missing")
    if not any(key in ASKED for key, _ in seen):
        raise ValueError(f"nothing is asked: none of {', '.join(ASKED)}")
    return entries


def read_entry(line: str) -> Entry:
    match = KEY.fullmatch(line)
    if match is None:
        raise ValueError(f"{line!r} is not a key, a colon and a value")
    key, editions, value = match["key"], tuple((match["editions"] or "").split()), match["value"] or ""
    if key not in (*NEEDED, *OPTIONAL, *ASKED):
        raise ValueError(f"the key {key!r} is unknown")
    if editions and key not in ASKED:
        raise ValueError(f"{key!r} holds for all editions")
    if bool(value) != (key != "board"):
        raise ValueError(f"{line!r}: every key but the board has a value in its line")
    return Entry(key, editions, value)


def read_turn(text: str) -> Laying:
    match = TURN.fullmatch(text)
    if match is None:
        raise ValueError(f"{text!r} is not a turn such as 'red lays U>90 robber'")
    return read_laid(match["laid"], place=match["place"], seat=read_seat(match["seat"]))


def read_farmers(text: str) -> bool:
    if text not in ("yes", "no"):
        raise ValueError(f"farmers: {text!r} is neither yes nor no")
    return text == "yes"


def expected_by_edition(common: dict[str, str], entries: list[Entry]) -> dict[str, Expected]:
    """What is asked of each edition: what is said for it, else what is said for all."""
    names = common["editions"].split()
    strangers = {name for entry in entries for name in entry.editions} - set(names)
    if strangers or len(set(names)) != len(names):
        raise ValueError(f"editions: {' '.join(names)!r} names one twice, or lacks one of {strangers}")
    asked = {key: value for key, value in common.items() if key in ASKED}
    own = {name: {entry.key: entry.value for entry in entries if name in entry.editions} for name in names}
    return {name: read_expected(asked | own[name]) for name in names}
