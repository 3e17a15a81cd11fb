"""What is to be seen on a tile as it lies: its marks, fish among them, and where pieces stand."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache, reduce

import numpy as np

from bastide.render.svg.boxes import Box, Extent
from bastide.render.svg.distances import CELLS, Field, best
from bastide.render.svg.pieces import box_on_board, role_at
from bastide.render.svg.plan import PLAN_GRID, Plan
from bastide.render.svg.points import TILE, Point, turned
from bastide.render.svg.standing import Standing, settled, settled_alone, share_on
from bastide.render.svg.stone.fish import fish_of, school_of
from bastide.render.svg.stone.placing import Mark, scene_of
from bastide.render.svg.stone.solver import Owners
from bastide.tiles import ANIMALS, Shape, Tile, is_hut_place, segment_of

ANIMAL_REACH = 49.0  # of a small picture's animal at its usual size
LARGEST_ANIMAL = 1.05
FOOTHOLD = 9.0  # how far inside its ground a piece wants to stand
# How much a piece on land likes to be on its own ground with all of it: hunters lie down, so it matters more.
WITHIN = {Shape.LAND: 12.0, Shape.BLOCK: 2.0}


@dataclass(frozen=True)
class Lie:
    """A tile that lies in one of its four turns: what is where, in the large picture and in the small one."""

    tile: Tile
    owners: Owners
    marks: tuple[Mark, ...]
    small_marks: tuple[Mark, ...]  # the same ones in the same order
    spots: Mapping[int, Point]
    small_spots: Mapping[int, Point]

    @property
    def plan(self) -> Plan:
        """The same for others to use."""
        owners = {(column, row): int(self.owners[row, column]) for column, row in PLAN_GRID.cells}
        marks: dict[int, tuple[Extent, ...]] = {}
        for large, small in zip(self.marks, self.small_marks, strict=True):
            extent = Extent(large.box(small=False), small.box(small=True))
            marks[large.segment] = (*marks.get(large.segment, ()), extent)
        return Plan(owners, self.spots, self.small_spots, marks)


@lru_cache(maxsize=256)
def lie_of(tile: Tile, rotation: int) -> Lie:
    """A tile as it lies; worked out once."""
    scene = scene_of(tile)
    owners = np.rot90(scene.ground.owners, -rotation)
    depths = [np.rot90(depth, -rotation) for depth in scene.ground.depths]
    lakes = scene.ground.water.lakes
    upright = [replace(mark, point=turned(mark.point, rotation)) for mark in scene.marks]
    fish = [each for lake in lakes for each in fish_of(lake, rotation)]
    school = [each for lake in lakes for each in school_of(lake, rotation, tile.ports(lake.segment).sides)]
    large, small = [*upright, *fish], [*map(made_small, upright), *school]
    spots, small_spots = (
        spots_of(tile, depths, [mark.box(small=size) for mark in marks], small=size)
        for marks, size in ((large, False), (small, True))
    )
    return Lie(tile, owners, tuple(large), tuple(small), spots, small_spots)


def made_small(mark: Mark) -> Mark:
    """A mark in the small picture, where animals are so large that some must move away from the border."""
    if mark.name not in ANIMALS:
        return mark
    scale = min(mark.scale, LARGEST_ANIMAL)
    reach = ANIMAL_REACH * scale
    x, y = (min(max(coordinate, reach), TILE - reach) for coordinate in mark.point)
    return replace(mark, point=(x, y), scale=scale)


def spots_of(tile: Tile, depths: Sequence[Field], marks: Sequence[Box], *, small: bool) -> dict[int, Point]:
    """Where a piece stands at each place of a tile in a picture; narrow water is dealt with first."""
    places = sorted(tile.places, key=lambda place: (*narrowness(tile, place), place))
    things = [piece_at(tile, place, depth_at(tile, place, depths), small=small) for place in places]
    # Of the large picture people choose a place; in the small one, nobody has to tell them apart.
    points = settled_alone(things, marks) if small else settled(things, marks)
    spots = dict(zip(places, points, strict=True))
    return {place: spots[place] for place in tile.places}


def narrowness(tile: Tile, place: int) -> tuple[bool, bool]:
    kind = tile.segments[segment_of(place)].kind
    return not kind.is_water, is_hut_place(place) and kind.shape == Shape.SYSTEM


def depth_at(tile: Tile, place: int, depths: Sequence[Field]) -> Field:
    """How far inside the ground of a place each cell is; a hut may stand on all water of its system."""
    index = segment_of(place)
    waters = tile.nodes[tile.system_of[index]] if is_hut_place(place) else (index,)
    return reduce(np.maximum, (depths[water] for water in waters))


def piece_at(tile: Tile, place: int, depth: Field, *, small: bool) -> Standing:
    """The piece of a place: its foot is well inside its ground, and on land as much of it as can be."""
    kind = tile.segments[segment_of(place)].kind
    box = box_on_board(role_at(tile, place), small=small)
    liking = 0.1 * np.minimum(depth, FOOTHOLD) - 0.002 * CELLS.to_point(best(depth))
    if not kind.is_water:
        liking += WITHIN[kind.shape] * share_on(depth > 0, box)
    return Standing(box, np.where(depth > 0, liking, -np.inf))
