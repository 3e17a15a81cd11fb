"""Ends of the roads that stop on a tile, chosen by the fields that they separate."""

import math
from collections.abc import Mapping, Sequence

import numpy as np

from bastide.render.svg.geometry.distances import CELLS, cell_value
from bastide.render.svg.geometry.points import SIDE_MIDDLES, Point, between, towards
from bastide.render.svg.tiles.classic.cities import City
from bastide.render.svg.tiles.classic.monasteries import Monastery, room_beside
from bastide.render.svg.tiles.classic.roads import (
    HAMLET_RADIUS,
    VILLAGE_RADIUS,
    Gate,
    Road,
    Village,
    gate_line,
    line_to,
)
from bastide.render.svg.tiles.classic.walls import Wall
from bastide.tiles import Segment

OFF_CENTRE = 0.58  # part of the way from the middle to the side at which one of several separate roads ends


class RoadEndBuilder:
    """Chooses the ends of the roads that stop on a tile, by the fields that they separate."""

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
        """Add roads, given their sides by index, and the buildings at their ends."""
        if self.monastery:
            self._end_at_monastery(ends)
            return
        separating = {index: side for index, side in ends.items() if self._separates_fields(side)}
        free = {index: side for index, side in ends.items() if index not in separating}
        for index, side in free.items():
            self._end_at_hamlet(index, side, is_alone=len(ends) == 1)
        if self._roads_meet(separating):
            self._end_at_village(separating)
        elif self.cities:
            self._end_at_gates(separating)
        else:
            self._end_at_road(separating)

    def _separates_fields(self, side: int) -> bool:
        """Return True if there are different fields on both sides of a road."""
        return self._lands.get(2 * side) != self._lands.get(2 * side + 1)

    def _roads_meet(self, ends: Mapping[int, int]) -> bool:
        """Return True if roads that separate fields meet: three or more do, and two between the same fields."""
        if len(ends) != 2:
            return len(ends) > 2
        one, other = ends.values()
        fields = [(self._lands.get(2 * side), self._lands.get(2 * side + 1)) for side in (one, other)]
        return fields[0] == fields[1][::-1] and not self.through

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
        """End a road that separates no fields at a few houses, in the middle or nearer to its side.

        Several such roads must not meet, or they would separate the field around them.
        """
        room = np.minimum(room_beside(self.cities, self.through), CELLS.to_border)
        needed = HAMLET_RADIUS + 14
        centre = self.centre if is_alone else between(self.centre, SIDE_MIDDLES[side], OFF_CENTRE)
        while cell_value(room, centre) < needed and math.dist(centre, SIDE_MIDDLES[side]) > 60:
            centre = towards(centre, SIDE_MIDDLES[side], 4)
        self._add(index, side, line_to(side, centre))
        self.villages.append(Village(centre, HAMLET_RADIUS, (side,), owner=index))

    def _end_at_gates(self, ends: Mapping[int, int]) -> None:
        """End each road at the middle of the nearest wall between its two fields; two roads share a wall."""
        goals = {index: self._wall_before(side) for index, side in ends.items()}
        for index, side in ends.items():
            is_shared = list(goals.values()).count(goals[index]) > 1
            parts = (0.33, 0.67) if is_shared else (0.5,)
            gate = nearest_gate([Gate(*goals[index].place(part)) for part in parts], side)
            self.gates.append(gate)
            self._add(index, side, gate_line(side, gate))

    def _wall_before(self, side: int) -> Wall:
        """Return the nearest wall of a city that touches both fields beside a road, or of any city."""
        touched = [set(self.segments[self._lands[half]].cities) for half in (2 * side, 2 * side + 1)]
        reached = [city for city in self.cities if city.index in touched[0] & touched[1]] or self.cities
        walls = [wall for city in reached for wall in city.walls]
        return min(walls, key=lambda wall: math.dist(wall.place(0.5)[0], SIDE_MIDDLES[side]))

    def _end_at_road(self, ends: Mapping[int, int]) -> None:
        """End a road at the road that passes through the tile."""
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
