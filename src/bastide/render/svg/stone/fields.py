"""Shapes on a tile as fields of distances, and what can be made of two of them.

A field is negative inside its shape. Its points are the middles of the cells of the plan, and two more beyond each side
of the tile, so that outlines run on past the border.
"""

import math
from collections.abc import Iterable

import numpy as np

from bastide.render.svg.distances import STEP, Field, Lattice, length
from bastide.render.svg.plan import PLAN_GRID
from bastide.render.svg.points import Point

MARGIN = 2  # points beyond each side
LATTICE = Lattice(MARGIN)
INSIDE = slice(MARGIN, MARGIN + PLAN_GRID.count)  # the points on the tile itself


def tapered(start: Point, end: Point, wide: float, narrow: float) -> Field:
    """A finger from one point to another; it is so wide at its root and so narrow at its tip, from its middle line."""
    distance, part = LATTICE.to_piece(start, end)
    return distance - (wide + (narrow - wide) * part)


def nearest(fields: Iterable[Field]) -> Field:
    """The least of several fields: the shape that they cover together."""
    least: Field = np.minimum.reduce([LATTICE.far(), *fields])
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
    down, across = (np.asarray(slope) for slope in np.gradient(shape, STEP))
    distance: Field = shape / np.maximum(length(across, down), 1e-6)
    return distance


def waves(seed: float, stretch: float = 1.0) -> Field:
    """Gentle hills and hollows between -1 and 1 that differ with the seed and can be stretched."""
    x, y = LATTICE.x / stretch, LATTICE.y / stretch
    first = np.sin(0.071 * x + 1.7 * seed + 1.3 * np.sin(0.043 * y + seed))
    second = np.sin(0.083 * y + 2.9 * seed + 1.1 * np.sin(0.051 * x + 0.6 * seed))
    height: Field = (first + second + 0.6 * np.sin(0.12 * (x + y) + 4.1 * seed)) / 2.6
    return height


def value_at(field: Field, point: Point) -> float:
    """The value of a field at any point of the tile, between the four nearest points of the lattice."""
    column, row = (point[0] - LATTICE.first) / STEP, (point[1] - LATTICE.first) / STEP
    left, top = math.floor(column), math.floor(row)
    right, low = column - left, row - top
    upper = field[top, left] * (1 - right) + field[top, left + 1] * right
    lower = field[top + 1, left] * (1 - right) + field[top + 1, left + 1] * right
    return float(upper * (1 - low) + lower * low)
