"""Points and lines in the plane of a tile: x grows to the east, y to the south, and a tile is 240 units wide."""

import math
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

Point = tuple[float, float]
Polyline = Sequence[Point]

TILE = 240
MIDDLE = TILE / 2
SIDE_MIDDLES: tuple[Point, ...] = ((MIDDLE, 0), (TILE, MIDDLE), (MIDDLE, TILE), (0, MIDDLE))
INWARDS: tuple[Point, ...] = ((0, 1), (-1, 0), (0, -1), (1, 0))  # from each side towards the centre of the tile
CORNERS: tuple[Point, ...] = ((0, 0), (TILE, 0), (TILE, TILE), (0, TILE))  # corner n is between sides n - 1 and n


def rotate_point(point: Point, rotation: int) -> Point:
    """Rotate a point of a tile by clockwise quarter turns."""
    x, y = point
    for _ in range(rotation % 4):
        x, y = TILE - y, x
    return x, y


def translate(point: Point, direction: Point, length: float) -> Point:
    """Move a point by a multiple of a direction."""
    return point[0] + direction[0] * length, point[1] + direction[1] * length


def between(one: Point, other: Point, part: float = 0.5) -> Point:
    """Return the point at `part` of the way from one point to another."""
    return one[0] + (other[0] - one[0]) * part, one[1] + (other[1] - one[1]) * part


def towards(start: Point, goal: Point, length: float) -> Point:
    """Return the point at a distance from `start` in the direction of `goal`."""
    return between(start, goal, length / (math.dist(start, goal) or 1))


def curve(start: Point, leaving: Point, arriving: Point, end: Point, steps: int = 14) -> list[Point]:
    """Return points of a cubic Bézier curve."""
    return [bezier(start, leaving, arriving, end, step / steps) for step in range(steps + 1)]


def bezier(start: Point, leaving: Point, arriving: Point, end: Point, part: float) -> Point:
    rest = 1 - part
    weights = (rest**3, 3 * rest * rest * part, 3 * rest * part * part, part**3)
    points = (start, leaving, arriving, end)
    x = ordered_sum(weight * point[0] for weight, point in zip(weights, points, strict=True))
    return x, ordered_sum(weight * point[1] for weight, point in zip(weights, points, strict=True))


def edges(line: Polyline) -> Iterator[tuple[Point, Point]]:
    """Return the straight edges of a line."""
    return pairwise(line)


def length_of(line: Polyline) -> float:
    return ordered_sum(math.dist(start, end) for start, end in edges(line))


def ordered_sum(numbers: Iterable[float]) -> float:
    """Add numbers one by one; since Python 3.12 `sum` is more exact, so pictures would differ."""
    result = 0.0
    for number in numbers:
        result += number
    return result


def distance_to_edge(point: Point, start: Point, end: Point) -> float:
    """Return the distance of a point from a straight edge."""
    across, down = end[0] - start[0], end[1] - start[1]
    square = across * across + down * down
    along = ((point[0] - start[0]) * across + (point[1] - start[1]) * down) / square if square else 0
    part = min(max(along, 0), 1)
    return math.dist(point, (start[0] + part * across, start[1] + part * down))


def distance_to_line(point: Point, line: Polyline) -> float:
    """Return the distance of a point from a line."""
    return min(distance_to_edge(point, start, end) for start, end in edges(line))


def resample(line: Polyline, step: float) -> list[Point]:
    """Return points about `step` apart along a line, with both ends."""
    length = length_of(line)
    count = max(2, round(length / step))
    return [point_along(line, length * number / count) for number in range(count)] + [line[-1]]


def point_along(line: Polyline, length: float) -> Point:
    """Return the point at a distance along a line."""
    for start, end in edges(line):
        piece = math.dist(start, end)
        if length <= piece:
            return towards(start, end, length)
        length -= piece
    return line[-1]


def is_inside(point: Point, outline: Polyline) -> bool:
    """Return True if a point is inside a closed outline."""
    x, y = point
    crossed = 0
    for (ax, ay), (bx, by) in edges([*outline, outline[0]]):
        crossed += (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax
    return crossed % 2 == 1


def round_point(point: Point) -> tuple[int, int]:
    """Round a point to whole units, which saves bytes and makes no visible difference."""
    return round(point[0]), round(point[1])


def simplify(line: Polyline, tolerance: float) -> list[Point]:
    """Drop points that deviate from the line by at most `tolerance` (Ramer-Douglas-Peucker)."""
    if len(line) <= 2:
        return list(line)
    distances = [distance_to_edge(point, line[0], line[-1]) for point in line[1:-1]]
    farthest = max(distances)
    if farthest <= tolerance:
        return [line[0], line[-1]]
    middle = distances.index(farthest) + 1
    return simplify(line[: middle + 1], tolerance)[:-1] + simplify(line[middle:], tolerance)


def simplify_closed(outline: Polyline, tolerance: float) -> list[Point]:
    """Simplify a closed line, whose first point is not repeated at its end."""
    half = len(outline) // 2
    return simplify(outline[: half + 1], tolerance)[:-1] + simplify([*outline[half:], outline[0]], tolerance)[:-1]
