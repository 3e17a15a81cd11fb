"""Records of games: written for a room, imported as new games, and scored by other editions."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from bastide.rules.events import Drawn, Placed, Scored, TakenBack
from bastide.rules.game import Game
from bastide.rules.history import drop_taken_back
from bastide.rules.rescoring import others_like, rescored
from bastide.rules.text.json_reader import is_json
from bastide.rules.text.json_record import record_and_game
from bastide.rules.text.names import NAME_SEPARATOR
from bastide.rules.text.record import Record, RecordEntry
from bastide.rules.text.record_replay import replay, seeded_order
from bastide.server.game.config import GameConfig, GameInfo, shuffled_order
from bastide.server.game.history import GameHistory, new_history
from bastide.server.game.lines import GameLine, Play, TakeBack
from bastide.server.game.seats import SeatState, names_of, winners_among
from bastide.server.game.snapshot import totals_by_kind
from bastide.server.protocol.replay import EditionScores, OtherEditions
from bastide.tiles import Tile

SIMILAR_SEPARATOR = "¦"  # replaces the one character that a name in a record cannot have
MAX_TAKEBACKS = 200  # in an imported game, because each of them delays its import and its opening


def record_of(info: GameInfo, seats: Sequence[SeatState], history: GameHistory) -> Record:
    """Return the record of a game. It reveals the order of the tiles only after the last one is laid."""
    names = [name.replace(NAME_SEPARATOR, SIMILAR_SEPARATOR) for name in names_of(seats)]
    aids = info.aids if info.are_aids_recorded else ()
    return history.game.record(names=names if any(names) else (), aids=aids)


class ImportedGame(NamedTuple):
    """A game that was played elsewhere, as the lines of a game of this server."""

    record: Record
    config: GameConfig
    lines: tuple[GameLine, ...]
    history: GameHistory


def import_record(text: str) -> ImportedGame:
    """Replay a record, which is text or JSON. Raises BastideError with the faulty line."""
    record, game = read_record(text)
    entries, drawn = record.entries, known_draws(record.entries)
    if drawn is None:
        entries, drawn = tuple(drop_taken_back(entries)), game.drawn_tiles()
    order = complete_order(record, game, drawn)
    config = GameConfig(record.edition, record.players, record.options, order, record.position)
    lines = tuple(lines_of(entries))
    return ImportedGame(record, config, lines, new_history(config).after(lines))


def read_record(text: str) -> tuple[Record, Game]:
    if is_json(text):
        return record_and_game(text)
    record = Record.parse(text)
    return record, replay(record, None, keeps_takebacks=not has_many_takebacks(record.entries))


def has_many_takebacks(entries: Iterable[RecordEntry]) -> bool:
    return sum(isinstance(entry, TakenBack) for entry in entries) > MAX_TAKEBACKS


def known_draws(entries: Sequence[RecordEntry]) -> tuple[Tile, ...] | None:
    """Return all tiles that were drawn, also those that a takeback undid.

    Return None if no order of tiles explains them: players with a real bag may draw other tiles after a takeback. The
    same goes for a record with too many takebacks.
    """
    if has_many_takebacks(entries):
        return None
    known: dict[bool, list[Tile]] = {False: [], True: []}  # land tiles, bonus tiles
    kept: list[RecordEntry] = []
    for entry in entries:
        if isinstance(entry, TakenBack):
            kept = drop_taken_back([*kept, entry])
            continue
        kept.append(entry)
        if isinstance(entry, Drawn):
            tiles, number = known[entry.tile.is_bonus], count_draws(kept, entry.tile) - 1
            tiles += [entry.tile] if number == len(tiles) else []
            if tiles[number] != entry.tile:
                return None
    return (*known[False], *known[True])


def count_draws(entries: Iterable[RecordEntry], tile: Tile) -> int:
    """Count the draws from the bag that a tile belongs to."""
    return sum(isinstance(each, Drawn) and each.tile.is_bonus == tile.is_bonus for each in entries)


def complete_order(record: Record, game: Game, drawn: tuple[Tile, ...]) -> tuple[Tile, ...]:
    """Return the order of the tiles as far as the record tells it, and the rest at random."""
    known = record.order or drawn if record.seed is None else seeded_order(game, record.seed)
    rest = shuffled_order(record.edition, Counter(game.first_position().bag) - Counter(known))
    return tuple(sorted([*known, *rest], key=lambda tile: tile.is_bonus))


def lines_of(entries: Iterable[RecordEntry]) -> Iterator[GameLine]:
    """Yield the lines of a game; draws and discards follow from the order."""
    for entry in entries:
        match entry:
            case Placed(player, move):
                yield Play(player, move)
            case TakenBack(player):
                yield TakeBack(player)


def score_by_editions(record: Record, remaining: Sequence[int]) -> OtherEditions:
    """Score a finished game by its own edition and the others with the same tiles. Raises SetupError.

    Only `remaining` seats can win.
    """
    others = others_like(record.edition)
    return OtherEditions(
        played=edition_scores(record.replay(), remaining),
        others=[edition_scores(rescored(record, other), remaining) for other in others],
    )


def edition_scores(game: Game, remaining: Sequence[int]) -> EditionScores:
    return EditionScores(
        edition=game.edition.name,
        scores=game.scores,
        winners=list(winners_among(game.scores, remaining)),
        sums=totals_by_kind((event for event in game.events() if isinstance(event, Scored)), game.players),
    )
