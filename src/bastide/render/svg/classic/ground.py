"""What lies where on a tile: the segment that each cell shows, and how much room there is in fields and cities."""

from dataclasses import dataclass
from functools import lru_cache, reduce

import numpy as np
from numpy.typing import NDArray

from bastide.render.svg.classic.layout import City, Layout, layout_of
from bastide.render.svg.classic.measure import (
    FAR,
    TO_BORDER,
    Field,
    Mask,
    cells_of,
    far,
    inside,
    raised,
    to_line,
    to_point,
)
from bastide.render.svg.classic.roads import WIDTH_WITH_BORDERS
from bastide.render.svg.classic.walls import HEIGHT, THICKNESS
from bastide.render.svg.grid import Cell
from bastide.render.svg.plan import PLAN_GRID
from bastide.tiles import Shape, Tile

NOBODY = -1
GATE_RADIUS = 24
CORNER_TOWER_RADIUS = 16


@dataclass(frozen=True)
class Ground:
    """The cells of a tile: `owner` has a segment's index for each or NOBODY, the others distances.

    `field_room` is the distance to everything built, and `city_room` to the walls, gates and towers of the city that
    a cell lies in; outside fields and cities they are negative. Neither counts the border of the tile.
    """

    layout: Layout
    owner: NDArray[np.int64]
    field_room: Field
    city_room: Field

    def cells(self, index: int) -> set[Cell]:
        return cells_of(self.owner == index)

    def mask(self, index: int) -> Mask:
        owned: Mask = self.owner == index
        return owned


@lru_cache(maxsize=256)
def ground_of(tile: Tile, rotation: int) -> Ground:
    """What lies where on a tile after so many clockwise quarter turns."""
    layout = layout_of(tile, rotation)
    owner = np.full(TO_BORDER.shape, NOBODY, dtype=np.int64)
    built = far()
    city_room = np.full(TO_BORDER.shape, -1.0)
    for road in layout.roads:
        distance = reduce(np.minimum, [to_line(line) for line in road.lines]) - WIDTH_WITH_BORDERS / 2
        owner[(distance <= 0) & (distance < built)] = road.index
        built = np.minimum(built, distance)
    for village in layout.villages:
        distance = to_point(village.centre) - village.radius
        owner[distance <= 0] = NOBODY if village.owner is None else village.owner
        built = np.minimum(built, distance - 5)
    if layout.monastery:
        distance = to_point(layout.monastery.centre) - layout.monastery.radius
        owner[distance <= 0] = layout.monastery.index
        built = np.minimum(built, distance - 4)
    # Where the walls of two cities meet at a corner, a wedge of the field between them parts them.
    parting: Mask = np.zeros(owner.shape, dtype=bool)
    distances = {city.index: city_distance(city) for city in layout.cities}
    for city in layout.cities:
        distance = distances[city.index]
        others = reduce(np.minimum, (each for index, each in distances.items() if index != city.index), far())
        owner[distance <= 0] = city.index
        parting |= (distance <= 0) & (others <= PLAN_GRID.step)
        built = np.minimum(built, distance)
        within = inside(city.outline)
        city_room[within] = room_in(city, layout)[within]
    owner[parting] = NOBODY
    claim_fields(layout, owner, (owner == NOBODY) & ((built > 0) | parting))
    return Ground(layout, owner, built, city_room)


def city_distance(city: City) -> Field:
    """How far each cell is from a city with its walls, which reach up from their feet; inside it is not above 0."""
    distance = wall_distance(city)
    return np.where(inside(city.outline), np.minimum(distance, 0), distance)


@lru_cache(maxsize=8)
def wall_distance(city: City) -> Field:
    """How far each cell is from the walls of a city, from their feet to their tops."""
    distance = far()
    for wall in city.walls:
        foot = to_line(wall.line[::2]) - THICKNESS / 2
        for lift in (0, HEIGHT / 2, HEIGHT):
            distance = np.minimum(distance, raised(foot, lift))
    return distance


def room_in(city: City, layout: Layout) -> Field:
    """How far each cell is from what bounds a city."""
    room = wall_distance(city)
    for corner in city.corners:
        room = np.minimum(room, to_point(corner) - CORNER_TOWER_RADIUS)
    for gate in layout.gates:
        room = np.minimum(room, to_point(gate.place) - GATE_RADIUS)
    return room


def claim_fields(layout: Layout, owner: NDArray[np.int64], free: Mask) -> None:
    """Gives the free cells to the fields: those that reach no side of the tile to the fields that reach none."""
    lands = {half: i for i, each in enumerate(layout.segments) if each.kind.shape == Shape.LAND for half in each.halves}
    inner = [i for i, each in enumerate(layout.segments) if each.kind.shape == Shape.LAND and not each.halves]
    for region in sorted(PLAN_GRID.regions(cells_of(free)), key=len, reverse=True):
        touched = halves_touched(region)
        claims = [lands[half] for half in touched if half in lands]
        if not touched and inner:
            claims = [inner.pop(0)]
        if claims:
            columns, rows = zip(*region, strict=True)
            owner[list(rows), list(columns)] = max(claims, key=claims.count)


def halves_touched(region: frozenset[Cell]) -> list[int]:
    """The half side of each cell of a region at the border, in reading order."""
    last, half = PLAN_GRID.count - 1, PLAN_GRID.count // 2
    touched = []
    for column, row in sorted(region):
        if row == 0:
            touched.append(0 if column < half else 1)
        if column == last:
            touched.append(2 if row < half else 3)
        if row == last:
            touched.append(4 if column >= half else 5)
        if column == 0:
            touched.append(6 if row >= half else 7)
    return touched


def free_room(ground: Ground, index: int) -> Field:
    """How far the cells of a field or city are from everything else, the border included; elsewhere it is negative."""
    segment = ground.layout.segments[index]
    room = ground.city_room if segment.kind.shape == Shape.BLOCK else ground.field_room
    return np.where(ground.mask(index), np.minimum(room, TO_BORDER), -FAR)
