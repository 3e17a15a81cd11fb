"""A whole game as one animated picture: tiles appear turn by turn, pieces come and go, the last move is marked.

The animation is part of the SVG (SMIL), so it needs no script. Programs without animation show the end of the game.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count

from bastide.render.svg.board.board_document import board_document, draw_piece, draw_tile, last_move_frame
from bastide.render.svg.board.frame import BoardFrame
from bastide.render.svg.board.view import BoardView
from bastide.render.svg.defaults import TILE_SIZE, check_size
from bastide.render.svg.elements import element, group
from bastide.render.svg.geometry.pen import number_text
from bastide.render.svg.tiles.drawing_cache import DrawingCache, drawings_of
from bastide.render.svg.titles import board_title
from bastide.rules.board import LaidTile, Piece
from bastide.rules.game import Game
from bastide.tiles import is_hut_place, segment_of

SECONDS = 0.7  # of a turn
LINGER = 0.45  # of a turn: how long a scored piece stays visible beside the tile that completed its feature
PAUSE = 8  # turns for which the end is shown before the animation repeats


@dataclass(frozen=True, slots=True)
class Timeline:
    """The times of a repeating animation with a number of turns."""

    turns: int

    def show(self, content: str, start: int, end: float | None = None) -> str:
        """Show content from the end of turn `start` until `end`, in turns; None means that it stays."""
        if start == 0 and end is None:
            return content
        changes: list[tuple[float, bool]] = [(0, start == 0)]
        changes += [(start, True)] if start else []
        changes += [] if end is None else [(end, False)]
        return group(content, self._animation(changes), visibility=None if end is None else "hidden")

    def _animation(self, changes: list[tuple[float, bool]]) -> str:
        whole = self.turns + PAUSE
        return element(
            "animate",
            attributeName="visibility",
            calcMode="discrete",
            dur=f"{number_text(whole * SECONDS)}s",
            repeatCount="indefinite",
            values=";".join("visible" if seen else "hidden" for _, seen in changes),
            keyTimes=";".join(number_text(turn / whole, 4) for turn, _ in changes),
        )


def animation_svg(game: Game, *, tile_size: int = TILE_SIZE, drawings: DrawingCache | None = None) -> str:
    """Return the game so far as an animated SVG document. Raises SetupError for an invalid size."""
    check_size(tile_size)
    board = game.board
    view = BoardView(game, board, drawings or drawings_of(game.edition), BoardFrame.around(board, tile_size))
    timeline = Timeline(game.turn)
    laid = list(zip(placement_turns(game, len(board)), view.board.values(), strict=False))
    marks = [
        timeline.show(last_move_frame(view, each.cell), turn, end_of_mark(game, turn)) for turn, each in laid if turn
    ]
    pieces = [timeline.show(draw_piece(view, each), start, end) for each, start, end in piece_intervals(game)]
    return board_document(
        view,
        board_title(game, len(board), moves=True),
        *(timeline.show(draw_tile(view, each), turn) for turn, each in laid),
        *marks,
        *pieces,
    )


def placement_turns(game: Game, tiles: int) -> Iterator[int]:
    """Yield for each tile on the board the turn that placed it, or 0 if it was there at the start."""
    before = tiles - game.turn
    return (max(0, number - before + 1) for number in count())


def end_of_mark(game: Game, turn: int) -> int | None:
    return turn + 1 if turn < game.turn else None


def piece_intervals(game: Game) -> list[tuple[LaidTile, int, float | None]]:
    """Return each tile with a piece, and the turns when the piece came and went (None if it is still there)."""
    starts: dict[LaidTile, int] = {}
    ends: dict[LaidTile, int] = {}
    earlier = game.copy()
    for turn in range(game.turn, -1, -1):
        for laid in earlier.board.values():
            if laid.piece:
                starts[laid] = turn
                ends.setdefault(laid, turn + 1)
        if turn and (placed := undo_turn(earlier)):
            starts[placed] = turn
            ends.setdefault(placed, turn)  # a piece that did not stay was scored in the same turn
    return [(laid, turn, ends[laid] + LINGER if ends[laid] <= game.turn else None) for laid, turn in starts.items()]


def undo_turn(game: Game) -> LaidTile | None:
    """Take back the last turn and return the tile that it placed if there was a piece on it."""
    laid, place = game.board[game.moves[-1].cell], game.moves[-1].place
    game.pop()
    return laid._replace(piece=Piece(game.player, segment_of(place), is_hut_place(place))) if place else None
