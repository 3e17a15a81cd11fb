"""Single steps of a game, each told as events."""

from collections.abc import Iterator

from bastide.kernel.layout import DRAW_AHEAD, Records
from bastide.rules.events import Drawn, Event, Placed
from bastide.rules.move import Move
from bastide.rules.raw import RawGame
from bastide.rules.reports import report
from bastide.rules.table import last_move


def play(raw: RawGame, number: int, move: Move | None = None) -> list[Event]:
    """Play a legal move by its id and draw on; the move can be read off the table unless it is known already."""
    return [*lay(raw, number, move), *draw_known(raw)]


def lay(raw: RawGame, number: int, move: Move | None = None) -> list[Event]:
    """Play a legal move by its id, up to the next draw."""
    player = raw.player
    raw.lay(number)
    return [Placed(player, move or last_move(raw)), *report(raw, player)]


def draw_known(raw: RawGame) -> list[Event]:
    """Draw what is known of the order, as far as something has to be drawn before the next move."""
    events: list[Event] = []
    while (design := raw.coming) is not None:
        events += draw(raw, design)
    return events


def draw(raw: RawGame, design: int) -> list[Event]:
    """Give a tile of the design to whoever has to draw."""
    player = raw.player
    drawn = Drawn(player, raw.edition.tiles[design], ahead=raw.phase == DRAW_AHEAD)
    raw.draw(design)
    return [drawn, *report(raw, player)]


def replay(raw: RawGame, first: Records) -> Iterator[list[Event]]:
    """What was drawn before the first move, then what happened from each move to the next."""
    again = RawGame(raw.edition, first, raw.drawn)
    yield draw_known(again)
    for number in raw.moves:
        yield play(again, number)
