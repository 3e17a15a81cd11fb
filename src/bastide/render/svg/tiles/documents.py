"""Documents with tiles: one tile, or a sheet of tiles with their names."""

from collections.abc import Sequence

from bastide.errors import SetupError
from bastide.render.svg.defaults import SMALL, TABLE, TILE_SIZE, check_size
from bastide.render.svg.elements import document, element, group
from bastide.render.svg.geometry.pen import number_text
from bastide.render.svg.geometry.points import MIDDLE, TILE
from bastide.render.svg.lettering import lettering
from bastide.render.svg.tiles.drawing_cache import TURNS, DrawingCache, drawings_in
from bastide.render.svg.tiles.looks import TileLook, usual_look
from bastide.render.svg.titles import sheet_title, tile_title
from bastide.rules.options import quote_value, to_int
from bastide.tiles import Tile

GAP, NAME = 30, 34  # between tiles, and height of names
ROW = TILE + NAME + 2 * GAP
COLUMN = TILE + GAP
INK = "#574a39"


def tile_svg(tile: Tile, rotation: int = 0, *, look: TileLook | None = None, size: int = TILE) -> str:
    """Return a tile after quarter turns as an SVG document of a size in pixels.

    Without a look, the tile has its usual one. Raises SetupError for an invalid size or rotation, and for a tile that
    cannot be drawn.
    """
    check_size(size)
    check_rotation(rotation)
    drawings = drawings_in(look or usual_look(tile))
    small = size < SMALL
    picture = drawings.drawing(tile, rotation).picture(small=small)
    used = drawings.used_symbols([picture], small=small)
    symbols = element("defs", used) if used else ""
    return document(TILE, TILE, symbols, picture, scale=size / TILE, title=tile_title(tile, rotation))


def check_rotation(rotation: int) -> None:
    """Raise SetupError unless `rotation` is a number of quarter turns from 0 to 3."""
    if to_int(rotation) not in TURNS:
        raise SetupError("setup/rotation", rotation=quote_value(rotation))


def sheet_svg(tiles: Sequence[Tile], drawings: DrawingCache, *, columns: int = 8, tile_size: int = TILE_SIZE) -> str:
    """Return a document with tiles in rows, without rotation, `tile_size` in pixels.

    Raises SetupError for an invalid size, without tiles or columns, and for a tile that cannot be drawn.
    """
    check_size(tile_size)
    if not tiles:
        raise SetupError("setup/no-tiles")
    if (to_int(columns) or 0) < 1:
        raise SetupError("setup/columns", columns=quote_value(columns))
    small = tile_size < SMALL
    pictures = [drawings.drawing(tile, 0).picture(small=small) for tile in tiles]
    shown = [
        sheet_tile(tile.name, picture, number % columns, number // columns)
        for number, (tile, picture) in enumerate(zip(tiles, pictures, strict=True))
    ]
    rows = -(-len(tiles) // columns)
    return document(
        min(columns, len(tiles)) * COLUMN + GAP,
        rows * ROW + GAP,
        element("defs", drawings.used_symbols(pictures, small=small)),
        element("rect", width="100%", height="100%", fill=TABLE),
        *shown,
        scale=tile_size / TILE,
        title=sheet_title(tiles),
    )


def sheet_tile(name: str, picture: str, column: int, row: int) -> str:
    x, y = GAP + column * COLUMN, GAP + row * ROW
    below = lettering(name, MIDDLE, TILE + GAP * 0.6 + NAME / 2, NAME, INK, room=TILE)
    return group(clip(picture), below, transform=f"translate({number_text(x)} {number_text(y)})")


def clip(picture: str) -> str:
    """Clip a picture to its tile."""
    return element("svg", picture, width=TILE, height=TILE)
