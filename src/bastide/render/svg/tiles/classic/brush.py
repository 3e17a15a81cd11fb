"""Brush for symbols: shapes with the outlines, shadows and snow of a palette."""

from dataclasses import dataclass

from bastide.render.svg.elements import element, path
from bastide.render.svg.geometry.points import Point
from bastide.render.svg.tiles.classic.palette import Palette

FINE = 1.3
SHADE = "#0002"


@dataclass(frozen=True, slots=True)
class Brush:
    """Draws in the colours of a palette; y grows downwards, and light comes from the upper left."""

    palette: Palette

    def shape(self, data: str, fill: str, width: float = FINE) -> str:
        """Draw a filled shape with a dark outline."""
        return path(data, fill=fill, stroke=self.palette.outline, stroke_width=width, stroke_linejoin="round")

    def fill(self, data: str, colour: str) -> str:
        return path(data, fill=colour)

    def line(self, data: str, colour: str, width: float) -> str:
        return path(data, fill="none", stroke=colour, stroke_width=width, stroke_linecap="round")

    def shadow(self, centre: Point, width: float, height: float) -> str:
        """Draw a shadow on the ground, to the lower right."""
        return self.oval(centre, width, height, self.palette.shadow, opacity=0.28)

    def oval(self, centre: Point, width: float, height: float, colour: str, opacity: float | None = None) -> str:
        """Draw an ellipse by its half width and half height."""
        return element("ellipse", cx=centre[0], cy=centre[1], rx=width, ry=height, fill=colour, opacity=opacity)

    def snow(self, data: str) -> str:
        """Draw snow, if the palette has any."""
        return path(data, fill=self.palette.snow) if self.palette.snow else ""

    def without_snow(self, drawing: str) -> str:
        return "" if self.palette.snow else drawing
