"""Numbers over a tile: how far each point of a fine lattice is from something, and shapes made of such distances.

A field is negative inside its shape. Its points are the middles of the cells of the plan, and two more beyond each side
of the tile, so that outlines run on past the border.
"""

import math
from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray

from bastide.render.svg.plan import PLAN_GRID
from bastide.render.svg.points import TILE, Line, Point, pieces

Field = NDArray[np.float64]
Mask = NDArray[np.bool_]

STEP = PLAN_GRID.step
MARGIN = 2  # points beyond each side
FIRST = STEP / 2 - MARGIN * STEP  # where the first point of a row lies
FAR = 999.0

_AXIS = FIRST + STEP * np.arange(PLAN_GRID.count + 2 * MARGIN)
ACROSS, DOWN = np.meshgrid(_AXIS, _AXIS)  # the x and the y of every point
INSIDE = slice(MARGIN, MARGIN + PLAN_GRID.count)  # the points on the tile itself

# Results are rounded: the last digits of sines and roots may differ from machine to machine, pictures may not.
DIGITS = 4


def constant(value: float) -> Field:
    return np.full_like(ACROSS, value)


def rounded(field: Field) -> Field:
    return np.round(field, DIGITS)


def to_point(point: Point) -> Field:
    """How far everything is from a point."""
    distance: Field = np.hypot(ACROSS - point[0], DOWN - point[1])
    return distance


def to_piece(start: Point, end: Point) -> tuple[Field, Field]:
    """How far everything is from a straight piece, and at which part of the piece it comes nearest."""
    across, down = end[0] - start[0], end[1] - start[1]
    square = across * across + down * down or 1.0
    part = np.clip(((ACROSS - start[0]) * across + (DOWN - start[1]) * down) / square, 0, 1)
    return np.hypot(ACROSS - start[0] - part * across, DOWN - start[1] - part * down), part


def to_line(line: Line) -> Field:
    """How far everything is from a line."""
    return nearest(to_piece(start, end)[0] for start, end in pieces(line))


def to_border() -> Field:
    """How far inside the tile everything is."""
    return nearest((ACROSS, DOWN, TILE - ACROSS, TILE - DOWN))


def tapered(start: Point, end: Point, wide: float, narrow: float) -> Field:
    """A finger from one point to another; it is so wide at its root and so narrow at its tip, from its middle line."""
    distance, part = to_piece(start, end)
    return distance - (wide + (narrow - wide) * part)


def nearest(fields: Iterable[Field]) -> Field:
    """The least of several fields: the shape that they cover together."""
    least: Field = np.minimum.reduce([constant(FAR), *fields])
    return least


def melted(one: Field, other: Field, softness: float) -> Field:
    """Both shapes together, with the corner between them filled in softly."""
    overlap = np.maximum(softness - np.abs(one - other), 0) / softness
    both: Field = np.minimum(one, other) - overlap * overlap * softness / 4
    return both


def cut(one: Field, other: Field, softness: float) -> Field:
    """The first shape without the second, the new corners rounded."""
    return -melted(-one, other, softness)


def as_distance(shape: Field) -> Field:
    """A field with the same zero line that measures distances near it."""
    down, across = np.gradient(shape, STEP)
    distance: Field = shape / np.maximum(np.hypot(across, down), 1e-6)
    return distance


def waves(seed: float, length: float = 1.0) -> Field:
    """Gentle hills and hollows between -1 and 1 that differ with the seed; `length` stretches them."""
    x, y = ACROSS / length, DOWN / length
    first = np.sin(0.071 * x + 1.7 * seed + 1.3 * np.sin(0.043 * y + seed))
    second = np.sin(0.083 * y + 2.9 * seed + 1.1 * np.sin(0.051 * x + 0.6 * seed))
    height: Field = (first + second + 0.6 * np.sin(0.12 * (x + y) + 4.1 * seed)) / 2.6
    return height


def value_at(field: Field, point: Point) -> float:
    """The value of a field at any point of the tile, between the four nearest points of the lattice."""
    column, row = (point[0] - FIRST) / STEP, (point[1] - FIRST) / STEP
    left, top = math.floor(column), math.floor(row)
    right, low = column - left, row - top
    upper = field[top, left] * (1 - right) + field[top, left + 1] * right
    lower = field[top + 1, left] * (1 - right) + field[top + 1, left + 1] * right
    return float(upper * (1 - low) + lower * low)


def depths(mask: Mask) -> Field:
    """For each cell of a mask of the plan, how far its middle is from the nearest cell outside, or from the border."""
    open_ground = np.pad(mask, 1)
    index = np.arange(open_ground.shape[0], dtype=np.float64)
    apart = (index[:, None] - index[None, :]) ** 2
    blocked = np.where(open_ground, np.inf, 0.0)
    upright = np.min(apart[:, :, None] + blocked[None, :, :], axis=1)
    square = np.min(upright[:, None, :] + apart[None, :, :], axis=2)
    return rounded(np.sqrt(square) * STEP - STEP / 2)[1:-1, 1:-1]
