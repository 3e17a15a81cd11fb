"""Positions of pieces, pennants and the animal on a tile, each on its own ground and clear of the others."""

from dataclasses import dataclass
from functools import lru_cache, reduce

import numpy as np

from bastide.render.svg.geometry.boxes import Extent, Rectangle
from bastide.render.svg.geometry.distances import CELLS, Field, Mask, cell_value
from bastide.render.svg.geometry.points import MIDDLE, Point, length_of, point_along
from bastide.render.svg.pieces import box_on_board
from bastide.render.svg.tiles.classic.cities import City
from bastide.render.svg.tiles.classic.ground import ClassicGround, city_middle, free_room, ground_of
from bastide.render.svg.tiles.classic.monasteries import Monastery
from bastide.render.svg.tiles.classic.roads import Road
from bastide.render.svg.tiles.label_placement import Placeable, place_all, place_each_alone, share_on, share_outside
from bastide.render.svg.tiles.tile_plan import TilePlan
from bastide.tiles import Shape, Tile, place_of

SHIELD = Extent(Rectangle(-18, -21, 18, 25), Rectangle(-26, -32, 26, 38))
ANIMAL = Extent(Rectangle(-32, -34, 32, 19), Rectangle(-38, -48, 38, 22))  # around its middle; fits every animal
FOOTHOLD = 7  # minimum distance of a knight from the walls
SHIELD_ROOM = 22  # room that a pennant needs around its middle
ENOUGH = 30  # more room than this has no advantage
VERGE = 5  # maximum distance of a robber from the middle of the road
NOWHERE = -np.inf


@dataclass(frozen=True)
class TilePositions:
    """Positions of pieces and marks on a tile; `spots` are by segment index."""

    spots: dict[int, Point]
    small_spots: dict[int, Point]
    pennants: dict[int, tuple[Point, ...]]
    animal: tuple[int, Point] | None  # the segment that it is on, and its middle

    @property
    def marks(self) -> dict[int, tuple[Extent, ...]]:
        found = {index: tuple(SHIELD.at(point) for point in points) for index, points in self.pennants.items()}
        if self.animal:
            index, point = self.animal
            found[index] = (*found.get(index, ()), ANIMAL.at(point))
        return found


@lru_cache(maxsize=256)
def positions_of(tile: Tile, rotation: int, *, has_animal: bool) -> TilePositions:
    """Return the positions on a tile after quarter turns."""
    ground = ground_of(tile, rotation)
    shields = [(city.index, shield(ground, city)) for city in ground.layout.cities for _ in range(city.pennants)]
    pieces, small_pieces = (pieces_on(ground, small=small) for small in (False, True))
    fields = land_of(ground)
    animals = [animal(ground, fields)] if has_animal and fields.any() else []
    points = place_all([*(thing for _, thing in shields), *pieces.values(), *animals])
    pennant_points, piece_points = points[: len(shields)], points[len(shields) : len(shields) + len(pieces)]
    marks = [SHIELD.small.at(point) for point in pennant_points] + [ANIMAL.small.at(points[-1]) for _ in animals]
    pennants: dict[int, tuple[Point, ...]] = {}
    for (index, _), point in zip(shields, pennant_points, strict=True):
        pennants[index] = (*pennants.get(index, ()), point)
    return TilePositions(
        dict(zip(pieces, piece_points, strict=True)),
        dict(zip(small_pieces, place_each_alone(list(small_pieces.values()), marks), strict=True)),
        pennants,
        (round(cell_value(ground.owner, points[-1])), points[-1]) if animals else None,
    )


def plan_of(tile: Tile, rotation: int, *, has_animal: bool) -> TilePlan:
    """Return the plan of a tile after quarter turns."""
    ground = ground_of(tile, rotation)
    places = positions_of(tile, rotation, has_animal=has_animal)
    rows, columns = np.nonzero(ground.owner >= 0)
    owners = {(int(c), int(r)): int(ground.owner[r, c]) for r, c in zip(rows, columns, strict=True)}
    spots, small_spots = (
        {place_of(index, is_hut=False): point for index, point in sorted(spots.items())}
        for spots in (places.spots, places.small_spots)
    )
    return TilePlan(owners, spots, small_spots, places.marks)


def pieces_on(ground: ClassicGround, *, small: bool) -> dict[int, Placeable]:
    """Return the pieces of a tile in one of its pictures, by segment index; those with little room come first."""
    layout = ground.layout
    boxes = [box_on_board(segment.kind.role, small=small) for segment in layout.segments]
    preferences: dict[int, Field] = {}
    if layout.monastery:
        preferences[layout.monastery.index] = monk_preference(ground, layout.monastery)
    for city in layout.cities:
        preferences[city.index] = knight_preference(ground, city, boxes[city.index])
    for road in layout.roads:
        preferences[road.index] = robber_preference(ground, road)
    for index, segment in enumerate(layout.segments):
        if segment.kind.shape == Shape.LAND:
            preferences[index] = farmer_preference(ground, index, boxes[index])
    return {index: Placeable(boxes[index], preference) for index, preference in preferences.items()}


def restrict_to(ground: Mask, preference: Field) -> Field:
    return np.where(ground, preference, NOWHERE)


def robber_preference(ground: ClassicGround, road: Road) -> Field:
    """Prefer the middle of the road, or the part between side and village."""
    distance = reduce(np.minimum, (CELLS.to_line(line) for line in road.lines))
    mask = ground.mask(road.index)
    near_middle = mask & (distance <= VERGE)
    preference = -0.006 * CELLS.to_point(road_middle(ground, road)) - 0.02 * distance
    return restrict_to(near_middle if near_middle.any() else mask, preference)


def road_middle(ground: ClassicGround, road: Road) -> Point:
    line = road.lines[0]
    if not road.is_through:
        return point_along(line, length_of(line) * 0.42)
    other_ways = [each for each in ground.layout.roads if each is not road and each.is_through]
    return point_along(line, length_of(line) * (0.25 if ground.layout.bridge and other_ways else 0.5))


def monk_preference(ground: ClassicGround, monastery: Monastery) -> Field:
    """Prefer the garden in front of the nave."""
    (x, y), radius = monastery.centre, monastery.radius
    return restrict_to(ground.mask(monastery.index), -0.03 * CELLS.to_point((x + radius * 0.5, y + radius * 0.75)))


def knight_preference(ground: ClassicGround, city: City, box: Rectangle) -> Field:
    """Prefer the inside of the city, away from the walls."""
    within = share_on(ground.mask(city.index), box)
    room = free_room(ground, city.index)
    lack = np.maximum(FOOTHOLD - room, 0)
    near = np.minimum(room, ENOUGH) - 0.2 * CELLS.to_point(city_middle(ground, city))
    return restrict_to(ground.mask(city.index), 2 * within - 0.2 * lack + 0.01 * near)


def shield(ground: ClassicGround, city: City) -> Placeable:
    """Return a pennant of a city, which prefers distance from the walls, and the north."""
    room = free_room(ground, city.index)
    lack = np.maximum(SHIELD_ROOM - room, 0)
    near = np.minimum(room, ENOUGH) - 0.1 * CELLS.to_point(city_middle(ground, city))
    return Placeable(
        SHIELD.large, restrict_to(ground.mask(city.index), 0.01 * near - 0.2 * lack - 0.002 * CELLS.y), is_mark=True
    )


def farmer_preference(ground: ClassicGround, index: int, box: Rectangle) -> Field:
    """Prefer positions that are completely inside the field, because farmers lie down."""
    within = share_on(ground.mask(index), box)
    room = np.minimum(free_room(ground, index), ENOUGH)
    return restrict_to(ground.mask(index), 2 * within + 0.01 * room - 0.001 * CELLS.to_point((MIDDLE, MIDDLE)))


def land_of(ground: ClassicGround) -> Mask:
    """Return the cells of all fields."""
    fields = [index for index, each in enumerate(ground.layout.segments) if each.kind.shape == Shape.LAND]
    on_fields: Mask = np.isin(ground.owner, fields)
    return on_fields


def animal(ground: ClassicGround, fields: Mask) -> Placeable:
    """Return the animal of a tile, on the field with the most room, inside the border in both pictures."""
    within = fields & (share_outside(ANIMAL.small) <= 0)
    room = np.minimum(np.minimum(ground.field_room, CELLS.to_border), ENOUGH)
    preference = 2 * share_on(fields, ANIMAL.large) + 0.02 * room
    return Placeable(ANIMAL.large, restrict_to(within if within.any() else fields, preference), is_mark=True)
