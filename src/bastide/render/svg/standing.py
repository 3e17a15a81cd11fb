"""Finds where things stand in a picture of a tile: on their own ground, wholly on the tile, and clear of each other.

Where a tile is too crowded for that, as little as possible is hidden, and rather a little of many than much of one.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from bastide.render.svg.boxes import TILE_BOX, Box
from bastide.render.svg.distances import CELLS, COMPARED_DIGITS, STEP, Field, Mask, at, best
from bastide.render.svg.points import Point

ROUNDS = 6  # how often everything may move once more
AIR = 1.5  # how far a thing wants to be from others
OUTSIDE = 80.0  # what it costs to leave the tile with all of it
HIDDEN = 60.0  # to hide all of a mark
CROWDED = 10.0  # to hide all of the place of another piece: less, for only one piece stands on a tile at a time
CONFUSED = 120.0, 22.0  # to have the same middle as something else, and how far apart middles should be
MIDDLE_PART = 0.5  # how much of that it costs to hide the middle
BEARABLE, DEARER = 0.1, 4.0  # the part that may be hidden or outside at that price, and how much more the rest costs


@dataclass(frozen=True, eq=False)
class Standing:
    """Something that stands somewhere: what it takes up around that point, and how much it likes each cell.

    It never stands where it likes nothing, which is said by minus infinity. One may like a place better than another
    by about 1: what is hidden counts for more.
    """

    box: Box
    liking: Field
    is_mark: bool = False  # else it is a piece


def settled(things: Sequence[Standing], marks: Sequence[Box] = ()) -> list[Point]:
    """Where things stand that can choose, beside marks that cannot.

    The first chooses first; then each goes where it is better off as long as one finds such a place. It is tried with
    the last as the first, too: whoever chooses early may bar the way to what is best for all.
    """
    fields = [alone(thing, marks) for thing in things]
    numbers = range(len(things))
    tries = [arranged(things, fields, order) for order in (numbers, numbers[::-1])]
    return max(tries, key=lambda points: round(worth(things, fields, points), COMPARED_DIGITS))


def settled_alone(things: Sequence[Standing], marks: Sequence[Box]) -> list[Point]:
    """Where each thing stands if it is the only one beside the marks: only one piece ever stands on a tile."""
    return [best(alone(thing, marks)) for thing in things]


def alone(thing: Standing, marks: Sequence[Box]) -> Field:
    """How much a thing likes each cell if there is nothing else but marks."""
    lost = OUTSIDE * dear(share_outside(thing.box))
    for mark in marks:
        lost = lost + trouble(thing.box, mark, HIDDEN)
    return thing.liking - lost


def arranged(things: Sequence[Standing], fields: Sequence[Field], order: Sequence[int]) -> list[Point]:
    """Where things stand if they choose in some order."""
    points: dict[int, Point] = {}
    for _ in range(1 + ROUNDS):
        before = dict(points)
        for number in order:
            points[number] = best(beside_others(number, things, fields, points))
        if points == before:
            break
    return [points[number] for number in range(len(things))]


def beside_others(
    number: int, things: Sequence[Standing], fields: Sequence[Field], points: Mapping[int, Point]
) -> Field:
    """How much a thing likes each cell while the others are where they are."""
    thing, liking = things[number], fields[number]
    for other, point in points.items():
        if other != number:
            price = HIDDEN if thing.is_mark or things[other].is_mark else CROWDED
            liking = liking - trouble(thing.box, things[other].box.at(point), price)
    return liking


def worth(things: Sequence[Standing], fields: Sequence[Field], points: Sequence[Point]) -> float:
    """How good it is for all of them to stand there."""
    there = dict(enumerate(points))
    return sum(at(beside_others(number, things, fields, there), point) for number, point in there.items())


def trouble(box: Box, other: Box, price: float) -> Field:
    """What a box and another one cost each other if its origin is in each cell."""
    return price * share_hidden(box, other) + confusion(box, other.middle)


def dear(share: Field) -> Field:
    """A share, and more of what is more than bearable."""
    counted: Field = share + DEARER * np.maximum(share - BEARABLE, 0)
    return counted


def share_outside(box: Box) -> Field:
    """How much of a box lies outside the tile if its origin is in each cell."""
    return 1 - shared_with(TILE_BOX, box) / box.area


def share_hidden(box: Box, other: Box) -> Field:
    """How much a box and another one hide of each other, by the smaller of them, if its origin is in each cell."""
    hidden = shared_with(other, box.grown(AIR)) / min(box.area, other.area)
    return dear(hidden) + MIDDLE_PART * covers(box, other.middle)


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
