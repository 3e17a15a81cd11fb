"""Coloured drawings, for terminals with colours."""

from collections.abc import Iterator
from functools import cache
from itertools import groupby

from rich.color import Color, blend_rgb
from rich.color_triplet import ColorTriplet
from rich.style import Style
from rich.text import Text

from bastide.render.text.canvas import ODD, Canvas, Glyph

# These remain distinct in terminals with 256 colours.
GRASS_GREEN, CITY_BROWN, FOREST_GREEN, WATER_BLUE = "#55822c", "#c08552", "#1d4a2a", "#6fb4de"
STYLES = {
    "field": Style(color="#8fb35a", bgcolor=GRASS_GREEN),
    "road": Style(color="#f6efdb", bgcolor=GRASS_GREEN, bold=True),
    "city": Style(color="#a9762f", bgcolor=CITY_BROWN),
    "wall": Style(color="#3b332c", bgcolor=GRASS_GREEN),
    "pennant": Style(color="#fff3d0", bgcolor=CITY_BROWN, bold=True),
    "site": Style(color="#f3d7cf", bgcolor="#7c2d28", bold=True),
    "meadow": Style(color="#8fb35a", bgcolor=GRASS_GREEN),
    "forest": Style(color="#4c9159", bgcolor=FOREST_GREEN),
    "rocks": Style(color="#a8a294", bgcolor="#6b675d"),
    "gold": Style(color="#ffd84d", bgcolor=FOREST_GREEN, bold=True),
    "mushrooms": Style(color="#ffe3d0", bgcolor=FOREST_GREEN, bold=True),
    "river": Style(color="#174a7c", bgcolor=WATER_BLUE, bold=True),
    "lake": Style(color="#e4f3fd", bgcolor=WATER_BLUE),
    "fish": Style(color="#0b2a4a", bgcolor=WATER_BLUE, bold=True),
    "animal": Style(color="#fff6d8", bgcolor=GRASS_GREEN, bold=True),
    "tiger": Style(color="#ffb52e", bgcolor=GRASS_GREEN, bold=True),
    "fire": Style(color="#fff3b0", bgcolor="#b8331c", bold=True),
    "landmark": Style(color="#1d1a17", bgcolor=GRASS_GREEN, bold=True),
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
# Chosen for 16 colours, because with the nearest ones cities and seats would look alike.
FEW_COLOURS = STYLES | {
    "field": Style(color="black", bgcolor="green"),
    "road": Style(color="bright_white", bgcolor="green"),
    "city": Style(color="black", bgcolor="yellow"),
    "wall": Style(color="black", bgcolor="green"),
    "pennant": Style(color="bright_white", bgcolor="yellow"),
    "site": Style(color="black", bgcolor="white"),
    "meadow": Style(color="black", bgcolor="green"),
    "forest": Style(color="bright_green", bgcolor="bright_black"),
    "gold": Style(color="bright_yellow", bgcolor="bright_black", bold=True),
    "mushrooms": Style(color="bright_white", bgcolor="bright_black", bold=True),
    "rocks": Style(color="black", bgcolor="white"),
    "river": Style(color="black", bgcolor="cyan"),
    "lake": Style(color="bright_white", bgcolor="cyan"),
    "fish": Style(color="black", bgcolor="cyan", bold=True),
    "animal": Style(color="bright_white", bgcolor="green", bold=True),
    "tiger": Style(color="bright_yellow", bgcolor="green", bold=True),
    "fire": Style(color="bright_yellow", bgcolor="magenta", bold=True),
    "landmark": Style(color="black", bgcolor="green", bold=True),
    "seat0": Style(color="bright_white", bgcolor="red"),
    "seat1": Style(color="bright_white", bgcolor="blue"),
    "seat2": Style(color="black", bgcolor="bright_yellow"),
    "seat3": Style(color="bright_white", bgcolor="black"),
    "seat4": Style(color="black", bgcolor="bright_magenta"),
    "last": Style(color="bright_yellow"),
}
SHADE = 0.15  # by which every other cell is darker, as on a chess board


@cache
def style_of(names: str, few_colours: bool) -> Style:
    """Return the style of a glyph by its names; later ones override earlier ones."""
    styles = FEW_COLOURS if few_colours else STYLES
    style = sum((styles[name] for name in names.split() if name != ODD), start=Style.null())
    return style + darken(style) if ODD in names.split() else style


def darken(style: Style) -> Style:
    """Return a style with a slightly darker background, if its colour is known exactly."""
    if style.bgcolor is None or style.bgcolor.triplet is None:
        return Style.null()
    darker = blend_rgb(style.bgcolor.triplet, ColorTriplet(0, 0, 0), SHADE)
    return Style(bgcolor=Color.from_triplet(darker))


def colourise(canvas: Canvas, *, few_colours: bool = False) -> Text:
    """Return a drawing with colours, or with the basic 16; rich omits them if the terminal has none."""
    lines = [Text.assemble(*styled_runs(row, few_colours=few_colours)) for row in canvas.rows()]
    return Text("\n").join(lines)


def styled_runs(row: list[Glyph], *, few_colours: bool) -> Iterator[tuple[str, Style]]:
    """Yield the parts of a line with the same style."""
    for names, glyphs in groupby(row, key=lambda glyph: glyph.style):
        yield "".join(glyph.character for glyph in glyphs), style_of(names, few_colours)
