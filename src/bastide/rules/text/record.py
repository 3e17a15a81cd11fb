"""Text format of records: a header with the setup, then a line for each draw, discard, move and takeback.

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

docs/formats.md specifies it. Lines are only appended, so that a crash loses nothing.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bastide.rules.events import Discarded, Drawn, Placed, TakenBack
from bastide.rules.options import Options
from bastide.rules.text.lines import setup_lines
from bastide.rules.text.names import AID_SEPARATOR, NAME_SEPARATOR, check_names, check_word
from bastide.tiles import Edition, Tile
from bastide.version import __version__

if TYPE_CHECKING:
    from bastide.rules.game import Game

VERSION = 1
PROGRAM = "bastide"
PROGRAM_NAME = f"{PROGRAM} {__version__}"  # the program that writes records
DRAWS, DRAWS_AHEAD, DRAWS_BONUS = "draws", "draws ahead", "draws bonus"

RecordEntry = Drawn | Discarded | Placed | TakenBack


@dataclass(frozen=True, slots=True)
class Record:
    """All events of a game: enough to replay it.

    `names` are empty, or one for each seat. `scores` are set when the game is over. The record of a finished host then
    also has its `seed`, or else the `order` of its tiles. `position` is the position line at which the game begins,
    unless it begins with its first tile; the order is then that of the tiles in its bag.
    `Record.parse(str(record)) == record`.
    """

    edition: Edition
    players: int
    options: Options
    names: tuple[str, ...] = ()
    aids: tuple[str, ...] = ()
    entries: tuple[RecordEntry, ...] = ()
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
        """Return the record of a game so far."""
        first = game.first_position()
        reveals = game.is_over and game.is_host
        return cls(
            game.edition,
            game.players,
            first.options,
            tuple(names),
            tuple(aids),
            tuple(event for event in game.events() if isinstance(event, RecordEntry)),
            game.scores if game.is_over else None,
            game._seed if reveals else None,
            game.hidden_order() if reveals and game._seed is None else None,
            PROGRAM_NAME,
            None if first.is_from_start else first.position_line(),
        )

    @classmethod
    def parse(cls, text: str, *, own: Edition | None = None) -> "Record":
        """Parse the text of a record. `own` is a custom edition that it may name.

        Raises NotationError or RecordError.
        """
        from bastide.rules.text.record_parser import parse_record

        return parse_record(text, own)

    def first_position(self) -> "Game":
        """Return the game before its first event. Raises RecordError if its position is invalid."""
        from bastide.rules.text.record_replay import first_position

        return first_position(self)

    def replay(self, *, order: Iterable[Tile | str] | None = None) -> "Game":
        """Replay the game, checking each line. Raises RecordError.

        Given the `order` of its tiles, the game is a host that continues where the record stops.
        """
        from bastide.rules.text.record_replay import replay

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


def entry_line(event: RecordEntry) -> str:
    """Return the line of an event, without its line break."""
    match event:
        case Drawn(player, tile, ahead):
            return f"{player} {draw_words(tile, ahead=ahead)} {tile}"
        case Discarded(player, tile):
            return f"{player} discards {tile}"
        case Placed(player, move):
            return f"{player} plays {move}"
        case TakenBack(player):
            return f"{player} takes back"


def draw_words(tile: Tile, *, ahead: bool) -> str:
    """Return the verb for drawing a tile."""
    if tile.is_bonus:
        return DRAWS_BONUS
    return DRAWS_AHEAD if ahead else DRAWS
