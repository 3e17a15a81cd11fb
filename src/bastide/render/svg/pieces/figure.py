"""What every piece is made of: a shadow on the ground, two outlines, a body in its seat's colour, details, a device."""

from dataclasses import dataclass

from bastide.render.svg.boxes import Box, box_of_path
from bastide.render.svg.elements import element, group, path, symbol, use

OUTLINE = "#1d1612"
HALO = "#fffbe9"
SKIN = "#f4d9b0"
HAIR = "#4a2f1c"
STEEL = "#d3d8df"
WOOD = "#8a5a2b"
STRAW = "#efd68a"
LEATHER = "#5d3d22"
BONE = "#f7efdb"

STANDING_SHADOW = (5, 22, 18, 4.6)  # on the ground, to the lower right
STANDING, LYING = 14.0, 4.0  # how far below its middle a figure touches the ground

SEAT_COLOUR = "currentColor"  # of whoever uses the symbol; the seat's second tone is the fill of parts that name none


@dataclass(frozen=True, slots=True)
class Spot:
    """Where the device goes, and how large it is there."""

    x: float
    y: float
    scale: float = 1


@dataclass(frozen=True, slots=True)
class Figure:
    """A piece, drawn round its middle.

    The outline goes round all of it and is filled with the seat's colour; the details are painted into it, and what
    is `behind` before it. The dark line and the light halo are as wide as said outside the outline. Its foot is the
    point below its middle with which it stands on its spot.
    """

    outline: str
    details: tuple[str, ...]
    device: Spot
    shadow: tuple[float, float, float, float]  # the ellipse on the ground: its middle and its two radii
    foot: float = STANDING
    behind: str = ""
    line: float = 1.8
    halo: float = 2.4

    @property
    def box(self) -> Box:
        """All that it takes up around its foot, without its shadow."""
        return box_of_path(self.outline).grown(self.line + self.halo).at((0, -self.foot))

    def symbol(self, name: str) -> str:
        """The figure without its device, to be used by that name."""
        x, y, across, down = self.shadow
        shape = f"{name}-o"
        return symbol(
            name,
            element("defs", path(self.outline, id=shape)),
            element("ellipse", cx=x, cy=y, rx=across, ry=down, fill="#000", opacity=0.28),
            group(
                use(shape, stroke=HALO, stroke_width=2 * (self.line + self.halo)),
                self.behind,
                # The inner half of the line lies under the fill: it would make narrow parts black.
                use(shape, fill=SEAT_COLOUR, stroke=OUTLINE, stroke_width=2 * self.line, paint_order="stroke"),
                *self.details,
                stroke_linejoin="round",
                stroke_linecap="round",
            ),
        )


def filled(data: str, colour: str | None = None, line: float | None = 1.1) -> str:
    """A part in a colour of its own, or in the seat's second tone, with a thin line round it."""
    return path(data, fill=colour, stroke=OUTLINE if line else None, stroke_width=line)


def drawn(data: str, width: float = 1.2, colour: str = OUTLINE, opacity: float | None = None) -> str:
    """A line of the pen; a line without length is a dot."""
    return path(data, fill="none", stroke=colour, stroke_width=width, opacity=opacity)


def shade(data: str) -> str:
    """The side that the light from the upper left does not reach."""
    return path(data, fill="#000", opacity=0.2)


def gleam(data: str, width: float = 1.8) -> str:
    """Where that light falls."""
    return drawn(data, width, "#fff", 0.5)


def fold(data: str, width: float = 1.6) -> str:
    """A crease of the clothes."""
    return drawn(data, width, OUTLINE, 0.5)


def eyes(x: float, y: float, apart: float = 6.4) -> str:
    """Two eyes round a point, which look at whoever looks at them."""
    half = apart / 2
    return drawn(f"M{x - half:g} {y:g}v1.3M{x + half:g} {y:g}v1.3", 1.9)
