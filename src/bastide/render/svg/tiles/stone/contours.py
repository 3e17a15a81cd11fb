"""Contours of distance fields: closed lines where the sign changes (marching squares)."""

from collections.abc import Iterator

import numpy as np

from bastide.render.svg.geometry.distances import STEP, Field, Mask
from bastide.render.svg.geometry.points import Point
from bastide.render.svg.tiles.stone.distance_fields import LATTICE

Corner = tuple[int, int]  # row and column of a point of the lattice
Edge = tuple[Corner, Corner]

SHORTEST = 6  # contours with fewer points are specks


def outlines(field: Field) -> list[list[Point]]:
    """Return the closed lines around the inside of a field, which are closed at the rim of the lattice too."""
    walled = field.copy()
    walled[[0, -1], :] = np.maximum(walled[[0, -1], :], 1)
    walled[:, [0, -1]] = np.maximum(walled[:, [0, -1]], 1)
    following: dict[Edge, Edge] = {}
    inside = walled < 0
    count = inside[:-1, :-1].astype(int) + inside[:-1, 1:] + inside[1:, :-1] + inside[1:, 1:]
    for row, column in np.argwhere((count > 0) & (count < 4)):
        following.update(crossings(inside, int(row), int(column)))
    return [[crossing_point(walled, edge) for edge in loop] for loop in loops(following) if len(loop) >= SHORTEST]


def crossings(inside: Mask, row: int, column: int) -> Iterator[tuple[Edge, Edge]]:
    """Yield the crossings of a contour with a square of four points: exit and entry, with the inside on the right."""
    ring: tuple[Corner, ...] = ((row, column), (row, column + 1), (row + 1, column + 1), (row + 1, column))
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


def loops(following: dict[Edge, Edge]) -> Iterator[list[Edge]]:
    """Yield the closed chains of a table of successors."""
    waiting = dict(sorted(following.items()))
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
