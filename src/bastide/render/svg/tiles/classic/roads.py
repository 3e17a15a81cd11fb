"""Roads as lines, and their ends: gates, villages, monasteries and other roads."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from bastide.render.svg.geometry.points import INWARDS, MIDDLE, SIDE_MIDDLES, Point, Polyline, between, curve, translate

WIDTH = 22
WIDTH_WITH_BORDERS = 29
BOW = 12  # by which roads avoid a city on one side
VILLAGE_RADIUS = 25
HAMLET_RADIUS = 26


@dataclass(frozen=True, slots=True)
class Road:
    """A road segment: one line through the tile, or one from each of its sides to their meeting point.

    Each line begins at a side. If the road goes through, it ends at another side.
    """

    index: int
    lines: tuple[Polyline, ...]
    sides: tuple[int, ...]
    is_through: bool


@dataclass(frozen=True, slots=True)
class Village:
    """Houses around a well at the end of roads; `owner` is its road, if there is only one."""

    centre: Point
    radius: float
    sides: tuple[int, ...]
    owner: int | None


@dataclass(frozen=True, slots=True)
class Gate:
    """The point where a road enters a city, and the direction out of the city."""

    place: Point
    outwards: Point


def road_displacement(single_city_sides: Sequence[int]) -> Point:
    """Return the displacement of roads by cities on one side."""
    return (
        sum(INWARDS[side][0] for side in single_city_sides) * BOW,
        sum(INWARDS[side][1] for side in single_city_sides) * BOW,
    )


def through_line(first: int, last: int, displacement: Point, *, has_large_city: bool) -> list[Point]:
    """Return a line from one side to another."""
    start, end = SIDE_MIDDLES[first], SIDE_MIDDLES[last]
    if (last - first) % 2 == 0:
        return straight_line(first, last, displacement)
    reach = 46 if has_large_city else 58
    return curve(start, translate(start, INWARDS[first], reach), translate(end, INWARDS[last], reach), end, 22)


def straight_line(first: int, last: int, displacement: Point) -> list[Point]:
    """Return a line between opposite sides, bent if it is displaced sideways."""
    along = abs(INWARDS[first][0] * displacement[0] + INWARDS[first][1] * displacement[1]) > 1
    middle = (MIDDLE, MIDDLE) if along else (MIDDLE + displacement[0], MIDDLE + displacement[1])
    first_half = line_to(first, middle, translate(middle, INWARDS[first], -50))
    second_half = line_to(last, middle, translate(middle, INWARDS[last], -50))
    return first_half + second_half[-2::-1]


def line_to(side: int, goal: Point, arriving: Point | None = None) -> list[Point]:
    """Return a line from a side to a point inside, which it reaches from the direction of `arriving`."""
    start = SIDE_MIDDLES[side]
    reach = min(46, math.dist(start, goal) * 0.45)
    return curve(start, translate(start, INWARDS[side], reach), arriving or between(start, goal, 2 / 3), goal, 16)


def gate_line(side: int, gate: Gate) -> list[Point]:
    """Return a line from a side to a gate, perpendicular to the wall at its end."""
    start = SIDE_MIDDLES[side]
    reach = min(70.0, math.dist(start, gate.place) * 0.5)
    leaving, arriving = translate(start, INWARDS[side], reach), translate(gate.place, gate.outwards, reach * 0.9)
    return curve(start, leaving, arriving, gate.place, 20)
