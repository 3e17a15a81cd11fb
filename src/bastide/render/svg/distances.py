"""Numbers over a tile: how far each point of a lattice is from something, and the best of its cells.

Roots are taken of squares, and what is compared is rounded: the last digits of other functions differ from machine to
machine, and pictures may not.
"""

from functools import cached_property
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from bastide.render.svg.grid import Cell
from bastide.render.svg.plan import PLAN_GRID
from bastide.render.svg.points import TILE, Line, Point

Field: TypeAlias = NDArray[np.float64]  # a number for each point: row, column
Mask: TypeAlias = NDArray[np.bool_]

STEP = PLAN_GRID.step
FAR = 999.0
DIGITS = 4
COMPARED_DIGITS = 3


class Lattice:
    """The middles of the cells of the plan, and of so many more beyond each side of the tile."""

    def __init__(self, margin: int = 0) -> None:
        self.first = STEP / 2 - margin * STEP  # where the first point of a row lies
        axis = self.first + STEP * np.arange(PLAN_GRID.count + 2 * margin)
        self.x, self.y = np.meshgrid(axis, axis)

    def constant(self, value: float) -> Field:
        return np.full_like(self.x, value)

    def far(self) -> Field:
        """Nothing is near anywhere."""
        return self.constant(FAR)

    @cached_property
    def to_border(self) -> Field:
        """How far inside the tile everything is."""
        inside: Field = np.minimum.reduce([self.x, self.y, TILE - self.x, TILE - self.y])
        return inside

    def to_point(self, point: Point) -> Field:
        """How far everything is from a point."""
        return length(self.x - point[0], self.y - point[1])

    def to_piece(self, start: Point, end: Point) -> tuple[Field, Field]:
        """How far everything is from a straight piece, and at which part of the piece it comes nearest."""
        across, down = end[0] - start[0], end[1] - start[1]
        square = across * across + down * down or 1.0
        part = np.clip(((self.x - start[0]) * across + (self.y - start[1]) * down) / square, 0, 1)
        return length(self.x - start[0] - part * across, self.y - start[1] - part * down), part

    def to_line(self, line: Line) -> Field:
        """How far everything is from a line."""
        points = np.array(line)
        starts, steps = points[:-1], np.diff(points, axis=0)
        squares = np.maximum((steps**2).sum(axis=1), 1e-9)
        across, down = self.x[..., None] - starts[:, 0], self.y[..., None] - starts[:, 1]
        along = np.clip((across * steps[:, 0] + down * steps[:, 1]) / squares, 0, 1)
        squared = (across - along * steps[:, 0]) ** 2 + (down - along * steps[:, 1]) ** 2
        distance: Field = np.sqrt(squared.min(axis=-1))
        return distance

    def inside(self, outline: Line) -> Mask:
        """The points that a closed outline goes round."""
        crossed = np.zeros(self.x.shape, dtype=int)
        for (ax, ay), (bx, by) in zip(outline, [*outline[1:], outline[0]], strict=True):
            if ay != by:
                crossed += ((ay > self.y) != (by > self.y)) & ((bx - ax) * (self.y - ay) / (by - ay) + ax > self.x)
        is_inside: Mask = crossed % 2 == 1
        return is_inside


CELLS = Lattice()
_CENTRES: list[Point] = [PLAN_GRID.centre((column, row)) for column, row in PLAN_GRID.cells]


def length(across: Field, down: Field) -> Field:
    """How long the way is that goes so far across and so far down."""
    distance: Field = np.sqrt(across * across + down * down)
    return distance


def rounded(field: Field) -> Field:
    return np.round(field, DIGITS)


def first_best(numbers: Field) -> tuple[int, ...]:
    """Where the greatest of some numbers is; of those that are as good as equal, the first."""
    return tuple(int(each) for each in np.unravel_index(np.argmax(np.round(numbers, COMPARED_DIGITS)), numbers.shape))


def best(score: Field) -> Point:
    """The middle of the cell with the highest number, the first in reading order."""
    row, column = first_best(score)
    return PLAN_GRID.centre((column, row))


def at(field: Field | NDArray[np.int64], point: Point) -> float:
    """The number of the cell in which a point lies; outside the tile there is no room."""
    if not (0 <= point[0] < TILE and 0 <= point[1] < TILE):
        return -1.0
    column, row = PLAN_GRID.cell_at(point)
    return float(field[row, column])


def cells_of(mask: Mask) -> set[Cell]:
    return {(int(column), int(row)) for row, column in zip(*np.nonzero(mask), strict=True)}


def points_in(mask: Mask) -> list[Point]:
    """The middles of cells, in reading order."""
    return [_CENTRES[number] for number in np.flatnonzero(mask).tolist()]


def raised(field: Field, height: float) -> Field:
    """The field of something that is drawn higher by so much, which is a number of whole cells."""
    rows = round(height / STEP)
    return np.concatenate([field[rows:], np.repeat(field[-1:], rows, axis=0)])


def depths(mask: Mask) -> Field:
    """For each cell of a mask of the plan, how far its middle is from the nearest cell outside, or from the border."""
    open_ground = np.pad(mask, 1)
    index = np.arange(open_ground.shape[0], dtype=np.float64)
    apart = (index[:, None] - index[None, :]) ** 2
    blocked = np.where(open_ground, np.inf, 0.0)
    upright = np.min(apart[:, :, None] + blocked[None, :, :], axis=1)
    square = np.min(upright[:, None, :] + apart[None, :, :], axis=2)
    return rounded(np.sqrt(square) * STEP - STEP / 2)[1:-1, 1:-1]
