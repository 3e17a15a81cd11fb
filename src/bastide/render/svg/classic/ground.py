"""What lies where on a tile: the segment that each cell shows, and how much room there is in fields and cities."""

from dataclasses import dataclass
from functools import lru_cache, reduce

import numpy as np
from numpy.typing import NDArray

from bastide.render.svg.classic.cities import City
from bastide.render.svg.classic.layout import Layout, layout_of
from bastide.render.svg.classic.roads import WIDTH_WITH_BORDERS
from bastide.render.svg.classic.walls import HEIGHT, THICKNESS
from bastide.render.svg.distances import CELLS, FAR, Field, Mask, cells_of, raised
from bastide.render.svg.faithful import check_shown
from bastide.render.svg.grid import Cell
from bastide.render.svg.plan import PLAN_GRID
from bastide.render.svg.points import Point
from bastide.tiles import Shape, Tile

NOBODY = -1
GATE_RADIUS = 24
VILLAGE_GARDENS = 5  # how far the houses of a village reach beyond its square
HEDGE = 4
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
    """What lies where on a tile after so many clockwise quarter turns; raises SetupError if that cannot be drawn."""
    survey = Survey(layout_of(tile, rotation))
    survey.add_roads()
    survey.add_villages()
    survey.add_monastery()
    survey.add_cities()
    survey.add_fields()
    check_shown(tile.name, survey.layout.segments, survey.owner)
    return Ground(survey.layout, survey.owner, survey.built, survey.city_room)


class Survey:
    """Finds what lies where; what is added later lies above what was there."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.owner = np.full(CELLS.to_border.shape, NOBODY, dtype=np.int64)
        self.built = CELLS.far()
        self.city_room = np.full(CELLS.to_border.shape, -1.0)
        self._parting: Mask = np.zeros(CELLS.to_border.shape, dtype=bool)

    def add_roads(self) -> None:
        for road in self.layout.roads:
            distance = reduce(np.minimum, [CELLS.to_line(line) for line in road.lines]) - WIDTH_WITH_BORDERS / 2
            self.owner[(distance <= 0) & (distance < self.built)] = road.index
            self.built = np.minimum(self.built, distance)

    def add_villages(self) -> None:
        for village in self.layout.villages:
            distance = CELLS.to_point(village.centre) - village.radius
            self.owner[distance <= 0] = NOBODY if village.owner is None else village.owner
            self.built = np.minimum(self.built, distance - VILLAGE_GARDENS)

    def add_monastery(self) -> None:
        if monastery := self.layout.monastery:
            distance = CELLS.to_point(monastery.centre) - monastery.radius
            self.owner[distance <= 0] = monastery.index
            self.built = np.minimum(self.built, distance - HEDGE)

    def add_cities(self) -> None:
        distances = {city.index: city_distance(city) for city in self.layout.cities}
        for city in self.layout.cities:
            distance = distances[city.index]
            others = reduce(np.minimum, (each for index, each in distances.items() if index != city.index), CELLS.far())
            self.owner[distance <= 0] = city.index
            # Where the walls of two cities meet at a corner, a wedge of the field between them parts them.
            self._parting |= (distance <= 0) & (others <= 1.5 * PLAN_GRID.step)
            self.built = np.minimum(self.built, distance)
            within = CELLS.inside(city.outline)
            self.city_room[within] = room_in(city, self.layout)[within]

    def add_fields(self) -> None:
        self.owner[self._parting] = NOBODY
        is_open = self.built > 0
        claim_fields(self.layout, self.owner, (self.owner == NOBODY) & (is_open | self._parting), cells_of(is_open))


def city_distance(city: City) -> Field:
    """How far each cell is from a city with its walls, which reach up from their feet; inside it is not above 0."""
    distance = wall_distance(city)
    return np.where(CELLS.inside(city.outline), np.minimum(distance, 0), distance)


@lru_cache(maxsize=8)
def wall_distance(city: City) -> Field:
    """How far each cell is from the walls of a city, from their feet to their tops."""
    distance = CELLS.far()
    for wall in city.walls:
        foot = CELLS.to_line(wall.line[::2]) - THICKNESS / 2
        for lift in (0, HEIGHT / 2, HEIGHT):
            distance = np.minimum(distance, raised(foot, lift))
    return distance


def room_in(city: City, layout: Layout) -> Field:
    """How far each cell is from what bounds a city."""
    room = wall_distance(city)
    for corner in city.corners:
        room = np.minimum(room, CELLS.to_point(corner) - CORNER_TOWER_RADIUS)
    for gate in layout.gates:
        room = np.minimum(room, CELLS.to_point(gate.place) - GATE_RADIUS)
    return room


def claim_fields(layout: Layout, owner: NDArray[np.int64], free: Mask, open_cells: set[Cell]) -> None:
    """Gives the free cells to the fields: those that reach no side of the tile to the fields that reach none.

    Where nothing is open, there is but a wall between two cities, which is nobody's.
    """
    lands = {half: i for i, each in enumerate(layout.segments) if each.kind.shape == Shape.LAND for half in each.halves}
    inner = [i for i, each in enumerate(layout.segments) if each.kind.shape == Shape.LAND and not each.halves]
    regions = [region for region in PLAN_GRID.regions(cells_of(free)) if region & open_cells]
    for region in sorted(regions, key=len, reverse=True):
        claims = [lands[half] for half in halves_touched(region) if half in lands]
        if not claims and inner:
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
    return np.where(ground.mask(index), np.minimum(room, CELLS.to_border), -FAR)


def city_middle(ground: Ground, city: City) -> Point:
    """The middle of all cells of a city."""
    mask = ground.mask(city.index)
    return float(CELLS.x[mask].mean()), float(CELLS.y[mask].mean())
