"""The parts of every piece: shadow, halo, outline, body in the seat's colour, details and device."""

from dataclasses import dataclass

from bastide.render.svg.elements import Definition, element, group, path, symbol, use
from bastide.render.svg.geometry.boxes import Rectangle, path_bounds

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
STANDING, LYING = 14.0, 4.0  # distance from the middle of a figure down to the ground

SEAT_COLOUR = "currentColor"  # `color` of the element that uses the symbol; its `fill` is the second tone


@dataclass(frozen=True, slots=True)
class DevicePosition:
    """Position and scale of the seat's device."""

    x: float
    y: float
    scale: float = 1


@dataclass(frozen=True, slots=True)
class PieceFigure:
    """A piece, drawn around its middle.

    The outline encloses all of it and is filled with the seat's colour. `details` are drawn on top of it and `behind`
    below it. `line` and `halo` are the widths of the dark and the light line outside the outline. `foot` is the
    distance from the middle down to the point that stands on the board.
    """

    outline: str
    details: tuple[str, ...]
    device: DevicePosition
    shadow: tuple[float, float, float, float]  # ellipse on the ground: centre and radii
    foot: float = STANDING
    behind: str = ""
    line: float = 1.8
    halo: float = 2.4

    @property
    def box(self) -> Rectangle:
        """Bounds around its foot, without the shadow."""
        return path_bounds(self.outline).expanded(self.line + self.halo).at((0, -self.foot))

    def symbol(self, name: str) -> Definition:
        """Return the symbol of the figure without its device."""
        x, y, across, down = self.shadow
        shape = f"{name}-o"
        return symbol(
            name,
            element("defs", path(self.outline, id=shape)),
            element("ellipse", cx=x, cy=y, rx=across, ry=down, fill="#000", opacity=0.28),
            group(
                use(shape, stroke=HALO, stroke_width=2 * (self.line + self.halo)),
                self.behind,
                # The fill covers the inner half of the line, which would make narrow parts black.
                use(shape, fill=SEAT_COLOUR, stroke=OUTLINE, stroke_width=2 * self.line, paint_order="stroke"),
                *self.details,
                stroke_linejoin="round",
                stroke_linecap="round",
            ),
        )


def part(data: str, colour: str | None = None, line: float | None = 1.1) -> str:
    """Draw a part in its own colour, or in the seat's second tone, with a thin outline."""
    return path(data, fill=colour, stroke=OUTLINE if line else None, stroke_width=line)


def stroke(data: str, width: float = 1.2, colour: str = OUTLINE, opacity: float | None = None) -> str:
    """Draw a line; a line without length is a dot."""
    return path(data, fill="none", stroke=colour, stroke_width=width, opacity=opacity)


def shade(data: str) -> str:
    """Shade the side away from the light, which comes from the upper left."""
    return path(data, fill="#000", opacity=0.2)


def highlight(data: str, width: float = 1.8) -> str:
    """Draw a highlight on the side of the light."""
    return stroke(data, width, "#fff", 0.5)


def fold(data: str, width: float = 1.6) -> str:
    """Draw a crease in the clothes."""
    return stroke(data, width, OUTLINE, 0.5)


def eyes(x: float, y: float, apart: float = 6.4) -> str:
    """Draw two eyes around a point."""
    half = apart / 2
    return stroke(f"M{x - half:g} {y:g}v1.3M{x + half:g} {y:g}v1.3", 1.9)
