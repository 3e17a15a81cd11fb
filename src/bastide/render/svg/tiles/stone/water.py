"""Geometry of the rivers, springs and lakes of a tile before rotation."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from bastide.render.svg.geometry.distances import Field, round_field
from bastide.render.svg.geometry.points import INWARDS, MIDDLE, SIDE_MIDDLES, Point, between, curve, towards, translate
from bastide.render.svg.tiles.seeded_random import SeededRandom
from bastide.render.svg.tiles.stone.distance_fields import LATTICE, noise, smooth_union, union
from bastide.tiles import Segment, Shape, Tile

RIVER = 26  # width of a river's water
BANKS = 33  # width including the banks
SPRING = 21  # from the centre of a spring to the outside of its rocks
SHORE = (BANKS - RIVER) / 2  # width of a bank
SOFT_MOUTH = 16.0
UNEVEN_BANKS = 1.4
CENTRE: Point = (MIDDLE, MIDDLE)

LAKE_RADII = (38.0, 39.0, 45.0, 51.0, 56.0)  # by the number of fish
SMALL_LAKE = 36.0  # where other water needs room
STRAIGHT = 44  # length of a river's straight part at its side


@dataclass(frozen=True)
class Lake:
    """A lake: a circle with bays."""

    segment: int
    centre: Point
    radius: float
    fish: int
    phase: float

    def reach(self, angle: float) -> float:
        """Return the distance of the shore from the centre in a direction."""
        bays = math.sin(2 * angle + self.phase) * 0.08 + math.sin(3 * angle + 1.9 * self.phase) * 0.045
        return self.radius * (1 + bays + math.sin(5 * angle + 0.7 * self.phase) * 0.015)

    def shore_point(self, angle: float, beyond: float = 0) -> Point:
        """Return the point of the shore in a direction, or one beyond it."""
        reach = self.reach(angle) + beyond
        return self.centre[0] + reach * math.cos(angle), self.centre[1] + reach * math.sin(angle)

    def outline(self, count: int = 18) -> list[Point]:
        return [self.shore_point(2 * math.pi * number / count) for number in range(count)]

    @cached_property
    def field(self) -> Field:
        """Field of the lake with its bank."""
        angle = np.arctan2(LATTICE.y - self.centre[1], LATTICE.x - self.centre[0])
        bays = np.sin(2 * angle + self.phase) * 0.08 + np.sin(3 * angle + 1.9 * self.phase) * 0.045
        reach = self.radius * (1 + bays + np.sin(5 * angle + 0.7 * self.phase) * 0.015)
        return round_field(LATTICE.to_point(self.centre) - reach - SHORE)


@dataclass(frozen=True)
class River:
    """A river of cubic curves, from a side to another side, a spring or the centre of a lake."""

    segment: int
    sides: tuple[int, ...]
    handles: tuple[Point, ...]
    spring: Point | None = None
    lake: int | None = None

    @cached_property
    def line(self) -> list[Point]:
        points = [self.handles[0]]
        for start in range(0, len(self.handles) - 1, 3):
            begin, leaving, arriving, end = self.handles[start : start + 4]
            points += curve(begin, leaving, arriving, end)[1:]
        return points

    @cached_property
    def field(self) -> Field:
        """Field of the river with its banks and its spring."""
        course = LATTICE.to_line(self.line) - BANKS / 2
        return round_field(
            course if self.spring is None else np.minimum(course, LATTICE.to_point(self.spring) - SPRING)
        )


@dataclass(frozen=True)
class Water:
    """All water of a tile."""

    rivers: tuple[River, ...] = ()
    lakes: tuple[Lake, ...] = ()
    seed: float = 0.0

    @property
    def bodies(self) -> list[River | Lake]:
        return [*self.rivers, *self.lakes]

    @cached_property
    def field(self) -> Field:
        """Field of all water with slightly uneven banks; rivers widen smoothly into lakes."""
        field = union(())
        for body in self.bodies:
            field = smooth_union(field, body.field, SOFT_MOUTH)
        uneven = np.clip((LATTICE.to_border - 8) / 20, 0, 1) * noise(len(self.rivers) + self.seed, 0.5)
        return round_field(field + UNEVEN_BANKS * uneven)


def water_of(tile: Tile) -> Water:
    """Return the water of a tile."""
    lakes = {index: lake_of(tile, index) for index in range(len(tile.segments)) if tile.is_lake(index)}
    rivers = tuple(
        river_of(tile, index, segment, lakes)
        for index, segment in enumerate(tile.segments)
        if segment.kind.is_water and segment.kind.shape == Shape.PATH
    )
    return Water(rivers, tuple(lakes.values()), round(SeededRandom("banks", tile.name).uniform(0, 50), 3))


def forest_sides(tile: Tile) -> list[int]:
    return [side for side, kind in enumerate(tile.sides) if kind.shape == Shape.BLOCK]


def lake_of(tile: Tile, index: int) -> Lake:
    sides, fish = tile.ports(index).sides, tile.segments[index].fish
    radius = LAKE_RADII[min(fish, len(LAKE_RADII) - 1)]
    if has_other_water(tile, index) or tile.landmark:
        radius = min(radius, SMALL_LAKE + 2 * (fish > 1))
    elif len(sides) > 2:
        radius -= 1
    phase = SeededRandom("lake", tile.name, index).uniform(0, 6.28)
    return Lake(index, lake_centre(tile, index, sides), radius, fish, round(phase, 3))


def has_other_water(tile: Tile, index: int) -> bool:
    """Return True if a tile has water that is not connected to this lake or river."""
    own = tile.system_of[index]
    return any(system != own for system in tile.system_of.values())


def lake_centre(tile: Tile, index: int, sides: Sequence[int]) -> Point:
    """Return the centre of a lake: near its rivers unless it must be in the middle, and towards the forests."""
    middles = [SIDE_MIDDLES[side] for side in sides] or [CENTRE]
    pull = sum(x for x, _ in middles) / len(middles), sum(y for _, y in middles) / len(middles)
    forests = forest_sides(tile)
    if has_other_water(tile, index):
        return towards(CENTRE, pull, 48) if len(sides) == 1 else between(CENTRE, pull, 0.66)
    if len(sides) == 1:
        return lone_lake_centre(tile, sides[0], forests)
    if len(sides) == 2 and len(forests) == 1 and are_opposite(sides):
        return translate(CENTRE, INWARDS[forests[0]], 14)
    return between(CENTRE, pull, 0.25)


def lone_lake_centre(tile: Tile, side: int, forests: Sequence[int]) -> Point:
    """Return the centre of a lake with one river; it leaves the middle free for a landmark and is near a forest."""
    centre = towards(CENTRE, SIDE_MIDDLES[side], 40 if tile.landmark else 12)
    if tile.landmark:
        beside = [forest for forest in forests if (forest - side) % 2]
        return translate(centre, INWARDS[beside[0]], -28) if beside else centre
    for forest in forests:
        centre = translate(centre, INWARDS[forest], -14 if len(forests) == 1 else -5)
    return centre


def are_opposite(sides: Sequence[int]) -> bool:
    return len(sides) == 2 and (sides[1] - sides[0]) % 2 == 0


def river_of(tile: Tile, index: int, segment: Segment, lakes: dict[int, Lake]) -> River:
    rng = SeededRandom("river", tile.name, index)
    if segment.lake is not None:
        handles = handles_to_lake(segment.sides[0], lakes[segment.lake].centre)
        return River(index, segment.sides, handles, lake=segment.lake)
    if segment.is_spring:
        spring = spring_place(tile, index, segment.sides[0])
        return River(index, segment.sides, handles_to_spring(segment.sides[0], spring, rng), spring=spring)
    if are_opposite(segment.sides):
        return River(index, segment.sides, straight_handles(tile, segment.sides, rng))
    return River(index, segment.sides, corner_handles(segment.sides, rng))


def handles_to_lake(side: int, centre: Point) -> tuple[Point, ...]:
    start = SIDE_MIDDLES[side]
    length = math.dist(start, centre)
    return start, translate(start, INWARDS[side], min(46, length / 2)), towards(centre, start, length * 0.3), centre


def spring_place(tile: Tile, index: int, side: int) -> Point:
    """Return the position of a spring: the middle of the tile, or nearer to its side if other water needs room."""
    if not has_other_water(tile, index):
        return CENTRE
    return towards(CENTRE, SIDE_MIDDLES[side], 48 if any(map(tile.is_lake, range(len(tile.segments)))) else 40)


def handles_to_spring(side: int, spring: Point, rng: SeededRandom) -> tuple[Point, ...]:
    start = SIDE_MIDDLES[side]
    swing = rng.choice((-1, 1)) * rng.uniform(0.1, 0.16)
    bend = between(start, spring, 2 / 3)
    across = (start[1] - spring[1]) * swing, (spring[0] - start[0]) * swing
    return start, translate(start, INWARDS[side], math.dist(start, spring) / 3), translate(bend, across, 1), spring


def straight_handles(tile: Tile, sides: tuple[int, ...], rng: SeededRandom) -> tuple[Point, ...]:
    """Return a winding river across the tile, which avoids a forest on one side."""
    start, end = SIDE_MIDDLES[sides[0]], SIDE_MIDDLES[sides[1]]
    onward = INWARDS[sides[0]]
    aside = -onward[1], onward[0]
    swing = rng.choice((-1, 1)) * rng.uniform(7, 12)
    forests = forest_sides(tile)
    middle = translate(CENTRE, INWARDS[forests[0]], 16) if len(forests) == 1 else CENTRE
    before, after = (
        translate(translate(middle, onward, -40), aside, swing),
        translate(translate(middle, onward, 40), aside, -swing),
    )
    return start, translate(start, onward, STRAIGHT), before, middle, after, translate(end, onward, -STRAIGHT), end


def corner_handles(sides: tuple[int, ...], rng: SeededRandom) -> tuple[Point, ...]:
    """Return a river around a corner of the tile."""
    start, end = SIDE_MIDDLES[sides[0]], SIDE_MIDDLES[sides[1]]
    early, late = rng.uniform(62, 78), rng.uniform(62, 78)
    return start, translate(start, INWARDS[sides[0]], early), translate(end, INWARDS[sides[1]], late), end
