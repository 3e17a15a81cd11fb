"""Label placement: positions for pieces and marks on a tile.

Each stands on its own ground, inside the tile and clear of the others. On crowded tiles as little as possible is
hidden, and several things are hidden slightly rather than one almost completely.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from bastide.render.svg.geometry.boxes import TILE_BOX, Rectangle
from bastide.render.svg.geometry.distances import CELLS, COMPARED_DIGITS, STEP, Field, Mask, best_point, cell_value
from bastide.render.svg.geometry.points import Point

ROUNDS = 6  # of improvements after the first placement
SPACING = 1.5  # wanted distance from others
OUTSIDE_COST = 80.0  # of being completely outside the tile
MARK_OVERLAP_COST = 60.0  # of hiding a whole mark
PIECE_OVERLAP_COST = 10.0  # of hiding the whole position of another piece; low, as a tile has one piece at a time
PROXIMITY_COST, PROXIMITY_DISTANCE = 120.0, 22.0  # cost of having the same middle as another, and its range
MIDDLE_PART = 0.5  # part of the cost of hiding that is added for a hidden middle
TOLERATED_SHARE, EXCESS_FACTOR = 0.1, 4.0  # share hidden or outside at this cost, and the factor for the rest


@dataclass(frozen=True, eq=False)
class Placeable:
    """A piece or mark: its bounds around its position, and its preference for each cell.

    Cells with a preference of minus infinity are excluded. Other preferences differ by about 1, so that overlaps weigh
    more.
    """

    box: Rectangle
    preference: Field
    is_mark: bool = False  # otherwise a piece


def place_all(things: Sequence[Placeable], marks: Sequence[Rectangle] = ()) -> list[Point]:
    """Return positions for things, given marks that cannot move.

    The things are placed in order and then moved as long as one of them improves. The reverse order is tried too,
    because an early choice may block the best arrangement.
    """
    fields = [preference_alone(thing, marks) for thing in things]
    numbers = range(len(things))
    tries = [arrange(things, fields, order) for order in (numbers, numbers[::-1])]
    return max(tries, key=lambda points: round(total_preference(things, fields, points), COMPARED_DIGITS))


def place_each_alone(things: Sequence[Placeable], marks: Sequence[Rectangle]) -> list[Point]:
    """Return a position for each thing as if it were alone with the marks: a tile has one piece at a time."""
    return [best_point(preference_alone(thing, marks)) for thing in things]


def preference_alone(thing: Placeable, marks: Sequence[Rectangle]) -> Field:
    """Return a thing's preference for each cell, given the marks alone."""
    cost = OUTSIDE_COST * penalty(share_outside(thing.box))
    for mark in marks:
        cost = cost + overlap_cost(thing.box, mark, MARK_OVERLAP_COST)
    return thing.preference - cost


def arrange(things: Sequence[Placeable], fields: Sequence[Field], order: Sequence[int]) -> list[Point]:
    """Place things in an order, and improve their positions."""
    points: dict[int, Point] = {}
    for _ in range(1 + ROUNDS):
        before = dict(points)
        for number in order:
            points[number] = best_point(preference_among(number, things, fields, points))
        if points == before:
            break
    return [points[number] for number in range(len(things))]


def preference_among(
    number: int, things: Sequence[Placeable], fields: Sequence[Field], points: Mapping[int, Point]
) -> Field:
    """Return a thing's preference for each cell while the others stay where they are."""
    thing, preference = things[number], fields[number]
    for other, point in points.items():
        if other != number:
            price = MARK_OVERLAP_COST if thing.is_mark or things[other].is_mark else PIECE_OVERLAP_COST
            preference = preference - overlap_cost(thing.box, things[other].box.at(point), price)
    return preference


def total_preference(things: Sequence[Placeable], fields: Sequence[Field], points: Sequence[Point]) -> float:
    """Return the sum of the preferences of all things at their positions."""
    there = dict(enumerate(points))
    return sum(cell_value(preference_among(number, things, fields, there), point) for number, point in there.items())


def overlap_cost(box: Rectangle, other: Rectangle, price: float) -> Field:
    """Return the cost of overlap for each cell as the origin of `box`."""
    return price * share_hidden(box, other) + proximity_cost(box, other.middle)


def penalty(share: Field) -> Field:
    """Return a share, increased beyond the tolerable part."""
    counted: Field = share + EXCESS_FACTOR * np.maximum(share - TOLERATED_SHARE, 0)
    return counted


def share_outside(box: Rectangle) -> Field:
    """Return the share of a rectangle outside the tile for each cell as its origin."""
    return 1 - overlap_area(TILE_BOX, box) / box.area


def share_hidden(box: Rectangle, other: Rectangle) -> Field:
    """Return the share of the smaller rectangle that is hidden, for each cell as the origin of `box`."""
    hidden = overlap_area(other, box.expanded(SPACING)) / min(box.area, other.area)
    return penalty(hidden) + MIDDLE_PART * covers(box, other.middle)


def proximity_cost(box: Rectangle, point: Point) -> Field:
    """Return the cost of the middle of a rectangle being near a point, for each cell as its origin."""
    x, y = box.middle
    distance = CELLS.to_point((point[0] - x, point[1] - y))
    return PROXIMITY_COST * np.maximum(1 - distance / PROXIMITY_DISTANCE, 0)


def overlap_area(other: Rectangle, box: Rectangle) -> Field:
    """Return the area that two rectangles share, for each cell as the origin of `box`."""
    across = np.minimum(CELLS.x + box.right, other.right) - np.maximum(CELLS.x + box.left, other.left)
    down = np.minimum(CELLS.y + box.bottom, other.bottom) - np.maximum(CELLS.y + box.top, other.top)
    area: Field = np.maximum(across, 0) * np.maximum(down, 0)
    return area


def covers(box: Rectangle, point: Point) -> Mask:
    """Return True if a rectangle covers a point, for each cell as its origin."""
    across, down = point[0] - CELLS.x, point[1] - CELLS.y
    covered: Mask = (box.left <= across) & (across <= box.right) & (box.top <= down) & (down <= box.bottom)
    return covered


def share_on(ground: Mask, box: Rectangle) -> Field:
    """Return the share of a rectangle on a ground, for each cell as its origin."""
    rows, columns = ground.shape
    sums = np.pad(ground.astype(np.float64).cumsum(axis=0).cumsum(axis=1), ((1, 0), (1, 0)))
    top, bottom = (cells_up_to(edge, rows) for edge in (box.top, box.bottom))
    left, right = (cells_up_to(edge, columns) for edge in (box.left, box.right))
    covered = sums[bottom][:, right] - sums[top][:, right] - sums[bottom][:, left] + sums[top][:, left]
    share: Field = covered * STEP * STEP / box.area
    return share


def cells_up_to(edge: float, count: int) -> np.ndarray[tuple[int], np.dtype[np.int64]]:
    """Return for each cell of a row the number of cells before the point at a distance from its centre."""
    return np.clip(np.round(np.arange(count) + 0.5 + edge / STEP).astype(np.int64), 0, count)
