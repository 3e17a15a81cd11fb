"""Upright boxes: how much of the plane something takes up, and how much of that two things share."""

import re
from dataclasses import dataclass
from functools import reduce

from bastide.render.svg.points import TILE, Point, curve

TOKEN = re.compile(r"[A-Za-z]|-?(?:\d+\.?\d*|\.\d+)")
TAKEN = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "z": 0}  # numbers that follow each letter of a path


@dataclass(frozen=True, slots=True)
class Box:
    """A box from the left to the right and from the top to the bottom; y grows downwards."""

    left: float
    top: float
    right: float
    bottom: float

    @classmethod
    def sized(cls, left: float, top: float, width: float, height: float) -> "Box":
        """A box by its upper left corner and its size."""
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

    def at(self, point: Point) -> "Box":
        """The same box with its origin at a point."""
        x, y = point
        return Box(self.left + x, self.top + y, self.right + x, self.bottom + y)

    def scaled(self, scale: float) -> "Box":
        """The box so many times as large, seen from its origin."""
        return Box(self.left * scale, self.top * scale, self.right * scale, self.bottom * scale)

    def grown(self, by: float) -> "Box":
        """The box with so much more on every side."""
        return Box(self.left - by, self.top - by, self.right + by, self.bottom + by)

    def turned(self, rotation: int) -> "Box":
        """The box after so many clockwise quarter turns round its origin."""
        box = self
        for _ in range(rotation % 4):
            box = Box(-box.bottom, box.left, -box.top, box.right)
        return box

    def joined(self, other: "Box") -> "Box":
        """The least box around both."""
        return Box(
            min(self.left, other.left),
            min(self.top, other.top),
            max(self.right, other.right),
            max(self.bottom, other.bottom),
        )

    def shared(self, other: "Box") -> float:
        """The area that both cover."""
        across = min(self.right, other.right) - max(self.left, other.left)
        down = min(self.bottom, other.bottom) - max(self.top, other.top)
        return max(across, 0) * max(down, 0)

    def holds(self, point: Point) -> bool:
        return self.left < point[0] < self.right and self.top < point[1] < self.bottom


TILE_BOX = Box(0, 0, TILE, TILE)


@dataclass(frozen=True, slots=True)
class Extent:
    """What something takes up in the picture of a tile, and in the small one, where it is drawn larger."""

    large: Box
    small: Box

    def at(self, point: Point) -> "Extent":
        return Extent(self.large.at(point), self.small.at(point))

    def of(self, *, small: bool) -> Box:
        """What it takes up in one of the two pictures."""
        return self.small if small else self.large


def around(points: list[Point]) -> Box:
    """The least box around some points."""
    return reduce(Box.joined, (Box(x, y, x, y) for x, y in points))


def box_of_path(data: str) -> Box:
    """The box of a path in absolute coordinates, without arcs; to a tenth of a unit, for its curves are followed."""
    return around(points_of_path(data))


def points_of_path(data: str) -> list[Point]:
    """Points of a path: all its corners, and some of its curves."""
    points: list[Point] = []
    letter, handle = "M", (0.0, 0.0)
    tokens = TOKEN.findall(data)
    while tokens:
        if tokens[0].isalpha():
            letter = tokens.pop(0)
        numbers = [float(tokens.pop(0)) for _ in range(TAKEN[letter])]
        here = points[-1] if points else (0.0, 0.0)
        mirrored = 2 * here[0] - handle[0], 2 * here[1] - handle[1]
        pairs = {"H": [*numbers, here[1]], "V": [here[0], *numbers], "S": [*mirrored, *numbers]}.get(letter, numbers)
        stops = list(zip(pairs[::2], pairs[1::2], strict=True))
        handle = stops[-2] if letter in "CS" else stops[-1] if stops else here
        points += drawn(here, stops)
    return points


def drawn(here: Point, stops: list[Point]) -> list[Point]:
    """The points of one stroke from where the pen is; three stops are a cubic curve, two a quadratic one."""
    if len(stops) == 2:
        bend, end = stops
        leaving, arriving = ((p[0] + 2 * (bend[0] - p[0]) / 3, p[1] + 2 * (bend[1] - p[1]) / 3) for p in (here, end))
        stops = [leaving, arriving, end]
    return curve(here, stops[0], stops[1], stops[2]) if len(stops) == 3 else stops
