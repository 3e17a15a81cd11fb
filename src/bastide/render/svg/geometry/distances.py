"""Distance fields over a tile as arrays, and the best of its cells.

Distances are square roots of squares, and compared numbers are rounded, because the last digits of other functions
differ between machines, and pictures must not.
"""

from functools import cached_property
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from bastide.render.svg.geometry.grid import PLAN_GRID, GridCell
from bastide.render.svg.geometry.points import TILE, Point, Polyline

Field: TypeAlias = NDArray[np.float64]  # a number for each point, by row and column
Mask: TypeAlias = NDArray[np.bool_]

STEP = PLAN_GRID.step
FAR = 999.0
DIGITS = 4
COMPARED_DIGITS = 3


class Lattice:
    """The centres of the plan's cells, and of `margin` more cells beyond each side of the tile."""

    def __init__(self, margin: int = 0) -> None:
        self.first = STEP / 2 - margin * STEP  # coordinate of the first point of a row
        axis = self.first + STEP * np.arange(PLAN_GRID.count + 2 * margin)
        self.x, self.y = np.meshgrid(axis, axis)

    def constant(self, value: float) -> Field:
        return np.full_like(self.x, value)

    def far(self) -> Field:
        """Return a field in which nothing is near."""
        return self.constant(FAR)

    @cached_property
    def to_border(self) -> Field:
        """Distance of each point from the tile's border, positive inside."""
        inside: Field = np.minimum.reduce([self.x, self.y, TILE - self.x, TILE - self.y])
        return inside

    def to_point(self, point: Point) -> Field:
        """Return the distance of each point from a point."""
        return lengths(self.x - point[0], self.y - point[1])

    def to_edge(self, start: Point, end: Point) -> tuple[Field, Field]:
        """Return the distance of each point from a line segment, and the part of the segment that is nearest."""
        across, down = end[0] - start[0], end[1] - start[1]
        square = across * across + down * down or 1.0
        part = np.clip(((self.x - start[0]) * across + (self.y - start[1]) * down) / square, 0, 1)
        return lengths(self.x - start[0] - part * across, self.y - start[1] - part * down), part

    def to_line(self, line: Polyline) -> Field:
        """Return the distance of each point from a polyline."""
        points = np.array(line)
        starts, steps = points[:-1], np.diff(points, axis=0)
        squares = np.maximum((steps**2).sum(axis=1), 1e-9)
        across, down = self.x[..., None] - starts[:, 0], self.y[..., None] - starts[:, 1]
        along = np.clip((across * steps[:, 0] + down * steps[:, 1]) / squares, 0, 1)
        squared = (across - along * steps[:, 0]) ** 2 + (down - along * steps[:, 1]) ** 2
        distance: Field = np.sqrt(squared.min(axis=-1))
        return distance

    def inside(self, outline: Polyline) -> Mask:
        """Return the points inside a closed outline."""
        crossed = np.zeros(self.x.shape, dtype=int)
        for (ax, ay), (bx, by) in zip(outline, [*outline[1:], outline[0]], strict=True):
            if ay != by:
                crossed += ((ay > self.y) != (by > self.y)) & ((bx - ax) * (self.y - ay) / (by - ay) + ax > self.x)
        is_inside: Mask = crossed % 2 == 1
        return is_inside


CELLS = Lattice()
_CENTRES: list[Point] = [PLAN_GRID.centre((column, row)) for column, row in PLAN_GRID.cells]


def lengths(across: Field, down: Field) -> Field:
    """Return the lengths of vectors."""
    distance: Field = np.sqrt(across * across + down * down)
    return distance


def round_field(field: Field) -> Field:
    return np.round(field, DIGITS)


def index_of_best(numbers: Field) -> tuple[int, ...]:
    """Return the index of the maximum; the first one among values that are equal after rounding."""
    return tuple(int(each) for each in np.unravel_index(np.argmax(np.round(numbers, COMPARED_DIGITS)), numbers.shape))


def best_point(score: Field) -> Point:
    """Return the centre of the cell with the highest score, the first in reading order."""
    row, column = index_of_best(score)
    return PLAN_GRID.centre((column, row))


def cell_value(field: Field | NDArray[np.int64], point: Point) -> float:
    """Return the value of the cell that contains a point, or -1 outside the tile."""
    if not (0 <= point[0] < TILE and 0 <= point[1] < TILE):
        return -1.0
    column, row = PLAN_GRID.cell_at(point)
    return float(field[row, column])


def cells_of(mask: Mask) -> set[GridCell]:
    return {(int(column), int(row)) for row, column in zip(*np.nonzero(mask), strict=True)}


def points_in(mask: Mask) -> list[Point]:
    """Return the centres of the cells of a mask, in reading order."""
    return [_CENTRES[number] for number in np.flatnonzero(mask).tolist()]


def shift_up(field: Field, height: float) -> Field:
    """Return a field moved up by a height, which is a whole number of cells."""
    rows = round(height / STEP)
    return np.concatenate([field[rows:], np.repeat(field[-1:], rows, axis=0)])


def depths(mask: Mask) -> Field:
    """Return the distance of each cell of a mask from the nearest cell outside it or from the border."""
    open_ground = np.pad(mask, 1)
    index = np.arange(open_ground.shape[0], dtype=np.float64)
    apart = (index[:, None] - index[None, :]) ** 2
    blocked = np.where(open_ground, np.inf, 0.0)
    upright = np.min(apart[:, :, None] + blocked[None, :, :], axis=1)
    square = np.min(upright[:, None, :] + apart[None, :, :], axis=2)
    return round_field(np.sqrt(square) * STEP - STEP / 2)[1:-1, 1:-1]
