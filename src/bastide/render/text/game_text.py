"""A game as plain text."""

from itertools import count, product
from string import ascii_lowercase

from bastide.render.text.board import BoardScene, draw_board, fitting_size
from bastide.render.text.canvas import Canvas
from bastide.render.text.rotations import draw_rotations
from bastide.render.text.scoreboard import draw_scores, next_step_text
from bastide.render.text.sizes import LARGE, Size
from bastide.rules.game import Game
from bastide.rules.move import Cell
from bastide.rules.options import Phase
from bastide.tiles import Tile


def board_text(game: Game, *, size: Size = LARGE, width: int | None = None, letters: bool = False) -> str:
    """Return the board in characters, the scores, and the next step.

    `letters` marks the cells where the drawn tile fits in reading order. A board wider than `width` is cropped around
    the last tile, and wider scores continue on further lines.
    """
    board = draw_board(scene_of(game, letters=letters), size, width)
    return f"{board.plain()}\n\n{draw_scores(game, width=width).plain()}\n{next_step_text(game)}"


def tile_text(tile: Tile, *, size: Size = LARGE) -> str:
    """Return a tile in every distinct rotation, with the names of its places."""
    return draw_rotations(tile, tile.rotations, size).plain()


def fitted_board(game: Game, *, letters: bool, width: int | None = None, height: int | None = None) -> Canvas:
    """Draw the board as large as fits a screen, cropped around the last tile if it is still too wide."""
    scene = scene_of(game, letters=letters)
    size = LARGE if width is None or height is None else fitting_size(scene, width, height)
    return draw_board(scene, size, width)


def scene_of(game: Game, *, letters: bool) -> BoardScene:
    """Return the drawing input of a game; a position without history has no last move."""
    tiles = game.board
    return BoardScene(
        tiles, lettered_cells(game) if letters else {}, list(tiles)[-1] if game.turn else None, game.drawn
    )


def lettered_cells(game: Game) -> dict[Cell, str]:
    """Return the cells where the drawn tile fits in reading order, with letters: a to z, then aa, ab, …"""
    cells = {move.cell for move in game.legal_moves} if game.phase is Phase.PLAY else set()
    names = ("".join(name) for length in count(1) for name in product(ascii_lowercase, repeat=length))
    return dict(zip(sorted(cells, key=lambda cell: cell[::-1]), names, strict=False))
