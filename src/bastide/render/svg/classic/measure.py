"""Distances and insides for all cells of the plan's grid at once."""

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from bastide.render.svg.grid import Cell
from bastide.render.svg.plan import PLAN_GRID
from bastide.render.svg.points import TILE, Line, Point

Field: TypeAlias = NDArray[np.float64]  # a number for each cell: row, column
Mask: TypeAlias = NDArray[np.bool_]

FAR = 999.0
_MIDDLES = (np.arange(PLAN_GRID.count) + 0.5) * PLAN_GRID.step
X, Y = np.meshgrid(_MIDDLES, _MIDDLES)
_CENTRES: list[Point] = [PLAN_GRID.centre((column, row)) for row in range(X.shape[0]) for column in range(X.shape[1])]
TO_BORDER: Field = np.minimum(np.minimum(X, Y), np.minimum(TILE - X, TILE - Y))


def far() -> Field:
    """Nothing is near anywhere."""
    return np.full(X.shape, FAR)


def to_point(point: Point) -> Field:
    """How far each cell is from a point."""
    distances: Field = np.sqrt((X - point[0]) ** 2 + (Y - point[1]) ** 2)
    return distances


def to_line(line: Line) -> Field:
    """How far each cell is from a line."""
    points = np.array(line)
    starts, steps = points[:-1], np.diff(points, axis=0)
    squares = np.maximum((steps**2).sum(axis=1), 1e-9)
    across, down = X[..., None] - starts[:, 0], Y[..., None] - starts[:, 1]
    along = np.clip((across * steps[:, 0] + down * steps[:, 1]) / squares, 0, 1)
    squared = (across - along * steps[:, 0]) ** 2 + (down - along * steps[:, 1]) ** 2
    distances: Field = np.sqrt(squared.min(axis=-1))
    return distances


def raised(field: Field, height: float) -> Field:
    """The field of something that is drawn higher by so much, which is a number of whole cells."""
    rows = round(height / PLAN_GRID.step)
    return np.concatenate([field[rows:], np.repeat(field[-1:], rows, axis=0)])


def inside(outline: Line) -> Mask:
    """The cells that a closed outline goes round."""
    crossed = np.zeros(X.shape, dtype=int)
    for (ax, ay), (bx, by) in zip(outline, [*outline[1:], outline[0]], strict=True):
        if ay != by:
            crossed += ((ay > Y) != (by > Y)) & ((bx - ax) * (Y - ay) / (by - ay) + ax > X)
    is_inside: Mask = crossed % 2 == 1
    return is_inside


def cells_of(mask: Mask) -> set[Cell]:
    return {(int(column), int(row)) for row, column in zip(*np.nonzero(mask), strict=True)}


def points_in(mask: Mask) -> list[Point]:
    """The middles of cells, in reading order."""
    return [_CENTRES[number] for number in np.flatnonzero(mask).tolist()]


def at(field: Field | NDArray[np.int64], point: Point) -> float:
    """The number of the cell in which a point lies; outside the tile there is no room."""
    if not (0 <= point[0] < TILE and 0 <= point[1] < TILE):
        return -1.0
    column, row = PLAN_GRID.cell_at(point)
    return float(field[row, column])


def best(score: Field) -> Point:
    """The middle of the cell with the highest number, the first in reading order."""
    row, column = divmod(int(score.argmax()), PLAN_GRID.count)
    return PLAN_GRID.centre((column, row))
