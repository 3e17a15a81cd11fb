"""A tile by itself as a picture."""

from bastide.render.svg.definitions import definitions
from bastide.render.svg.elements import document, element
from bastide.render.svg.frame import check_size
from bastide.render.svg.look import Look
from bastide.render.svg.looks import usual_look
from bastide.render.svg.points import TILE
from bastide.render.svg.titles import tile_title
from bastide.render.svg.view import SMALL
from bastide.tiles import Tile


def tile_svg(tile: Tile, rotation: int = 0, *, look: Look | None = None, size: int = TILE) -> str:
    """A tile that lies so as an SVG document, in a look or in the usual one, that many pixels wide.

    Raises SetupError for a size that cannot be.
    """
    check_size(size)
    painted_in = look or usual_look(tile)
    small = size < SMALL
    turns = rotation % 4
    picture = painted_in.tile(tile, turns, small=small)
    used = definitions(painted_in.symbols(small=small)).used_by(picture)
    symbols = element("defs", used) if used else ""
    return document(TILE, TILE, symbols, picture, scale=size / TILE, title=tile_title(tile, turns))
