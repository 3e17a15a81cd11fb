"""Where animals, landmarks, gold and mushrooms stand on a tile before it is turned, and how large they are."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

import numpy as np

from bastide.render.svg.plan import PLAN_GRID
from bastide.render.svg.points import MIDDLE, Point
from bastide.render.svg.stone.fields import INSIDE, Field, nearest, to_border, to_point
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
    return np.minimum(depth, to_border()[INSIDE, INSIDE] * (radius_of(name) / reach))


@cache
def scene_of(tile: Tile) -> Scene:
    """The ground of a tile with everything on it that counts; worked out once."""
    ground = with_room(solved(tile))
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
    yielding = np.minimum(np.minimum(ground.water.field, forests + YIELDING), to_border())[INSIDE, INSIDE]
    middle = best_place(np.where(mask, yielding, -np.inf))
    for radius in WANTED_ROOM:
        if radius <= room or not ground.forests:
            break
        cleared = {index: with_clearing(field, middle, radius + 3) for index, field in ground.forests.items()}
        changed = settled(ground.tile, ground.water, cleared)
        if changed is not None:
            return changed
    return ground


def best_place(fitness: Field) -> Point:
    """The middle of the cell that is fittest; of equals, the first."""
    row, column = np.unravel_index(int(np.argmax(np.round(fitness, 3))), fitness.shape)
    return PLAN_GRID.centre((int(column), int(row)))


def forest_marks(ground: Ground, index: int) -> list[Mark]:
    """Gold and mushrooms of a forest, as deep in it as can be."""
    segment = ground.tile.segments[index]
    names = ["gold"] * segment.gold + ["mushrooms"] * segment.mushrooms
    return placed(names, index, ground.depths[index], Variety("finds", ground.tile.name, index))


def meadow_marks(ground: Ground, index: int, landmarks: Sequence[str]) -> list[Mark]:
    """The animals and landmarks of a meadow, large things first."""
    segment = ground.tile.segments[index]
    names = [*landmarks, *([segment.landmark] if segment.landmark else []), *sorted(segment.animals)]
    return placed(names, index, ground.depths[index], Variety("animals", ground.tile.name, index))


def placed(names: Sequence[str], segment: int, depth: Field, variety: Variety) -> list[Mark]:
    """Finds places for things on a segment, each with as much room as it needs if there is so much."""
    if not names:
        return []
    radii = [radius_of(name) for name in names]
    rooms = [room_for(name, depth) for name in names]
    anchor = MIDDLE + variety.between(-45, 45), MIDDLE + variety.between(-45, 45)
    if len(names) == 1:
        points = [single_place(rooms[0], radii[0], anchor)]
    else:
        points = pair_of_places(rooms[0], rooms[1], radii[0], radii[1])
    for room, radius in zip(rooms[2:], radii[2:], strict=True):
        points.append(place_beside(room, radius, points, radii))
    free = [room_at(rooms[number], point, others_of(points, radii, number)) for number, point in enumerate(points)]
    return [
        Mark(name, segment, point, round(min(max(room / radius, SMALLEST), LARGEST), 2))
        for name, point, radius, room in zip(names, points, radii, free, strict=True)
    ]


def distance_from(point: Point) -> Field:
    """How far the middle of each cell is from a point."""
    return to_point(point)[INSIDE, INSIDE]


def single_place(depth: Field, radius: float, anchor: Point) -> Point:
    """A place with enough room, and of those one near an anchor: so that not everything stands in the middle."""
    return best_place(np.minimum(depth, max(AMPLE, radius)) - 0.04 * distance_from(anchor))


def place_beside(depth: Field, radius: float, points: Sequence[Point], radii: Sequence[float]) -> Point:
    """A place for one more thing."""
    free = depth.copy()
    for point, other in zip(points, radii, strict=False):
        free = np.minimum(free, distance_from(point) - other)
    return best_place(np.minimum(free, radius))


def pair_of_places(room: Field, other_room: Field, first: float, second: float) -> list[Point]:
    """The two places at which two things have the most room, near the middle and to each other."""
    cells = np.argwhere(np.minimum(room, other_room) > 0.3 * min(first, second))
    cells = cells[(cells % STRIDE == 0).all(axis=1)]
    if not len(cells):
        narrow = best_place(room)
        return [narrow, place_beside(other_room, second, [narrow], [first])]
    points = (cells[:, ::-1] + 0.5) * PLAN_GRID.step
    own, other = room[cells[:, 0], cells[:, 1]] / first, other_room[cells[:, 0], cells[:, 1]] / second
    apart = np.hypot(*(points[:, None, axis] - points[None, :, axis] for axis in (0, 1)))
    least = np.minimum(np.minimum(own, LARGEST)[:, None], np.minimum(other, LARGEST)[None, :])
    outside = np.hypot(points[:, 0] - MIDDLE, points[:, 1] - MIDDLE)
    fitness = np.minimum(least, apart / (first + second) / AIR) - 0.0022 * (outside[:, None] + outside[None, :])
    one, two = np.unravel_index(int(np.argmax(np.round(fitness, 3))), fitness.shape)
    return [(float(points[number, 0]), float(points[number, 1])) for number in (int(one), int(two))]


def others_of(points: Sequence[Point], radii: Sequence[float], number: int) -> list[tuple[Point, float]]:
    """All circles but one; of the room between two things each gets its share."""
    circles = enumerate(zip(points, radii, strict=True))
    return [(point, radius / (radius + radii[number])) for index, (point, radius) in circles if index != number]


def room_at(depth: Field, point: Point, others: Sequence[tuple[Point, float]]) -> float:
    """The radius of the free circle around a point."""
    column, row = PLAN_GRID.cell_at(point)
    between = [float(np.hypot(point[0] - other[0], point[1] - other[1])) * (1 - share) / AIR for other, share in others]
    return min([float(depth[row, column]), *between])
