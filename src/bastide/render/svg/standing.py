"""Finds where things stand on a tile: on their own ground, wholly on the tile, and clear of each other.

Where a tile is too crowded for that, as little as possible is hidden. The large picture counts most: in the small one
pieces and marks are so large that some of them must touch.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from bastide.render.svg.boxes import TILE_BOX, Box, Extent
from bastide.render.svg.distances import CELLS, STEP, Field, Mask, best
from bastide.render.svg.points import Point

ROUNDS = 6  # how often everything may move once more
AIR = 1.5  # how far a thing wants to be from others
OUTSIDE = 150.0  # what it costs to leave the tile with all of it
HIDDEN = 40.0  # to hide all of a mark
CROWDED = 8.0  # to hide all of the place of another piece: less, for only one piece stands on a tile at a time
CONFUSED = 60.0, 20.0  # to have the same middle as something else, and how far apart middles should be
MIDDLE_PART = 0.5  # how much of that it costs to hide the middle
SMALL_PART = 0.4  # how much of that counts in the small picture


@dataclass(frozen=True, eq=False)
class Standing:
    """Something that stands somewhere: what it takes up around that point, and how much it likes each cell.

    It never stands where it likes nothing, which is said by minus infinity. One may like a place better than another
    by about 1: what is hidden counts for more.
    """

    extent: Extent
    liking: Field
    is_mark: bool = False  # else it is a piece


@dataclass(frozen=True, slots=True)
class Neighbour:
    """Something that stands somewhere already, and what it costs to hide it."""

    extent: Extent
    price: float


def settled(things: Sequence[Standing], marks: Sequence[Extent] = ()) -> list[Point]:
    """Where things stand that can choose, beside marks that cannot.

    The first chooses first; then each goes where it is better off as long as one finds such a place.
    """
    fixed = [Neighbour(mark, HIDDEN) for mark in marks]
    points: list[Point] = []
    for thing in things:
        points.append(best_place(thing, [*fixed, *neighbours(thing, things, points)]))
    for _ in range(ROUNDS):
        before = list(points)
        for number, thing in enumerate(things):
            points[number] = best_place(thing, [*fixed, *neighbours(thing, things, points)])
        if points == before:
            break
    return points


def neighbours(thing: Standing, things: Sequence[Standing], points: Sequence[Point]) -> Iterator[Neighbour]:
    """The other things, as far as they have their points."""
    for other, point in zip(things, points, strict=False):
        if other is not thing:
            yield Neighbour(other.extent.at(point), HIDDEN if thing.is_mark or other.is_mark else CROWDED)


def best_place(thing: Standing, others: Sequence[Neighbour]) -> Point:
    """Where one thing stands best if nothing else moves."""
    large, small = thing.extent.large, thing.extent.small
    lost = OUTSIDE * (share_outside(large) + SMALL_PART * share_outside(small))
    for other in others:
        hidden = share_hidden(large, other.extent.large) + SMALL_PART * share_hidden(small, other.extent.small)
        lost = lost + other.price * hidden + confusion(large, other.extent.middle)
    return best(thing.liking - lost)


def share_outside(box: Box) -> Field:
    """How much of a box lies outside the tile if its origin is in each cell."""
    return 1 - shared_with(TILE_BOX, box) / box.area


def share_hidden(box: Box, other: Box) -> Field:
    """How much a box and another one hide of each other, by the smaller of them, if its origin is in each cell."""
    hidden = shared_with(other, box.grown(AIR)) / min(box.area, other.area)
    return hidden + MIDDLE_PART * covers(box, other.middle)


def confusion(box: Box, point: Point) -> Field:
    """What it costs that the middle of a box is near a point if its origin is in each cell."""
    price, apart = CONFUSED
    x, y = box.middle
    return price * np.maximum(1 - CELLS.to_point((point[0] - x, point[1] - y)) / apart, 0)


def shared_with(other: Box, box: Box) -> Field:
    """The area that a box shares with another one if its origin is in each cell."""
    across = np.minimum(CELLS.x + box.right, other.right) - np.maximum(CELLS.x + box.left, other.left)
    down = np.minimum(CELLS.y + box.bottom, other.bottom) - np.maximum(CELLS.y + box.top, other.top)
    area: Field = np.maximum(across, 0) * np.maximum(down, 0)
    return area


def covers(box: Box, point: Point) -> Mask:
    """Whether a box covers a point if its origin is in each cell."""
    across, down = point[0] - CELLS.x, point[1] - CELLS.y
    covered: Mask = (box.left <= across) & (across <= box.right) & (box.top <= down) & (down <= box.bottom)
    return covered


def share_on(ground: Mask, box: Box) -> Field:
    """How much of a box lies on a ground if its origin is in each cell."""
    rows, columns = ground.shape
    sums = np.pad(ground.astype(np.float64).cumsum(axis=0).cumsum(axis=1), ((1, 0), (1, 0)))
    top, bottom = (cells_up_to(edge, rows) for edge in (box.top, box.bottom))
    left, right = (cells_up_to(edge, columns) for edge in (box.left, box.right))
    covered = sums[bottom][:, right] - sums[top][:, right] - sums[bottom][:, left] + sums[top][:, left]
    share: Field = covered * STEP * STEP / box.area
    return share


def cells_up_to(edge: float, count: int) -> np.ndarray[tuple[int], np.dtype[np.int64]]:
    """For each cell of a row, how many cells of the row come before the point that lies so far from its middle."""
    return np.clip(np.round(np.arange(count) + 0.5 + edge / STEP).astype(np.int64), 0, count)
