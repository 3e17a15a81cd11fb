"""A table that is only looked at: nobody sits there, and nothing is played."""

from collections.abc import Sequence

from bastide.rules.game import Game
from bastide.server.protocol.base import Aid, Points
from bastide.server.protocol.state import Facts, Laid, State
from bastide.server.protocol.table import SeatInfo, Table

NOBODY = SeatInfo(kind="here", name="", level=None, is_taken=True, is_present=True, has_resigned=False, away_since=None)


def looked_at(game: Game, facts: Facts, board: list[Laid], scores: Points, aids: Sequence[Aid] = ()) -> State:
    """All of a table without players, which is that of no game that the server has, and what may be shown of it."""
    options = game.options
    return State.model_construct(
        game="",
        edition=game.edition.name,
        farmers=options.farmers,
        draw_ahead=options.draw_ahead,
        first=options.first,
        by_hand=False,
        beginning=None,
        aids=list(aids),
        yours=[],
        links=[None] * game.players,
        watch="",
        table=Table(seats=[NOBODY] * game.players, proposals=[], watchers=0),
        facts=facts,
        board=board,
        log=[],
        course=[scores],
        next_game=None,
    )
