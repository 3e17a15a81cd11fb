"""The plan of a tile: which segment owns each character of its drawing. Everything is found from the segments."""

from collections import deque
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache

from bastide.render.cities import city_regions
from bastide.render.roads import Road, kept_clear, lay_roads
from bastide.render.sizes import Point, Size, step
from bastide.tiles import Segment, Shape, Tile

Owners = dict[Point, int]


@dataclass(frozen=True, slots=True)
class Plan:
    """Who owns which point; `links` are the directions in which the roads go on from each of their points.

    `hamlets` are the points where roads end or cross in the open. Some points of a small drawing belong to nobody.
    """

    size: Size
    segments: tuple[Segment, ...]
    owners: Mapping[Point, int]
    links: Mapping[Point, frozenset[int]]
    hamlets: frozenset[Point]

    def shape_at(self, point: Point) -> Shape:
        """The shape of what lies at a point: land, if nothing else does."""
        owner = self.owners.get(point)
        return Shape.LAND if owner is None else self.segments[owner].kind.shape

    def points_of(self, segment: int) -> list[Point]:
        return [point for point, owner in self.owners.items() if owner == segment]


@cache
def plan_of(tile: Tile, rotation: int, size: Size) -> Plan:
    """The plan of a tile that lies so."""
    segments = tuple(segment.turned(rotation) for segment in tile.segments)
    roads = lay_roads(segments, size)
    ends = {road.points[-1] for index, road in roads.items() if ends_in_the_open(segments[index], road)}
    built = builders(segments, roads, ends, size)
    hamlets = frozenset(ends - built.keys())
    owners = built | fields(segments, built, hamlets, size)
    return Plan(size, segments, owners, road_links(segments, roads), hamlets)


def builders(segments: tuple[Segment, ...], roads: dict[int, Road], ends: set[Point], size: Size) -> Owners:
    """Who owns the points that are no field; a monastery stands over the end of the road to it."""
    cities = kept_clear(city_regions(segments, size), list(roads.values()), size)
    owners: Owners = {}
    for index, segment in enumerate(segments):
        if segment.kind.shape == Shape.BLOCK:
            owners |= dict.fromkeys(cities[index], index)
        if segment.kind.shape == Shape.PATH:
            owners |= dict.fromkeys((point for point in roads[index].points if point not in ends), index)
    sites = [index for index, segment in enumerate(segments) if segment.kind.shape == Shape.SITE]
    return owners | {point: index for index in sites for point in site_points(size)}


def ends_in_the_open(segment: Segment, road: Road) -> bool:
    return len(segment.sides) == 1 and road.into is None


def site_points(size: Size) -> list[Point]:
    """Where a monastery stands."""
    column, row = size.centre
    rows = range(row - 1, row + 1) if size.rows > 3 else range(row, row + 1)
    return [(column + right, down) for down in rows for right in (-1, 0, 1)]


def road_links(segments: tuple[Segment, ...], roads: dict[int, Road]) -> dict[Point, frozenset[int]]:
    """For each point of a road, where it goes on: to its next point, off the tile, or into a city."""
    links: dict[Point, set[int]] = {}
    for index, road in roads.items():
        for point, neighbour in zip(road.points, road.points[1:], strict=False):
            way = next(side for side in range(4) if step(point, side) == neighbour)
            links.setdefault(point, set()).add(way)
            links.setdefault(neighbour, set()).add((way + 2) % 4)
        sides = segments[index].sides
        links.setdefault(road.points[0], set()).add(sides[0])
        if len(sides) == 2:
            links.setdefault(road.points[-1], set()).add(sides[1])
        if road.into is not None:
            links.setdefault(road.points[-1], set()).add(road.into)
    return {point: frozenset(ways) for point, ways in links.items()}


def fields(segments: tuple[Segment, ...], taken: Owners, hamlets: Iterable[Point], size: Size) -> Owners:
    """The points of the fields: all that is free and can be reached from their half sides."""
    free = set(size.points) - taken.keys() - set(hamlets)
    owners: Owners = {}
    for index, segment in enumerate(segments):
        if segment.kind.shape == Shape.LAND:
            starts = [point for half in segment.halves for point in size.half(half) if point in free]
            owners |= dict.fromkeys(flood(starts, free - owners.keys()), index)
    return owners


def flood(starts: list[Point], free: set[Point]) -> Iterator[Point]:
    """All free points that are joined to the starts."""
    waiting = deque(starts)
    while waiting:
        point = waiting.popleft()
        if point in free:
            free.remove(point)
            yield point
            waiting.extend(step(point, side) for side in range(4))
