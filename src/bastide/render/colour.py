"""The same drawings with colours, for terminals that have them."""

from functools import cache

from rich.color import Color, blend_rgb
from rich.color_triplet import ColorTriplet
from rich.style import Style
from rich.text import Text

from bastide.render.canvas import ODD, Canvas

GRASS_GREEN, CITY_BROWN = "#51702f", "#c08552"
STYLES = {
    "field": Style(color="#83a356", bgcolor=GRASS_GREEN),
    "road": Style(color="#f6efdb", bgcolor=GRASS_GREEN, bold=True),
    "city": Style(color="#a86c3c", bgcolor=CITY_BROWN),
    "wall": Style(color="#4a2f1d", bgcolor=GRASS_GREEN),
    "pennant": Style(color="#fff3d0", bgcolor=CITY_BROWN, bold=True),
    "site": Style(color="#f3d7cf", bgcolor="#7c2d28", bold=True),
    "seat0": Style(color="#ffffff", bgcolor="#d8431f", bold=True),
    "seat1": Style(color="#ffffff", bgcolor="#1d5fb4", bold=True),
    "seat2": Style(color="#2c2b33", bgcolor="#f7d22b", bold=True),
    "seat3": Style(color="#ffffff", bgcolor="#2c2b33", bold=True),
    "seat4": Style(color="#2c2b33", bgcolor="#e58fce", bold=True),
    "legal": Style(color="cyan", bold=True),
    "last": Style(color="#ffd84d", bold=True),
    "ruler": Style(dim=True),
    "heading": Style(bold=True),
}


SHADE = 0.08  # how much darker every other cell is, as on a chess board: so tiles can be told apart


@cache
def style_of(names: str) -> Style:
    """What belongs to the names of a glyph's style; a later one goes over an earlier one."""
    known = [STYLES[name] for name in names.split() if name != ODD]
    style = sum(known, start=Style.null())
    return style + shaded(style) if ODD in names.split() else style


def shaded(style: Style) -> Style:
    """A slightly darker background."""
    if style.bgcolor is None or style.bgcolor.triplet is None:
        return Style.null()
    darker = blend_rgb(style.bgcolor.triplet, ColorTriplet(0, 0, 0), SHADE)
    return Style(bgcolor=Color.from_triplet(darker))


def coloured(canvas: Canvas) -> Text:
    """A drawing with colours; rich leaves them out where there are none."""
    lines = [Text.assemble(*((glyph.character, style_of(glyph.style)) for glyph in row)) for row in canvas.rows()]
    return Text("\n").join(lines)
