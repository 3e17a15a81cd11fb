"""The inside of cities: streets, squares with landmarks, groups of houses, trees."""

import math
from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np

from bastide.render.svg.geometry.distances import CELLS, Mask, best_point, cell_value, points_in
from bastide.render.svg.geometry.grid import PLAN_GRID
from bastide.render.svg.geometry.points import INWARDS, SIDE_MIDDLES, TILE, Point, Polyline, curve, translate
from bastide.render.svg.tiles.classic.cities import City
from bastide.render.svg.tiles.classic.ground import ClassicGround, city_middle, free_room
from bastide.render.svg.tiles.classic.houses import CLUSTERS, FOOTPRINTS, SINGLES, Footprint
from bastide.render.svg.tiles.classic.landmarks import LANDMARK_FOOTPRINTS
from bastide.render.svg.tiles.seeded_random import SeededRandom

STREET_WIDTH = 11
MAX_ROOM = 40  # more room than this has no advantage
WALL_GAP = 3  # between walls and houses
SHIELD = Footprint(17, 40, 40)
LANDMARKS = tuple(LANDMARK_FOOTPRINTS)

# Houses across the border of two city tiles, drawn by both, the same on every border.
BORDER_HOUSES: tuple[tuple[tuple[str, Point, int], ...], ...] = (
    (("hall", (-62, 5), 0), ("hall", (-34, 6), 3), ("tall", (27, 6), 2), ("hall", (54, 5), 1)),
    (("hall", (0, -44), 2), ("hall", (0, -22), 1), ("hall", (0, 34), 0), ("hall", (0, 58), 3)),
)


@dataclass(frozen=True, slots=True)
class Building:
    """A symbol and the position of its foot."""

    kind: str
    foot: Point


@dataclass
class Town:
    """The contents of one city."""

    streets: list[Polyline] = field(default_factory=list)
    squares: list[tuple[Point, float, float]] = field(default_factory=list)  # centres with half widths and heights
    buildings: list[Building] = field(default_factory=list)
    cobbles: list[Point] = field(default_factory=list)


def build_town(ground: ClassicGround, city: City, shields: Sequence[Point], rng: SeededRandom) -> Town:
    """Fill a city with streets from all sides and gates, pennants and landmarks in squares, and houses."""
    builder = TownBuilder(ground, city, rng)
    builder.lay_streets()
    for shield in shields:
        builder.add_pennant_square(shield)
    builder.build_border_houses()
    builder.build_landmarks()
    builder.build_clusters()
    builder.build_singles()
    builder.scatter_cobbles()
    return builder.town


class TownBuilder:
    """Fills a city, large things first; `free` are the cells without buildings."""

    def __init__(self, ground: ClassicGround, city: City, rng: SeededRandom) -> None:
        self.ground = ground
        self.city = city
        self.rng = rng
        self.town = Town()
        self.free: Mask = ground.mask(city.index) & (ground.city_room > WALL_GAP)
        self.cells = points_in(self.free)
        self.area = len(self.cells)

    def lay_streets(self) -> None:
        """Add streets from all sides and gates to a common point."""
        centre = self._street_goal()
        starts = [(SIDE_MIDDLES[side], INWARDS[side]) for side in self.city.sides]
        starts += [
            (gate.place, (-gate.outwards[0], -gate.outwards[1]))
            for gate in self.ground.layout.gates
            if cell_value(self.ground.owner, gate.place) == self.city.index
        ]
        for start, inwards in starts:
            goal = self._passage_near(start) if self.city.is_below else centre
            reach = math.dist(start, goal) * 0.5
            handle = goal[0] + self.rng.uniform(-14, 14), goal[1] + self.rng.uniform(-14, 14)
            line = [
                translate(start, inwards, -6),
                *curve(translate(start, inwards, 8), translate(start, inwards, reach), handle, goal, 6),
            ]
            self.town.streets.append(line)
            self.free &= CELLS.to_line(line) > STREET_WIDTH / 2 + 2

    def _street_goal(self) -> Point:
        """Return a point in the widest part of the city."""
        room = np.minimum(free_room(self.ground, self.city.index), MAX_ROOM)
        x, y = best_point(room - 0.2 * CELLS.to_point(city_middle(self.ground, self.city)))
        return x + self.rng.uniform(-9, 9), y + self.rng.uniform(-9, 9)

    def _passage_near(self, start: Point) -> Point:
        """Return the gate through which a street passes below another city."""
        places = [gate.place for gate in self.ground.layout.gates]
        return min(places, key=lambda place: math.dist(place, start))

    def add_pennant_square(self, shield: Point) -> None:
        """Add a square under a pennant."""
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
        """Add up to three different landmarks, depending on the size of the city."""
        wanted = 0 if self.area < 700 else 1 if self.area < 1500 else 2 if self.area < 2600 else 3
        kinds = list(LANDMARKS)
        if self.area >= 700:
            for _ in range(wanted):
                kind = kinds.pop(self.rng.randrange(len(kinds)))
                self._build(kind, LANDMARK_FOOTPRINTS[kind], tries=160)
        elif self.rng.random() < 0.7:
            kind = self.rng.choice(("fountain", "keep", "church"))
            self._build(kind, LANDMARK_FOOTPRINTS[kind], tries=80)

    def build_clusters(self) -> None:
        for kind in CLUSTERS:
            for _ in range(max(1, self.area // 420)):
                self._build(kind, FOOTPRINTS[kind], tries=24)

    def build_singles(self) -> None:
        """Add single houses where there is room left, and trees where nothing else fits."""
        for kind in ("gable", "hall", "tall", "gable", "hall", "hut"):
            for _ in range(max(2, self.area // 150)):
                self._build(kind, FOOTPRINTS[kind], tries=14)
        for _ in range(max(2, self.area // 160)):
            self._build("orchard", Footprint(6, 7, 16), tries=10)
            self._build("bush", Footprint(5, 5, 8), tries=6)

    def scatter_cobbles(self) -> None:
        for _ in range(10 + self.area // 70):
            point = self.rng.choice(self.cells)
            if cell_value(self.ground.city_room, point) > 6 and cell_value(CELLS.to_border, point) > 8:
                self.town.cobbles.append(point)

    def _build(self, kind: str, footprint: Footprint, tries: int) -> None:
        """Add a building at the first of some random positions where it fits."""
        for _ in range(tries):
            x, y = self.rng.choice(self.cells)
            foot = x + self.rng.uniform(-1.5, 1.5), y + footprint.depth / 2
            if self._fits(foot, footprint):
                if kind in LANDMARK_FOOTPRINTS:
                    middle = foot[0], foot[1] - footprint.depth / 2 + 3
                    self._pave(middle, footprint.half_width + 5, footprint.depth / 2 + 6)
                name = f"{kind}{self.rng.randrange(4)}" if kind in SINGLES else kind
                self.town.buildings.append(Building(name, foot))
                self._take(foot, footprint)
                return

    def _pave(self, middle: Point, width: float, height: float) -> None:
        """Add a square inside the border."""
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
        """Return the cells under a building."""
        step, (x, y) = PLAN_GRID.step, foot
        rows = slice(max(0, round((y - footprint.depth) / step)), max(0, round((y + 1) / step)))
        half = footprint.half_width
        return rows, slice(max(0, round((x - half) / step)), max(0, round((x + half) / step)))
