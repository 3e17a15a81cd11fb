"""What stands inside city walls: streets, squares with landmarks, houses in clusters, trees."""

import math
from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np

from bastide.render.svg.classic.cities import City
from bastide.render.svg.classic.ground import Ground, city_middle, free_room
from bastide.render.svg.classic.houses import CLUSTERS, FOOTPRINTS, SINGLES, Footprint
from bastide.render.svg.classic.landmarks import LANDMARK_FOOTPRINTS
from bastide.render.svg.distances import CELLS, Mask, at, best, points_in
from bastide.render.svg.plan import PLAN_GRID
from bastide.render.svg.points import INWARDS, SIDE_MIDDLES, TILE, Line, Point, curve, moved
from bastide.render.svg.variety import Variety

STREET_WIDTH = 11
MOST_ROOM = 40  # more makes a place no better
WALL_GAP = 3  # between walls and houses
SHIELD = Footprint(17, 40, 40)
LANDMARKS = tuple(LANDMARK_FOOTPRINTS)

# Houses on the border of two city tiles, which both of them draw: whole halls, so that every border is alike.
BORDER_HOUSES: tuple[tuple[tuple[str, Point, int], ...], ...] = (
    (("hall", (-62, 5), 0), ("hall", (-34, 6), 3), ("tall", (27, 6), 2), ("hall", (54, 5), 1)),
    (("hall", (0, -44), 2), ("hall", (0, -22), 1), ("hall", (0, 34), 0), ("hall", (0, 58), 3)),
)


@dataclass(frozen=True, slots=True)
class Building:
    """A symbol with its foot at a place."""

    kind: str
    foot: Point


@dataclass
class Town:
    """What stands in one city."""

    streets: list[Line] = field(default_factory=list)
    squares: list[tuple[Point, float, float]] = field(default_factory=list)  # middles with half widths and heights
    buildings: list[Building] = field(default_factory=list)
    cobbles: list[Point] = field(default_factory=list)


def town_in(ground: Ground, city: City, shields: Sequence[Point], variety: Variety) -> Town:
    """Streets from all sides and gates to a square, shields and landmarks in the open, and houses in between."""
    builder = TownBuilder(ground, city, variety)
    builder.lay_streets()
    for shield in shields:
        builder.keep_open(shield)
    builder.build_border_houses()
    builder.build_landmarks()
    builder.build_clusters()
    builder.build_singles()
    builder.scatter_cobbles()
    return builder.town


class TownBuilder:
    """Fills a city, the large things first; `free` are the cells on which something may still stand."""

    def __init__(self, ground: Ground, city: City, variety: Variety) -> None:
        self.ground = ground
        self.city = city
        self.variety = variety
        self.town = Town()
        self.free: Mask = ground.mask(city.index) & (ground.city_room > WALL_GAP)
        self.cells = points_in(self.free)
        self.area = len(self.cells)

    def lay_streets(self) -> None:
        """Streets from all sides and gates that meet."""
        centre = self._street_goal()
        starts = [(SIDE_MIDDLES[side], INWARDS[side]) for side in self.city.sides]
        starts += [
            (gate.place, (-gate.outwards[0], -gate.outwards[1]))
            for gate in self.ground.layout.gates
            if at(self.ground.owner, gate.place) == self.city.index
        ]
        for start, inwards in starts:
            goal = self._passage_near(start) if self.city.is_below else centre
            reach = math.dist(start, goal) * 0.5
            handle = goal[0] + self.variety.between(-14, 14), goal[1] + self.variety.between(-14, 14)
            line = [
                moved(start, inwards, -6),
                *curve(moved(start, inwards, 8), moved(start, inwards, reach), handle, goal, 6),
            ]
            self.town.streets.append(line)
            self.free &= CELLS.to_line(line) > STREET_WIDTH / 2 + 2

    def _street_goal(self) -> Point:
        """Somewhere in the roomiest part of the city."""
        room = np.minimum(free_room(self.ground, self.city.index), MOST_ROOM)
        x, y = best(room - 0.2 * CELLS.to_point(city_middle(self.ground, self.city)))
        return x + self.variety.between(-9, 9), y + self.variety.between(-9, 9)

    def _passage_near(self, start: Point) -> Point:
        """The gate through which a street goes on below another city."""
        places = [gate.place for gate in self.ground.layout.gates]
        return min(places, key=lambda place: math.dist(place, start))

    def keep_open(self, shield: Point) -> None:
        """A square under a shield."""
        self._pave((shield[0], shield[1] + 3), 23, 25)
        self._take((shield[0], shield[1] + 22), SHIELD)

    def build_border_houses(self) -> None:
        for side in self.city.sides:
            x, y = SIDE_MIDDLES[side]
            for kind, (east, south), roof in BORDER_HOUSES[side % 2]:
                foot = x + east, y + south
                self.town.buildings.append(Building(f"{kind}{roof}", foot))
                self._take(foot, FOOTPRINTS[kind])

    def build_landmarks(self) -> None:
        """One landmark in a city on two sides, up to three in a larger one, each of another kind."""
        wanted = 0 if self.area < 700 else 1 if self.area < 1500 else 2 if self.area < 2600 else 3
        kinds = list(LANDMARKS)
        if self.area >= 700:
            for _ in range(wanted):
                kind = kinds.pop(self.variety.below(len(kinds)))
                self._build(kind, LANDMARK_FOOTPRINTS[kind], tries=160)
        elif self.variety.part() < 0.7:
            kind = self.variety.pick(("fountain", "keep", "church"))
            self._build(kind, LANDMARK_FOOTPRINTS[kind], tries=80)

    def build_clusters(self) -> None:
        for kind in CLUSTERS:
            for _ in range(max(1, self.area // 420)):
                self._build(kind, FOOTPRINTS[kind], tries=24)

    def build_singles(self) -> None:
        """Single houses in what is left, and trees where nothing else fits."""
        for kind in ("gable", "hall", "tall", "gable", "hall", "hut"):
            for _ in range(max(2, self.area // 150)):
                self._build(kind, FOOTPRINTS[kind], tries=14)
        for _ in range(max(2, self.area // 160)):
            self._build("orchard", Footprint(6, 7, 16), tries=10)
            self._build("bush", Footprint(5, 5, 8), tries=6)

    def scatter_cobbles(self) -> None:
        for _ in range(10 + self.area // 70):
            point = self.variety.pick(self.cells)
            if at(self.ground.city_room, point) > 6 and at(CELLS.to_border, point) > 8:
                self.town.cobbles.append(point)

    def _build(self, kind: str, footprint: Footprint, tries: int) -> None:
        """A building at the first of some places where it fits."""
        for _ in range(tries):
            x, y = self.variety.pick(self.cells)
            foot = x + self.variety.between(-1.5, 1.5), y + footprint.depth / 2
            if self._fits(foot, footprint):
                if kind in LANDMARK_FOOTPRINTS:
                    middle = foot[0], foot[1] - footprint.depth / 2 + 3
                    self._pave(middle, footprint.half_width + 5, footprint.depth / 2 + 6)
                name = f"{kind}{self.variety.below(4)}" if kind in SINGLES else kind
                self.town.buildings.append(Building(name, foot))
                self._take(foot, footprint)
                return

    def _pave(self, middle: Point, width: float, height: float) -> None:
        """A square, which does not reach the border."""
        x, y = middle
        self.town.squares.append((middle, min(width, x - 1, TILE - 1 - x), min(height, y - 1, TILE - 1 - y)))

    def _fits(self, foot: Point, footprint: Footprint) -> bool:
        x, y = foot
        if x - footprint.half_width < 2 or x + footprint.half_width > TILE - 6:
            return False
        if y - footprint.height < 1 or y > TILE - 6:
            return False
        return bool(self.free[self._patch(foot, footprint)].all())

    def _take(self, foot: Point, footprint: Footprint) -> None:
        self.free[self._patch(foot, footprint)] = False

    @staticmethod
    def _patch(foot: Point, footprint: Footprint) -> tuple[slice, slice]:
        """The cells under a building."""
        step, (x, y) = PLAN_GRID.step, foot
        rows = slice(max(0, round((y - footprint.depth) / step)), max(0, round((y + 1) / step)))
        half = footprint.half_width
        return rows, slice(max(0, round((x - half) / step)), max(0, round((x + half) / step)))
