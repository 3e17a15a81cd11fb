"""Rules for undoing turns: takebacks, and corrections in games by hand."""

from collections.abc import Sequence

from bastide.server.errors import ServerError
from bastide.server.game.history import GameHistory, log_until
from bastide.server.game.lines import GameLine, Rewind, TakeBack
from bastide.server.game.seats import SeatState
from bastide.server.protocol.replay import LONGEST_RECORD

RECORD_PER_LINE = 60  # characters of a record per stored line, on average
# No takebacks from this version, so that every record stays short enough to be imported again. The longest game needs
# a fraction of it. Every line also delays the loading of a game.
MOST_LINES = LONGEST_RECORD // RECORD_PER_LINE


def turns_back(history: GameHistory, seats: Sequence[SeatState], seat: int) -> int:
    """Return how many turns a takeback by this seat would undo, or 0 if it is not allowed.

    A player may take back their last turn if only computer players have moved since, until the game is over: then the
    order of the tiles is public. Games by hand are rewound instead.
    """
    if history.is_over or history.is_by_hand or not seats[seat].is_person or history.version >= MOST_LINES:
        return 0
    for back, turn in enumerate(reversed(history.turns), start=1):
        if turn.player == seat:
            return back
        if seats[turn.player].token is not None and not turn.is_by_bot:
            return 0
    return 0


def take_back_lines(history: GameHistory, seats: Sequence[SeatState], seat: int) -> list[GameLine]:
    """Return the lines that undo a seat's last turn and the computer players' turns since. Raises ServerError."""
    back = turns_back(history, seats, seat)
    if not back:
        raise ServerError("takeback/impossible", seat=seat)
    return [TakeBack(turn.player) for turn in reversed(history.turns[-back:])]


def rewind_lines(history: GameHistory, seat: int, turn: int) -> list[GameLine]:
    """Return the line that undoes what was entered after a turn. Raises ServerError if there is nothing to undo."""
    if history.version >= MOST_LINES:
        raise ServerError("hand/too-many-corrections")
    if turn == history.turn and log_until(history.log, turn) == history.log:
        raise ServerError("hand/nothing-to-undo")
    return [Rewind(seat, turn)]
