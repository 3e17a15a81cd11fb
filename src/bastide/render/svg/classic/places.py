"""Where pieces stand, and where shields hang: each in the middle of some room, and clear of each other."""

from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from bastide.render.svg.classic.cities import City
from bastide.render.svg.classic.ground import Ground, city_middle, free_room, ground_of
from bastide.render.svg.classic.measure import FAR, TO_BORDER, Field, X, Y, best, to_point
from bastide.render.svg.classic.monasteries import Monastery
from bastide.render.svg.classic.roads import Road
from bastide.render.svg.plan import PLAN_GRID, Plan
from bastide.render.svg.points import Point, length_of, point_along
from bastide.tiles import Shape, Tile, place_of

APART = 58  # how far the middles of pieces and marks should be from each other
COVERED = 36, 48  # if they are nearer than that, across and down, they cover each other
ENOUGH = 30  # room beyond which more does not help
SHIELD_ROOM = 22  # as much as a shield needs
KNIGHT_ROOM = 16
ANIMAL_ROOM = 36  # from the border
COARSE = slice(1, None, 3)  # every third row or column: fine enough to look for pairs of places


@dataclass(frozen=True)
class Places:
    """The points of a tile that pieces and marks take; spots by segment index."""

    spots: dict[int, Point]
    pennants: dict[int, tuple[Point, ...]]
    animal: tuple[int, Point] | None  # the segment that it is on, and where its middle is

    @property
    def marks(self) -> dict[int, tuple[Point, ...]]:
        found = dict(self.pennants)
        if self.animal:
            found[self.animal[0]] = (self.animal[1],)
        return found


@lru_cache(maxsize=256)
def places_of(tile: Tile, rotation: int, *, has_animal: bool) -> Places:
    """The places on a tile as it lies."""
    ground = ground_of(tile, rotation)
    spots: dict[int, Point] = {}
    pennants: dict[int, tuple[Point, ...]] = {}
    for road in ground.layout.roads:
        spots[road.index] = road_spot(ground, road)
    for city in ground.layout.cities:
        pennants[city.index] = pennant_places(ground, city)
        spots[city.index] = city_spot(ground, city, pennants[city.index])
    if ground.layout.monastery:
        spots[ground.layout.monastery.index] = monk_spot(ground.layout.monastery)
    fields = [index for index, each in enumerate(tile.segments) if each.kind.shape == Shape.LAND]
    for index in fields:
        spots[index] = best(spread(ground, index, list(spots.values())))
    animal = animal_place(ground, fields, spots) if has_animal and fields else None
    return Places(spots, {index: points for index, points in pennants.items() if points}, animal)


def plan_of(tile: Tile, rotation: int, *, has_animal: bool) -> Plan:
    """What others need to know of a tile's picture."""
    ground = ground_of(tile, rotation)
    places = places_of(tile, rotation, has_animal=has_animal)
    rows, columns = np.nonzero(ground.owner >= 0)
    owners = {(int(c), int(r)): int(ground.owner[r, c]) for r, c in zip(rows, columns, strict=True)}
    spots = {place_of(index, is_hut=False): point for index, point in sorted(places.spots.items())}
    return Plan(owners, spots, places.marks)


def road_spot(ground: Ground, road: Road) -> Point:
    """On the road: in its middle, or between the side and the village."""
    line = road.lines[0]
    if not road.is_through:
        return point_along(line, length_of(line) * 0.42)
    other_ways = [each for each in ground.layout.roads if each is not road and each.is_through]
    return point_along(line, length_of(line) * (0.25 if ground.layout.bridge and other_ways else 0.5))


def monk_spot(monastery: Monastery) -> Point:
    """In the garden, before the nave."""
    return monastery.centre[0] + monastery.radius * 0.5, monastery.centre[1] + monastery.radius * 0.44


def pennant_places(ground: Ground, city: City) -> tuple[Point, ...]:
    """Where the shields of a city hang, each with room for a knight beside it."""
    room = standing_room(ground, city, SHIELD_ROOM)
    places: tuple[Point, ...] = ()
    for _ in range(city.pennants):
        places += (best_of_pair(spread_from(room, places)),)
    return places


def standing_room(ground: Ground, city: City, needed: float) -> Field:
    """How good each cell of a city is for something that needs so much room: the more the better, near the middle."""
    room = free_room(ground, city.index)
    lack: Field = np.maximum(needed - room, 0)
    return np.minimum(room, ENOUGH) - 30 * lack - 0.05 * to_point(city_middle(ground, city))


def best_of_pair(score: Field) -> Point:
    """Of the best two places that are apart from each other, the one more to the north."""
    values = score[COARSE, COARSE].ravel()
    xs, ys = X[COARSE, COARSE].ravel(), Y[COARSE, COARSE].ravel()
    likely = np.argsort(-values, kind="stable")[:160]
    distance = np.hypot(xs[likely, None] - xs[likely], ys[likely, None] - ys[likely])
    pairs = values[likely, None] + values[likely] + 1.2 * np.minimum(distance, APART)
    one, other = divmod(int(pairs.argmax()), len(likely))
    first, second = likely[one], likely[other]
    chosen = first if (ys[first], xs[first]) <= (ys[second], xs[second]) else second
    return float(xs[chosen]), float(ys[chosen])


def city_spot(ground: Ground, city: City, pennants: tuple[Point, ...]) -> Point:
    """Where a knight stands, clear of the shields."""
    return best(spread_from(standing_room(ground, city, KNIGHT_ROOM), pennants))


def spread_from(score: Field, taken: tuple[Point, ...]) -> Field:
    """The score, lower where something is taken nearby."""
    for point in taken:
        gap = np.maximum(np.abs(X - point[0]) / COVERED[0], np.abs(Y - point[1]) / COVERED[1])
        score = score - np.maximum(APART - to_point(point), 0) - 150 * np.maximum(1 - gap, 0)
    return score


def spread(ground: Ground, index: int, taken: list[Point]) -> Field:
    """How good each cell of a field is for a farmer, who lies down: room to both sides counts."""
    room = np.minimum(free_room(ground, index), ENOUGH)
    score = room - 0.02 * to_point((PLAN_GRID.step * 30, PLAN_GRID.step * 30))
    return spread_from(score, tuple(taken))


def animal_place(ground: Ground, fields: list[int], spots: dict[int, Point]) -> tuple[int, Point]:
    """On the field with the most room for it, away from the farmers."""
    taken = list(spots.values())
    scores = {index: spread(ground, index, taken) - 2 * np.maximum(ANIMAL_ROOM - TO_BORDER, 0) for index in fields}
    index = max(fields, key=lambda each: float(scores[each].max()))
    assert float(scores[index].max()) > -FAR
    return index, best(scores[index])
