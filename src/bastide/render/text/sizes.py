"""How large a tile is drawn, and where its parts lie: points are (column, row), from its upper left character on."""

from typing import NamedTuple

Point = tuple[int, int]

STEPS: tuple[Point, ...] = ((0, -1), (1, 0), (0, 1), (-1, 0))  # to the north, east, south and west


class Size(NamedTuple):
    """The characters of a tile; both numbers are odd, so that paths can lie in the middle."""

    columns: int
    rows: int

    @property
    def centre(self) -> Point:
        return self.columns // 2, self.rows // 2

    @property
    def is_large(self) -> bool:
        """Whether there is room for land beside everything else."""
        return self.rows > 3

    @property
    def points(self) -> list[Point]:
        return [(column, row) for row in range(self.rows) for column in range(self.columns)]

    @property
    def corners(self) -> tuple[Point, Point, Point, Point]:
        """Clockwise from the north-west: corner number n lies between the sides n - 1 and n."""
        right, bottom = self.columns - 1, self.rows - 1
        return (0, 0), (right, 0), (right, bottom), (0, bottom)

    def holds(self, point: Point) -> bool:
        return 0 <= point[0] < self.columns and 0 <= point[1] < self.rows

    def gate(self, side: int) -> Point:
        """The point at the middle of a side, through which paths come."""
        column, row = self.centre
        return ((column, 0), (self.columns - 1, row), (column, self.rows - 1), (0, row))[side]

    @property
    def gates(self) -> list[Point]:
        return [self.gate(side) for side in range(4)]

    def depths(self, point: Point) -> tuple[float, float, float, float]:
        """How far a point is from each side, as parts of the tile."""
        across, down = (point[0] + 0.5) / self.columns, (point[1] + 0.5) / self.rows
        return down, 1 - across, 1 - down, across

    def half(self, number: int) -> list[Point]:
        """The points along a half side; the middle one belongs to neither half."""
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


def step(point: Point, side: int) -> Point:
    """The next point in a direction."""
    return point[0] + STEPS[side][0], point[1] + STEPS[side][1]


def way(start: Point, neighbour: Point) -> int:
    """The direction from a point to the next one."""
    return next(side for side in range(4) if step(start, side) == neighbour)


def around(point: Point, reach: int) -> list[Point]:
    """The points of a line up to so far from a point."""
    return [(point[0] + offset, point[1]) for offset in range(-reach, reach + 1)]


def line(start: Point, *corners: Point) -> list[Point]:
    """The points from `start` straight to each of the corners in turn, both ends included."""
    points = [start]
    for corner in corners:
        while points[-1] != corner:
            column, row = points[-1]
            points.append((column + sign(corner[0] - column), row + sign(corner[1] - row)))
    return points


def sign(number: int) -> int:
    return (number > 0) - (number < 0)


def halfway(start: int, end: int) -> int:
    """Between two numbers, and nearer to the first one if that must be."""
    return start + int((end - start) / 2)


LARGE = Size(9, 5)  # shows every field or meadow as a region of its own
MEDIUM = Size(7, 3)
SMALL = Size(5, 3)
SIZES = (LARGE, MEDIUM, SMALL)
