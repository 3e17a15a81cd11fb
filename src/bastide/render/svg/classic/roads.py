"""Roads as lines, and where those end that stop on a tile: at a gate, a village, a monastery or another road."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from bastide.render.svg.points import INWARDS, MIDDLE, SIDE_MIDDLES, Line, Point, between, curve, moved

WIDTH = 22
WIDTH_WITH_BORDERS = 29
BOW = 12  # how far a road keeps away from a city on one side
VILLAGE_RADIUS = 25
HAMLET_RADIUS = 26


@dataclass(frozen=True, slots=True)
class Road:
    """A road segment: one line through the tile, or one from each of its sides to where they meet.

    Each line begins at a side. It ends at another if the road goes through.
    """

    index: int
    lines: tuple[Line, ...]
    sides: tuple[int, ...]
    is_through: bool


@dataclass(frozen=True, slots=True)
class Village:
    """Houses round a well where roads end; `owner` is the road that it belongs to, if there is just one."""

    centre: Point
    radius: float
    sides: tuple[int, ...]
    owner: int | None


@dataclass(frozen=True, slots=True)
class Gate:
    """Where a road enters a city, and the direction in which it leaves."""

    place: Point
    outwards: Point


def shift(single_city_sides: Sequence[int]) -> Point:
    """How far roads are pushed away by the cities on one side."""
    return (
        sum(INWARDS[side][0] for side in single_city_sides) * BOW,
        sum(INWARDS[side][1] for side in single_city_sides) * BOW,
    )


def through_line(first: int, last: int, pushed: Point, *, has_large_city: bool) -> list[Point]:
    """From one side to another."""
    start, end = SIDE_MIDDLES[first], SIDE_MIDDLES[last]
    if (last - first) % 2 == 0:
        return straight_line(first, last, pushed)
    reach = 46 if has_large_city else 58
    return curve(start, moved(start, INWARDS[first], reach), moved(end, INWARDS[last], reach), end, 22)


def straight_line(first: int, last: int, pushed: Point) -> list[Point]:
    """From one side to the opposite one, with a bow if something pushes it from the side."""
    along = abs(INWARDS[first][0] * pushed[0] + INWARDS[first][1] * pushed[1]) > 1
    middle = (MIDDLE, MIDDLE) if along else (MIDDLE + pushed[0], MIDDLE + pushed[1])
    first_half = line_to(first, middle, moved(middle, INWARDS[first], -50))
    second_half = line_to(last, middle, moved(middle, INWARDS[last], -50))
    return first_half + second_half[-2::-1]


def line_to(side: int, goal: Point, arriving: Point | None = None) -> list[Point]:
    """From a side to a point inside, which it reaches from the direction of `arriving`."""
    start = SIDE_MIDDLES[side]
    reach = min(46, math.dist(start, goal) * 0.45)
    return curve(start, moved(start, INWARDS[side], reach), arriving or between(start, goal, 2 / 3), goal, 16)


def gate_line(side: int, gate: Gate) -> list[Point]:
    """From a side to a gate, which it reaches at right angles to the wall."""
    start = SIDE_MIDDLES[side]
    reach = min(70.0, math.dist(start, gate.place) * 0.5)
    leaving, arriving = moved(start, INWARDS[side], reach), moved(gate.place, gate.outwards, reach * 0.9)
    return curve(start, leaving, arriving, gate.place, 20)
