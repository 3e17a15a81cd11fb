"""What grows in the fields of a tile: parcels with hedges, trees, tufts, flowers and small things to find."""

import math
from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np

from bastide.render.svg.classic.borders import border_plants, open_sides, to_border_parcel
from bastide.render.svg.classic.crops import Crops
from bastide.render.svg.classic.ground import Ground
from bastide.render.svg.classic.plants import SIZES
from bastide.render.svg.distances import CELLS, Field, at, points_in
from bastide.render.svg.points import TILE, Line, Point, between
from bastide.render.svg.variety import Variety
from bastide.tiles import Shape

GAP = 9.5  # between a parcel and what is built
BORDER_GAP = 4  # between a parcel and the border: as much as between two parcels, so that no border shows
RAYS = 8
LEAST_AREA = 420
LARGE_AREA = 2100
MOST_TREES = 14
TUFTS = 40
FLOWERS = 12


@dataclass
class Growth:
    """What grows in the fields of one tile, all with places."""

    parcels: list[tuple[list[Point], str]] = field(default_factory=list)
    hedges: list[Line] = field(default_factory=list)
    plants: list[tuple[str, Point]] = field(default_factory=list)
    finds: list[tuple[str, Point]] = field(default_factory=list)
    tufts: list[Point] = field(default_factory=list)
    flowers: list[Point] = field(default_factory=list)


def growth_on(ground: Ground, crops: Crops, variety: Variety, kept: Sequence[Point]) -> Growth:
    """What grows on a tile, clear of the places that are kept for something else."""
    grower = Grower(ground, crops, variety, kept)
    for index, segment in enumerate(ground.layout.segments):
        if segment.kind.shape == Shape.LAND:
            grower.plant_parcels(index)
    grower.hide_finds()
    grower.plant_trees()
    grower.plant_tufts()
    return grower.growth


class Grower:
    """Fills the fields of a tile, the large things first."""

    def __init__(self, ground: Ground, crops: Crops, variety: Variety, kept: Sequence[Point]) -> None:
        self.ground = ground
        self.crops = crops
        self.variety = variety
        self.growth = Growth()
        self.slope = variety.between(0, math.pi / 2)
        kept_room = CELLS.far()
        for point in kept:
            kept_room = np.minimum(kept_room, CELLS.to_point(point) - 20)
        self.kept_room = kept_room
        for side in open_sides(ground):
            kept_room = np.minimum(kept_room, to_border_parcel(ground.layout.name, side))
        self.open: Field = np.minimum(ground.field_room, kept_room)  # room outside parcels
        for _, (x, y) in border_plants(ground, crops):
            self.open = np.minimum(self.open, CELLS.to_point((x, y - 8)) - 6)
        self.cells = points_in(self.open > 0)

    def plant_parcels(self, index: int) -> None:
        """Parcels in one field."""
        cells = points_in(self.ground.mask(index) & (self.open > 0))
        first_crop = self.variety.below(len(self.crops.parcels))
        for number in range(4 if len(cells) > 700 else 2):
            if not cells:
                return
            room = np.minimum(self.open, CELLS.to_border + GAP - BORDER_GAP)
            centre = max((self.variety.pick(cells) for _ in range(40)), key=lambda point: at(room, point))
            if at(room, centre) < 14:
                return
            outline = self._outline(room, centre)
            if area_of(outline) >= LEAST_AREA:
                self._add_parcel(outline, centre, first_crop + number)

    def _outline(self, room: Field, centre: Point) -> list[Point]:
        """As far as there is room in eight directions."""
        reach = self.variety.between(34, 50)
        outline = []
        for ray in range(RAYS):
            angle = self.slope + (ray + self.variety.between(-0.22, 0.22)) * 2 * math.pi / RAYS
            most = reach * self.variety.between(0.85, 1.2) * (1.18 if ray % 2 else 0.9)
            length = 8.0
            while length < most and at(room, at_angle(centre, angle, length + 3)) > GAP:
                length += 3
            outline.append(at_angle(centre, angle, length))
        return outline

    def _add_parcel(self, outline: list[Point], centre: Point, crop: int) -> None:
        """A parcel, in two halves with a hedge between if it is large."""
        if area_of(outline) > LARGE_AREA:
            angle = self.slope + self.variety.between(-0.3, 0.3)
            normal = math.cos(angle), math.sin(angle)
            for side, half in ((1, crop), (-1, crop + 1)):
                piece = cut(outline, at_angle(centre, angle, side * 2.5), (normal[0] * side, normal[1] * side))
                self.growth.parcels.append((piece, self._crop(half)))
            ends = [point for point in cut(outline, centre, normal) if abs(dot(point, centre, normal)) < 0.01]
            if len(ends) == 2:
                middle = between(ends[0], ends[1])
                bent = middle[0] + self.variety.between(-2, 2), middle[1] + self.variety.between(-2, 2)
                self.growth.hedges.append((ends[0], bent, ends[1]))
        else:
            self.growth.parcels.append((outline, self._crop(crop)))
        start = self.variety.below(RAYS)
        if self.variety.part() < self.crops.hedges:
            self.growth.hedges.append([outline[(start + step) % RAYS] for step in range(3 + self.variety.below(2))])
        around = CELLS.to_line([*outline, outline[0]]) + 2
        self.open = np.minimum(self.open, np.where(CELLS.inside(outline), -1, around))
        for _ in range(1 + self.variety.below(2)):
            self._plant(self.variety.pick(self.crops.trees), outline[self.variety.below(RAYS)])

    def _crop(self, number: int) -> str:
        return f"{self.crops.parcels[number % len(self.crops.parcels)]}{self.variety.below(2)}"

    def _plant(self, kind: str, foot: Point) -> None:
        """A plant, if it covers neither the border nor anything built."""
        half, height = SIZES[kind]
        crown = foot[0], foot[1] - 0.7 * height
        if at(self.ground.field_room, foot) < min(half + 2, 12) or reaches_border(foot, half, height):
            return
        if at(self.ground.field_room, crown) < 4 or at(self.kept_room, crown) < 0 or at(self.kept_room, foot) < 0:
            return
        if all(math.dist(foot, other) > 9 for _, other in self.growth.plants):
            self.growth.plants.append((kind, foot))

    def hide_finds(self) -> None:
        """One or two small things that are worth a look."""
        names = list(self.crops.finds)
        wanted = 1 + (self.variety.part() < 0.3)
        for _ in range(30):
            if not self.cells or len(self.growth.finds) >= wanted:
                return
            name, point = self.variety.pick(names), self.variety.pick(self.cells)
            half, height = self.crops.finds[name]
            is_new = all(name != other and math.dist(point, place) > 60 for other, place in self.growth.finds)
            if is_new and at(self.open, point) > half + 1 and not reaches_border(point, half, height):
                self.growth.finds.append((name, point))
                self.open = np.minimum(self.open, CELLS.to_point(point) - half - 2)

    def plant_trees(self) -> None:
        """Trees between the parcels, some with a bush beside them."""
        for _ in range(110):
            if not self.cells or len(self.growth.plants) >= MOST_TREES:
                return
            point = self._near(self.variety.pick(self.cells))
            if at(self.open, point) > 8:
                self._plant(self.variety.pick(self.crops.trees), point)
                if self.variety.part() < 0.4:
                    self._plant("bush", (point[0] + 9, point[1] + 4))

    def plant_tufts(self) -> None:
        """Tufts of grass, and flowers."""
        for _ in range(TUFTS + FLOWERS):
            if not self.cells:
                return
            point = self._near(self.variety.pick(self.cells))
            if at(self.open, point) > 5 and not reaches_border(point, 5, 6):
                flowers = len(self.growth.flowers) < FLOWERS and self.variety.part() < 0.35
                (self.growth.flowers if flowers else self.growth.tufts).append(point)

    def _near(self, point: Point) -> Point:
        return point[0] + self.variety.between(-2, 2), point[1] + self.variety.between(-2, 2)


def reaches_border(foot: Point, half_width: float, height: float) -> bool:
    """Whether something would cross the border, its shadow to the lower right included."""
    x, y = foot
    return x - half_width < 1 or x + half_width > TILE - 6 or y - height < 1 or y > TILE - 8


def at_angle(point: Point, angle: float, length: float) -> Point:
    return point[0] + math.cos(angle) * length, point[1] + math.sin(angle) * length


def area_of(outline: Line) -> float:
    ring = [*outline[1:], outline[0]]
    return abs(sum(one[0] * other[1] - other[0] * one[1] for one, other in zip(outline, ring, strict=True))) / 2


def dot(point: Point, origin: Point, direction: Point) -> float:
    return (point[0] - origin[0]) * direction[0] + (point[1] - origin[1]) * direction[1]


def cut(outline: Line, origin: Point, facing: Point) -> list[Point]:
    """The part of an outline on one side of a line through a point."""
    kept = []
    for before, point in zip([outline[-1], *outline[:-1]], outline, strict=True):
        one, other = dot(before, origin, facing), dot(point, origin, facing)
        if (one >= 0) != (other >= 0):
            kept.append(between(before, point, one / (one - other)))
        if other >= 0:
            kept.append(point)
    return kept
