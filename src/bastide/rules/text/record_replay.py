"""Replay a record, checking every line."""

from collections import deque
from collections.abc import Iterable

from bastide.errors import IllegalMove, NotationError, PositionError, RecordError, SetupError
from bastide.rules.deck import shuffle_tiles
from bastide.rules.events import Discarded, Drawn, Placed, TakenBack
from bastide.rules.game import Game
from bastide.rules.options import Phase
from bastide.rules.text.lines import SetupHeader, TextLine
from bastide.rules.text.position import parse_beginning
from bastide.rules.text.record import Record, RecordEntry, end_lines, entry_line, header_lines
from bastide.tiles import Tile

Discards = deque[Discarded]


def replay(record: Record, order: Iterable[Tile | str] | None, *, keeps_takebacks: bool = True) -> Game:
    """Replay a record; given an order, the game continues as a host. Raises RecordError.

    A game that does not keep its takebacks is replayed faster: its events are those of the remaining moves.
    """
    game = first_position(record)
    due: Discards = deque()
    for number, entry in enumerate(record.entries):
        try:
            replay_entry(game, entry, due, keeps_takebacks)
        except IllegalMove as error:
            raise entry_text_line(record, number).error(RecordError, "record/illegal", problem=error) from None
        except RecordError as error:
            raise entry_text_line(record, number).error(RecordError, error.reason, **error.details) from None
    check_end(record, game)
    if order is not None:
        resume(game, order)
    return game


def first_position(record: Record) -> Game:
    """Return the game before its first event. Raises RecordError."""
    options = record.options
    if record.position is None:
        return Game.unhosted(
            record.edition,
            players=record.players,
            farmers=options.farmers,
            draw_ahead=options.draw_ahead,
            first=options.first,
        )
    try:
        setup = SetupHeader(record.edition, record.players, options.farmers, options.draw_ahead)
        return parse_beginning(record.position, setup)
    except (NotationError, PositionError) as error:
        raise RecordError("record/bad-position", problem=error) from None


def entry_text_line(record: Record, number: int) -> TextLine:
    """Return the line of an entry in `str(record)`. Numbers beyond the entries are those of the end lines."""
    entries = record.entries
    text = entry_line(entries[number]) if number < len(entries) else end_lines(record)[number - len(entries)]
    return TextLine(len(header_lines(record)) + 2 + number, text)


def replay_entry(game: Game, entry: RecordEntry, due: Discards, keeps_takebacks: bool) -> None:
    """Replay one entry. `due` are discards of the game whose entries are still to come."""
    if isinstance(entry, Discarded):
        if not due or due.popleft() != entry:
            raise RecordError("record/no-discard", seat=entry.player, tile=entry.tile)
        return
    if due:
        raise RecordError("record/discard-missing", wanted=entry_line(due[0]))
    match entry:
        case TakenBack():
            taken = game.take_back() if keeps_takebacks else undo(game)
            if taken != entry:
                raise RecordError("record/other-move", wanted=entry_line(taken))
        case Drawn():
            check_drawer(game, entry)
            due += [event for event in game.draw(entry.tile) if isinstance(event, Discarded)]
        case Placed():
            check_seat(game, entry.player)
            due += [event for event in game.push(entry.move) if isinstance(event, Discarded)]


def undo(game: Game) -> TakenBack:
    """Undo the last move as `Game.take_back` does, but without a trace in the history."""
    if game.is_over:
        raise IllegalMove("undo/over")
    game.pop()
    return TakenBack(game.player)


def check_seat(game: Game, seat: int) -> None:
    if not game.is_over and seat != game.player:
        raise RecordError("record/other-seat", seat=game.player)


def check_drawer(game: Game, entry: Drawn) -> None:
    check_seat(game, entry.player)
    ahead = game.phase is Phase.DRAW_AHEAD
    # The game itself checks whether a bonus tile is due.
    if game.phase in (Phase.DRAW, Phase.DRAW_AHEAD) and not entry.tile.is_bonus and entry.ahead != ahead:
        raise RecordError("record/other-draw", wanted=entry_line(Drawn(entry.player, entry.tile, ahead)))


def check_end(record: Record, game: Game) -> None:
    """Compare the end of the record with that of the game."""
    number = len(record.entries)
    if record.scores is None:
        return
    if not game.is_over:
        raise entry_text_line(record, number).error(RecordError, "record/not-over")
    if record.scores != game.scores:
        scores = " ".join(map(str, game.scores))
        raise entry_text_line(record, number).error(RecordError, "record/wrong-scores", scores=scores)
    line = entry_text_line(record, number + 1) if record.seed is not None or record.order is not None else None
    if line and record.seed is not None and not has_drawn_from(game, seeded_order(game, record.seed)):
        raise line.error(RecordError, "record/wrong-seed")
    if line and record.order is not None and not has_drawn_from(game, record.order):
        raise line.error(RecordError, "record/wrong-order")


def seeded_order(game: Game, seed: int) -> tuple[Tile, ...]:
    """Return the tiles in the order of a seed."""
    return tuple(game.edition.tiles[design] for design in shuffle_tiles(game.edition, seed))


def has_drawn_from(game: Game, order: Iterable[Tile]) -> bool:
    """Return True if the order begins with the tiles that a game has drawn."""
    try:
        game.copy().resume(order)
    except SetupError:
        return False
    return True


def resume(game: Game, order: Iterable[Tile | str]) -> None:
    """Make the game a host with this order, which must begin with the drawn tiles. Raises RecordError."""
    try:
        game.resume(order)
    except SetupError as error:
        raise RecordError("record/bad-order", problem=error) from None
