"""Draws a tile as it can be turned, with what its places are called then."""

from collections.abc import Iterable

from bastide.render.canvas import Canvas
from bastide.render.sizes import Size
from bastide.render.tile_glyphs import tile_drawing
from bastide.rules.notation import DEGREES, place_text
from bastide.tiles import Tile

GAP = 3  # columns between two pictures
INDENT = 2


def draw_rotations(tile: Tile, rotations: Iterable[int], size: Size) -> Canvas:
    """The pictures side by side: above each its degrees, below it the names of its places."""
    canvas, column = Canvas(), INDENT
    for rotation in rotations:
        names = [place_text(tile, rotation, index) for index in range(len(tile.segments))]
        canvas.write((column, 0), f">{DEGREES[rotation]}", "ruler")
        canvas.paste((column, 1), tile_drawing(tile, rotation, size))
        for row, name in enumerate(names):
            canvas.write((column, 1 + size.rows + row), name, "ruler")
        column += max(size.columns, *map(len, names)) + GAP
    return canvas
