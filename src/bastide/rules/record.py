"""A game's record as text: who sat where, then every draw, discard, move and takeback, a line each.

    bastide record 1
    program: bastide 0.1.0
    edition: winter
    players: 3
    farmers: yes
    draw ahead: no
    first: 0
    names: Ann | Bob | Cid

    0 draws N
    0 plays N@0,-1>180 field

docs/formats.md specifies it. Lines are only ever added at the end, so that a crash loses nothing.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from typing import TYPE_CHECKING

from bastide.errors import RecordError
from bastide.rules.events import Discarded, Drawn, Placed, TakenBack
from bastide.rules.keyed_lines import setup_lines
from bastide.rules.options import Options
from bastide.rules.showing import as_shown
from bastide.tiles import Edition, Tile

if TYPE_CHECKING:
    from bastide.rules.game import Game

VERSION = 1
PROGRAM = "bastide"
DRAWS, DRAWS_AHEAD, DRAWS_BONUS = "draws", "draws ahead", "draws bonus"
NAME_SEPARATOR, AID_SEPARATOR = "|", ","

Entry = Drawn | Discarded | Placed | TakenBack


@dataclass(frozen=True, slots=True)
class Record:
    """All that happened in a game, from its beginning on: enough to play it again.

    `names` are empty, or one for each seat. `scores` are there once the game has ended; then, if the game drew by
    itself, so is its `seed`, or else the `order` of its tiles. A game that does not begin with its first tile has the
    `position` that it begins at, in one line; the order is then that of the tiles in its bag.
    `Record.parse(str(record)) == record`.
    """

    edition: Edition
    players: int
    options: Options
    names: tuple[str, ...] = ()
    aids: tuple[str, ...] = ()
    entries: tuple[Entry, ...] = ()
    scores: tuple[int, ...] | None = None
    seed: int | None = None
    order: tuple[Tile, ...] | None = None
    program: str = ""
    position: str | None = None

    def __post_init__(self) -> None:
        check_names(self.names, self.players)
        check_word(self.program, "\n")
        for aid in self.aids:
            check_word(aid, AID_SEPARATOR)

    @classmethod
    def of(cls, game: "Game", *, names: Iterable[str] = (), aids: Iterable[str] = ()) -> "Record":
        """The record of a game so far."""
        first = game.first_position()
        reveals = game.is_over and game.is_host
        return cls(
            game.edition,
            game.players,
            first.options,
            tuple(names),
            tuple(aids),
            tuple(event for event in game.events() if isinstance(event, Entry)),
            game.scores if game.is_over else None,
            game._seed if reveals else None,
            game.hidden_order() if reveals and game._seed is None else None,
            program_name(),
            None if first.is_from_start else first.position_line(),
        )

    @classmethod
    def parse(cls, text: str, *, own: Edition | None = None) -> "Record":
        """The record that `str(record)` wrote; by an edition of one's `own` if it names that.

        Raises NotationError or RecordError.
        """
        from bastide.rules.record_reading import parse_record

        return parse_record(text, own)

    def first_position(self) -> "Game":
        """The game before anything happened in it. Raises RecordError if the position of its beginning is none."""
        from bastide.rules.replaying import first_position

        return first_position(self)

    def replay(self, *, order: Iterable[Tile | str] | None = None) -> "Game":
        """The game, played again and checked line by line. Raises RecordError.

        With the `order` of its tiles the game draws by itself again, from where the record stops.
        """
        from bastide.rules.replaying import replay

        return replay(self, order)

    def __str__(self) -> str:
        return "\n".join([*header_lines(self), "", *map(entry_line, self.entries), *end_lines(self)]) + "\n"


def header_lines(record: Record) -> list[str]:
    options = record.options
    lines = [
        f"bastide record {VERSION}",
        f"program: {record.program}",
        *setup_lines(record.edition.name, record.players, farmers=options.farmers, draw_ahead=options.draw_ahead),
        f"first: {options.first}",
    ]
    if record.names:
        lines.append(f"names: {f' {NAME_SEPARATOR} '.join(record.names)}".rstrip())
    if record.aids:
        lines.append(f"aids: {f'{AID_SEPARATOR} '.join(record.aids)}")
    if record.position is not None:
        lines.append(f"position: {record.position}")
    return lines


def end_lines(record: Record) -> list[str]:
    lines = [] if record.scores is None else [f"ends {' '.join(map(str, record.scores))}"]
    if record.seed is not None:
        lines.append(f"seed {record.seed}")
    if record.order is not None:
        lines.append(f"order {' '.join(map(str, record.order))}")
    return lines


def entry_line(event: Entry) -> str:
    """The line of a record, without its line break, that tells what happened."""
    match event:
        case Drawn(player, tile, ahead):
            return f"{player} {act_of_drawing(tile, ahead=ahead)} {tile}"
        case Discarded(player, tile):
            return f"{player} discards {tile}"
        case Placed(player, move):
            return f"{player} plays {move}"
        case TakenBack(player):
            return f"{player} takes back"


def act_of_drawing(tile: Tile, *, ahead: bool) -> str:
    """The words for a draw of that tile."""
    if tile.is_bonus:
        return DRAWS_BONUS
    return DRAWS_AHEAD if ahead else DRAWS


def check_names(names: tuple[str, ...], players: int) -> None:
    """Refuse names that a record cannot keep."""
    if names and len(names) != players:
        raise RecordError("record/wrong-names", names=names, given=len(names), players=players)
    for name in names:
        check_word(name, NAME_SEPARATOR)


def check_word(word: str, separator: str) -> None:
    if separator in word or word != word.strip() or word != as_shown(word):
        raise RecordError("record/bad-word", word=repr(word), separator=separator)


@cache
def program_name() -> str:
    """The program that writes a record, with its version."""
    try:
        return f"{PROGRAM} {version(PROGRAM)}"
    except PackageNotFoundError:  # it runs from its sources
        return PROGRAM
