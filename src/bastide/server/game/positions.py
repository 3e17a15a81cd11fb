"""Positions that are shown without a game, and the state of a table without players."""

from collections.abc import Sequence

from bastide.rules.game import Game
from bastide.server.game.history import history_from
from bastide.server.game.replay import answer_about
from bastide.server.game.snapshot import Snapshot
from bastide.server.protocol.base import POSITION_AIDS, Aid
from bastide.server.protocol.replay import ReplayQuestion, ShownPosition
from bastide.server.protocol.server_messages import FitsAnswer, LayersAnswer
from bastide.server.protocol.state import Facts, Laid, SeatInfo, State, Table

NOBODY = SeatInfo(kind="here", name="", level=None, is_taken=True, is_present=True, has_resigned=False, away_since=None)


def show_position(text: str) -> ShownPosition:
    """Return the table of a position, and both forms of its text. Raises BastideError with the faulty line."""
    game = Game.parse(text)
    snapshot = Snapshot(history_from(game))
    return ShownPosition.model_construct(
        state=read_only_state(game, snapshot.facts, snapshot.board, POSITION_AIDS),
        text=game.text(),
        line=game.position_line(),
    )


def answer_about_position(text: str, question: ReplayQuestion) -> LayersAnswer | FitsAnswer:
    """Answer any question about a position. Raises BastideError."""
    return answer_about(Snapshot(history_from(Game.parse(text))), question)


def read_only_state(game: Game, facts: Facts, board: list[Laid], aids: Sequence[Aid] = ()) -> State:
    """Return the state of a table that nobody plays at and that the server does not store."""
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
        course=[facts.scores],
        next_game=None,
    )
