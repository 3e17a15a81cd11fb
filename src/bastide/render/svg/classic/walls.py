"""Town walls as curves: where they cross the sides of a tile, and how they swing through it."""

import math
from collections.abc import Mapping
from dataclasses import dataclass

from bastide.render.svg.pen import Pen
from bastide.render.svg.points import (
    INWARDS,
    MIDDLE,
    SIDE_MIDDLES,
    TILE,
    Point,
    between,
    curve,
    length_of,
    moved,
    point_along,
)

Curve = tuple[Point, Point, Point, Point]  # a cubic Bézier curve

THICKNESS = 12
HEIGHT = 8
OVERLAP = 14  # how far walls and city ground go on beyond the border

# Where the foot of a wall crosses a city side: at its first and its last end, clockwise. The top of a wall is drawn
# HEIGHT above its foot. At the upper ends of the east and west sides the foot therefore lies lower: top and face of a
# wall must both lie on the tile.
CROSSINGS: tuple[tuple[Point, Point], ...] = (
    ((6, 0), (234, 0)),
    ((240, 14), (240, 234)),
    ((234, 240), (6, 240)),
    ((0, 234), (0, 14)),
)

CAP_DEPTH = 80  # a city on one side
NARROW_CAP_DEPTH = 68  # beside another city
SHALLOW_CAP_DEPTH = 46  # before the bay of another city
BAY_DEPTH = 70  # the field side between two sides of one city
DEEP_BAY_DEPTH = 80
DIAGONAL = 119  # two adjacent sides of one city: how far its wall is from its corner, along each side
NARROW_DIAGONAL = 98
PARTY_BOW = 46  # how far a wall between two cities runs straight before it turns

Owners = Mapping[int, int]  # city sides, and the index of the city segment on each


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
        """Where it ends beyond the border."""
        start, end = self.curves[0][0], self.curves[-1][3]
        return moved(start, INWARDS[self.first_side], -OVERLAP), moved(end, INWARDS[self.last_side], -OVERLAP)

    def write(self, pen: Pen, lift: float = 0) -> None:
        """Draws it so high above its foot, its ends beyond the border included."""

        def lifted(point: Point) -> Point:
            return point[0], point[1] - lift

        pen.move(lifted(self.ends[0])).line(lifted(self.curves[0][0]))
        for _, leaving, arriving, end in self.curves:
            pen.swing(lifted(leaving), lifted(arriving), lifted(end))
        pen.line(lifted(self.ends[1]))

    def place(self, part: float) -> tuple[Point, Point]:
        """The point at that part of its length, and the direction from there away from the city."""
        line = self.line
        length = length_of(line)
        point = point_along(line, length * part)
        before, after = point_along(line, length * part - 4), point_along(line, length * part + 4)
        step = math.dist(before, after)
        # The city lies to the right of the wall's way from its first to its last side.
        return point, ((after[1] - before[1]) / step, (before[0] - after[0]) / step)


def wall_between(first: int, last: int, owners: Owners, *, is_shared: bool = False) -> Wall:
    """The wall from the last end of one city side to the first end of another; between them there is no side of it.

    A shared one runs where the walls of the next cities do, for there is no field between them.
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


def cap(side: int, owners: Owners) -> list[Curve]:
    """Round a city on one side only."""
    before, after = owners.get((side - 1) % 4), owners.get((side + 1) % 4)
    depth = CAP_DEPTH if before is None and after is None else NARROW_CAP_DEPTH
    if before is not None and before == after:
        depth = SHALLOW_CAP_DEPTH
    top = moved(SIDE_MIDDLES[side], INWARDS[side], depth)
    start, end = CROSSINGS[side][1], CROSSINGS[side][0]
    backwards = INWARDS[(side + 1) % 4]  # from the last end of a side to its first
    onwards = (-backwards[0], -backwards[1])
    arriving = half_cap(start, side, backwards, top, is_narrow=after is not None)
    leaving = half_cap(end, side, onwards, top, is_narrow=before is not None)
    return arriving + [each[::-1] for each in reversed(leaving)]


def half_cap(end: Point, side: int, along: Point, top: Point, *, is_narrow: bool) -> list[Curve]:
    """From an end of a cap to its top; a narrow one leaves room for the city on the neighbouring side."""

    def place(depth: float, width: float) -> Point:
        return moved(moved(end, INWARDS[side], depth), along, width)

    if not is_narrow:
        return [(end, place(40, 4), moved(top, along, -62), top)]
    depth = abs((top[0] - end[0]) * INWARDS[side][0] + (top[1] - end[1]) * INWARDS[side][1])
    waist = place(depth * 0.47, 44)
    return [
        (end, place(depth * 0.12, 4), place(depth * 0.3, 22), waist),
        (waist, place(depth * 0.68, 70), moved(top, along, -30), top),
    ]


def bay(first: int, last: int, owners: Owners) -> list[Curve]:
    """Round the side between two sides of one city."""
    side = (first + 1) % 4
    depth = DEEP_BAY_DEPTH if side in owners else BAY_DEPTH
    start, end = CROSSINGS[first][1], CROSSINGS[last][0]
    top = moved(SIDE_MIDDLES[side], INWARDS[side], depth)
    leaving = moved(moved(start, INWARDS[first], 44), INWARDS[side], 6)
    arriving = moved(moved(end, INWARDS[last], 44), INWARDS[side], 6)
    return [
        (start, leaving, moved(top, INWARDS[first], -56), top),
        (top, moved(top, INWARDS[first], 56), arriving, end),
    ]


def diagonal(first: int, last: int, owners: Owners) -> list[Curve]:
    """Before a city on two adjacent sides."""
    start, end = CROSSINGS[first][1], CROSSINGS[last][0]
    facing = {owners.get((first + step) % 4) for step in (1, 2)}
    distance = NARROW_DIAGONAL if len(facing) == 1 and facing != {None} else DIAGONAL
    middle = between(city_corner(first, last), (MIDDLE, MIDDLE), distance / MIDDLE)
    leaving = diagonal_handle(start, first, last, is_narrow=(first + 1) % 4 in owners)
    arriving = diagonal_handle(end, last, first, is_narrow=(last - 1) % 4 in owners)
    way = (end[0] - start[0]) / math.dist(start, end), (end[1] - start[1]) / math.dist(start, end)
    return [(start, leaving, moved(middle, way, -54), middle), (middle, moved(middle, way, 54), arriving, end)]


def diagonal_handle(end: Point, side: int, other: int, *, is_narrow: bool) -> Point:
    if is_narrow:
        return moved(moved(end, INWARDS[side], 30), INWARDS[other], -18)
    return moved(moved(end, INWARDS[side], 46), INWARDS[other], -4)


def party_wall(first: int, last: int, owners: Owners) -> list[Curve]:
    """Between cities that have no field between them: through the middle, or round one between two sides of another."""
    start, end = CROSSINGS[first][1], CROSSINGS[last][0]
    enclosed = enclosed_side(first, last, owners)
    if enclosed is None:
        return [straight(start, (MIDDLE, MIDDLE)), straight((MIDDLE, MIDDLE), end)]
    top = moved(SIDE_MIDDLES[enclosed], INWARDS[enclosed], DEEP_BAY_DEPTH)
    way = (end[0] - start[0]) / math.dist(start, end), (end[1] - start[1]) / math.dist(start, end)
    before, after = moved(top, way, -PARTY_BOW), moved(top, way, PARTY_BOW)
    return [(start, between(start, before), before, top), (top, after, between(end, after), end)]


def enclosed_side(first: int, last: int, owners: Owners) -> int | None:
    """The side inside or outside a wall that lies between two sides of one city, which is another one."""
    side = first if first == last else (first + 1) % 4
    before, own, after = (owners.get((side + step) % 4) for step in (-1, 0, 1))
    return side if own is not None and before is not None and before == after != own else None


def straight(start: Point, end: Point) -> Curve:
    return start, between(start, end, 1 / 3), between(start, end, 2 / 3), end


def city_corner(first: int, last: int) -> Point:
    """The corner of the tile in a city whose run of sides ends at `first` and begins at `last`."""
    x = 0 if INWARDS[first][0] + INWARDS[last][0] > 0 else TILE
    y = 0 if INWARDS[first][1] + INWARDS[last][1] > 0 else TILE
    return x, y
