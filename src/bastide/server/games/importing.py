"""A record that somebody has becomes a game: what it is played with, and the lines that tell it."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from bastide.rules.events import Drawn, Placed, TakenBack
from bastide.rules.game import Game
from bastide.rules.history import surviving
from bastide.rules.json_text import is_json, parse_json
from bastide.rules.plain_json import from_json, record_from_json
from bastide.rules.record import Entry, Record
from bastide.rules.replaying import seeded
from bastide.server.games.decks import shuffled
from bastide.server.games.hosting import Hosting
from bastide.server.games.story import Story, new_story, play_line, take_back_line
from bastide.tiles import Tile

MOST_TAKEBACKS = 200  # that are told: whoever opens the game waits for each of them


class Imported(NamedTuple):
    """A game that was played elsewhere, and the lines that tell it here."""

    record: Record
    hosting: Hosting
    lines: tuple[str, ...]
    story: Story


def imported(text: str) -> Imported:
    """The game of a record, as text or as JSON, played again. Raises BastideError, which says where and why not."""
    record, game = read_record(text)
    entries, drawn = record.entries, draws_of(record.entries)
    if drawn is None:
        entries, drawn = tuple(surviving(entries)), game.drawn_tiles()
    hosting = Hosting(record.edition, record.players, record.options, order_of(record, game, drawn), record.position)
    lines = tuple(lines_of(entries))
    return Imported(record, hosting, lines, new_story(hosting).after(lines))


def read_record(text: str) -> tuple[Record, Game]:
    if is_json(text):
        data = parse_json(text)
        game = from_json(data)
        return record_from_json(data, game), game
    record = Record.parse(text)
    return record, record.replay()


def draws_of(entries: Sequence[Entry]) -> tuple[Tile, ...] | None:
    """What was drawn, also what was undone with a takeback, if the same tiles came again then, as from an order.

    Whoever draws from a bag of cloth may get others, which no order can tell: None. So it is with too many takebacks.
    """
    if sum(isinstance(entry, TakenBack) for entry in entries) > MOST_TAKEBACKS:
        return None
    known: dict[bool, list[Tile]] = {False: [], True: []}  # by whether they are bonus tiles
    kept: list[Entry] = []
    for entry in entries:
        if isinstance(entry, TakenBack):
            kept = surviving([*kept, entry])
            continue
        kept.append(entry)
        if isinstance(entry, Drawn):
            tiles, number = known[entry.tile.is_bonus], draws_from_bag(kept, entry.tile) - 1
            tiles += [entry.tile] if number == len(tiles) else []
            if tiles[number] != entry.tile:
                return None
    return (*known[False], *known[True])


def draws_from_bag(entries: Iterable[Entry], tile: Tile) -> int:
    """How many tiles were drawn from the bag of a tile."""
    return sum(isinstance(each, Drawn) and each.tile.is_bonus == tile.is_bonus for each in entries)


def order_of(record: Record, game: Game, drawn: tuple[Tile, ...]) -> tuple[Tile, ...]:
    """The order of the tiles: as far as it is known, and what is left in one that nobody can know."""
    known = record.order or drawn if record.seed is None else seeded(game, record.seed)
    rest = shuffled(record.edition, Counter(game.first_position().bag) - Counter(known))
    return tuple(sorted([*known, *rest], key=lambda tile: tile.is_bonus))


def lines_of(entries: Iterable[Entry]) -> Iterable[str]:
    """The lines of a story; what was drawn and discarded follows from the order."""
    for entry in entries:
        match entry:
            case Placed(player, move):
                yield play_line(player, move)
            case TakenBack(player):
                yield take_back_line(player)
