"""The shapes of forests, as fields: what grows at each side, joined by soft corners, kept off water and others."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

import numpy as np

from bastide.render.svg.distances import Field, rounded
from bastide.render.svg.points import CORNERS, INWARDS, MIDDLE, SIDE_MIDDLES, Point, towards
from bastide.render.svg.stone.fields import LATTICE, as_distance, cut, melted, nearest, tapered, waves
from bastide.render.svg.stone.water import CENTRE, SPRING, River, Water, are_opposite
from bastide.render.svg.variety import Variety
from bastide.tiles import Shape, Tile

NOTCH = 9  # a forest's side ends so far from a corner of the tile, unless the forest goes round the corner
FULLNESS = 2.5  # the exponent of the superellipse that a forest at one side is: 2 is a plain ellipse
SOFT_JOINT = 26
SOFT_FINGER = 18
ROUGHNESS = 6.5  # how far the edge of a forest strays
RIVER_STRIP, LAKE_STRIP = 12, 14  # how much meadow stays between forest and water
WIDEST_GAP = 25  # between two forests
TOUCH = 38  # how far around the point where a forest touches a river it may do so
WELL_INSIDE = -14


ContactKind = Literal["lake", "river", "corner"]


@dataclass(frozen=True, slots=True)
class Contact:
    """That a forest reaches a river (or its spring), a lake, or a corner of the tile; each given by its number."""

    forest: int
    kind: ContactKind
    number: int


def forest_indexes(tile: Tile) -> list[int]:
    return [index for index, segment in enumerate(tile.segments) if segment.kind.shape == Shape.BLOCK]


def sides_around(corner: int) -> tuple[int, int]:
    return (corner - 1) % 4, corner


def is_wet(tile: Tile) -> bool:
    return any(segment.kind.is_water for segment in tile.segments)


class Forests:
    """The forests of a tile, grown so that they make given contacts."""

    def __init__(self, tile: Tile, water: Water) -> None:
        self.tile = tile
        self.water = water
        self.indexes = forest_indexes(tile)
        self._plain = {index: self._plain_shape(index) for index in self.indexes}
        self._roughness = ROUGHNESS * np.clip((LATTICE.to_border - 6) / 26, 0, 1)

    def grown(self, contacts: Sequence[Contact]) -> dict[int, Field]:
        """The field of each forest, by its segment."""
        alone = {
            index: self._grown_alone(index, [contact for contact in contacts if contact.forest == index])
            for index in self.indexes
        }
        return {index: rounded(apart_from(field, others(alone, index))) for index, field in alone.items()}

    def _plain_shape(self, index: int) -> Field:
        sides = self.tile.segments[index].sides
        wet = is_wet(self.tile)
        variety = Variety("forest", self.tile.name, index)
        if len(sides) == 4:
            return LATTICE.constant(-MIDDLE)
        if len(sides) == 3:
            (open_side,) = set(range(4)) - set(sides)
            return -grove(open_side, 112 if wet else 104, variety)
        depth = variety.between(46, 54) if wet else variety.between(56, 68)
        shape = nearest(())
        for side in sides:
            shape = melted(shape, grove(side, depth, variety), SOFT_JOINT)
        if are_opposite(sides):
            band = LATTICE.to_piece(SIDE_MIDDLES[sides[0]], SIDE_MIDDLES[sides[1]])[0]
            shape = melted(shape, band - variety.between(27, 33), SOFT_JOINT)
        elif len(sides) == 2:
            radius = 128 if wet else variety.between(140, 152)
            shape = melted(shape, LATTICE.to_point(shared_corner(sides)) - radius, SOFT_JOINT)
        return shape

    def _grown_alone(self, index: int, contacts: Sequence[Contact]) -> Field:
        """A forest as if it were the only one."""
        shape = self._plain[index]
        for contact in contacts:
            for finger in self._fingers(contact):
                shape = melted(shape, finger, SOFT_FINGER)
        seed = Variety("rough", self.tile.name, index).between(0, 50)
        shape = shape + self._roughness * waves(seed)
        return self._kept_clear(shape, index, contacts)

    def _kept_clear(self, shape: Field, index: int, contacts: Sequence[Contact]) -> Field:
        """A forest without what comes too near to water that it does not touch, and to corners of others."""
        touched = {(contact.kind, contact.number) for contact in contacts}
        for number, lake in enumerate(self.water.lakes):
            if ("lake", number) not in touched:
                shape = np.maximum(shape, LAKE_STRIP - lake.field)
        for number, river in enumerate(self.water.rivers):
            strip = RIVER_STRIP - river.field
            if ("river", number) in touched:
                strip = np.where(LATTICE.to_point(self._touch_point(index, river)) < TOUCH, -TOUCH, strip)
            shape = np.maximum(shape, strip)
        own = set(self.tile.segments[index].sides)
        for number, corner in enumerate(CORNERS):
            if ("corner", number) not in touched and not own.issuperset(sides_around(number)):
                shape = np.maximum(shape, NOTCH - LATTICE.to_point(corner))
        return shape

    def _fingers(self, contact: Contact) -> list[Field]:
        """What a forest stretches out to reach something."""
        if contact.kind == "corner":
            goal = CORNERS[contact.number]
            bend = towards(goal, CENTRE, 58)
            return [tapered(self._root(contact.forest, CENTRE), bend, 30, 16), tapered(bend, goal, 16, 5)]
        if contact.kind == "lake":
            goal = self.water.lakes[contact.number].centre
            return [tapered(self._root(contact.forest, goal), goal, 30, 24)]
        river = self.water.rivers[contact.number]
        goal = self._touch_point(contact.forest, river)
        if river.spring is None:
            goal = towards(goal, self._outside(contact.forest), 15)
            return [tapered(self._root(contact.forest, goal), goal, 32, 17)]
        return [tapered(self._root(contact.forest, goal), goal, 32, SPRING + 11)]

    def _touch_point(self, index: int, river: River) -> Point:
        """Where a forest touches a river: at its spring, or where it comes nearest."""
        if river.spring is not None:
            return river.spring
        home = self._outside(index)
        return min(river.line[5:-5], key=lambda point: round((point[0] - home[0]) ** 2 + (point[1] - home[1]) ** 2, 3))

    def _outside(self, index: int) -> Point:
        """A point beyond the sides of a forest: where it comes from."""
        middles = [SIDE_MIDDLES[side] for side in self.tile.segments[index].sides]
        x, y = (sum(point[axis] for point in middles) / len(middles) for axis in (0, 1))
        return 2 * x - MIDDLE, 2 * y - MIDDLE

    def _root(self, index: int, goal: Point) -> Point:
        """The point well inside a forest that is nearest to a goal."""
        inside = np.where(self._plain[index] < WELL_INSIDE, LATTICE.to_point(goal), np.inf)
        row, column = np.unravel_index(int(np.argmin(np.round(inside, 2))), inside.shape)
        return float(LATTICE.x[row, column]), float(LATTICE.y[row, column])


def grove(side: int, depth: float, variety: Variety) -> Field:
    """A forest at one side only, so deep in about its middle, and meeting the border at a right angle."""
    inwards, start = INWARDS[side], SIDE_MIDDLES[side]
    away = np.abs((LATTICE.x - start[0]) * inwards[0] + (LATTICE.y - start[1]) * inwards[1])
    along = (LATTICE.x - start[0]) * inwards[1] - (LATTICE.y - start[1]) * inwards[0]
    uneven = 1 + 0.16 * np.sin(along / variety.between(34, 48) + variety.between(0, 6.28))
    round_part = (np.abs(along) / (MIDDLE - NOTCH)) ** FULLNESS + (away / (depth * uneven)) ** FULLNESS
    return as_distance(round_part ** (1 / FULLNESS) - 1)


def shared_corner(sides: Sequence[int]) -> Point:
    """The corner between two neighbouring sides."""
    return next(CORNERS[corner] for corner in range(4) if set(sides_around(corner)) == set(sides))


def others(fields: Mapping[int, Field], index: int) -> list[Field]:
    return [field for other, field in fields.items() if other != index]


def apart_from(field: Field, neighbours: Iterable[Field]) -> Field:
    """A forest with a strip of meadow between it and its neighbours that narrows towards the corners of the tile."""
    to_corner = nearest(LATTICE.to_point(corner) for corner in CORNERS)
    gap = np.clip(0.32 * to_corner, NOTCH, WIDEST_GAP)
    rival = nearest(neighbours)
    return np.maximum(field, (field - rival + gap) / 2)


def with_clearing(field: Field, middle: Point, radius: float) -> Field:
    """A forest with a round bay cut out."""
    return rounded(cut(field, LATTICE.to_point(middle) - radius, SOFT_FINGER))
