"""Axis-parallel rectangles, and the bounds of paths."""

import re
from dataclasses import dataclass
from functools import reduce

from bastide.render.svg.geometry.points import TILE, Point, curve

TOKEN = re.compile(r"[A-Za-z]|-?(?:\d+\.?\d*|\.\d+)")
NUMBER_COUNTS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "z": 0}  # numbers after each letter of a path


@dataclass(frozen=True, slots=True)
class Rectangle:
    """An axis-parallel rectangle; y grows downwards."""

    left: float
    top: float
    right: float
    bottom: float

    @classmethod
    def from_size(cls, left: float, top: float, width: float, height: float) -> "Rectangle":
        """Return a rectangle by its upper left corner and its size."""
        return cls(left, top, left + width, top + height)

    @property
    def width(self) -> float:
        return self.right - self.left

    @property
    def height(self) -> float:
        return self.bottom - self.top

    @property
    def area(self) -> float:
        return self.width * self.height

    @property
    def middle(self) -> Point:
        return (self.left + self.right) / 2, (self.top + self.bottom) / 2

    def at(self, point: Point) -> "Rectangle":
        """Return the rectangle with its origin moved to a point."""
        x, y = point
        return Rectangle(self.left + x, self.top + y, self.right + x, self.bottom + y)

    def scaled(self, scale: float) -> "Rectangle":
        """Return the rectangle scaled from its origin."""
        return Rectangle(self.left * scale, self.top * scale, self.right * scale, self.bottom * scale)

    def expanded(self, by: float) -> "Rectangle":
        """Return the rectangle enlarged on every side."""
        return Rectangle(self.left - by, self.top - by, self.right + by, self.bottom + by)

    def rotated(self, rotation: int) -> "Rectangle":
        """Return the rectangle after clockwise quarter turns around its origin."""
        box = self
        for _ in range(rotation % 4):
            box = Rectangle(-box.bottom, box.left, -box.top, box.right)
        return box

    def union(self, other: "Rectangle") -> "Rectangle":
        """Return the smallest rectangle around both."""
        return Rectangle(
            min(self.left, other.left),
            min(self.top, other.top),
            max(self.right, other.right),
            max(self.bottom, other.bottom),
        )

    def shared_area(self, other: "Rectangle") -> float:
        """Return the area of the intersection."""
        across = min(self.right, other.right) - max(self.left, other.left)
        down = min(self.bottom, other.bottom) - max(self.top, other.top)
        return max(across, 0) * max(down, 0)

    def contains(self, point: Point) -> bool:
        return self.left < point[0] < self.right and self.top < point[1] < self.bottom


TILE_BOX = Rectangle(0, 0, TILE, TILE)


@dataclass(frozen=True, slots=True)
class Extent:
    """The bounds of something on a tile, and in the small picture, where it is drawn larger."""

    large: Rectangle
    small: Rectangle

    def at(self, point: Point) -> "Extent":
        return Extent(self.large.at(point), self.small.at(point))

    def of(self, *, small: bool) -> Rectangle:
        """Return the bounds in one of the two pictures."""
        return self.small if small else self.large


def bounding_box(points: list[Point]) -> Rectangle:
    """Return the smallest rectangle around some points."""
    return reduce(Rectangle.union, (Rectangle(x, y, x, y) for x, y in points))


def path_bounds(data: str) -> Rectangle:
    """Return the bounds of a path in absolute coordinates without arcs, to a tenth of a unit."""
    return bounding_box(path_points(data))


def path_points(data: str) -> list[Point]:
    """Return points of a path: all corners, and samples of its curves."""
    points: list[Point] = []
    letter, handle = "M", (0.0, 0.0)
    tokens = TOKEN.findall(data)
    while tokens:
        if tokens[0].isalpha():
            letter = tokens.pop(0)
        numbers = [float(tokens.pop(0)) for _ in range(NUMBER_COUNTS[letter])]
        here = points[-1] if points else (0.0, 0.0)
        mirrored = 2 * here[0] - handle[0], 2 * here[1] - handle[1]
        pairs = {"H": [*numbers, here[1]], "V": [here[0], *numbers], "S": [*mirrored, *numbers]}.get(letter, numbers)
        stops = list(zip(pairs[::2], pairs[1::2], strict=True))
        handle = stops[-2] if letter in "CS" else stops[-1] if stops else here
        points += stroke_points(here, stops)
    return points


def stroke_points(here: Point, stops: list[Point]) -> list[Point]:
    """Return the points of one stroke; three stops are a cubic curve, two a quadratic one."""
    if len(stops) == 2:
        bend, end = stops
        leaving, arriving = ((p[0] + 2 * (bend[0] - p[0]) / 3, p[1] + 2 * (bend[1] - p[1]) / 3) for p in (here, end))
        stops = [leaving, arriving, end]
    return curve(here, stops[0], stops[1], stops[2]) if len(stops) == 3 else stops
