"""What is to be seen on a tile as it lies: its marks, fish among them, and where pieces stand."""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache, reduce

import numpy as np

from bastide.render.svg.boxes import Extent
from bastide.render.svg.distances import CELLS, Field, best
from bastide.render.svg.pieces import extent_on_board, role_at
from bastide.render.svg.plan import PLAN_GRID, Plan
from bastide.render.svg.points import Point, turned
from bastide.render.svg.standing import Standing, settled, share_on
from bastide.render.svg.stone.placing import Mark, scene_of
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
FOOTHOLD = 9.0  # how far inside its ground a piece wants to stand


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
        marks: dict[int, tuple[Extent, ...]] = {}
        for mark in self.marks:
            marks[mark.segment] = (*marks.get(mark.segment, ()), mark.extent)
        return Plan(owners, self.spots, marks)


@lru_cache(maxsize=256)
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
    places = sorted(tile.places, key=lambda place: (*narrowness(tile, place), place))
    things = [piece_at(tile, place, depth_at(tile, place, depths)) for place in places]
    spots = dict(zip(places, settled(things, [mark.extent for mark in marks]), strict=True))
    return {place: spots[place] for place in tile.places}


def narrowness(tile: Tile, place: int) -> tuple[bool, bool]:
    kind = tile.segments[segment_of(place)].kind
    return not kind.is_water, is_hut_place(place) and kind.shape == Shape.SYSTEM


def depth_at(tile: Tile, place: int, depths: Sequence[Field]) -> Field:
    """How far inside the ground of a place each cell is; a hut may stand on all water of its system."""
    index = segment_of(place)
    waters = tile.nodes[tile.system_of[index]] if is_hut_place(place) else (index,)
    return reduce(np.maximum, (depths[water] for water in waters))


def piece_at(tile: Tile, place: int, depth: Field) -> Standing:
    """The piece of a place: its foot is well inside its ground, and on land all of it."""
    kind = tile.segments[segment_of(place)].kind
    extent = extent_on_board(role_at(tile, place))
    liking = 0.1 * np.minimum(depth, FOOTHOLD) - 0.002 * CELLS.to_point(best(depth))
    if not kind.is_water:
        liking += 2 * share_on(depth > 0, extent.large)
    return Standing(extent, np.where(depth > 0, liking, -np.inf))
