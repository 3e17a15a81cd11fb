"""Path data: short, rounded, and the same on every machine."""

from collections.abc import Iterable, Sequence
from typing import Self

from bastide.render.svg.geometry.points import Point, Polyline, between

SMOOTHING = 0.16  # length of a curve's handles relative to the distance of the neighbours


def number_text(number: float, digits: int = 1) -> str:
    """Return the shortest text of a number, such as "-.5" or "12"."""
    text = f"{number:.{digits}f}"
    if "." in text:
        text = text.rstrip("0").rstrip(".")
    sign, size = ("-", text[1:]) if text.startswith("-") else ("", text)
    if size == "0":
        return "0"
    return sign + (size[1:] if size.startswith("0.") else size)


def numbers_text(numbers: Iterable[float], digits: int = 1) -> str:
    """Join numbers, with blanks only where there is no minus sign."""
    text = ""
    for number in numbers:
        written = number_text(number, digits)
        text += written if not text or written.startswith("-") else f" {written}"
    return text


class Pen:
    """Writes path data in relative steps; positions are rounded first, so that errors do not accumulate."""

    def __init__(self, digits: int = 1) -> None:
        self.digits = digits
        self.data = ""
        self._at: Point = (0, 0)

    def __str__(self) -> str:
        return self.data

    def move(self, point: Point) -> Self:
        """Start at a point."""
        self._at = self._rounded(point)
        self.data += "M" + numbers_text(self._at, self.digits)
        return self

    def line(self, *points: Point) -> Self:
        """Draw straight lines to each of the points."""
        for point in points:
            self._step("l", [point])
        return self

    def quadratic(self, handle: Point, point: Point) -> Self:
        """Draw a quadratic curve to a point."""
        return self._step("q", [handle, point])

    def cubic(self, leaving: Point, arriving: Point, point: Point) -> Self:
        """Draw a cubic curve to a point."""
        return self._step("c", [leaving, arriving, point])

    def close(self) -> Self:
        self.data += "z"
        return self

    def _step(self, letter: str, points: Sequence[Point]) -> Self:
        rounded = [self._rounded(point) for point in points]
        steps = [coordinate - start for point in rounded for coordinate, start in zip(point, self._at, strict=True)]
        self.data += letter + numbers_text(steps, self.digits)
        self._at = rounded[-1]
        return self

    def _rounded(self, point: Point) -> Point:
        return round(point[0], self.digits), round(point[1], self.digits)


def polygon(points: Polyline, digits: int = 1) -> str:
    """Return a closed path of straight lines."""
    return str(Pen(digits).move(points[0]).line(*points[1:]).close())


def smooth_closed(points: Polyline, digits: int = 0) -> str:
    """Return a closed path through the middles between points, with all corners rounded."""
    middles = [between(point, points[(index + 1) % len(points)]) for index, point in enumerate(points)]
    pen = Pen(digits).move(middles[-1])
    for point, middle in zip(points, middles, strict=True):
        pen.quadratic(point, middle)
    return str(pen.close())


def smooth_open(points: Polyline, digits: int = 1) -> str:
    """Return a path from the first point to the last with the corners between them rounded."""
    pen = Pen(digits).move(points[0])
    for index in range(1, len(points) - 1):
        last = index == len(points) - 2
        pen.quadratic(points[index], points[index + 1] if last else between(points[index], points[index + 1]))
    return str(pen if len(points) > 2 else pen.line(points[-1]))


def curve_through(points: Polyline, digits: int = 1) -> str:
    """Return a smooth closed path through all points."""
    count = len(points)
    pen = Pen(digits).move(points[0])
    for index in range(count):
        before, start, end, after = (points[(index + offset) % count] for offset in (-1, 0, 1, 2))
        leaving = start[0] + (end[0] - before[0]) * SMOOTHING, start[1] + (end[1] - before[1]) * SMOOTHING
        arriving = end[0] - (after[0] - start[0]) * SMOOTHING, end[1] - (after[1] - start[1]) * SMOOTHING
        pen.cubic(leaving, arriving, end)
    return str(pen.close())


def rounded_polygon(points: Polyline, part: float = 0.26, digits: int = 0) -> str:
    """Return a closed path with rounded corners that begin at `part` of each side."""
    pen = Pen(digits)
    for index, corner in enumerate(points):
        before, after = points[index - 1], points[(index + 1) % len(points)]
        start = between(corner, before, part)
        (pen.line if index else pen.move)(start)
        pen.quadratic(corner, between(corner, after, part))
    return str(pen.close())
