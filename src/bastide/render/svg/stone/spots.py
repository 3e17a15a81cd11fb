"""What is to be seen on a tile as it lies: its marks, fish among them, and where pieces stand."""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache

import numpy as np

from bastide.render.svg.plan import PLAN_GRID, Plan
from bastide.render.svg.points import Point, turned
from bastide.render.svg.stone.fields import INSIDE, Field, to_border
from bastide.render.svg.stone.placing import Mark, best_place, distance_from, scene_of
from bastide.render.svg.stone.solver import Owners
from bastide.render.svg.stone.water import LAKE_RADII, Lake
from bastide.tiles import Shape, Tile, is_hut_place, segment_of

FISH_PLACES: tuple[tuple[Point, ...], ...] = (
    (),
    ((0, 0),),
    ((-5, -13), (5, 12)),
    ((-13, -20), (13, 0), (-12, 20)),
    ((-18, -23), (17, -8), (-18, 8), (16, 24)),
)
FISH_SCALES = (1.0, 1.45, 1.25, 1.15, 1.1)
PIECE_ROOM = 14.0  # how far around its middle a piece wants its own ground
PIECE_DISTANCE = 30.0  # how far apart pieces stand


@dataclass(frozen=True)
class Lie:
    """A tile that lies in one of its four turns: what is where."""

    tile: Tile
    rotation: int
    owners: Owners
    marks: tuple[Mark, ...]
    spots: Mapping[int, Point]

    @property
    def plan(self) -> Plan:
        """The same for others to use."""
        owners = {(column, row): int(self.owners[row, column]) for column, row in PLAN_GRID.cells}
        marks: dict[int, tuple[Point, ...]] = {}
        for mark in self.marks:
            marks[mark.segment] = (*marks.get(mark.segment, ()), mark.point)
        return Plan(owners, self.spots, marks)


@cache
def lie_of(tile: Tile, rotation: int) -> Lie:
    """A tile as it lies; worked out once."""
    scene = scene_of(tile)
    owners = np.rot90(scene.ground.owners, -rotation)
    depths = [np.rot90(depth, -rotation) for depth in scene.ground.depths]
    marks = [replace(mark, point=turned(mark.point, rotation)) for mark in scene.marks]
    marks += [fish for lake in scene.ground.water.lakes for fish in fish_of(lake, rotation)]
    return Lie(tile, rotation, owners, tuple(marks), spots_of(tile, depths, marks))


def fish_of(lake: Lake, rotation: int) -> list[Mark]:
    """The fish of a lake, one beside the other; more than the usual four swim in a ring."""
    middle = turned(lake.centre, rotation)
    if lake.fish < len(FISH_PLACES):
        tight = lake.radius / LAKE_RADII[lake.fish]
        places, scale = FISH_PLACES[lake.fish], FISH_SCALES[lake.fish] * tight
    else:
        tight, scale = lake.radius / 36, 0.8
        places = tuple(ring_point(number, lake.fish) for number in range(lake.fish))
    return [
        Mark("fish", lake.segment, (middle[0] + x * tight, middle[1] + y * tight), round(scale, 2)) for x, y in places
    ]


def ring_point(number: int, count: int) -> Point:
    angle = 2 * math.pi * number / count
    return 22 * math.cos(angle), 22 * math.sin(angle)


def spots_of(tile: Tile, depths: Sequence[Field], marks: Sequence[Mark]) -> dict[int, Point]:
    """Where a piece stands at each place of a tile; narrow water is dealt with first."""
    spots: dict[int, Point] = {}
    for place in sorted(tile.places, key=lambda place: (*narrowness(tile, place), place)):
        spots[place] = spot_on(depths[segment_of(place)], marks, list(spots.values()))
    return {place: spots[place] for place in tile.places}


def narrowness(tile: Tile, place: int) -> tuple[bool, bool]:
    kind = tile.segments[segment_of(place)].kind
    return not kind.is_water, is_hut_place(place) and kind.shape == Shape.SYSTEM


def spot_on(depth: Field, marks: Sequence[Mark], taken: Sequence[Point]) -> Point:
    """The best point of a segment for a piece: well inside, and clear of all marks and all other pieces."""
    fitness = np.minimum(depth, PIECE_ROOM) - 6 * np.maximum(PIECE_ROOM - to_border()[INSIDE, INSIDE], 0)
    for mark in marks:
        gap = distance_from(mark.point) - mark.radius
        fitness = fitness - 2 * np.maximum(PIECE_ROOM - gap, 0)
    for other in taken:
        fitness = fitness - 1.5 * np.maximum(PIECE_DISTANCE - distance_from(other), 0)
    home = best_place(depth)
    return best_place(np.where(depth > 0, fitness - 0.03 * distance_from(home), -np.inf))
