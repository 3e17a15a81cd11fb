"""Drawing of the board: tiles, coordinates along two edges, letters on the offered cells, and the legend."""

from collections.abc import Mapping
from textwrap import wrap
from typing import NamedTuple

from bastide.render.text.canvas import Canvas
from bastide.render.text.legend import key_lines
from bastide.render.text.sizes import SIZES, Size, TextPoint
from bastide.render.text.tile_glyphs import corner_marks, piece_drawing, tile_drawing
from bastide.rules.board import LaidTile
from bastide.rules.move import Cell
from bastide.tiles import Tile

MARGIN = 4  # columns at the left, for row numbers and arrows
RULER = 1  # rows at the top
MORE_WEST, MORE_EAST = "◂", "▸"


class Window(NamedTuple):
    """The visible cells, from the first to the last column and row."""

    west: int
    north: int
    east: int
    south: int

    @property
    def columns(self) -> int:
        return self.east - self.west + 1

    @property
    def rows(self) -> int:
        return self.south - self.north + 1

    def shows(self, cell: Cell) -> bool:
        return self.west <= cell[0] <= self.east and self.north <= cell[1] <= self.south


class BoardScene(NamedTuple):
    """The tiles, the letters of empty cells, and the cell of the last tile.

    The tile in hand is not drawn, but its signs are in the legend.
    """

    tiles: Mapping[Cell, LaidTile]
    letters: Mapping[Cell, str]
    last: Cell | None = None
    hand: Tile | None = None

    @property
    def window(self) -> Window:
        """Smallest window that shows everything."""
        cells = [*self.tiles, *self.letters]
        columns, rows = [x for x, _ in cells], [y for _, y in cells]
        return Window(min(columns), min(rows), max(columns), max(rows))


def width_of(window: Window, size: Size) -> int:
    return MARGIN + window.columns * size.columns + 1


def height_of(window: Window, size: Size) -> int:
    return RULER + window.rows * size.rows


def fitting_size(scene: BoardScene, width: int, height: int) -> Size:
    """Return the largest size at which the whole board fits, or the smallest size."""
    window, left = scene.window, height - key_height(scene, width)
    fitting = [size for size in SIZES if width_of(window, size) <= width and height_of(window, size) <= left]
    return fitting[0] if fitting else SIZES[-1]


def crop_window(scene: BoardScene, size: Size, width: int | None) -> Window:
    """Return the part of the board that fits the width, centred at the last tile if possible."""
    window = scene.window
    if width is None or width_of(window, size) <= width:
        return window
    columns = max(1, (width - MARGIN - 1) // size.columns)
    middle = scene.last[0] if scene.last else 0
    west = min(max(window.west, middle - columns // 2), window.east - columns + 1)
    return window._replace(west=west, east=west + columns - 1)


def draw_board(scene: BoardScene, size: Size, width: int | None = None) -> Canvas:
    """Draw the board, or the part that fits the width."""
    window, canvas = crop_window(scene, size, width), Canvas()
    draw_rulers(canvas, window, size)
    draw_arrows(canvas, scene, window, size)
    for cell in filter(window.shows, scene.letters):
        column, row = corner_of(cell, window, size)
        canvas.write_centred((column + size.centre[0], row + size.centre[1]), f"[{scene.letters[cell]}]", "legal")
    for cell in filter(window.shows, scene.tiles):
        draw_tile(canvas, corner_of(cell, window, size), scene.tiles[cell], size, is_last=cell == scene.last)
    draw_hidden_letters(canvas, scene, window, width_of(window, size))
    draw_key(canvas, scene, width)
    return canvas


def draw_tile(canvas: Canvas, corner: TextPoint, laid: LaidTile, size: Size, *, is_last: bool) -> None:
    drawing = tile_drawing(laid.tile, laid.rotation, size)
    is_odd = (laid.x + laid.y) % 2
    canvas.paste(corner, ((point, glyph.on_odd_cell()) for point, glyph in drawing) if is_odd else drawing)
    if is_last:
        canvas.mark(corner, corner_marks(laid.tile, laid.rotation, size))
    if laid.piece:
        canvas.paste(corner, piece_drawing(laid.tile, laid.rotation, size, laid.piece))


def corner_of(cell: Cell, window: Window, size: Size) -> TextPoint:
    """Return the upper left character of a cell."""
    return MARGIN + (cell[0] - window.west) * size.columns, RULER + (cell[1] - window.north) * size.rows


def draw_rulers(canvas: Canvas, window: Window, size: Size) -> None:
    for x in range(window.west, window.east + 1):
        column, _ = corner_of((x, window.north), window, size)
        canvas.write_centred((column + size.centre[0], 0), str(x), "ruler")
    for y in range(window.north, window.south + 1):
        _, row = corner_of((window.west, y), window, size)
        canvas.write((0, row + size.centre[1]), f"{y:>{MARGIN - 1}}", "ruler")


def draw_arrows(canvas: Canvas, scene: BoardScene, window: Window, size: Size) -> None:
    """Draw arrows at the edges of a cropped board where it continues."""
    for x, y in [*scene.tiles, *scene.letters]:
        _, row = corner_of((x, y), window, size)
        if x < window.west:
            canvas.write((MARGIN - 1, row + size.centre[1]), MORE_WEST, "ruler")
        if x > window.east:
            canvas.write((MARGIN + window.columns * size.columns, row + size.centre[1]), MORE_EAST, "ruler")


def draw_hidden_letters(canvas: Canvas, scene: BoardScene, window: Window, width: int) -> None:
    """Draw the letters of the cells beyond the edges below a cropped board."""
    west = [letter for (x, _), letter in scene.letters.items() if x < window.west]
    east = [letter for (x, _), letter in scene.letters.items() if x > window.east]
    for arrow, letters in ((MORE_WEST, west), (MORE_EAST, east)):
        for line in wrap(" ".join(f"[{letter}]" for letter in letters), width - MARGIN):
            top = canvas.height
            canvas.write((MARGIN - 1, top), arrow, "ruler")
            canvas.write((MARGIN, top), line, "legal")


def draw_key(canvas: Canvas, scene: BoardScene, width: int | None) -> None:
    """Draw the legend below the board and an empty line."""
    for row, line in enumerate(key_lines(scene.tiles.values(), scene.hand, width), start=canvas.height + 1):
        canvas.write((0, row), line)


def key_height(scene: BoardScene, width: int) -> int:
    """Return the number of lines for the legend and the empty line."""
    lines = key_lines(scene.tiles.values(), scene.hand, width)
    return 1 + len(lines) if lines else 0
