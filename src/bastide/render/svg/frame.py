"""The frame of a board: which cells it shows, and where they are in the picture."""

from collections.abc import Iterable
from dataclasses import dataclass

from bastide.errors import SetupError
from bastide.render.svg.elements import group
from bastide.render.svg.pen import number_text
from bastide.render.svg.points import TILE, Point
from bastide.rules.move import Cell
from bastide.rules.options import is_number, quoted

TILE_SIZE = 120
LEAST_SIZE, MOST_SIZE = 8, 960
TABLE = "#e4d7bb"
MARGIN = 0.4  # of the table round the tiles, as part of a tile


def check_size(tile_size: int) -> None:
    """Refuse a size that tiles cannot have. Raises SetupError."""
    if not is_number(tile_size) or not LEAST_SIZE <= tile_size <= MOST_SIZE:
        raise SetupError("setup/tile-size", size=quoted(tile_size), least=LEAST_SIZE, most=MOST_SIZE)


@dataclass(frozen=True, slots=True)
class Frame:
    """A part of the table, from its north-west cell on, with tiles of so many pixels."""

    left: int
    top: int
    columns: int
    rows: int
    tile_size: int

    @classmethod
    def around(cls, cells: Iterable[Cell], tile_size: int) -> "Frame":
        """The smallest frame that shows those cells; there must be one."""
        across, down = zip(*cells, strict=True)
        left, top = min(across), min(down)
        return cls(left, top, max(across) - left + 1, max(down) - top + 1, tile_size)

    @property
    def margin(self) -> float:
        """How much of the table is seen round the cells, in units: whole pixels, or the tiles would be blurred."""
        return self.units(round(MARGIN * self.tile_size))

    @property
    def width(self) -> float:
        return self.columns * TILE + 2 * self.margin

    @property
    def height(self) -> float:
        return self.rows * TILE + 2 * self.margin

    @property
    def scale(self) -> float:
        """Pixels to a unit."""
        return self.tile_size / TILE

    def units(self, pixels: float) -> float:
        """How many units are so many pixels."""
        return pixels / self.scale

    def at_least(self, units: float, pixels: float) -> float:
        """So many units, or as many as it takes for so many pixels."""
        return max(units, self.units(pixels))

    def origin(self, cell: Cell) -> Point:
        """The north-west corner of a cell."""
        return self.margin + (cell[0] - self.left) * TILE, self.margin + (cell[1] - self.top) * TILE

    def on_cell(self, cell: Cell, *content: str) -> str:
        """Content that is drawn in the units of a tile, on a cell."""
        x, y = self.origin(cell)
        return group(*content, transform=f"translate({number_text(x, 2)} {number_text(y, 2)})")
