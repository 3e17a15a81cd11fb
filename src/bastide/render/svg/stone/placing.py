"""Where animals, landmarks, gold and mushrooms stand on a tile before it is turned, and how large they are."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from bastide.render.svg.boxes import Box
from bastide.render.svg.distances import CELLS, Field, Mask, at, best, first_best, length
from bastide.render.svg.faithful import check_shown
from bastide.render.svg.pieces import extent_on_board
from bastide.render.svg.plan import PLAN_GRID
from bastide.render.svg.points import MIDDLE, Point
from bastide.render.svg.standing import share_outside
from bastide.render.svg.stone.extents import EXTENTS
from bastide.render.svg.stone.fields import INSIDE, LATTICE, nearest
from bastide.render.svg.stone.forests import with_clearing
from bastide.render.svg.stone.solver import Ground, settled, solved
from bastide.render.svg.variety import Variety
from bastide.tiles import Tile

ANIMAL_RADIUS = 29.0
RADII = {"volcano": 50.0, "fire": 36.0, "dolmen": 36.0, "gold": 20.0, "mushrooms": 21.0, "fish": 11.0}
REACHES = {"volcano": 56.0, "fire": 41.0, "dolmen": 41.0, "gold": 22.0, "mushrooms": 23.0}  # see Mark
ANIMAL_REACH = 34.5
SMALLEST, LARGEST = 0.7, 1.16
WANTED_ROOM = (30.0, 27.0, 24.0)  # radii of the bays that forests leave to an animal, the best first
YIELDING = 18.0  # how far a forest draws back for one
AMPLE = 40.0  # more room than this makes a place no better
AIR = 1.12  # how much farther apart two things stand than their circles need: they are wider than high
STRIDE = 2  # only every second cell is considered as a place
NEARLY = 0.87  # how much of the room that it needs is enough for a thing
PIECE_HIDES = 40.0  # how much room it is worth if a piece need not hide a thing
OFF_TILE = 5.0  # how much worse it is if all of the piece is outside the tile


@dataclass(frozen=True, slots=True)
class Mark:
    """Something that counts, and must be seen: its middle and how much it is enlarged.

    Most of it is in a circle of its radius; its reach is how far its outermost tips are from its middle.
    """

    name: str
    segment: int
    point: Point
    scale: float = 1.0

    @property
    def radius(self) -> float:
        return radius_of(self.name) * self.scale

    def box(self, *, small: bool) -> Box:
        """What it takes up on the tile if it is drawn like that."""
        return EXTENTS[self.name].of(small=small).scaled(self.scale).at(self.point)


@dataclass(frozen=True)
class Scene:
    """A tile's ground and what stands on it, before it is turned."""

    ground: Ground
    marks: tuple[Mark, ...]


def radius_of(name: str) -> float:
    """The radius of the circle that something takes up at its usual size."""
    return RADII.get(name, ANIMAL_RADIUS)


def room_for(name: str, depth: Field) -> Field:
    """How much room there is for something, by its radius; antlers and smoke need more at the border than elsewhere."""
    reach = REACHES.get(name, ANIMAL_REACH)
    return np.minimum(depth, CELLS.to_border * (radius_of(name) / reach))


@lru_cache(maxsize=256)
def scene_of(tile: Tile) -> Scene:
    """The ground of a tile with everything on it that counts; worked out once. Raises SetupError if it cannot be."""
    ground = with_room(solved(tile))
    check_shown(tile.name, tile.segments, ground.owners)
    marks = [mark for index in ground.forests for mark in forest_marks(ground, index)]
    home = landmark_home(ground)
    for index in ground.meadows:
        marks += meadow_marks(ground, index, [tile.landmark] if index == home else [])
    return Scene(ground, tuple(marks))


def landmark_home(ground: Ground) -> int | None:
    """The meadow on which the tile's own landmark stands: the largest."""
    if not ground.tile.landmark:
        return None
    return max(ground.meadows, key=lambda index: (int(np.count_nonzero(ground.mask(index))), -index), default=None)


def with_room(ground: Ground) -> Ground:
    """The ground with bays in the forests where a meadow is too narrow for the animal on it."""
    for index in ground.meadows:
        if len(ground.tile.segments[index].animals) == 1:
            ground = roomier(ground, index)
    return ground


def roomier(ground: Ground, meadow: int) -> Ground:
    """The ground with the largest bay that leaves all meadows what they are."""
    mask = ground.mask(meadow)
    room = float(np.max(ground.depths[meadow]))
    forests = nearest(ground.forests.values())
    yielding = np.minimum(np.minimum(ground.water.field, forests + YIELDING), LATTICE.to_border)[INSIDE, INSIDE]
    middle = best(np.where(mask, yielding, -np.inf))
    for radius in WANTED_ROOM:
        if radius <= room or not ground.forests:
            break
        cleared = {index: with_clearing(field, middle, radius + 3) for index, field in ground.forests.items()}
        changed = settled(ground.tile, ground.water, cleared)
        if changed is not None:
            return changed
    return ground


def forest_marks(ground: Ground, index: int) -> list[Mark]:
    """Gold and mushrooms of a forest, as deep in it as can be."""
    segment = ground.tile.segments[index]
    names = ["gold"] * segment.gold + ["mushrooms"] * segment.mushrooms
    return placed(names, index, ground, Variety("finds", ground.tile.name, index))


def meadow_marks(ground: Ground, index: int, landmarks: Sequence[str]) -> list[Mark]:
    """The animals and landmarks of a meadow, large things first."""
    segment = ground.tile.segments[index]
    names = [*landmarks, *([segment.landmark] if segment.landmark else []), *sorted(segment.animals)]
    return placed(names, index, ground, Variety("animals", ground.tile.name, index))


def placed(names: Sequence[str], segment: int, ground: Ground, variety: Variety) -> list[Mark]:
    """Finds places for things on a segment, each with as much room as it needs if there is so much."""
    if not names:
        return []
    radii = [radius_of(name) for name in names]
    rooms = [room_for(name, ground.depths[segment]) for name in names]
    anchor = MIDDLE + variety.between(-45, 45), MIDDLE + variety.between(-45, 45)
    if len(names) == 1:
        role = ground.tile.segments[segment].kind.role
        points = [single_place(names[0], role, rooms[0], ground.mask(segment), anchor)]
    else:
        points = pair_of_places(rooms[0], rooms[1], radii[0], radii[1])
    for room, radius in zip(rooms[2:], radii[2:], strict=True):
        points.append(place_beside(room, radius, points, radii))
    free = [room_at(rooms[number], point, others_of(points, radii, number)) for number, point in enumerate(points)]
    return [
        Mark(name, segment, point, round(min(max(room / radius, SMALLEST), LARGEST), 2))
        for name, point, radius, room in zip(names, points, radii, free, strict=True)
    ]


def single_place(name: str, role: str, room: Field, ground: Mask, anchor: Point) -> Point:
    """A place with enough room, and of those one near an anchor: so that not everything stands in the middle.

    A piece must have room beside it in all four turns of the tile.
    """
    radius = radius_of(name)
    fitness = np.minimum(room, max(AMPLE, radius)) - 0.04 * CELLS.to_point(anchor)
    enough = room >= min(radius, float(room.max())) * NEARLY
    hidden = hidden_by_piece(name, role, np.where(enough, room, 0), ground)
    return best(np.where(enough, fitness - PIECE_HIDES * hidden, -np.inf))


def coarse_cells(mask: Mask) -> Mask:
    """Some of the cells of a mask, of which there may be many."""
    chosen = np.zeros_like(mask)
    chosen[::STRIDE, ::STRIDE] = mask[::STRIDE, ::STRIDE]
    return chosen


def hidden_by_piece(name: str, role: str, room: Field, ground: Mask) -> Field:
    """How much of something a piece on a ground must hide, in all turns, if it is as large as each cell has room."""
    hidden = CELLS.constant(4 * OFF_TILE)
    cells, stands = coarse_cells(room > 0), coarse_cells(ground)
    sizes = np.clip(room[cells] / radius_of(name), SMALLEST, LARGEST)
    hidden[cells] = 0
    for rotation in range(4):
        mark, piece = (box.turned(-rotation) for box in (EXTENTS[name].large, extent_on_board(role).large))
        across, down = (
            np.minimum(axis[cells][:, None] + high * sizes[:, None], axis[stands] + other_high)
            - np.maximum(axis[cells][:, None] + low * sizes[:, None], axis[stands] + other_low)
            for axis, low, high, other_low, other_high in (
                (CELLS.x, mark.left, mark.right, piece.left, piece.right),
                (CELLS.y, mark.top, mark.bottom, piece.top, piece.bottom),
            )
        )
        outside = share_outside(piece)[stands]
        lost = np.maximum(across, 0) * np.maximum(down, 0) / min(mark.area, piece.area) + OFF_TILE * outside
        hidden[cells] += lost.min(axis=1, initial=OFF_TILE)
    return hidden


def place_beside(depth: Field, radius: float, points: Sequence[Point], radii: Sequence[float]) -> Point:
    """A place for one more thing."""
    free = depth.copy()
    for point, other in zip(points, radii, strict=False):
        free = np.minimum(free, CELLS.to_point(point) - other)
    return best(np.minimum(free, radius))


def pair_of_places(room: Field, other_room: Field, first: float, second: float) -> list[Point]:
    """The two places at which two things have the most room, near the middle and to each other."""
    cells = np.argwhere(np.minimum(room, other_room) > 0.3 * min(first, second))
    cells = cells[(cells % STRIDE == 0).all(axis=1)]
    if not len(cells):
        narrow = best(room)
        return [narrow, place_beside(other_room, second, [narrow], [first])]
    points = (cells[:, ::-1] + 0.5) * PLAN_GRID.step
    own, other = room[cells[:, 0], cells[:, 1]] / first, other_room[cells[:, 0], cells[:, 1]] / second
    apart = length(*(points[:, None, axis] - points[None, :, axis] for axis in (0, 1)))
    least = np.minimum(np.minimum(own, LARGEST)[:, None], np.minimum(other, LARGEST)[None, :])
    outside = length(points[:, 0] - MIDDLE, points[:, 1] - MIDDLE)
    fitness = np.minimum(least, apart / (first + second) / AIR) - 0.0022 * (outside[:, None] + outside[None, :])
    return [(float(points[number, 0]), float(points[number, 1])) for number in first_best(fitness)]


def others_of(points: Sequence[Point], radii: Sequence[float], number: int) -> list[tuple[Point, float]]:
    """All circles but one; of the room between two things each gets its share."""
    circles = enumerate(zip(points, radii, strict=True))
    return [(point, radius / (radius + radii[number])) for index, (point, radius) in circles if index != number]


def room_at(depth: Field, point: Point, others: Sequence[tuple[Point, float]]) -> float:
    """The radius of the free circle around a point."""
    between = [math.dist(point, other) * (1 - share) / AIR for other, share in others]
    return min([at(depth, point), *between])
