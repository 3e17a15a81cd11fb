"""A game as plain text."""

from itertools import count, product
from string import ascii_lowercase

from bastide.render.text.board import Scene, draw_board, fitting_size
from bastide.render.text.canvas import Canvas
from bastide.render.text.rotations import draw_rotations
from bastide.render.text.scoreboard import draw_scores, what_comes_next
from bastide.render.text.sizes import LARGE, Size
from bastide.rules.game import Game
from bastide.rules.move import Cell
from bastide.rules.options import Phase
from bastide.tiles import Tile


def board_text(game: Game, *, size: Size = LARGE, width: int | None = None, letters: bool = False) -> str:
    """The table in characters, the scores, and what comes next.

    With `letters`, the cells where the drawn tile fits are lettered in reading order. A board that is wider than
    `width` is cropped round the last tile, and scores that are go on in further lines.
    """
    board = draw_board(scene_of(game, letters=letters), size, width)
    return f"{board.plain()}\n\n{draw_scores(game, width=width).plain()}\n{what_comes_next(game)}"


def tile_text(tile: Tile, *, size: Size = LARGE) -> str:
    """A tile in every rotation that is a placement of its own, with the names of its places."""
    return draw_rotations(tile, tile.rotations, size).plain()


def fitted_board(game: Game, *, letters: bool, width: int | None = None, height: int | None = None) -> Canvas:
    """The table as large as fits a screen; cropped round the last tile if it is too wide even so."""
    scene = scene_of(game, letters=letters)
    size = LARGE if width is None or height is None else fitting_size(scene, width, height)
    return draw_board(scene, size, width)


def scene_of(game: Game, *, letters: bool) -> Scene:
    """What there is to be drawn of a game; a position without a past has no last move."""
    tiles = game.board
    return Scene(tiles, lettered_cells(game) if letters else {}, list(tiles)[-1] if game.turn else None, game.drawn)


def lettered_cells(game: Game) -> dict[Cell, str]:
    """The cells where the drawn tile fits, in reading order: a to z, then aa, ab, …"""
    cells = {move.cell for move in game.legal_moves} if game.phase is Phase.PLAY else set()
    names = ("".join(name) for length in count(1) for name in product(ascii_lowercase, repeat=length))
    return dict(zip(sorted(cells, key=lambda cell: cell[::-1]), names, strict=False))
