"""A grid of small cells over a tile, and its connected regions."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from bastide.render.svg.geometry.points import TILE, Point

GridCell = tuple[int, int]  # column and row
NEIGHBOURS = ((0, -1), (1, 0), (0, 1), (-1, 0))


@dataclass(frozen=True, slots=True)
class Grid:
    """A square grid over a tile with `count` cells per side."""

    count: int = 60

    @property
    def step(self) -> float:
        """Width of a cell."""
        return TILE / self.count

    @property
    def cells(self) -> Iterator[GridCell]:
        return ((column, row) for row in range(self.count) for column in range(self.count))

    def centre(self, cell: GridCell) -> Point:
        """Return the centre of a cell."""
        return (cell[0] + 0.5) * self.step, (cell[1] + 0.5) * self.step

    def cell_at(self, point: Point) -> GridCell:
        """Return the cell that contains a point; points on the border belong to the cell inside."""
        last = self.count - 1
        return min(int(point[0] / self.step), last), min(int(point[1] / self.step), last)

    def neighbours(self, cell: GridCell) -> Iterator[GridCell]:
        """Yield the neighbours of a cell on its four sides."""
        for east, south in NEIGHBOURS:
            column, row = cell[0] + east, cell[1] + south
            if 0 <= column < self.count and 0 <= row < self.count:
                yield column, row

    def regions(self, cells: Iterable[GridCell]) -> list[frozenset[GridCell]]:
        """Return the connected regions of a set of cells, in reading order of their first cells."""
        waiting = dict.fromkeys(sorted(cells, key=lambda cell: (cell[1], cell[0])))
        found = []
        while waiting:
            region = self._flood(next(iter(waiting)), waiting)
            found.append(region)
            for cell in region:
                del waiting[cell]
        return found

    def _flood(self, start: GridCell, among: Iterable[GridCell]) -> frozenset[GridCell]:
        reached, edge = {start}, [start]
        allowed = among if isinstance(among, dict) else dict.fromkeys(among)
        while edge:
            for cell in self.neighbours(edge.pop()):
                if cell in allowed and cell not in reached:
                    reached.add(cell)
                    edge.append(cell)
        return frozenset(reached)


PLAN_GRID = Grid(60)
