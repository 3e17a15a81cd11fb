"""Shapes as signed distance fields, and operations on them.

A field is negative inside its shape. Its points are the centres of the plan's cells and of two more cells beyond each
side of the tile, so that outlines continue past the border.
"""

import math
from collections.abc import Iterable

import numpy as np

from bastide.render.svg.geometry.distances import STEP, Field, Lattice, lengths
from bastide.render.svg.geometry.grid import PLAN_GRID
from bastide.render.svg.geometry.points import Point

MARGIN = 2  # points beyond each side
LATTICE = Lattice(MARGIN)
INSIDE = slice(MARGIN, MARGIN + PLAN_GRID.count)  # the points on the tile itself


def finger_field(start: Point, end: Point, wide: float, narrow: float) -> Field:
    """Return a finger between two points; `wide` and `narrow` are half its width at its root and at its tip."""
    distance, part = LATTICE.to_edge(start, end)
    return distance - (wide + (narrow - wide) * part)


def union(fields: Iterable[Field]) -> Field:
    """Return the union of shapes."""
    least: Field = np.minimum.reduce([LATTICE.far(), *fields])
    return least


def smooth_union(one: Field, other: Field, softness: float) -> Field:
    """Return the union of two shapes, with the corners between them rounded."""
    overlap = np.maximum(softness - np.abs(one - other), 0) / softness
    both: Field = np.minimum(one, other) - overlap * overlap * softness / 4
    return both


def smooth_difference(one: Field, other: Field, softness: float) -> Field:
    """Return the first shape without the second, with the new corners rounded."""
    return -smooth_union(-one, other, softness)


def normalise(shape: Field) -> Field:
    """Return a field with the same zero line that has the slope of a distance near it."""
    down, across = (np.asarray(slope) for slope in np.gradient(shape, STEP))
    distance: Field = shape / np.maximum(lengths(across, down), 1e-6)
    return distance


def noise(seed: float, stretch: float = 1.0) -> Field:
    """Return smooth noise between -1 and 1 for a seed; `stretch` scales it."""
    x, y = LATTICE.x / stretch, LATTICE.y / stretch
    first = np.sin(0.071 * x + 1.7 * seed + 1.3 * np.sin(0.043 * y + seed))
    second = np.sin(0.083 * y + 2.9 * seed + 1.1 * np.sin(0.051 * x + 0.6 * seed))
    height: Field = (first + second + 0.6 * np.sin(0.12 * (x + y) + 4.1 * seed)) / 2.6
    return height


def value_at(field: Field, point: Point) -> float:
    """Interpolate a field at any point of the tile."""
    column, row = (point[0] - LATTICE.first) / STEP, (point[1] - LATTICE.first) / STEP
    left, top = math.floor(column), math.floor(row)
    right, low = column - left, row - top
    upper = field[top, left] * (1 - right) + field[top, left + 1] * right
    lower = field[top + 1, left] * (1 - right) + field[top + 1, left + 1] * right
    return float(upper * (1 - low) + lower * low)
