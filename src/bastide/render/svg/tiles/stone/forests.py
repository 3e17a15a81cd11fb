"""Shapes of forests: groves at their sides, joined smoothly, and separated from water and other forests."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

import numpy as np

from bastide.render.svg.geometry.distances import Field, round_field
from bastide.render.svg.geometry.points import CORNERS, INWARDS, MIDDLE, SIDE_MIDDLES, Point, towards
from bastide.render.svg.tiles.seeded_random import SeededRandom
from bastide.render.svg.tiles.stone.distance_fields import (
    LATTICE,
    finger_field,
    noise,
    normalise,
    smooth_difference,
    smooth_union,
    union,
)
from bastide.render.svg.tiles.stone.water import CENTRE, SPRING, River, Water, are_opposite
from bastide.tiles import Shape, Tile

NOTCH = 9  # distance of a forest's side from a corner of the tile, unless the forest includes the corner
FULLNESS = 2.5  # exponent of the superellipse of a forest at one side; 2 is an ellipse
SOFT_JOINT = 26
SOFT_FINGER = 18
ROUGHNESS = 6.5  # amplitude of the noise at the edge of a forest
RIVER_STRIP, LAKE_STRIP = 12, 14  # width of the meadow between forest and water
WIDEST_GAP = 25  # between two forests
TOUCH = 38  # radius around the point of contact within which a forest may touch a river
WELL_INSIDE = -14


ContactKind = Literal["lake", "river", "corner"]


@dataclass(frozen=True, slots=True)
class Contact:
    """A forest reaches a river or its spring, a lake, or a corner of the tile, each given by its number."""

    forest: int
    kind: ContactKind
    number: int


def forest_indexes(tile: Tile) -> list[int]:
    return [index for index, segment in enumerate(tile.segments) if segment.kind.shape == Shape.BLOCK]


def sides_around(corner: int) -> tuple[int, int]:
    return (corner - 1) % 4, corner


def has_water(tile: Tile) -> bool:
    return any(segment.kind.is_water for segment in tile.segments)


class Forests:
    """The forests of a tile, which can be grown to make contacts."""

    def __init__(self, tile: Tile, water: Water) -> None:
        self.tile = tile
        self.water = water
        self.indexes = forest_indexes(tile)
        self._plain = {index: self._plain_shape(index) for index in self.indexes}
        self._roughness = ROUGHNESS * np.clip((LATTICE.to_border - 6) / 26, 0, 1)

    def grow(self, contacts: Sequence[Contact]) -> dict[int, Field]:
        """Return the field of each forest with some contacts, by segment."""
        alone = {
            index: self._grow_alone(index, [contact for contact in contacts if contact.forest == index])
            for index in self.indexes
        }
        return {index: round_field(separate(field, other_fields(alone, index))) for index, field in alone.items()}

    def _plain_shape(self, index: int) -> Field:
        sides = self.tile.segments[index].sides
        wet = has_water(self.tile)
        rng = SeededRandom("forest", self.tile.name, index)
        if len(sides) == 4:
            return LATTICE.constant(-MIDDLE)
        if len(sides) == 3:
            (open_side,) = set(range(4)) - set(sides)
            return -grove(open_side, 112 if wet else 104, rng)
        depth = rng.uniform(46, 54) if wet else rng.uniform(56, 68)
        shape = union(())
        for side in sides:
            shape = smooth_union(shape, grove(side, depth, rng), SOFT_JOINT)
        if are_opposite(sides):
            band = LATTICE.to_edge(SIDE_MIDDLES[sides[0]], SIDE_MIDDLES[sides[1]])[0]
            shape = smooth_union(shape, band - rng.uniform(27, 33), SOFT_JOINT)
        elif len(sides) == 2:
            radius = 128 if wet else rng.uniform(140, 152)
            shape = smooth_union(shape, LATTICE.to_point(shared_corner(sides)) - radius, SOFT_JOINT)
        return shape

    def _grow_alone(self, index: int, contacts: Sequence[Contact]) -> Field:
        """Return a forest as if it were the only one."""
        shape = self._plain[index]
        for contact in contacts:
            for finger in self._fingers(contact):
                shape = smooth_union(shape, finger, SOFT_FINGER)
        seed = SeededRandom("rough", self.tile.name, index).uniform(0, 50)
        shape = shape + self._roughness * noise(seed)
        return self._keep_clear(shape, index, contacts)

    def _keep_clear(self, shape: Field, index: int, contacts: Sequence[Contact]) -> Field:
        """Remove parts of a forest that are too near to water without a contact, and to other corners."""
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
        """Return the fingers with which a forest makes a contact."""
        if contact.kind == "corner":
            goal = CORNERS[contact.number]
            bend = towards(goal, CENTRE, 58)
            return [finger_field(self._root(contact.forest, CENTRE), bend, 30, 16), finger_field(bend, goal, 16, 5)]
        if contact.kind == "lake":
            goal = self.water.lakes[contact.number].centre
            return [finger_field(self._root(contact.forest, goal), goal, 30, 24)]
        river = self.water.rivers[contact.number]
        goal = self._touch_point(contact.forest, river)
        if river.spring is None:
            goal = towards(goal, self._outside(contact.forest), 15)
            return [finger_field(self._root(contact.forest, goal), goal, 32, 17)]
        return [finger_field(self._root(contact.forest, goal), goal, 32, SPRING + 11)]

    def _touch_point(self, index: int, river: River) -> Point:
        """Return the point where a forest touches a river: its spring, or the nearest point."""
        if river.spring is not None:
            return river.spring
        home = self._outside(index)
        return min(river.line[5:-5], key=lambda point: round((point[0] - home[0]) ** 2 + (point[1] - home[1]) ** 2, 3))

    def _outside(self, index: int) -> Point:
        """Return a point beyond the sides of a forest."""
        middles = [SIDE_MIDDLES[side] for side in self.tile.segments[index].sides]
        x, y = (sum(point[axis] for point in middles) / len(middles) for axis in (0, 1))
        return 2 * x - MIDDLE, 2 * y - MIDDLE

    def _root(self, index: int, goal: Point) -> Point:
        """Return the point well inside a forest that is nearest to a goal."""
        inside = np.where(self._plain[index] < WELL_INSIDE, LATTICE.to_point(goal), np.inf)
        row, column = np.unravel_index(int(np.argmin(np.round(inside, 2))), inside.shape)
        return float(LATTICE.x[row, column]), float(LATTICE.y[row, column])


def grove(side: int, depth: float, rng: SeededRandom) -> Field:
    """Return a forest at one side with a depth, perpendicular to the border."""
    inwards, start = INWARDS[side], SIDE_MIDDLES[side]
    away = np.abs((LATTICE.x - start[0]) * inwards[0] + (LATTICE.y - start[1]) * inwards[1])
    along = (LATTICE.x - start[0]) * inwards[1] - (LATTICE.y - start[1]) * inwards[0]
    uneven = 1 + 0.16 * np.sin(along / rng.uniform(34, 48) + rng.uniform(0, 6.28))
    round_part = (np.abs(along) / (MIDDLE - NOTCH)) ** FULLNESS + (away / (depth * uneven)) ** FULLNESS
    return normalise(round_part ** (1 / FULLNESS) - 1)


def shared_corner(sides: Sequence[int]) -> Point:
    """Return the corner between two neighbouring sides."""
    return next(CORNERS[corner] for corner in range(4) if set(sides_around(corner)) == set(sides))


def other_fields(fields: Mapping[int, Field], index: int) -> list[Field]:
    return [field for other, field in fields.items() if other != index]


def separate(field: Field, neighbours: Iterable[Field]) -> Field:
    """Separate a forest from its neighbours by a strip of meadow that narrows towards the tile's corners."""
    to_corner = union(LATTICE.to_point(corner) for corner in CORNERS)
    gap = np.clip(0.32 * to_corner, NOTCH, WIDEST_GAP)
    rival = union(neighbours)
    return np.maximum(field, (field - rival + gap) / 2)


def cut_clearing(field: Field, middle: Point, radius: float) -> Field:
    """Cut a round bay out of a forest."""
    return round_field(smooth_difference(field, LATTICE.to_point(middle) - radius, SOFT_FINGER))
