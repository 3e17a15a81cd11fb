"""The contents of a tile's fields: parcels with hedges, trees, tufts, flowers and small objects."""

import math
from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np

from bastide.render.svg.geometry.distances import CELLS, Field, cell_value, points_in
from bastide.render.svg.geometry.points import TILE, Point, Polyline, between
from bastide.render.svg.tiles.classic.border_growth import border_plants, open_sides, to_border_parcel
from bastide.render.svg.tiles.classic.crops import Crops
from bastide.render.svg.tiles.classic.ground import ClassicGround
from bastide.render.svg.tiles.classic.plants import SIZES
from bastide.render.svg.tiles.seeded_random import SeededRandom
from bastide.tiles import Shape

GAP = 9.5  # between a parcel and buildings
BORDER_GAP = 4  # between a parcel and the border: as much as between two parcels, so that no border shows
RAYS = 8
MIN_AREA = 420
LARGE_AREA = 2100
MAX_TREES = 14
TUFTS = 40
FLOWERS = 12


@dataclass
class Growth:
    """The contents of a tile's fields with their positions."""

    parcels: list[tuple[list[Point], str]] = field(default_factory=list)
    hedges: list[Polyline] = field(default_factory=list)
    plants: list[tuple[str, Point]] = field(default_factory=list)
    objects: list[tuple[str, Point]] = field(default_factory=list)
    tufts: list[Point] = field(default_factory=list)
    flowers: list[Point] = field(default_factory=list)


def grow_fields(ground: ClassicGround, crops: Crops, rng: SeededRandom, reserved: Sequence[Point]) -> Growth:
    """Fill the fields of a tile, except around reserved points."""
    grower = Grower(ground, crops, rng, reserved)
    for index, segment in enumerate(ground.layout.segments):
        if segment.kind.shape == Shape.LAND:
            grower.plant_parcels(index)
    grower.add_objects()
    grower.plant_trees()
    grower.plant_tufts()
    return grower.growth


class Grower:
    """Fills the fields of a tile, large things first."""

    def __init__(self, ground: ClassicGround, crops: Crops, rng: SeededRandom, reserved: Sequence[Point]) -> None:
        self.ground = ground
        self.crops = crops
        self.rng = rng
        self.growth = Growth()
        self.slope = rng.uniform(0, math.pi / 2)
        reserved_room = CELLS.far()
        for point in reserved:
            reserved_room = np.minimum(reserved_room, CELLS.to_point(point) - 20)
        self.reserved_room = reserved_room
        for side in open_sides(ground):
            reserved_room = np.minimum(reserved_room, to_border_parcel(ground.layout.name, side))
        self.open: Field = np.minimum(ground.field_room, reserved_room)  # room outside parcels
        for _, (x, y) in border_plants(ground, crops):
            self.open = np.minimum(self.open, CELLS.to_point((x, y - 8)) - 6)
        self.cells = points_in(self.open > 0)

    def plant_parcels(self, index: int) -> None:
        """Add parcels to one field."""
        cells = points_in(self.ground.mask(index) & (self.open > 0))
        first_crop = self.rng.randrange(len(self.crops.parcels))
        for number in range(4 if len(cells) > 700 else 2):
            if not cells:
                return
            room = np.minimum(self.open, CELLS.to_border + GAP - BORDER_GAP)
            centre = max((self.rng.choice(cells) for _ in range(40)), key=lambda point: cell_value(room, point))
            if cell_value(room, centre) < 14:
                return
            outline = self._outline(room, centre)
            if area_of(outline) >= MIN_AREA:
                self._add_parcel(outline, centre, first_crop + number)

    def _outline(self, room: Field, centre: Point) -> list[Point]:
        """Return an outline that extends in eight directions as far as there is room."""
        reach = self.rng.uniform(34, 50)
        outline = []
        for ray in range(RAYS):
            angle = self.slope + (ray + self.rng.uniform(-0.22, 0.22)) * 2 * math.pi / RAYS
            most = reach * self.rng.uniform(0.85, 1.2) * (1.18 if ray % 2 else 0.9)
            length = 8.0
            while length < most and cell_value(room, at_angle(centre, angle, length + 3)) > GAP:
                length += 3
            outline.append(at_angle(centre, angle, length))
        return outline

    def _add_parcel(self, outline: list[Point], centre: Point, crop: int) -> None:
        """Add a parcel; a large one is split in two by a hedge."""
        if area_of(outline) > LARGE_AREA:
            angle = self.slope + self.rng.uniform(-0.3, 0.3)
            normal = math.cos(angle), math.sin(angle)
            for side, half in ((1, crop), (-1, crop + 1)):
                piece = clip_outline(outline, at_angle(centre, angle, side * 2.5), (normal[0] * side, normal[1] * side))
                self.growth.parcels.append((piece, self._crop(half)))
            ends = [point for point in clip_outline(outline, centre, normal) if abs(dot(point, centre, normal)) < 0.01]
            if len(ends) == 2:
                middle = between(ends[0], ends[1])
                bent = middle[0] + self.rng.uniform(-2, 2), middle[1] + self.rng.uniform(-2, 2)
                self.growth.hedges.append((ends[0], bent, ends[1]))
        else:
            self.growth.parcels.append((outline, self._crop(crop)))
        start = self.rng.randrange(RAYS)
        if self.rng.random() < self.crops.hedges:
            self.growth.hedges.append([outline[(start + step) % RAYS] for step in range(3 + self.rng.randrange(2))])
        around = CELLS.to_line([*outline, outline[0]]) + 2
        self.open = np.minimum(self.open, np.where(CELLS.inside(outline), -1, around))
        for _ in range(1 + self.rng.randrange(2)):
            self._plant(self.rng.choice(self.crops.trees), outline[self.rng.randrange(RAYS)])

    def _crop(self, number: int) -> str:
        return f"{self.crops.parcels[number % len(self.crops.parcels)]}{self.rng.randrange(2)}"

    def _plant(self, kind: str, foot: Point) -> None:
        """Add a plant unless it would cross the border or cover a building."""
        half, height = SIZES[kind]
        crown = foot[0], foot[1] - 0.7 * height
        if cell_value(self.ground.field_room, foot) < min(half + 2, 12) or reaches_border(foot, half, height):
            return
        if (
            cell_value(self.ground.field_room, crown) < 4
            or cell_value(self.reserved_room, crown) < 0
            or cell_value(self.reserved_room, foot) < 0
        ):
            return
        if all(math.dist(foot, other) > 9 for _, other in self.growth.plants):
            self.growth.plants.append((kind, foot))

    def add_objects(self) -> None:
        """Add one or two small objects."""
        names = list(self.crops.objects)
        wanted = 1 + (self.rng.random() < 0.3)
        for _ in range(30):
            if not self.cells or len(self.growth.objects) >= wanted:
                return
            name, point = self.rng.choice(names), self.rng.choice(self.cells)
            half, height = self.crops.objects[name]
            is_new = all(name != other and math.dist(point, place) > 60 for other, place in self.growth.objects)
            if is_new and cell_value(self.open, point) > half + 1 and not reaches_border(point, half, height):
                self.growth.objects.append((name, point))
                self.open = np.minimum(self.open, CELLS.to_point(point) - half - 2)

    def plant_trees(self) -> None:
        """Add trees between the parcels, some with a bush beside them."""
        for _ in range(110):
            if not self.cells or len(self.growth.plants) >= MAX_TREES:
                return
            point = self._near(self.rng.choice(self.cells))
            if cell_value(self.open, point) > 8:
                self._plant(self.rng.choice(self.crops.trees), point)
                if self.rng.random() < 0.4:
                    self._plant("bush", (point[0] + 9, point[1] + 4))

    def plant_tufts(self) -> None:
        """Add tufts of grass, and flowers."""
        for _ in range(TUFTS + FLOWERS):
            if not self.cells:
                return
            point = self._near(self.rng.choice(self.cells))
            if cell_value(self.open, point) > 5 and not reaches_border(point, 5, 6):
                flowers = len(self.growth.flowers) < FLOWERS and self.rng.random() < 0.35
                (self.growth.flowers if flowers else self.growth.tufts).append(point)

    def _near(self, point: Point) -> Point:
        return point[0] + self.rng.uniform(-2, 2), point[1] + self.rng.uniform(-2, 2)


def reaches_border(foot: Point, half_width: float, height: float) -> bool:
    """Return True if something with its shadow would cross the border."""
    x, y = foot
    return x - half_width < 1 or x + half_width > TILE - 6 or y - height < 1 or y > TILE - 8


def at_angle(point: Point, angle: float, length: float) -> Point:
    return point[0] + math.cos(angle) * length, point[1] + math.sin(angle) * length


def area_of(outline: Polyline) -> float:
    ring = [*outline[1:], outline[0]]
    return abs(sum(one[0] * other[1] - other[0] * one[1] for one, other in zip(outline, ring, strict=True))) / 2


def dot(point: Point, origin: Point, direction: Point) -> float:
    return (point[0] - origin[0]) * direction[0] + (point[1] - origin[1]) * direction[1]


def clip_outline(outline: Polyline, origin: Point, facing: Point) -> list[Point]:
    """Return the part of an outline on one side of a line."""
    kept = []
    for before, point in zip([outline[-1], *outline[:-1]], outline, strict=True):
        one, other = dot(before, origin, facing), dot(point, origin, facing)
        if (one >= 0) != (other >= 0):
            kept.append(between(before, point, one / (one - other)))
        if other >= 0:
            kept.append(point)
    return kept
