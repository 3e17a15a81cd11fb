"""Who may take back which turns, and what those who play by hand may undo."""

from collections.abc import Sequence

from bastide.server.errors import ServerError
from bastide.server.games.seats import Seat
from bastide.server.games.story import Story, go_back_line, log_until, take_back_line
from bastide.server.protocol.replay import LONGEST_RECORD

TOLD_IN_RECORD = 60  # characters for each line of a story: twice as many as for a move and its takeback, a half each
# After which nothing is undone any more, so that every record is short enough to be read again: several times as many
# as the longest game needs. Whoever opens a game waits for each of them.
MOST_LINES = LONGEST_RECORD // TOLD_IN_RECORD


def turns_back(story: Story, seats: Sequence[Seat], seat: int) -> int:
    """How many turns go if a seat takes its last one back; 0 if it cannot.

    It can while nobody but computer players has moved since, and until the game is over: then everybody knows what was
    to be drawn. Those who play by hand go back instead.
    """
    if story.is_over or story.game.hosting.by_hand or not seats[seat].is_person or story.version >= MOST_LINES:
        return 0
    for back, step in enumerate(reversed(story.game.steps), start=1):
        if step.player == seat:
            return back
        if seats[step.player].token is not None and not story.by_replacements[-back]:
            return 0
    return 0


def take_back_lines(story: Story, seats: Sequence[Seat], seat: int) -> list[str]:
    """The lines that take a seat's last turn back, and all that computer players did since. Raises ServerError."""
    back = turns_back(story, seats, seat)
    if not back:
        raise ServerError("takeback/impossible", seat=seat)
    return [take_back_line(step.player) for step in reversed(story.game.steps[-back:])]


def go_back_lines(story: Story, seat: int, turn: int) -> list[str]:
    """The lines that undo what was entered after so many turns. Raises ServerError if that is nothing, or too often."""
    if story.version >= MOST_LINES:
        raise ServerError("hand/too-many-corrections")
    if turn == story.game.turn and log_until(story.log, turn) == story.log:
        raise ServerError("hand/nothing-to-undo")
    return [go_back_line(seat, turn)]
