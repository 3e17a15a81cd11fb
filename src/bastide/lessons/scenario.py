"""Parse scenario files: a title, a few sentences, a drawn board, an optional turn, and the expected results.

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

The number in the title is that of the worked example; other scenarios have none. `board_diagram` explains the board,
and `expectation` the expected results; each of their keys may be repeated for some of the editions. Optional keys are

    before: red 48          the scores before the turn; players that are not named have 0
    farmers: no             the option to play without farmers
    bag: 84 88              the undrawn tiles before the turn, "-" for none; by default all that are not on the board
    draws: 86               tiles that are drawn after the turn, in this order
    then: red lays 84>180   the tile that is drawn and laid last

Other keys are errors.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass, fields
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import takewhile

from bastide.lessons.board_diagram import BoardDiagram, DiagramTile, read_diagram, read_laid, read_seat
from bastide.lessons.expectation import Amounts, Expectation, read_amounts, read_expectation

TITLE = re.compile(r"# (?:(?P<number>[1-9]\d*)\. )?(?P<title>\S.*)")
KEY = re.compile(r"(?P<key>[a-z]+)(?: in (?P<editions>[a-z ]+))?:(?: (?P<value>\S.*))?")
TURN = re.compile(r"(?P<seat>[a-z]+) lays (?P<laid>\S+)(?: (?P<place>\S+))?")
NEEDED, OPTIONAL = ("editions", "players", "board"), ("before", "farmers", "bag", "turn", "draws", "then")
EXPECTED = tuple(field.name for field in fields(Expectation))
BOARD_LINE, INDENT = "board:", "    "
SUFFIX = ".txt"
EXAMPLES, READINGS = "examples", "readings"


@dataclass(frozen=True)
class Scenario:
    """A parsed scenario; `expected` is by edition."""

    name: str
    number: int | None
    title: str
    story: str
    players: int
    farmers: bool
    before: Amounts
    board: BoardDiagram
    bag: str | None
    turn: DiagramTile | None
    draws: tuple[str, ...]
    then: DiagramTile | None
    expected: dict[str, Expectation]

    @property
    def editions(self) -> tuple[str, ...]:
        return tuple(self.expected)

    @property
    def differs(self) -> bool:
        """True if the editions have different results."""
        first, *others = self.expected.values()
        return any(other != first for other in others)

    def move(self) -> str:
        """Return the move of the turn."""
        assert self.turn is not None
        assert self.board.gap is not None
        return self.turn.move_text(self.board.gap)

    def move_after(self) -> str:
        """Return the move after the turn."""
        assert self.then is not None
        assert self.board.gap_after is not None
        return self.then.move_text(self.board.gap_after)


@dataclass(frozen=True)
class ScenarioEntry:
    """A key and its value; `editions` is empty if they apply to all."""

    key: str
    editions: tuple[str, ...]
    value: str


def read_scenario(file: Traversable) -> Scenario:
    """Read a scenario file. Raises ValueError with the name of the file."""
    try:
        return parse_scenario(file.name.removesuffix(SUFFIX), file.read_text(encoding="utf-8"))
    except ValueError as error:
        raise ValueError(f"{file.name}: {error}") from error


def parse_scenario(name: str, text: str) -> Scenario:
    """Parse a scenario. Raises ValueError."""
    head, _, body = text.partition("\n\n")
    first, *story = head.splitlines()
    title = TITLE.fullmatch(first)
    if title is None or not story:
        raise ValueError(f"{first!r} is not a title with a story below it")
    drawn, lines = split_board([line for line in body.splitlines() if line])
    entries = read_entries(lines)
    common = {entry.key: entry.value for entry in entries if not entry.editions}
    turn, then = (read_turn(common[key]) if key in common else None for key in ("turn", "then"))
    board = read_diagram(drawn)
    if (turn is None) != (board.gap is None) or (then is None) != (board.gap_after is None):
        raise ValueError("a tile to lay requires a cell ? or ??, and a cell ? or ?? requires a tile to lay")
    if turn is None and ("draws" in common or then):
        raise ValueError("'draws' and 'then' require a turn")
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


def split_board(lines: list[str]) -> tuple[list[str], list[str]]:
    """Split lines into the indented lines of the board and the lines with keys."""
    first = lines.index(BOARD_LINE) + 1 if BOARD_LINE in lines else len(lines)
    drawn = list(takewhile(lambda line: line.startswith(INDENT), lines[first:]))
    return [line.removeprefix(INDENT) for line in drawn], lines[:first] + lines[first + len(drawn) :]


def read_entries(lines: Iterable[str]) -> list[ScenarioEntry]:
    """Parse keys and values. Raises ValueError for missing and repeated keys."""
    entries = [read_entry(line) for line in lines]
    seen = [(entry.key, name) for entry in entries for name in entry.editions or ("",)]
    for key, name in seen:
        if seen.count((key, name)) > 1:
            raise ValueError(f"{key!r} occurs twice for the same edition")
    for key in NEEDED:
        if (key, "") not in seen:
            raise ValueError(f"{key!r} is missing")
    if not any(key in EXPECTED for key, _ in seen):
        raise ValueError(f"there must be an expected result: one of {', '.join(EXPECTED)}")
    return entries


def read_entry(line: str) -> ScenarioEntry:
    match = KEY.fullmatch(line)
    if match is None:
        raise ValueError(f"{line!r} is not a key, a colon and a value")
    key, editions, value = match["key"], tuple((match["editions"] or "").split()), match["value"] or ""
    if key not in (*NEEDED, *OPTIONAL, *EXPECTED):
        raise ValueError(f"the key {key!r} is unknown")
    if editions and key not in EXPECTED:
        raise ValueError(f"{key!r} cannot differ between editions")
    if bool(value) != (key != "board"):
        raise ValueError(f"{line!r}: every key except 'board' has a value in its line")
    return ScenarioEntry(key, editions, value)


def read_turn(text: str) -> DiagramTile:
    match = TURN.fullmatch(text)
    if match is None:
        raise ValueError(f"{text!r} is not a turn such as 'red lays U>90 robber'")
    return read_laid(match["laid"], place=match["place"], seat=read_seat(match["seat"]))


def read_farmers(text: str) -> bool:
    if text not in ("yes", "no"):
        raise ValueError(f"farmers: {text!r} is neither yes nor no")
    return text == "yes"


def expected_by_edition(common: dict[str, str], entries: list[ScenarioEntry]) -> dict[str, Expectation]:
    """Return the expected results of each edition: its own values, or else the common ones."""
    names = common["editions"].split()
    unlisted = {name for entry in entries for name in entry.editions} - set(names)
    if unlisted or len(set(names)) != len(names):
        raise ValueError(f"editions: {' '.join(names)!r} names one twice, or lacks one of {unlisted}")
    common_results = {key: value for key, value in common.items() if key in EXPECTED}
    own = {name: {entry.key: entry.value for entry in entries if name in entry.editions} for name in names}
    return {name: read_expectation(common_results | own[name]) for name in names}


@cache
def scenarios(folder: str) -> tuple[Scenario, ...]:
    """Load the shipped scenarios of a folder, sorted by file name."""
    found = (file for file in (files(__package__) / "data" / folder).iterdir() if file.name.endswith(SUFFIX))
    return tuple(read_scenario(file) for file in sorted(found, key=lambda file: file.name))


@cache
def scenarios_by_name() -> dict[str, Scenario]:
    """Load all shipped scenarios by name."""
    return {scenario.name: scenario for folder in (EXAMPLES, READINGS) for scenario in scenarios(folder)}
