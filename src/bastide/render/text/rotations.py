"""Drawings of a tile in several rotations, with the names of its places."""

from collections.abc import Collection, Iterable, Mapping

from bastide.render.text.canvas import Canvas
from bastide.render.text.sizes import Size, TextPoint
from bastide.render.text.tile_glyphs import tile_drawing
from bastide.rules.move import Move
from bastide.rules.text.notation import DEGREES, place_text
from bastide.tiles import Tile

GAP = 3  # columns between two pictures
INDENT = 2


def draw_rotations(tile: Tile, rotations: Iterable[int], size: Size) -> Canvas:
    """Draw a tile in some rotations, with all of its places."""
    return draw_pictures(tile, dict.fromkeys(rotations, tile.places), size)


def draw_hand(moves: Collection[Move], size: Size, width: int | None = None) -> Canvas:
    """Draw the tile of some moves in the rotations that fit, with the places where a piece may go."""
    places = {
        rotation: sorted({move.place for move in moves if move.rotation == rotation and move.place})
        for rotation in sorted({move.rotation for move in moves})
    }
    return draw_pictures(next(iter(moves)).tile, places, size, width)


def draw_pictures(tile: Tile, places: Mapping[int, Iterable[int]], size: Size, width: int | None = None) -> Canvas:
    """Draw pictures side by side within the width, with their degrees above and their places below."""
    canvas, column, row = Canvas(), INDENT, 0
    for rotation, there in places.items():
        lines = [f">{DEGREES[rotation]}", *(place_text(tile, rotation, place) for place in there)]
        wide = max(size.columns, *map(len, lines))
        if width is not None and column > INDENT and column + wide > width:
            column, row = INDENT, canvas.height
        draw_picture(canvas, (column, row), tile, rotation, size, lines)
        column += wide + GAP
    return canvas


def draw_picture(canvas: Canvas, corner: TextPoint, tile: Tile, rotation: int, size: Size, lines: list[str]) -> None:
    """Draw one picture with the first line above and the others below."""
    column, row = corner
    canvas.write(corner, lines[0], "ruler")
    canvas.paste((column, row + 1), tile_drawing(tile, rotation, size))
    for offset, line in enumerate(lines[1:], start=1 + size.rows):
        canvas.write((column, row + offset), line, "ruler")
