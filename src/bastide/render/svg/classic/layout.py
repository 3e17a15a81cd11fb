"""The geometry of a tile as it lies: cities with their walls, roads, villages and the monastery."""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache, reduce

import numpy as np

from bastide.render.svg.classic.measure import TO_BORDER, Field, at, best, far, to_line, to_point
from bastide.render.svg.classic.roads import (
    HAMLET_RADIUS,
    VILLAGE_RADIUS,
    WIDTH_WITH_BORDERS,
    Gate,
    Road,
    Village,
    gate_line,
    line_to,
    shift,
    through_line,
)
from bastide.render.svg.classic.walls import CROSSINGS, OVERLAP, THICKNESS, Wall, wall_between
from bastide.render.svg.points import CORNERS, INWARDS, MIDDLE, SIDE_MIDDLES, TILE, Point, between, moved, towards
from bastide.tiles import Segment, Shape, Tile

GARDEN_RADIUS = 52
LEAST_GARDEN_RADIUS = 26


@dataclass(frozen=True, slots=True)
class City:
    """A city segment: its walls, the outline of its ground, and the tile's corners that lie inside it."""

    index: int
    sides: tuple[int, ...]
    pennants: int
    walls: tuple[Wall, ...]
    outline: tuple[Point, ...]
    corners: tuple[Point, ...]


@dataclass(frozen=True, slots=True)
class Monastery:
    """A monastery in its garden."""

    index: int
    centre: Point
    radius: float


@dataclass(frozen=True, slots=True)
class Layout:
    """All that is built on a tile; what is left are fields."""

    segments: tuple[Segment, ...]
    cities: tuple[City, ...]
    roads: tuple[Road, ...]
    gates: tuple[Gate, ...]
    villages: tuple[Village, ...]
    monastery: Monastery | None

    @property
    def bridge(self) -> Point | None:
        """Where one road crosses another."""
        straight = [road for road in self.roads if road.is_through and (road.sides[1] - road.sides[0]) % 4 == 2]
        return (MIDDLE, MIDDLE) if len(straight) == 2 else None


@lru_cache(maxsize=256)
def layout_of(tile: Tile, rotation: int) -> Layout:
    """The geometry of a tile after so many clockwise quarter turns."""
    segments = tuple(segment.turned(rotation) for segment in tile.segments)
    cities = cities_of(segments)
    pushed = shift([city.sides[0] for city in cities if len(city.sides) == 1])
    has_large_city = any(len(city.sides) > 1 for city in cities)
    indexes = [index for index, segment in enumerate(segments) if segment.kind.shape == Shape.PATH]
    through = [
        through_road(index, segments[index].sides, pushed, has_large_city=has_large_city)
        for index in indexes
        if len(segments[index].sides) > 1
    ]
    monastery = monastery_of(segments, cities, through)
    ends = {index: segments[index].sides[0] for index in indexes if len(segments[index].sides) == 1}
    builder = EndBuilder(segments, cities, through, monastery, (MIDDLE + pushed[0], MIDDLE + pushed[1]))
    builder.build(ends)
    roads = tuple(sorted([*through, *builder.roads], key=lambda road: road.index))
    return Layout(segments, cities, roads, tuple(builder.gates), tuple(builder.villages), monastery)


def cities_of(segments: Sequence[Segment]) -> tuple[City, ...]:
    """The cities of a tile with their walls."""
    blocks = {index: segment for index, segment in enumerate(segments) if segment.kind.shape == Shape.BLOCK}
    owners = {side: index for index, segment in blocks.items() for side in segment.sides}
    return tuple(city_of(index, segment, owners) for index, segment in blocks.items())


def city_of(index: int, segment: Segment, owners: Mapping[int, int]) -> City:
    runs = runs_of(segment.sides)
    corners = tuple(CORNERS[(side + 1) % 4] for side in segment.sides if (side + 1) % 4 in segment.sides)
    if len(segment.sides) == 4:
        return City(index, segment.sides, segment.pennants, (), CORNERS, corners)
    walls, outline = [], []
    for run, following in zip(runs, [*runs[1:], runs[0]], strict=True):
        wall = wall_between(run[-1], following[0], owners)
        walls.append(wall)
        outline += [*border_of(run), *wall.line]
    return City(index, segment.sides, segment.pennants, tuple(walls), tuple(outline), corners)


def runs_of(sides: Sequence[int]) -> list[list[int]]:
    """The sides as rows of neighbours, each clockwise."""
    firsts = [side for side in sides if (side - 1) % 4 not in sides] or [0]
    runs = []
    for first in firsts:
        run = [first]
        while (run[-1] + 1) % 4 in sides and len(run) < 4:
            run.append((run[-1] + 1) % 4)
        runs.append(run)
    return runs


def border_of(run: Sequence[int]) -> list[Point]:
    """The outline of a city along its sides, a little beyond the border."""
    corners = [CORNERS[(side + 1) % 4] for side in run[:-1]]
    outer = [(x * 1.2 - TILE * 0.1, y * 1.2 - TILE * 0.1) for x, y in corners]
    first, last = CROSSINGS[run[0]][0], CROSSINGS[run[-1]][1]
    return [moved(first, INWARDS[run[0]], -OVERLAP), *outer, moved(last, INWARDS[run[-1]], -OVERLAP)]


def through_road(index: int, sides: tuple[int, ...], pushed: Point, *, has_large_city: bool) -> Road:
    """A road that leaves the tile on more than one side."""
    if len(sides) == 2:
        line = through_line(sides[0], sides[1], pushed, has_large_city=has_large_city)
        return Road(index, (line,), sides, is_through=True)
    centre = (MIDDLE + pushed[0], MIDDLE + pushed[1])
    return Road(index, tuple(line_to(side, centre) for side in sides), sides, is_through=False)


def monastery_of(segments: Sequence[Segment], cities: Sequence[City], roads: Sequence[Road]) -> Monastery | None:
    """The monastery, where there is the most room for its garden, the middle of the tile if it can be."""
    sites = [index for index, segment in enumerate(segments) if segment.kind.shape == Shape.SITE]
    if not sites:
        return None
    room = np.minimum(room_beside(cities, roads), TO_BORDER) - 8
    centre = best(np.minimum(room, GARDEN_RADIUS) - 0.1 * to_point((MIDDLE, MIDDLE)))
    if at(room, (MIDDLE, MIDDLE)) >= GARDEN_RADIUS:
        centre = (MIDDLE, MIDDLE)
    return Monastery(sites[0], centre, max(LEAST_GARDEN_RADIUS, min(GARDEN_RADIUS, at(room, centre))))


def room_beside(cities: Sequence[City], roads: Sequence[Road]) -> Field:
    """How far each cell is from walls and roads."""
    walls = [to_line(wall.line[::2]) - THICKNESS for city in cities for wall in city.walls]
    ways = [to_line(line) - WIDTH_WITH_BORDERS / 2 for road in roads for line in road.lines]
    return reduce(np.minimum, walls + ways, far())


class EndBuilder:
    """Decides where the roads that stop on a tile end, by the fields that they part."""

    def __init__(
        self,
        segments: Sequence[Segment],
        cities: Sequence[City],
        through: Sequence[Road],
        monastery: Monastery | None,
        centre: Point,
    ) -> None:
        self.segments = segments
        self.cities = cities
        self.through = through
        self.monastery = monastery
        self.centre = centre
        self.roads: list[Road] = []
        self.gates: list[Gate] = []
        self.villages: list[Village] = []
        self._lands = {half: index for index, segment in enumerate(segments) for half in segment.halves}

    def build(self, ends: Mapping[int, int]) -> None:
        """Adds the roads by their indexes and sides, and what stands at their ends."""
        parting = {index: side for index, side in ends.items() if self._parts(side)}
        if self.monastery:
            self._end_at_monastery(ends)
        elif self._meet(ends):
            self._end_at_village(ends)
        else:
            free = {index: side for index, side in ends.items() if index not in parting}
            for index, side in free.items():
                self._end_at_hamlet(index, side, is_alone=len(free) == 1)
            if self.cities:
                self._end_at_gates(parting)
            else:
                self._end_at_road(parting)

    def _parts(self, side: int) -> bool:
        """Whether there are different fields on both sides of a road."""
        return self._lands.get(2 * side) != self._lands.get(2 * side + 1)

    def _meet(self, ends: Mapping[int, int]) -> bool:
        """Whether the roads end where they meet: three and more do, and two between the same two fields."""
        if len(ends) != 2:
            return len(ends) > 2
        one, other = ends.values()
        fields = [(self._lands.get(2 * side), self._lands.get(2 * side + 1)) for side in (one, other)]
        return self._parts(one) and fields[0] == fields[1][::-1] and not self.through

    def _add(self, index: int, side: int, line: list[Point]) -> None:
        self.roads.append(Road(index, (line,), (side,), is_through=False))

    def _end_at_monastery(self, ends: Mapping[int, int]) -> None:
        assert self.monastery
        for index, side in ends.items():
            start = SIDE_MIDDLES[side]
            goal = towards(self.monastery.centre, start, self.monastery.radius - 4)
            self._add(index, side, line_to(side, goal))

    def _end_at_village(self, ends: Mapping[int, int]) -> None:
        for index, side in ends.items():
            self._add(index, side, line_to(side, self.centre))
        self.villages.append(Village(self.centre, VILLAGE_RADIUS, tuple(ends.values()), owner=None))

    def _end_at_hamlet(self, index: int, side: int, *, is_alone: bool) -> None:
        """A road that parts no fields ends among a few houses in the middle, or before it if there is no room."""
        room = np.minimum(room_beside(self.cities, self.through), TO_BORDER)
        needed = HAMLET_RADIUS + 14
        centre = self.centre if is_alone else between(self.centre, SIDE_MIDDLES[side])
        while at(room, centre) < needed and math.dist(centre, SIDE_MIDDLES[side]) > 60:
            centre = towards(centre, SIDE_MIDDLES[side], 4)
        self._add(index, side, line_to(side, centre))
        self.villages.append(Village(centre, HAMLET_RADIUS, (side,), owner=index))

    def _end_at_gates(self, ends: Mapping[int, int]) -> None:
        """Each road ends at the middle of the nearest wall; two at one wall share it."""
        walls = [wall for city in self.cities for wall in city.walls]
        middles = [Gate(*wall.place(0.5)) for wall in walls]
        nearest = {index: middles.index(nearest_gate(middles, side)) for index, side in ends.items()}
        for index, side in ends.items():
            is_shared = list(nearest.values()).count(nearest[index]) > 1
            parts = (0.33, 0.67) if is_shared else (0.5,)
            gate = nearest_gate([Gate(*walls[nearest[index]].place(part)) for part in parts], side)
            self.gates.append(gate)
            self._add(index, side, gate_line(side, gate))

    def _end_at_road(self, ends: Mapping[int, int]) -> None:
        """A road ends at the road that goes through, beside an inn."""
        for index, side in ends.items():
            goal = self.centre
            if self.through:
                points = [point for line in self.through[0].lines for point in line]
                goal = nearest_point(points, side)
            self._add(index, side, line_to(side, goal))


def nearest_gate(gates: Sequence[Gate], side: int) -> Gate:
    return min(gates, key=lambda gate: math.dist(gate.place, SIDE_MIDDLES[side]))


def nearest_point(points: Sequence[Point], side: int) -> Point:
    return min(points, key=lambda point: math.dist(point, SIDE_MIDDLES[side]))
