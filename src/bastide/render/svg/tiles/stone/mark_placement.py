"""Positions and sizes of animals, landmarks, gold and mushrooms on a tile before rotation."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from bastide.render.svg.geometry.distances import CELLS, Field, Mask, best_point, cell_value, index_of_best, lengths
from bastide.render.svg.geometry.grid import PLAN_GRID
from bastide.render.svg.geometry.points import MIDDLE, Point
from bastide.render.svg.pieces import extent_on_board
from bastide.render.svg.tiles.label_placement import share_outside
from bastide.render.svg.tiles.seeded_random import SeededRandom
from bastide.render.svg.tiles.stone.distance_fields import INSIDE, LATTICE, union
from bastide.render.svg.tiles.stone.forests import cut_clearing
from bastide.render.svg.tiles.stone.marks import ANIMAL_REACH, EXTENTS, REACHES, TileMark, radius_of
from bastide.render.svg.tiles.stone.solver import StoneGround, ground_of, solve_ground
from bastide.render.svg.tiles.tile_plan import check_plan
from bastide.tiles import Tile

SMALLEST, LARGEST = 0.7, 1.16
WANTED_ROOM = (30.0, 27.0, 24.0)  # radii of the bays that forests may leave for an animal, the best first
RECESSION = 18.0  # by which a forest may recede for an animal
ENOUGH_ROOM = 40.0  # more room than this has no advantage
SPACING = 1.12  # factor for the distance of two marks, because they are wider than high
STRIDE = 2  # only every second cell is considered
SUFFICIENT_PART = 0.87  # sufficient part of the room that a mark needs
VISIBILITY_VALUE = 40.0  # value, in room, of not being hidden by a piece
OUTSIDE_COST = 5.0  # additional cost of a piece completely outside the tile


@dataclass(frozen=True)
class TileScene:
    """The ground of a tile and its marks, before rotation."""

    ground: StoneGround
    marks: tuple[TileMark, ...]


def room_for(name: str, depth: Field) -> Field:
    """Return the room for a mark in each cell; antlers and smoke need more at the border."""
    reach = REACHES.get(name, ANIMAL_REACH)
    return np.minimum(depth, CELLS.to_border * (radius_of(name) / reach))


@lru_cache(maxsize=256)
def scene_of(tile: Tile) -> TileScene:
    """Return the ground and all marks of a tile (cached). Raises SetupError if it cannot be drawn."""
    ground = make_room_for_animals(solve_ground(tile))
    check_plan(tile.name, tile.segments, ground.owners)
    marks = [mark for index in ground.forests for mark in forest_marks(ground, index)]
    home = landmark_home(ground)
    for index in ground.meadows:
        marks += meadow_marks(ground, index, [tile.landmark] if index == home else [])
    return TileScene(ground, tuple(marks))


def landmark_home(ground: StoneGround) -> int | None:
    """Return the meadow for the tile's own landmark, the largest one."""
    if not ground.tile.landmark:
        return None
    return max(ground.meadows, key=lambda index: (int(np.count_nonzero(ground.mask(index))), -index), default=None)


def make_room_for_animals(ground: StoneGround) -> StoneGround:
    """Cut bays into forests where a meadow is too narrow for its animal."""
    for index in ground.meadows:
        if len(ground.tile.segments[index].animals) == 1:
            ground = make_room(ground, index)
    return ground


def make_room(ground: StoneGround, meadow: int) -> StoneGround:
    """Cut the largest bay that does not change the regions of the meadows."""
    mask = ground.mask(meadow)
    room = float(np.max(ground.depths[meadow]))
    forests = union(ground.forests.values())
    yielding = np.minimum(np.minimum(ground.water.field, forests + RECESSION), LATTICE.to_border)[INSIDE, INSIDE]
    middle = best_point(np.where(mask, yielding, -np.inf))
    for radius in WANTED_ROOM:
        if radius <= room or not ground.forests:
            break
        cleared = {index: cut_clearing(field, middle, radius + 3) for index, field in ground.forests.items()}
        changed = ground_of(ground.tile, ground.water, cleared)
        if changed is not None:
            return changed
    return ground


def forest_marks(ground: StoneGround, index: int) -> list[TileMark]:
    """Return the gold and mushrooms of a forest, as deep inside as possible."""
    segment = ground.tile.segments[index]
    names = ["gold"] * segment.gold + ["mushrooms"] * segment.mushrooms
    return place_marks(names, index, ground, SeededRandom("finds", ground.tile.name, index))


def meadow_marks(ground: StoneGround, index: int, landmarks: Sequence[str]) -> list[TileMark]:
    """Return the animals and landmarks of a meadow, large ones first."""
    segment = ground.tile.segments[index]
    names = [*landmarks, *([segment.landmark] if segment.landmark else []), *sorted(segment.animals)]
    return place_marks(names, index, ground, SeededRandom("animals", ground.tile.name, index))


def place_marks(names: Sequence[str], segment: int, ground: StoneGround, rng: SeededRandom) -> list[TileMark]:
    """Place marks on a segment, each with as much room as it needs if possible."""
    if not names:
        return []
    radii = [radius_of(name) for name in names]
    rooms = [room_for(name, ground.depths[segment]) for name in names]
    anchor = MIDDLE + rng.uniform(-45, 45), MIDDLE + rng.uniform(-45, 45)
    if len(names) == 1:
        role = ground.tile.segments[segment].kind.role
        points = [single_place(names[0], role, rooms[0], ground.mask(segment), anchor)]
    else:
        points = pair_of_places(rooms[0], rooms[1], radii[0], radii[1])
    for room, radius in zip(rooms[2:], radii[2:], strict=True):
        points.append(place_beside(room, radius, points, radii))
    free = [room_at(rooms[number], point, others_of(points, radii, number)) for number, point in enumerate(points)]
    return [
        TileMark(name, segment, point, round(min(max(room / radius, SMALLEST), LARGEST), 2))
        for name, point, radius, room in zip(names, points, radii, free, strict=True)
    ]


def single_place(name: str, role: str, room: Field, ground: Mask, anchor: Point) -> Point:
    """Return a position with enough room near an anchor, so that not every mark is in the middle.

    A piece needs room beside it in all four rotations of the tile.
    """
    radius = radius_of(name)
    fitness = np.minimum(room, max(ENOUGH_ROOM, radius)) - 0.04 * CELLS.to_point(anchor)
    enough = room >= min(radius, float(room.max())) * SUFFICIENT_PART
    hidden = hidden_by_piece(name, role, np.where(enough, room, 0), ground)
    return best_point(np.where(enough, fitness - VISIBILITY_VALUE * hidden, -np.inf))


def coarse_cells(mask: Mask) -> Mask:
    """Return a sample of the cells of a mask."""
    chosen = np.zeros_like(mask)
    chosen[::STRIDE, ::STRIDE] = mask[::STRIDE, ::STRIDE]
    return chosen


def hidden_by_piece(name: str, role: str, room: Field, ground: Mask) -> Field:
    """Return how much of a mark a piece must hide, summed over all rotations, for each cell as the mark's position."""
    hidden = CELLS.constant(4 * OUTSIDE_COST)
    cells, stands = coarse_cells(room > 0), coarse_cells(ground)
    sizes = np.clip(room[cells] / radius_of(name), SMALLEST, LARGEST)
    hidden[cells] = 0
    for rotation in range(4):
        mark, piece = (box.rotated(-rotation) for box in (EXTENTS[name].large, extent_on_board(role).large))
        across, down = (
            np.minimum(axis[cells][:, None] + high * sizes[:, None], axis[stands] + other_high)
            - np.maximum(axis[cells][:, None] + low * sizes[:, None], axis[stands] + other_low)
            for axis, low, high, other_low, other_high in (
                (CELLS.x, mark.left, mark.right, piece.left, piece.right),
                (CELLS.y, mark.top, mark.bottom, piece.top, piece.bottom),
            )
        )
        outside = share_outside(piece)[stands]
        lost = np.maximum(across, 0) * np.maximum(down, 0) / min(mark.area, piece.area) + OUTSIDE_COST * outside
        hidden[cells] += lost.min(axis=1, initial=OUTSIDE_COST)
    return hidden


def place_beside(depth: Field, radius: float, points: Sequence[Point], radii: Sequence[float]) -> Point:
    """Return a position for another mark."""
    free = depth.copy()
    for point, other in zip(points, radii, strict=False):
        free = np.minimum(free, CELLS.to_point(point) - other)
    return best_point(np.minimum(free, radius))


def pair_of_places(room: Field, other_room: Field, first: float, second: float) -> list[Point]:
    """Return the positions at which two marks have the most room, near the middle and each other."""
    cells = np.argwhere(np.minimum(room, other_room) > 0.3 * min(first, second))
    cells = cells[(cells % STRIDE == 0).all(axis=1)]
    if not len(cells):
        narrow = best_point(room)
        return [narrow, place_beside(other_room, second, [narrow], [first])]
    points = (cells[:, ::-1] + 0.5) * PLAN_GRID.step
    own, other = room[cells[:, 0], cells[:, 1]] / first, other_room[cells[:, 0], cells[:, 1]] / second
    apart = lengths(*(points[:, None, axis] - points[None, :, axis] for axis in (0, 1)))
    least = np.minimum(np.minimum(own, LARGEST)[:, None], np.minimum(other, LARGEST)[None, :])
    outside = lengths(points[:, 0] - MIDDLE, points[:, 1] - MIDDLE)
    fitness = np.minimum(least, apart / (first + second) / SPACING) - 0.0022 * (outside[:, None] + outside[None, :])
    return [(float(points[number, 0]), float(points[number, 1])) for number in index_of_best(fitness)]


def others_of(points: Sequence[Point], radii: Sequence[float], number: int) -> list[tuple[Point, float]]:
    """Return all other marks with their shares of the distance to this one."""
    circles = enumerate(zip(points, radii, strict=True))
    return [(point, radius / (radius + radii[number])) for index, (point, radius) in circles if index != number]


def room_at(depth: Field, point: Point, others: Sequence[tuple[Point, float]]) -> float:
    """Return the radius of the free circle around a point."""
    between = [math.dist(point, other) * (1 - share) / SPACING for other, share in others]
    return min([cell_value(depth, point), *between])
