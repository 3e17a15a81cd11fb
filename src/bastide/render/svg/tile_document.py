"""A tile by itself as a picture."""

from bastide.errors import SetupError
from bastide.render.svg.elements import document, element
from bastide.render.svg.frame import check_size
from bastide.render.svg.gallery import TURNS, gallery_in
from bastide.render.svg.look import Look
from bastide.render.svg.looks import usual_look
from bastide.render.svg.points import TILE
from bastide.render.svg.titles import tile_title
from bastide.render.svg.view import SMALL
from bastide.rules.options import is_number, quoted
from bastide.tiles import Tile


def tile_svg(tile: Tile, rotation: int = 0, *, look: Look | None = None, size: int = TILE) -> str:
    """A tile after so many quarter turns as an SVG document, in a look or in the usual one, that many pixels wide.

    Raises SetupError for a size or a rotation that cannot be, and for a tile that cannot be painted.
    """
    check_size(size)
    check_rotation(rotation)
    gallery = gallery_in(look or usual_look(tile))
    small = size < SMALL
    picture = gallery.drawing(tile, rotation).picture(small=small)
    used = gallery.definitions(small=small).used_by(picture)
    symbols = element("defs", used) if used else ""
    return document(TILE, TILE, symbols, picture, scale=size / TILE, title=tile_title(tile, rotation))


def check_rotation(rotation: int) -> None:
    """Refuse what is no number of quarter turns. Raises SetupError."""
    if not is_number(rotation) or rotation not in TURNS:
        raise SetupError("setup/rotation", rotation=quoted(rotation))
