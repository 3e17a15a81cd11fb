"""City walls as curves: their crossings with the sides of a tile, and their course across it."""

import math
from collections.abc import Mapping
from dataclasses import dataclass

from bastide.render.svg.geometry.pen import Pen
from bastide.render.svg.geometry.points import (
    INWARDS,
    MIDDLE,
    SIDE_MIDDLES,
    TILE,
    Point,
    between,
    curve,
    length_of,
    point_along,
    translate,
)

Curve = tuple[Point, Point, Point, Point]  # cubic Bézier curve

THICKNESS = 12
HEIGHT = 8
OVERLAP = 14  # of walls and city ground beyond the border

# Crossings of a wall's foot with a city side: at its first and its last end, clockwise. The top of a wall is drawn
# HEIGHT above its foot. At the upper ends of the east and west sides the foot is therefore lower, because both top and
# face of a wall must be on the tile.
CROSSINGS: tuple[tuple[Point, Point], ...] = (
    ((6, 0), (234, 0)),
    ((240, 14), (240, 234)),
    ((234, 240), (6, 240)),
    ((0, 234), (0, 14)),
)

CAP_DEPTH = 80  # a city on one side
NARROW_CAP_DEPTH = 68  # beside another city
SHALLOW_CAP_DEPTH = 46  # in front of another city's bay
BAY_DEPTH = 70  # a field side between two sides of one city
DEEP_BAY_DEPTH = 80
DIAGONAL = 119  # two adjacent sides of one city: distance of the wall from the corner, along each side
NARROW_DIAGONAL = 98
PARTY_BOW = 46  # length of the straight ends of a wall between two cities

CitiesBySide = Mapping[int, int]  # index of the city segment by side


@dataclass(frozen=True, slots=True)
class Wall:
    """A wall from one side of the tile to another, as a curve of its foot."""

    curves: tuple[Curve, ...]
    first_side: int
    last_side: int

    @property
    def line(self) -> list[Point]:
        points = [self.curves[0][0]]
        for each in self.curves:
            points += curve(*each)[1:]
        return points

    @property
    def ends(self) -> tuple[Point, Point]:
        """End points beyond the border."""
        start, end = self.curves[0][0], self.curves[-1][3]
        return translate(start, INWARDS[self.first_side], -OVERLAP), translate(end, INWARDS[self.last_side], -OVERLAP)

    def write(self, pen: Pen, lift: float = 0) -> None:
        """Draw the wall at a height above its foot, with its ends beyond the border."""

        def lift_point(point: Point) -> Point:
            return point[0], point[1] - lift

        pen.move(lift_point(self.ends[0])).line(lift_point(self.curves[0][0]))
        for _, leaving, arriving, end in self.curves:
            pen.cubic(lift_point(leaving), lift_point(arriving), lift_point(end))
        pen.line(lift_point(self.ends[1]))

    def place(self, part: float) -> tuple[Point, Point]:
        """Return the point at `part` of its length, and the direction from there out of the city."""
        line = self.line
        length = length_of(line)
        point = point_along(line, length * part)
        before, after = point_along(line, length * part - 4), point_along(line, length * part + 4)
        step = math.dist(before, after)
        # The city is to the right of the wall, from its first to its last side.
        return point, ((after[1] - before[1]) / step, (before[0] - after[0]) / step)


def wall_between(first: int, last: int, owners: CitiesBySide, *, is_shared: bool = False) -> Wall:
    """Return the wall from the last end of one city side to the first end of the next one.

    A shared wall follows the walls of the neighbouring cities, because there is no field between them.
    """
    if is_shared:
        curves = party_wall(first, last, owners)
    elif first == last:
        curves = cap(first, owners)
    elif (last - first) % 4 == 2:
        curves = bay(first, last, owners)
    else:
        curves = diagonal(first, last, owners)
    return Wall(tuple(curves), first, last)


def cap(side: int, owners: CitiesBySide) -> list[Curve]:
    """Return the wall around a city on one side."""
    before, after = owners.get((side - 1) % 4), owners.get((side + 1) % 4)
    depth = CAP_DEPTH if before is None and after is None else NARROW_CAP_DEPTH
    if before is not None and before == after:
        depth = SHALLOW_CAP_DEPTH
    top = translate(SIDE_MIDDLES[side], INWARDS[side], depth)
    start, end = CROSSINGS[side][1], CROSSINGS[side][0]
    backwards = INWARDS[(side + 1) % 4]  # from the last end of a side to its first
    onwards = (-backwards[0], -backwards[1])
    arriving = half_cap(start, side, backwards, top, is_narrow=after is not None)
    leaving = half_cap(end, side, onwards, top, is_narrow=before is not None)
    return arriving + [each[::-1] for each in reversed(leaving)]


def half_cap(end: Point, side: int, along: Point, top: Point, *, is_narrow: bool) -> list[Curve]:
    """Return half of a cap, from its end to its top; a narrow one leaves room for a city on the next side."""

    def place(depth: float, width: float) -> Point:
        return translate(translate(end, INWARDS[side], depth), along, width)

    if not is_narrow:
        return [(end, place(40, 4), translate(top, along, -62), top)]
    depth = abs((top[0] - end[0]) * INWARDS[side][0] + (top[1] - end[1]) * INWARDS[side][1])
    waist = place(depth * 0.47, 44)
    return [
        (end, place(depth * 0.12, 4), place(depth * 0.3, 22), waist),
        (waist, place(depth * 0.68, 70), translate(top, along, -30), top),
    ]


def bay(first: int, last: int, owners: CitiesBySide) -> list[Curve]:
    """Return the wall around the side between two sides of one city."""
    side = (first + 1) % 4
    depth = DEEP_BAY_DEPTH if side in owners else BAY_DEPTH
    start, end = CROSSINGS[first][1], CROSSINGS[last][0]
    top = translate(SIDE_MIDDLES[side], INWARDS[side], depth)
    leaving = translate(translate(start, INWARDS[first], 44), INWARDS[side], 6)
    arriving = translate(translate(end, INWARDS[last], 44), INWARDS[side], 6)
    return [
        (start, leaving, translate(top, INWARDS[first], -56), top),
        (top, translate(top, INWARDS[first], 56), arriving, end),
    ]


def diagonal(first: int, last: int, owners: CitiesBySide) -> list[Curve]:
    """Return the wall of a city on two adjacent sides."""
    start, end = CROSSINGS[first][1], CROSSINGS[last][0]
    facing = {owners.get((first + step) % 4) for step in (1, 2)}
    distance = NARROW_DIAGONAL if len(facing) == 1 and facing != {None} else DIAGONAL
    middle = between(city_corner(first, last), (MIDDLE, MIDDLE), distance / MIDDLE)
    leaving = diagonal_handle(start, first, last, is_narrow=(first + 1) % 4 in owners)
    arriving = diagonal_handle(end, last, first, is_narrow=(last - 1) % 4 in owners)
    way = (end[0] - start[0]) / math.dist(start, end), (end[1] - start[1]) / math.dist(start, end)
    return [(start, leaving, translate(middle, way, -54), middle), (middle, translate(middle, way, 54), arriving, end)]


def diagonal_handle(end: Point, side: int, other: int, *, is_narrow: bool) -> Point:
    if is_narrow:
        return translate(translate(end, INWARDS[side], 30), INWARDS[other], -18)
    return translate(translate(end, INWARDS[side], 46), INWARDS[other], -4)


def party_wall(first: int, last: int, owners: CitiesBySide) -> list[Curve]:
    """Return a wall without a field: through the middle, or around a city between two sides of another."""
    start, end = CROSSINGS[first][1], CROSSINGS[last][0]
    enclosed = enclosed_side(first, last, owners)
    if enclosed is None:
        return [straight(start, (MIDDLE, MIDDLE)), straight((MIDDLE, MIDDLE), end)]
    top = translate(SIDE_MIDDLES[enclosed], INWARDS[enclosed], DEEP_BAY_DEPTH)
    way = (end[0] - start[0]) / math.dist(start, end), (end[1] - start[1]) / math.dist(start, end)
    before, after = translate(top, way, -PARTY_BOW), translate(top, way, PARTY_BOW)
    return [(start, between(start, before), before, top), (top, after, between(end, after), end)]


def enclosed_side(first: int, last: int, owners: CitiesBySide) -> int | None:
    """Return the side that is between two sides of another city, inside or outside a wall."""
    side = first if first == last else (first + 1) % 4
    before, own, after = (owners.get((side + step) % 4) for step in (-1, 0, 1))
    return side if own is not None and before is not None and before == after != own else None


def straight(start: Point, end: Point) -> Curve:
    return start, between(start, end, 1 / 3), between(start, end, 2 / 3), end


def city_corner(first: int, last: int) -> Point:
    """Return the corner of the tile in a city whose sides run from `last` to `first`."""
    x = 0 if INWARDS[first][0] + INWARDS[last][0] > 0 else TILE
    y = 0 if INWARDS[first][1] + INWARDS[last][1] > 0 else TILE
    return x, y
