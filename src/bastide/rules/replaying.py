"""Plays a record again, checking every line."""

from collections import deque
from collections.abc import Iterable

from bastide.errors import IllegalMove, NotationError, PositionError, RecordError, SetupError
from bastide.rules.deck import shuffled
from bastide.rules.events import Discarded, Drawn, Placed, TakenBack
from bastide.rules.game import Game
from bastide.rules.keyed_lines import Line, Setup
from bastide.rules.options import Phase
from bastide.rules.position import parse_beginning
from bastide.rules.record import Entry, Record, end_lines, entry_line, header_lines
from bastide.tiles import Tile

Discards = deque[Discarded]


def replay(record: Record, order: Iterable[Tile | str] | None) -> Game:
    """The game of a record; with an order it draws by itself from where the record stops. Raises RecordError."""
    game = first_position(record)
    due: Discards = deque()
    for number, entry in enumerate(record.entries):
        try:
            replay_entry(game, entry, due)
        except IllegalMove as error:
            raise line_of(record, number).refusal(RecordError, "record/illegal", problem=error) from None
        except RecordError as error:
            raise line_of(record, number).refusal(RecordError, error.reason, **error.details) from None
    check_end(record, game)
    if order is not None:
        resume(game, order)
    return game


def first_position(record: Record) -> Game:
    """The game before anything happened in it. Raises RecordError."""
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
        setup = Setup(record.edition, record.players, options.farmers, options.draw_ahead)
        return parse_beginning(record.position, setup)
    except (NotationError, PositionError) as error:
        raise RecordError("record/bad-position", problem=error) from None


def line_of(record: Record, number: int) -> Line:
    """An entry's line, or from the number of entries on one of the lines of the end, as `str(record)` has it."""
    entries = record.entries
    text = entry_line(entries[number]) if number < len(entries) else end_lines(record)[number - len(entries)]
    return Line(len(header_lines(record)) + 2 + number, text)


def replay_entry(game: Game, entry: Entry, due: Discards) -> None:
    """Play one entry. `due` are the discards that the game has made by itself and that the record has yet to tell."""
    if isinstance(entry, Discarded):
        if not due or due.popleft() != entry:
            raise RecordError("record/no-discard", seat=entry.player, tile=entry.tile)
        return
    if due:
        raise RecordError("record/discard-missing", wanted=entry_line(due[0]))
    match entry:
        case TakenBack():
            taken = game.take_back()
            if taken != entry:
                raise RecordError("record/other-move", wanted=entry_line(taken))
        case Drawn():
            check_drawer(game, entry)
            due += [event for event in game.draw(entry.tile) if isinstance(event, Discarded)]
        case Placed():
            check_seat(game, entry.player)
            due += [event for event in game.push(entry.move) if isinstance(event, Discarded)]


def check_seat(game: Game, seat: int) -> None:
    if not game.is_over and seat != game.player:
        raise RecordError("record/other-seat", seat=game.player)


def check_drawer(game: Game, entry: Drawn) -> None:
    check_seat(game, entry.player)
    ahead = game.phase is Phase.DRAW_AHEAD
    # Whether it is the time for a bonus tile is the game's to say.
    if game.phase in (Phase.DRAW, Phase.DRAW_AHEAD) and not entry.tile.is_bonus and entry.ahead != ahead:
        raise RecordError("record/other-draw", wanted=entry_line(Drawn(entry.player, entry.tile, ahead)))


def check_end(record: Record, game: Game) -> None:
    """Compare the end that the record tells with that of the game."""
    number = len(record.entries)
    if record.scores is None:
        return
    if not game.is_over:
        raise line_of(record, number).refusal(RecordError, "record/not-over")
    if record.scores != game.scores:
        scores = " ".join(map(str, game.scores))
        raise line_of(record, number).refusal(RecordError, "record/wrong-scores", scores=scores)
    line = line_of(record, number + 1) if record.seed is not None or record.order is not None else None
    if line and record.seed is not None and not has_drawn_from(game, seeded(game, record.seed)):
        raise line.refusal(RecordError, "record/wrong-seed")
    if line and record.order is not None and not has_drawn_from(game, record.order):
        raise line.refusal(RecordError, "record/wrong-order")


def seeded(game: Game, seed: int) -> tuple[Tile, ...]:
    """The tiles in the order that belongs to the seed."""
    return tuple(game.edition.tiles[design] for design in shuffled(game.edition, seed))


def has_drawn_from(game: Game, order: Iterable[Tile]) -> bool:
    """Whether a game may have drawn in that order: it could go on with it."""
    try:
        game.copy().resume(order)
    except SetupError:
        return False
    return True


def resume(game: Game, order: Iterable[Tile | str]) -> None:
    """Let the game draw in that order, which must begin with what was drawn."""
    try:
        game.resume(order)
    except SetupError as error:
        raise RecordError("record/bad-order", problem=error) from None
