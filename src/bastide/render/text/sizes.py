"""Sizes of drawn tiles, and their parts; points are (column, row) from the upper left character."""

from typing import NamedTuple

TextPoint = tuple[int, int]

STEPS: tuple[TextPoint, ...] = ((0, -1), (1, 0), (0, 1), (-1, 0))  # to the north, east, south and west


class Size(NamedTuple):
    """The size of a tile in characters; both numbers are odd, so that paths can be in the middle."""

    columns: int
    rows: int

    @property
    def centre(self) -> TextPoint:
        return self.columns // 2, self.rows // 2

    @property
    def is_large(self) -> bool:
        """True if there is room for land beside everything else."""
        return self.rows > 3

    @property
    def points(self) -> list[TextPoint]:
        return [(column, row) for row in range(self.rows) for column in range(self.columns)]

    @property
    def corners(self) -> tuple[TextPoint, TextPoint, TextPoint, TextPoint]:
        """Corners clockwise from the north-west; corner n is between sides n - 1 and n."""
        right, bottom = self.columns - 1, self.rows - 1
        return (0, 0), (right, 0), (right, bottom), (0, bottom)

    def contains(self, point: TextPoint) -> bool:
        return 0 <= point[0] < self.columns and 0 <= point[1] < self.rows

    def gate(self, side: int) -> TextPoint:
        """Return the middle point of a side, where paths enter."""
        column, row = self.centre
        return ((column, 0), (self.columns - 1, row), (column, self.rows - 1), (0, row))[side]

    @property
    def gates(self) -> list[TextPoint]:
        return [self.gate(side) for side in range(4)]

    def depths(self, point: TextPoint) -> tuple[float, float, float, float]:
        """Return the distance of a point from each side, relative to the tile."""
        across, down = (point[0] + 0.5) / self.columns, (point[1] + 0.5) / self.rows
        return down, 1 - across, 1 - down, across

    def half(self, number: int) -> list[TextPoint]:
        """Return the points along a half side; the middle one belongs to neither half."""
        column, row = self.centre
        right, bottom = self.columns - 1, self.rows - 1
        return (
            [(each, 0) for each in range(column)],
            [(each, 0) for each in range(column + 1, self.columns)],
            [(right, each) for each in range(row)],
            [(right, each) for each in range(row + 1, self.rows)],
            [(each, bottom) for each in range(column + 1, self.columns)],
            [(each, bottom) for each in range(column)],
            [(0, each) for each in range(row + 1, self.rows)],
            [(0, each) for each in range(row)],
        )[number]


def step(point: TextPoint, side: int) -> TextPoint:
    """Return the next point in a direction."""
    return point[0] + STEPS[side][0], point[1] + STEPS[side][1]


def direction_to(start: TextPoint, neighbour: TextPoint) -> int:
    """Return the direction from a point to a neighbour."""
    return next(side for side in range(4) if step(start, side) == neighbour)


def row_around(point: TextPoint, reach: int) -> list[TextPoint]:
    """Return the points of a row up to a distance from a point."""
    return [(point[0] + offset, point[1]) for offset in range(-reach, reach + 1)]


def line(start: TextPoint, *corners: TextPoint) -> list[TextPoint]:
    """Return the points from `start` straight to each of the corners in turn, with both ends."""
    points = [start]
    for corner in corners:
        while points[-1] != corner:
            column, row = points[-1]
            points.append((column + sign(corner[0] - column), row + sign(corner[1] - row)))
    return points


def sign(number: int) -> int:
    return (number > 0) - (number < 0)


def halfway(start: int, end: int) -> int:
    """Return the integer halfway between two numbers, rounded towards the first."""
    return start + int((end - start) / 2)


LARGE = Size(9, 5)  # shows every field or meadow as a separate region
MEDIUM = Size(7, 3)
SMALL = Size(5, 3)
SIZES = (LARGE, MEDIUM, SMALL)
