"""A game at one of its versions. Applying a line makes the next version; no version ever changes."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from operator import attrgetter
from typing import Any, NamedTuple

from bastide.errors import ServerError
from bastide.messages.events import seat_name
from bastide.rules.events import Drawn, Placed, Scored
from bastide.rules.game import Game, copy_with_order
from bastide.rules.history import drop_taken_back
from bastide.rules.move import Cell, Move
from bastide.server.game.config import GameConfig
from bastide.server.game.lines import Draw, GameLine, HandOverSeat, Play, Resign, Rewind, TakeBack, TallyPoints
from bastide.server.game.log import (
    HandedOver,
    LogEvent,
    PiecesByCell,
    Resigned,
    TableEvent,
    Tallied,
    WonByResignation,
    describe_events,
    placed_pieces,
)
from bastide.server.game.seats import SeatState, name_of, winners_among
from bastide.server.protocol.base import Points
from bastide.server.protocol.replay import MAX_RECORD_LENGTH

EventLog = tuple[LogEvent, ...]

RECORD_PER_LINE = 60  # characters of a record per stored line, on average
# No takebacks from this version, so that every record stays short enough to be imported again. The longest game needs
# a fraction of it. Every line also delays the loading of a game.
MAX_LINES = MAX_RECORD_LENGTH // RECORD_PER_LINE
MAX_TALLY_ENTRIES = 200  # more than a game has scores


class PlayedTurn(NamedTuple):
    """A move, its scores, and the points of all seats before it.

    `is_by_bot` is true if a computer player that took the seat over made the move.
    """

    player: int
    move: Move
    scored: tuple[Scored, ...]
    scores_before: Points
    is_by_bot: bool


@dataclass(frozen=True, slots=True)
class GameHistory:
    """A game with its turns and its log. Its version is the number of its lines.

    `game` must not be changed. `turns` omits moves that were taken back; `log` keeps them. `replaced` are the seats
    that computer players took over. `turn_start` is the version at which the present turn began. `taken_back` are the
    turns that the last lines took back, in the order of play, until anything else happens.
    """

    game: Game
    version: int = 0
    turns: tuple[PlayedTurn, ...] = ()
    log: EventLog = ()
    pieces: PiecesByCell = field(default_factory=dict)
    resigned: frozenset[int] = frozenset()
    replaced: frozenset[int] = frozenset()
    turn_start: int = 0
    taken_back: tuple[PlayedTurn, ...] = ()

    @property
    def turn(self) -> int:
        return len(self.turns)

    @property
    def is_by_hand(self) -> bool:
        """True if the players enter the draws."""
        return not self.game.is_host

    @property
    def remaining(self) -> tuple[int, ...]:
        """The seats that have not resigned."""
        return tuple(seat for seat in range(self.game.players) if seat not in self.resigned)

    @property
    def is_over(self) -> bool:
        """True once the last tile is laid, or all seats but one have resigned."""
        return self.game.is_over or len(self.remaining) == 1

    @property
    def winners(self) -> tuple[int, ...] | None:
        """The best of the seats that have not resigned, once the game is over."""
        return winners_among(self.game.scores, self.remaining) if self.is_over else None

    @property
    def scored(self) -> list[Scored]:
        """All scores that were not taken back."""
        events = (item.event for item in drop_taken_back(self.log, attrgetter("event")))
        return [event for event in events if isinstance(event, Scored)]

    @property
    def course(self) -> list[Points]:
        """The points at the beginning and after each turn."""
        return [*(turn.scores_before for turn in self.turns), self.game.scores]

    @property
    def last_cells(self) -> tuple[Cell | None, ...]:
        """The cell of each seat's last tile."""
        cells = {turn.player: turn.move.cell for turn in self.turns}
        return tuple(cells.get(seat) for seat in range(self.game.players))

    def after(self, lines: Iterable[GameLine]) -> "GameHistory":
        """Return the version after these lines. Raises BastideError if one of them is refused."""
        history = replace(self, game=copy_with_order(self.game))
        for line in lines:
            history = _next_version(history, APPLY[type(line)](history, line))
        return history


def _next_version(before: GameHistory, after: GameHistory) -> GameHistory:
    version = before.version + 1
    turn_start = before.turn_start if after.turn == before.turn else version
    taken_back = after.taken_back if after.turn < before.turn else ()
    return replace(after, version=version, turn_start=turn_start, taken_back=taken_back)


def new_history(config: GameConfig) -> GameHistory:
    """Start a game."""
    return history_from(config.new_game())


def history_from(game: Game) -> GameHistory:
    """Return the history of a game without moves."""
    log, pieces = describe_events(game.events(), 0, placed_pieces(game))
    return GameHistory(game, log=tuple(log), pieces=pieces)


# One function per line. Each changes `history.game`, which is a copy that nothing else refers to.


def check_turn(history: GameHistory, seat: int) -> None:
    """Refuse an action that only the player to move may take. Raises ServerError."""
    if history.is_over:
        raise ServerError("game/over")
    if history.game.player != seat:
        raise ServerError("move/not-your-turn", seat=seat_name(seat))


def _play(history: GameHistory, line: Play) -> GameHistory:
    check_turn(history, line.seat)
    scores_before = history.game.scores
    effects = history.game.effects(line.move)
    events = history.game.push(line.move)
    placed = events[0]
    assert isinstance(placed, Placed)  # push() begins with it
    scored = tuple(event for event in events if isinstance(event, Scored))
    turn = PlayedTurn(line.seat, placed.move, scored, scores_before, line.seat in history.replaced)
    log, pieces = describe_events(events, history.turn + 1, history.pieces, effects)
    return replace(history, turns=(*history.turns, turn), log=(*history.log, *log), pieces=pieces)


def _take_back(history: GameHistory, _line: TakeBack) -> GameHistory:
    log = (*history.log, LogEvent(history.turn, history.game.take_back()))
    *turns, last = history.turns
    return replace(
        history,
        turns=tuple(turns),
        log=log,
        pieces=placed_pieces(history.game),
        taken_back=(last, *history.taken_back),
    )


def _resign(history: GameHistory, line: Resign) -> GameHistory:
    resigned = _with_event(replace(history, resigned=history.resigned | {line.seat}), Resigned(line.seat))
    remaining = resigned.remaining
    return _with_event(resigned, WonByResignation(remaining[0])) if len(remaining) == 1 else resigned


def _hand_over(history: GameHistory, line: HandOverSeat) -> GameHistory:
    replaced = replace(history, replaced=history.replaced | {line.seat})
    return _with_event(replaced, HandedOver(line.seat, line.level))


def _with_event(history: GameHistory, event: TableEvent) -> GameHistory:
    return replace(history, log=(*history.log, LogEvent(history.turn + 1, event)))


def _draw(history: GameHistory, line: Draw) -> GameHistory:
    check_turn(history, line.seat)
    log, pieces = describe_events(history.game.draw(line.tile), history.turn, history.pieces)
    return replace(history, log=(*history.log, *log), pieces=pieces)


def _rewind(history: GameHistory, line: Rewind) -> GameHistory:
    history.game.rewind(line.turn)
    kept = log_until(history.log, line.turn)
    tally = (item._replace(turn=line.turn + 1) for item in history.log[len(kept) :] if isinstance(item.event, Tallied))
    return replace(
        history,
        turns=history.turns[: line.turn],
        log=(*kept, *tally),
        pieces=placed_pieces(history.game),
    )


def _tally(history: GameHistory, line: TallyPoints) -> GameHistory:
    return _with_event(history, Tallied(line.seat, line.points, line.kind, line.id))


def log_until(log: EventLog, turn: int) -> EventLog:
    """Return the log of the first `turn` turns, up to the draw after them."""
    played = 0
    for number, item in enumerate(log):
        played += isinstance(item.event, Placed)
        if played > turn or (played == turn and isinstance(item.event, Drawn)):
            return log[:number]
    return log


APPLY: dict[type[GameLine], Callable[[GameHistory, Any], GameHistory]] = {
    Play: _play,
    TakeBack: _take_back,
    Resign: _resign,
    HandOverSeat: _hand_over,
    Draw: _draw,
    Rewind: _rewind,
    TallyPoints: _tally,
}


# Undoing turns


def turns_to_take_back(history: GameHistory, seats: Sequence[SeatState], seat: int) -> int:
    """Return how many turns a takeback by this seat would undo, or 0 if it is not allowed.

    A player may take back their last turn if only computer players have moved since, until the game is over: then the
    order of the tiles is public. Games by hand are rewound instead.
    """
    if history.is_over or history.is_by_hand or not seats[seat].is_person or history.version >= MAX_LINES:
        return 0
    for back, turn in enumerate(reversed(history.turns), start=1):
        if turn.player == seat:
            return back
        if seats[turn.player].token is not None and not turn.is_by_bot:
            return 0
    return 0


def take_back_lines(history: GameHistory, seats: Sequence[SeatState], seat: int) -> list[GameLine]:
    """Return the lines that undo a seat's last turn and the computer players' turns since. Raises ServerError."""
    back = turns_to_take_back(history, seats, seat)
    if not back:
        raise ServerError("takeback/impossible", seat=name_of(seats, seat))
    return [TakeBack(turn.player) for turn in reversed(history.turns[-back:])]


def restore_lines(history: GameHistory) -> list[GameLine]:
    """Return the lines that play the turns again that were just taken back. Raises ServerError if there are none.

    The same tiles are drawn again, because a takeback keeps their order.
    """
    if not history.taken_back:
        raise ServerError("takeback/nothing-to-restore")
    return [Play(turn.player, turn.move) for turn in history.taken_back]


def rewind_lines(history: GameHistory, seat: int, turn: int) -> list[GameLine]:
    """Return the line that undoes what was entered after a turn. Raises ServerError if there is nothing to undo."""
    if history.version >= MAX_LINES:
        raise ServerError("hand/too-many-corrections")
    if turn == history.turn and log_until(history.log, turn) == history.log:
        raise ServerError("hand/nothing-to-undo")
    return [Rewind(seat, turn)]


def tally_lines(history: GameHistory, entry: TallyPoints) -> list[GameLine]:
    """Return the line that attaches an entry of a tally, or none if it is attached already. Raises ServerError."""
    attached = [item.event.id for item in history.log if isinstance(item.event, Tallied)]
    if entry.id in attached:
        return []
    if entry.kind not in {kind.name for kind in history.game.edition.kinds.values()}:
        raise ServerError("hand/unknown-kind", kind=entry.kind)
    if len(attached) >= MAX_TALLY_ENTRIES:
        raise ServerError("hand/tally-full", most=MAX_TALLY_ENTRIES)
    return [entry]
