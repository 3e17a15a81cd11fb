"""The ground of a tile: the segment in each cell, and the free room in fields and cities."""

from dataclasses import dataclass
from functools import lru_cache, reduce

import numpy as np
from numpy.typing import NDArray

from bastide.render.svg.geometry.distances import CELLS, FAR, Field, Mask, cells_of, shift_up
from bastide.render.svg.geometry.grid import PLAN_GRID, GridCell
from bastide.render.svg.geometry.points import Point
from bastide.render.svg.tiles.classic.cities import City
from bastide.render.svg.tiles.classic.layout import TileLayout, layout_of
from bastide.render.svg.tiles.classic.roads import WIDTH_WITH_BORDERS
from bastide.render.svg.tiles.classic.walls import HEIGHT, THICKNESS
from bastide.render.svg.tiles.tile_plan import check_plan
from bastide.tiles import Shape, Tile

UNOWNED = -1
GATE_RADIUS = 24
VILLAGE_GARDENS = 5  # distance of a village's houses beyond its square
HEDGE = 4
CORNER_TOWER_RADIUS = 16


@dataclass(frozen=True)
class ClassicGround:
    """The cells of a tile: `owner` has the index of a segment for each, or NOBODY.

    `field_room` is the distance from everything built. `city_room` is the distance from the walls, gates and towers of
    the city around a cell. Both are negative outside of fields and cities, and ignore the border of the tile.
    """

    layout: TileLayout
    owner: NDArray[np.int64]
    field_room: Field
    city_room: Field

    def cells(self, index: int) -> set[GridCell]:
        return cells_of(self.owner == index)

    def mask(self, index: int) -> Mask:
        owned: Mask = self.owner == index
        return owned


@lru_cache(maxsize=256)
def ground_of(tile: Tile, rotation: int) -> ClassicGround:
    """Return the ground of a tile after clockwise quarter turns. Raises SetupError if it cannot be drawn."""
    builder = GroundBuilder(layout_of(tile, rotation))
    builder.add_roads()
    builder.add_villages()
    builder.add_monastery()
    builder.add_cities()
    builder.add_fields()
    check_plan(tile.name, builder.layout.segments, builder.owner)
    return ClassicGround(builder.layout, builder.owner, builder.built, builder.city_room)


class GroundBuilder:
    """Assigns cells to segments; later ones cover earlier ones."""

    def __init__(self, layout: TileLayout) -> None:
        self.layout = layout
        self.owner = np.full(CELLS.to_border.shape, UNOWNED, dtype=np.int64)
        self.built = CELLS.far()
        self.city_room = np.full(CELLS.to_border.shape, -1.0)
        self._wedges: Mask = np.zeros(CELLS.to_border.shape, dtype=bool)

    def add_roads(self) -> None:
        for road in self.layout.roads:
            distance = reduce(np.minimum, [CELLS.to_line(line) for line in road.lines]) - WIDTH_WITH_BORDERS / 2
            self.owner[(distance <= 0) & (distance < self.built)] = road.index
            self.built = np.minimum(self.built, distance)

    def add_villages(self) -> None:
        for village in self.layout.villages:
            distance = CELLS.to_point(village.centre) - village.radius
            self.owner[distance <= 0] = UNOWNED if village.owner is None else village.owner
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
            # A wedge of field separates two cities whose walls meet at a corner.
            self._wedges |= (distance <= 0) & (others <= 1.5 * PLAN_GRID.step)
            self.built = np.minimum(self.built, distance)
            within = CELLS.inside(city.outline)
            self.city_room[within] = room_in(city, self.layout)[within]

    def add_fields(self) -> None:
        self.owner[self._wedges] = UNOWNED
        is_open = self.built > 0
        claim_fields(self.layout, self.owner, (self.owner == UNOWNED) & (is_open | self._wedges), cells_of(is_open))


def city_distance(city: City) -> Field:
    """Return the distance of each cell from a city with its walls from foot to top; at most 0 inside."""
    distance = wall_distance(city)
    return np.where(CELLS.inside(city.outline), np.minimum(distance, 0), distance)


@lru_cache(maxsize=8)
def wall_distance(city: City) -> Field:
    """Return the distance of each cell from the walls of a city, from foot to top."""
    distance = CELLS.far()
    for wall in city.walls:
        foot = CELLS.to_line(wall.line[::2]) - THICKNESS / 2
        for lift in (0, HEIGHT / 2, HEIGHT):
            distance = np.minimum(distance, shift_up(foot, lift))
    return distance


def room_in(city: City, layout: TileLayout) -> Field:
    """Return the distance of each cell from the boundary of a city."""
    room = wall_distance(city)
    for corner in city.corners:
        room = np.minimum(room, CELLS.to_point(corner) - CORNER_TOWER_RADIUS)
    for gate in layout.gates:
        room = np.minimum(room, CELLS.to_point(gate.place) - GATE_RADIUS)
    return room


def claim_fields(layout: TileLayout, owner: NDArray[np.int64], free: Mask, open_cells: set[GridCell]) -> None:
    """Assign free cells to fields; regions that reach no side go to the fields without sides.

    Regions without open cells are walls between two cities and stay unassigned.
    """
    lands = {half: i for i, each in enumerate(layout.segments) if each.kind.shape == Shape.LAND for half in each.halves}
    inner = [i for i, each in enumerate(layout.segments) if each.kind.shape == Shape.LAND and not each.halves]
    regions = [region for region in PLAN_GRID.regions(cells_of(free)) if region & open_cells]
    for region in sorted(regions, key=len, reverse=True):
        claims = [lands[half] for half in touched_halves(region) if half in lands]
        if not claims and inner:
            claims = [inner.pop(0)]
        if claims:
            columns, rows = zip(*region, strict=True)
            owner[list(rows), list(columns)] = max(claims, key=claims.count)


def touched_halves(region: frozenset[GridCell]) -> list[int]:
    """Return the half side of each cell of a region on the border, in reading order."""
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


def free_room(ground: ClassicGround, index: int) -> Field:
    """Return the distance of a segment's cells from everything else and the border; negative elsewhere."""
    segment = ground.layout.segments[index]
    room = ground.city_room if segment.kind.shape == Shape.BLOCK else ground.field_room
    return np.where(ground.mask(index), np.minimum(room, CELLS.to_border), -FAR)


def city_middle(ground: ClassicGround, city: City) -> Point:
    """Return the mean of all cells of a city."""
    mask = ground.mask(city.index)
    return float(CELLS.x[mask].mean()), float(CELLS.y[mask].mean())
