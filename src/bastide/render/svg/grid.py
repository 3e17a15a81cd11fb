"""A tile as a grid of small cells: what is drawn where, and which cells hang together."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from bastide.render.svg.points import TILE, Point

Cell = tuple[int, int]  # column and row
NEIGHBOURS = ((0, -1), (1, 0), (0, 1), (-1, 0))


@dataclass(frozen=True, slots=True)
class Grid:
    """A square of cells over a tile, so many to a side."""

    count: int = 60

    @property
    def step(self) -> float:
        """How wide a cell is."""
        return TILE / self.count

    @property
    def cells(self) -> Iterator[Cell]:
        return ((column, row) for row in range(self.count) for column in range(self.count))

    def centre(self, cell: Cell) -> Point:
        """The middle of a cell."""
        return (cell[0] + 0.5) * self.step, (cell[1] + 0.5) * self.step

    def cell_at(self, point: Point) -> Cell:
        """The cell that a point of the tile lies in; one on the border belongs to the cell inside."""
        last = self.count - 1
        return min(int(point[0] / self.step), last), min(int(point[1] / self.step), last)

    def beside(self, cell: Cell) -> Iterator[Cell]:
        """The cells at the four sides of a cell."""
        for east, south in NEIGHBOURS:
            column, row = cell[0] + east, cell[1] + south
            if 0 <= column < self.count and 0 <= row < self.count:
                yield column, row

    def where(self, holds: Callable[[Point], bool]) -> set[Cell]:
        """The cells in the middle of which something holds."""
        return {cell for cell in self.cells if holds(self.centre(cell))}

    def regions(self, cells: Iterable[Cell]) -> list[frozenset[Cell]]:
        """The parts of a set of cells that hang together by their sides, in reading order of their first cells."""
        waiting = dict.fromkeys(sorted(cells, key=lambda cell: (cell[1], cell[0])))
        found = []
        while waiting:
            region = self._flood(next(iter(waiting)), waiting)
            found.append(region)
            for cell in region:
                del waiting[cell]
        return found

    def _flood(self, start: Cell, among: Iterable[Cell]) -> frozenset[Cell]:
        reached, edge = {start}, [start]
        allowed = among if isinstance(among, dict) else dict.fromkeys(among)
        while edge:
            for cell in self.beside(edge.pop()):
                if cell in allowed and cell not in reached:
                    reached.add(cell)
                    edge.append(cell)
        return frozenset(reached)
