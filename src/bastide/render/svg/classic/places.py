"""Where pieces stand, where shields hang and where an animal is: each on its own ground, and clear of each other."""

from dataclasses import dataclass
from functools import lru_cache, reduce

import numpy as np

from bastide.render.svg.boxes import Box, Extent
from bastide.render.svg.classic.cities import City
from bastide.render.svg.classic.ground import Ground, city_middle, free_room, ground_of
from bastide.render.svg.classic.monasteries import Monastery
from bastide.render.svg.classic.roads import Road
from bastide.render.svg.distances import CELLS, Field, Mask, at
from bastide.render.svg.pieces import box_on_board
from bastide.render.svg.plan import Plan
from bastide.render.svg.points import MIDDLE, Point, length_of, point_along
from bastide.render.svg.standing import Standing, settled, settled_alone, share_on, share_outside
from bastide.tiles import Shape, Tile, place_of

SHIELD = Extent(Box(-18, -21, 18, 25), Box(-26, -32, 26, 38))
ANIMAL = Extent(Box(-32, -34, 32, 19), Box(-38, -48, 38, 22))  # around its middle; the largest of them
FOOTHOLD = 7  # how far from the walls a knight stands at least
SHIELD_ROOM = 22  # as much as a shield needs around its middle
ENOUGH = 30  # room beyond which more does not help
VERGE = 5  # how far from the middle of a road a robber may stand
NOWHERE = -np.inf


@dataclass(frozen=True)
class Places:
    """The points of a tile that pieces and marks take; spots by segment index."""

    spots: dict[int, Point]
    small_spots: dict[int, Point]
    pennants: dict[int, tuple[Point, ...]]
    animal: tuple[int, Point] | None  # the segment that it is on, and where its middle is

    @property
    def marks(self) -> dict[int, tuple[Extent, ...]]:
        found = {index: tuple(SHIELD.at(point) for point in points) for index, points in self.pennants.items()}
        if self.animal:
            index, point = self.animal
            found[index] = (*found.get(index, ()), ANIMAL.at(point))
        return found


@lru_cache(maxsize=256)
def places_of(tile: Tile, rotation: int, *, has_animal: bool) -> Places:
    """The places on a tile as it lies."""
    ground = ground_of(tile, rotation)
    shields = [(city.index, shield(ground, city)) for city in ground.layout.cities for _ in range(city.pennants)]
    pieces, small_pieces = (pieces_on(ground, small=small) for small in (False, True))
    fields = land_of(ground)
    animals = [animal(ground, fields)] if has_animal and fields.any() else []
    points = settled([*(thing for _, thing in shields), *pieces.values(), *animals])
    hung, stood = points[: len(shields)], points[len(shields) : len(shields) + len(pieces)]
    marks = [SHIELD.small.at(point) for point in hung] + [ANIMAL.small.at(points[-1]) for _ in animals]
    pennants: dict[int, tuple[Point, ...]] = {}
    for (index, _), point in zip(shields, hung, strict=True):
        pennants[index] = (*pennants.get(index, ()), point)
    return Places(
        dict(zip(pieces, stood, strict=True)),
        dict(zip(small_pieces, settled_alone(list(small_pieces.values()), marks), strict=True)),
        pennants,
        (round(at(ground.owner, points[-1])), points[-1]) if animals else None,
    )


def plan_of(tile: Tile, rotation: int, *, has_animal: bool) -> Plan:
    """What others need to know of a tile's picture."""
    ground = ground_of(tile, rotation)
    places = places_of(tile, rotation, has_animal=has_animal)
    rows, columns = np.nonzero(ground.owner >= 0)
    owners = {(int(c), int(r)): int(ground.owner[r, c]) for r, c in zip(rows, columns, strict=True)}
    spots, small_spots = (
        {place_of(index, is_hut=False): point for index, point in sorted(spots.items())}
        for spots in (places.spots, places.small_spots)
    )
    return Plan(owners, spots, small_spots, places.marks)


def pieces_on(ground: Ground, *, small: bool) -> dict[int, Standing]:
    """The pieces that may stand on a tile, by segment index, in one of its pictures; narrow ground comes first."""
    layout = ground.layout
    boxes = [box_on_board(segment.kind.role, small=small) for segment in layout.segments]
    likings: dict[int, Field] = {}
    if layout.monastery:
        likings[layout.monastery.index] = monk_liking(ground, layout.monastery)
    for city in layout.cities:
        likings[city.index] = knight_liking(ground, city, boxes[city.index])
    for road in layout.roads:
        likings[road.index] = robber_liking(ground, road)
    for index, segment in enumerate(layout.segments):
        if segment.kind.shape == Shape.LAND:
            likings[index] = farmer_liking(ground, index, boxes[index])
    return {index: Standing(boxes[index], liking) for index, liking in likings.items()}


def only_on(ground: Mask, liking: Field) -> Field:
    return np.where(ground, liking, NOWHERE)


def robber_liking(ground: Ground, road: Road) -> Field:
    """On the road: in its middle, or between the side and the village."""
    off = reduce(np.minimum, (CELLS.to_line(line) for line in road.lines))
    mask = ground.mask(road.index)
    trodden = mask & (off <= VERGE)
    return only_on(trodden if trodden.any() else mask, -0.006 * CELLS.to_point(road_middle(ground, road)) - 0.02 * off)


def road_middle(ground: Ground, road: Road) -> Point:
    line = road.lines[0]
    if not road.is_through:
        return point_along(line, length_of(line) * 0.42)
    other_ways = [each for each in ground.layout.roads if each is not road and each.is_through]
    return point_along(line, length_of(line) * (0.25 if ground.layout.bridge and other_ways else 0.5))


def monk_liking(ground: Ground, monastery: Monastery) -> Field:
    """In the garden, before the nave."""
    (x, y), radius = monastery.centre, monastery.radius
    return only_on(ground.mask(monastery.index), -0.03 * CELLS.to_point((x + radius * 0.5, y + radius * 0.75)))


def knight_liking(ground: Ground, city: City, box: Box) -> Field:
    """In the city with all of him, away from the walls."""
    within = share_on(ground.mask(city.index), box)
    room = free_room(ground, city.index)
    lack = np.maximum(FOOTHOLD - room, 0)
    near = np.minimum(room, ENOUGH) - 0.2 * CELLS.to_point(city_middle(ground, city))
    return only_on(ground.mask(city.index), 2 * within - 0.2 * lack + 0.01 * near)


def shield(ground: Ground, city: City) -> Standing:
    """A shield of a city, which hangs away from the walls, and rather to the north."""
    room = free_room(ground, city.index)
    lack = np.maximum(SHIELD_ROOM - room, 0)
    near = np.minimum(room, ENOUGH) - 0.1 * CELLS.to_point(city_middle(ground, city))
    return Standing(
        SHIELD.large, only_on(ground.mask(city.index), 0.01 * near - 0.2 * lack - 0.002 * CELLS.y), is_mark=True
    )


def farmer_liking(ground: Ground, index: int, box: Box) -> Field:
    """In the field with all of him, for he lies down."""
    within = share_on(ground.mask(index), box)
    room = np.minimum(free_room(ground, index), ENOUGH)
    return only_on(ground.mask(index), 2 * within + 0.01 * room - 0.001 * CELLS.to_point((MIDDLE, MIDDLE)))


def land_of(ground: Ground) -> Mask:
    """The cells of all fields."""
    fields = [index for index, each in enumerate(ground.layout.segments) if each.kind.shape == Shape.LAND]
    on_fields: Mask = np.isin(ground.owner, fields)
    return on_fields


def animal(ground: Ground, fields: Mask) -> Standing:
    """The animal of a tile, which is on the field with the most room for it, and crosses the border in no picture."""
    within = fields & (share_outside(ANIMAL.small) <= 0)
    room = np.minimum(np.minimum(ground.field_room, CELLS.to_border), ENOUGH)
    liking = 2 * share_on(fields, ANIMAL.large) + 0.02 * room
    return Standing(ANIMAL.large, only_on(within if within.any() else fields, liking), is_mark=True)
