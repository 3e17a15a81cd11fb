"""A tile by itself as a picture."""

from bastide.render.svg.definitions import definitions
from bastide.render.svg.elements import document, element
from bastide.render.svg.look import Look
from bastide.render.svg.looks import look_named
from bastide.render.svg.points import TILE
from bastide.render.svg.view import SMALL
from bastide.tiles import Tile
from bastide.tiles.looks import looks_for


def tile_svg(tile: Tile, rotation: int = 0, *, look: Look | None = None, size: int = TILE) -> str:
    """A tile that lies so as an SVG document, in a look or in the usual one, that many pixels wide."""
    painted_in = look or usual_look(tile)
    small = size < SMALL
    picture = painted_in.tile(tile, rotation % 4, small=small)
    used = definitions(painted_in.symbols(small=small)).used_by(picture)
    return document(TILE, TILE, element("defs", used) if used else "", picture, scale=size / TILE)


def usual_look(tile: Tile) -> Look:
    """The look of editions with such tiles that name none."""
    return look_named(looks_for(segment.kind for segment in tile.segments)[0])
