"""Steps of a game that return events."""

from collections.abc import Iterator

from bastide.kernel.layout import DRAW_AHEAD
from bastide.rules.board import last_move
from bastide.rules.events import Drawn, Event, Placed
from bastide.rules.move import Move
from bastide.rules.raw import RawGame
from bastide.rules.reports import report


def play(raw: RawGame, number: int, move: Move | None = None) -> list[Event]:
    """Play a legal move by its id, and draw the known tiles. Passing the move saves reading it from the board."""
    return [*lay(raw, number, move), *draw_known(raw)]


def lay(raw: RawGame, number: int, move: Move | None = None) -> list[Event]:
    """Play a legal move by its id, up to the next draw."""
    player = raw.player
    raw.push(number, draws=0)
    return [Placed(player, move or last_move(raw)), *report(raw, player)]


def draw_known(raw: RawGame) -> list[Event]:
    """Draw the known tiles that are due before the next move.

    The twin of the kernel's `draw_in_order`, which does not report the events of each draw.
    """
    events: list[Event] = []
    while (design := raw.next_design) is not None:
        events += draw(raw, design)
    return events


def draw(raw: RawGame, design: int) -> list[Event]:
    """Draw a tile of the design."""
    player = raw.player
    drawn = Drawn(player, raw.edition.tiles[design], ahead=raw.phase == DRAW_AHEAD)
    raw.draw(design)
    return [drawn, *report(raw, player)]


def replay(raw: RawGame) -> Iterator[list[Event]]:
    """Yield the events before the first move, then those of each move with the draws after it."""
    copied = RawGame(raw.edition, raw.first, raw.drawn)
    yield draw_known(copied)
    for number in raw.moves:
        yield play(copied, number)
