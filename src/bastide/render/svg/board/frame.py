"""The cells that a picture of a board shows, and their positions in it."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from bastide.render.svg.elements import group
from bastide.render.svg.geometry.pen import number_text
from bastide.render.svg.geometry.points import TILE, Point
from bastide.rules.move import Cell

MARGIN = 0.4  # of the table around the tiles, in tiles


@dataclass(frozen=True)
class BoardFrame:
    """A rectangle of cells, from its north-west cell, with tiles of a size in pixels."""

    left: int
    top: int
    columns: int
    rows: int
    tile_size: int

    @classmethod
    def around(cls, cells: Iterable[Cell], tile_size: int) -> "BoardFrame":
        """Return the smallest frame around some cells, at least one."""
        across, down = zip(*cells, strict=True)
        left, top = min(across), min(down)
        return cls(left, top, max(across) - left + 1, max(down) - top + 1, tile_size)

    @cached_property
    def margin(self) -> float:
        """Width of the table around the cells in units; a whole number of pixels keeps the tiles sharp."""
        return self.units(round(MARGIN * self.tile_size))

    @property
    def width(self) -> float:
        return self.columns * TILE + 2 * self.margin

    @property
    def height(self) -> float:
        return self.rows * TILE + 2 * self.margin

    @property
    def scale(self) -> float:
        """Pixels per unit."""
        return self.tile_size / TILE

    def units(self, pixels: float) -> float:
        """Convert pixels to units."""
        return pixels / self.scale

    def at_least(self, units: float, pixels: float) -> float:
        """Return `units`, or more if that is less than `pixels`."""
        return max(units, self.units(pixels))

    def origin(self, cell: Cell) -> Point:
        """Return the north-west corner of a cell."""
        return self.margin + (cell[0] - self.left) * TILE, self.margin + (cell[1] - self.top) * TILE

    def on_cell(self, cell: Cell, *content: str) -> str:
        """Move content from the coordinates of a tile to a cell."""
        x, y = self.origin(cell)
        return group(*content, transform=f"translate({number_text(x, 2)} {number_text(y, 2)})")
