"""A whole game as one moving picture: tiles appear turn by turn, pieces come and go, and the last move is marked.

Everything is timed in the SVG itself (SMIL), so it moves wherever images are shown; where they cannot move, the end of
the game is seen.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count

from bastide.render.svg.board import board_document, frame_round, piece_on, tile_on
from bastide.render.svg.elements import element, group
from bastide.render.svg.frame import TILE_SIZE, Frame, check_size
from bastide.render.svg.gallery import Gallery, gallery_of
from bastide.render.svg.pen import number_text
from bastide.render.svg.titles import board_title
from bastide.render.svg.view import View
from bastide.rules.game import Game
from bastide.rules.table import LaidTile, Piece
from bastide.tiles import is_hut_place, segment_of

SECONDS = 0.7  # a turn
MOMENT = 0.45  # of a turn: how long a piece that goes home is still seen beside the tile that brought it there
REST = 8  # turns for which the end is shown before all begins anew


@dataclass(frozen=True, slots=True)
class Clock:
    """When things are seen in a game of so many turns, again and again."""

    turns: int

    def shown(self, content: str, start: int, end: float | None = None) -> str:
        """Content that is there from the end of one turn to that of another, or some time after; None if it stays."""
        if start == 0 and end is None:
            return content
        changes: list[tuple[float, bool]] = [(0, start == 0)]
        changes += [(start, True)] if start else []
        changes += [] if end is None else [(end, False)]
        return group(content, self._timed(changes), visibility=None if end is None else "hidden")

    def _timed(self, changes: list[tuple[float, bool]]) -> str:
        whole = self.turns + REST
        return element(
            "animate",
            attributeName="visibility",
            calcMode="discrete",
            dur=f"{number_text(whole * SECONDS)}s",
            repeatCount="indefinite",
            values=";".join("visible" if seen else "hidden" for _, seen in changes),
            keyTimes=";".join(number_text(turn / whole, 4) for turn, _ in changes),
        )


def film_svg(game: Game, *, tile_size: int = TILE_SIZE, gallery: Gallery | None = None) -> str:
    """The game up to now as an SVG document that moves. Raises SetupError for a size that cannot be."""
    check_size(tile_size)
    view = View(game, gallery or gallery_of(game.edition), Frame.around(game.board, tile_size))
    clock = Clock(game.turn)
    laid = list(zip(turns_of_laying(game), view.board.values(), strict=False))
    marks = [clock.shown(frame_round(view, each.cell), turn, end_of_mark(game, turn)) for turn, each in laid if turn]
    pieces = [clock.shown(piece_on(view, each), start, end) for each, start, end in stays(game)]
    return board_document(
        view,
        board_title(game, moves=True),
        *(clock.shown(tile_on(view, each), turn) for turn, each in laid),
        *marks,
        *pieces,
    )


def turns_of_laying(game: Game) -> Iterator[int]:
    """For each tile on the table the turn that laid it; 0 for those that lay there before."""
    before = len(game.board) - game.turn
    return (max(0, number - before + 1) for number in count())


def end_of_mark(game: Game, turn: int) -> int | None:
    return turn + 1 if turn < game.turn else None


def stays(game: Game) -> list[tuple[LaidTile, int, float | None]]:
    """Each tile on which a piece has stood, and the times at which that came and went; None if it is still there."""
    came: dict[LaidTile, int] = {}
    went: dict[LaidTile, int] = {}
    past = game.copy()
    for turn in range(game.turn, -1, -1):
        for laid in past.board.values():
            if laid.piece:
                came[laid] = turn
                went.setdefault(laid, turn + 1)
        if turn and (placed := take_back(past)):
            came[placed] = turn
            went.setdefault(placed, turn)  # unless it stayed, it was paid at once
    return [(laid, turn, went[laid] + MOMENT if went[laid] <= game.turn else None) for laid, turn in came.items()]


def take_back(game: Game) -> LaidTile | None:
    """Take the last turn back; the tile that it laid, if a piece was placed on it."""
    laid, place = game.board[game.moves[-1].cell], game.moves[-1].place
    game.pop()
    return laid._replace(piece=Piece(game.player, segment_of(place), is_hut_place(place))) if place else None
