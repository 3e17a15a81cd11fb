"""Contours of distance fields: closed lines where the sign changes (marching squares)."""

from collections.abc import Iterator

import numpy as np

from bastide.render.svg.geometry.distances import STEP, Field, Mask
from bastide.render.svg.geometry.points import Point
from bastide.render.svg.tiles.stone.distance_fields import LATTICE

LatticePoint = tuple[int, int]  # row and column of a point of the lattice
Edge = tuple[LatticePoint, LatticePoint]

SHORTEST = 6  # contours with fewer points are specks


def outlines(field: Field) -> list[list[Point]]:
    """Return the closed lines around the inside of a field, which are closed at the rim of the lattice too."""
    bordered = field.copy()
    bordered[[0, -1], :] = np.maximum(bordered[[0, -1], :], 1)
    bordered[:, [0, -1]] = np.maximum(bordered[:, [0, -1]], 1)
    successors: dict[Edge, Edge] = {}
    inside = bordered < 0
    count = inside[:-1, :-1].astype(int) + inside[:-1, 1:] + inside[1:, :-1] + inside[1:, 1:]
    for row, column in np.argwhere((count > 0) & (count < 4)):
        successors.update(crossings(inside, int(row), int(column)))
    return [[crossing_point(bordered, edge) for edge in loop] for loop in loops(successors) if len(loop) >= SHORTEST]


def crossings(inside: Mask, row: int, column: int) -> Iterator[tuple[Edge, Edge]]:
    """Yield the crossings of a contour with a square of four points: exit and entry, with the inside on the right."""
    ring: tuple[LatticePoint, ...] = ((row, column), (row, column + 1), (row + 1, column + 1), (row + 1, column))
    entries: list[tuple[int, Edge]] = []
    exits: list[tuple[int, Edge]] = []
    for number, start in enumerate(ring):
        end = ring[(number + 1) % 4]
        if inside[start] != inside[end]:
            (entries if inside[end] else exits).append((number, (min(start, end), max(start, end))))
    for number, edge in entries:
        # clockwise around the square, the inside that begins here ends at the next change of sign
        leaving = min(exits, key=lambda each: (each[0] - number) % 4)
        yield leaving[1], edge


def loops(successors: dict[Edge, Edge]) -> Iterator[list[Edge]]:
    """Yield the closed chains of a table of successors."""
    waiting = dict(sorted(successors.items()))
    while waiting:
        start = next(iter(waiting))
        chain, edge = [], start
        while edge in waiting:
            chain.append(edge)
            edge = waiting.pop(edge)
        yield chain


def crossing_point(field: Field, edge: Edge) -> Point:
    """Return the zero of a field between two points of the lattice."""
    (top, left), (low, right) = edge
    one, other = float(field[top, left]), float(field[low, right])
    part = one / (one - other)
    return LATTICE.first + STEP * (left + (right - left) * part), LATTICE.first + STEP * (top + (low - top) * part)
