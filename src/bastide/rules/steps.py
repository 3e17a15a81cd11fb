"""Single steps of a game, each told as events."""

from collections.abc import Iterator

import numpy as np
import numpy.typing as npt

from bastide.kernel.layout import DRAW, DRAW_AHEAD, Records
from bastide.rules.events import Drawn, Event, Placed
from bastide.rules.move import Move
from bastide.rules.raw import RawGame
from bastide.rules.reports import report
from bastide.rules.table import last_move
from bastide.tiles import Edition


def play(raw: RawGame, number: int, move: Move | None = None) -> list[Event]:
    """Play a legal move by its id and draw on; the move can be read off the table unless it is known already."""
    return [*lay(raw, number, move), *draw_known(raw)]


def lay(raw: RawGame, number: int, move: Move | None = None) -> list[Event]:
    """Play a legal move by its id, up to the next draw."""
    player = raw.player
    raw.lay(number)
    return [Placed(player, move or last_move(raw)), *report(raw)]


def draw_known(raw: RawGame) -> list[Event]:
    """Draw what is known of the order, as far as something has to be drawn before the next move."""
    events: list[Event] = []
    while raw.phase in (DRAW, DRAW_AHEAD) and raw.drawn_count < raw.known:
        events += draw(raw, int(raw.order[raw.drawn_count]))
    return events


def draw(raw: RawGame, design: int) -> list[Event]:
    """Give a tile of the design to whoever has to draw."""
    drawn = Drawn(raw.player, raw.edition.tiles[design], ahead=raw.phase == DRAW_AHEAD)
    raw.draw(design)
    return [drawn, *report(raw)]


def begin(edition: Edition, first: Records, drawn: npt.NDArray[np.uint8]) -> RawGame:
    """A game at its first state, of which those draws are known."""
    order = np.zeros(int(first[0]["bag_total"]), np.uint8)
    order[: drawn.size] = drawn
    return RawGame(edition, first, order, drawn.size)


def replay(raw: RawGame, first: Records) -> Iterator[list[Event]]:
    """What was drawn before the first move, then what happened from each move to the next."""
    again = begin(raw.edition, first, raw.order[: raw.drawn_count])
    yield draw_known(again)
    for number in raw.moves:
        yield play(again, number)
