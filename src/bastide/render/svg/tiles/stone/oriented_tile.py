"""The contents of a rotated tile: its marks, including fish, and the positions of pieces."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache, reduce

import numpy as np

from bastide.render.svg.geometry.boxes import Extent, Rectangle
from bastide.render.svg.geometry.distances import CELLS, Field, best_point
from bastide.render.svg.geometry.grid import PLAN_GRID
from bastide.render.svg.geometry.points import TILE, Point, rotate_point
from bastide.render.svg.pieces import box_on_board, role_at
from bastide.render.svg.tiles.label_placement import Placeable, place_all, place_each_alone, share_on
from bastide.render.svg.tiles.stone.fish import fish_of, school_of
from bastide.render.svg.tiles.stone.mark_placement import scene_of
from bastide.render.svg.tiles.stone.marks import TileMark
from bastide.render.svg.tiles.stone.solver import SegmentGrid
from bastide.render.svg.tiles.tile_plan import TilePlan
from bastide.tiles import ANIMALS, Shape, Tile, is_hut_place, segment_of

ANIMAL_REACH = 49.0  # of an animal in the small picture at scale 1
MAX_ANIMAL_SCALE = 1.05
FOOTHOLD = 9.0  # wanted distance of a piece from the edge of its ground
# Weight of being completely on the own ground, for pieces on land; larger for hunters, because they lie down.
WITHIN = {Shape.LAND: 12.0, Shape.BLOCK: 2.0}


@dataclass(frozen=True)
class OrientedTile:
    """A tile in one of its four rotations: the contents of the large picture and of the small one."""

    tile: Tile
    owners: SegmentGrid
    marks: tuple[TileMark, ...]
    small_marks: tuple[TileMark, ...]  # in the same order
    spots: Mapping[int, Point]
    small_spots: Mapping[int, Point]

    @property
    def plan(self) -> TilePlan:
        """Plan of the tile."""
        owners = {(column, row): int(self.owners[row, column]) for column, row in PLAN_GRID.cells}
        marks: dict[int, tuple[Extent, ...]] = {}
        for large, small in zip(self.marks, self.small_marks, strict=True):
            extent = Extent(large.box(small=False), small.box(small=True))
            marks[large.segment] = (*marks.get(large.segment, ()), extent)
        return TilePlan(owners, self.spots, self.small_spots, marks)


@lru_cache(maxsize=256)
def oriented_tile(tile: Tile, rotation: int) -> OrientedTile:
    """Return a tile after quarter turns (cached)."""
    scene = scene_of(tile)
    owners = np.rot90(scene.ground.owners, -rotation)
    depths = [np.rot90(depth, -rotation) for depth in scene.ground.depths]
    lakes = scene.ground.water.lakes
    upright = [replace(mark, point=rotate_point(mark.point, rotation)) for mark in scene.marks]
    fish = [each for lake in lakes for each in fish_of(lake, rotation)]
    school = [each for lake in lakes for each in school_of(lake, rotation, tile.ports(lake.segment).sides)]
    large, small = [*upright, *fish], [*map(shrink_mark, upright), *school]
    spots, small_spots = (
        spots_of(tile, depths, [mark.box(small=size) for mark in marks], small=size)
        for marks, size in ((large, False), (small, True))
    )
    return OrientedTile(tile, owners, tuple(large), tuple(small), spots, small_spots)


def shrink_mark(mark: TileMark) -> TileMark:
    """Return a mark in the small picture; large animals move away from the border."""
    if mark.name not in ANIMALS:
        return mark
    scale = min(mark.scale, MAX_ANIMAL_SCALE)
    reach = ANIMAL_REACH * scale
    x, y = (min(max(coordinate, reach), TILE - reach) for coordinate in mark.point)
    return replace(mark, point=(x, y), scale=scale)


def spots_of(tile: Tile, depths: Sequence[Field], marks: Sequence[Rectangle], *, small: bool) -> dict[int, Point]:
    """Return the position of a piece for each place of a tile in a picture; narrow water comes first."""
    places = sorted(tile.places, key=lambda place: (*narrowness(tile, place), place))
    things = [piece_at(tile, place, depth_at(tile, place, depths), small=small) for place in places]
    # Players choose a place in the large picture, so positions must differ there.
    points = place_each_alone(things, marks) if small else place_all(things, marks)
    spots = dict(zip(places, points, strict=True))
    return {place: spots[place] for place in tile.places}


def narrowness(tile: Tile, place: int) -> tuple[bool, bool]:
    kind = tile.segments[segment_of(place)].kind
    return not kind.is_water, is_hut_place(place) and kind.shape == Shape.SYSTEM


def depth_at(tile: Tile, place: int, depths: Sequence[Field]) -> Field:
    """Return the depth of each cell in the ground of a place; a hut may stand on all water of its system."""
    index = segment_of(place)
    waters = tile.nodes[tile.system_of[index]] if is_hut_place(place) else (index,)
    return reduce(np.maximum, (depths[water] for water in waters))


def piece_at(tile: Tile, place: int, depth: Field, *, small: bool) -> Placeable:
    """Return the piece of a place, which stands inside its ground, and on land as completely as possible."""
    kind = tile.segments[segment_of(place)].kind
    box = box_on_board(role_at(tile, place), small=small)
    preference = 0.1 * np.minimum(depth, FOOTHOLD) - 0.002 * CELLS.to_point(best_point(depth))
    if not kind.is_water:
        preference += WITHIN[kind.shape] * share_on(depth > 0, box)
    return Placeable(box, np.where(depth > 0, preference, -np.inf))
