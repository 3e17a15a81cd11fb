"""A sheet of tiles: every design once, with its name."""

from collections.abc import Sequence

from bastide.errors import SetupError
from bastide.render.svg.elements import document, element, group
from bastide.render.svg.frame import TABLE, TILE_SIZE, check_size
from bastide.render.svg.gallery import Gallery
from bastide.render.svg.lettering import lettering
from bastide.render.svg.pen import number_text
from bastide.render.svg.points import MIDDLE, TILE
from bastide.render.svg.titles import sheet_title
from bastide.render.svg.view import SMALL
from bastide.rules.options import is_number, quoted
from bastide.tiles import Tile

GAP, NAME = 30, 34  # between tiles, and the height of names
ROW = TILE + NAME + 2 * GAP
COLUMN = TILE + GAP
INK = "#574a39"


def sheet_svg(tiles: Sequence[Tile], gallery: Gallery, *, columns: int = 8, tile_size: int = TILE_SIZE) -> str:
    """The tiles in rows, as they are in the data, of so many pixels.

    Raises SetupError for a size that cannot be, for no tiles or columns, and for a tile that cannot be painted.
    """
    check_size(tile_size)
    if not tiles:
        raise SetupError("setup/no-tiles")
    if not is_number(columns) or columns < 1:
        raise SetupError("setup/columns", columns=quoted(columns))
    small = tile_size < SMALL
    shown = [
        sheet_tile(tile.name, gallery.drawing(tile, 0).picture(small=small), number % columns, number // columns)
        for number, tile in enumerate(tiles)
    ]
    rows = -(-len(tiles) // columns)
    return document(
        min(columns, len(tiles)) * COLUMN + GAP,
        rows * ROW + GAP,
        element("defs", gallery.definitions(small=small).used_by("".join(shown))),
        element("rect", width="100%", height="100%", fill=TABLE),
        *shown,
        scale=tile_size / TILE,
        title=sheet_title(tiles),
    )


def sheet_tile(name: str, picture: str, column: int, row: int) -> str:
    x, y = GAP + column * COLUMN, GAP + row * ROW
    below = lettering(name, MIDDLE, TILE + GAP * 0.6 + NAME / 2, NAME, INK, room=TILE)
    return group(clipped(picture), below, transform=f"translate({number_text(x)} {number_text(y)})")


def clipped(picture: str) -> str:
    """A picture without what reaches beyond its tile."""
    return element("svg", picture, width=TILE, height=TILE)
