"""What grows and lies about on a tile before it is turned: decoration that varies by tile and never by chance."""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from bastide.render.svg.plan import PLAN_GRID
from bastide.render.svg.points import TILE, Line, Point, distance_to_line, moved, resampled
from bastide.render.svg.stone.contours import outlines, simplified
from bastide.render.svg.stone.fields import Field, value_at, waves
from bastide.render.svg.stone.placing import Mark, Scene, scene_of
from bastide.render.svg.stone.scenery import scattered
from bastide.render.svg.stone.trees import LARGER, SMALLER
from bastide.render.svg.stone.water import BANKS, SHORE, Water, forest_sides
from bastide.render.svg.variety import Variety
from bastide.tiles import Tile

TREE_SPACING = 15.6
BUSH_SPACING = 14.5
UNDERGROWTH_SPACING = 9.0
BARE = 11.5  # ground so far from the next tree looks bare
TUFT_SPACING = 25.0
SHALLOWS = 4.5  # how wide the light water along a bank is
CROWN, BUSH = 16.5, 10.0  # how far trees and bushes reach from their middles
ROUGH_EDGE, FINE_EDGE = 1.4, 0.7  # how far the outlines of forests and of water may be from their fields

# Trees that stand on a forest's side, by how far along it and how far inside, for its first half. The second half is
# the same turned round, so that both tiles at a border paint the same trees, and the forest goes on without a seam.
HALF_ROW = (
    (9.0, 1.0, "b1"),
    (13.0, 9.0, "b2l"),
    (13.0, -9.0, "b1l"),
    (27.0, -5.0, "r2"),
    (45.0, 6.0, "r1"),
    (57.0, -6.0, "p3"),
    (72.0, 4.0, "r3"),
    (88.0, -6.0, "r2l"),
    (103.0, 6.0, "p1"),
)
BORDER_ROW = (*HALF_ROW, (120.0, 0.0, "r1"), *((TILE - along, -inside, tree) for along, inside, tree in HALF_ROW))

BONE = "bo"
GRASSES = ("g1", "g1", "g2", "g2", "g2", "g3", "g3", "g4", "g4", "g4", "st", "st", "f1", "f2", "f3")
TUFTS = (*GRASSES, BONE)


@dataclass(frozen=True, slots=True)
class Item:
    """A symbol at a point."""

    name: str
    point: Point


@dataclass(frozen=True)
class Decoration:
    """All that is painted on a tile beside its ground and its marks."""

    forests: tuple[tuple[Point, ...], ...]  # outlines
    patches: tuple[tuple[str, Point, float], ...]  # symbol, middle and scale
    items: tuple[Item, ...]
    water: tuple[tuple[Point, ...], ...]  # outlines
    deep_water: tuple[tuple[Point, ...], ...]
    currents: tuple[tuple[Point, ...], ...]  # glints along the rivers


@cache
def decoration_of(tile: Tile) -> Decoration:
    """The decoration of a tile; worked out once."""
    scene = scene_of(tile)
    ground = scene.ground
    forests = [outline for field in ground.forests.values() for outline in outlines(field)]
    items = [*border_trees(tile), *meadow_items(scene), *waterside_items(scene)]
    for index, field in ground.forests.items():
        items += trees(scene, index, field)
    items += bushes(scene, forests)
    for field in ground.forests.values():
        items += undergrowth(scene, field, [item.point for item in items])
    return Decoration(
        simple_outlines(forests, ROUGH_EDGE),
        tuple(patches(scene)),
        tuple(items),
        simple_outlines(outlines(ground.water.field + SHORE), FINE_EDGE),
        simple_outlines(outlines(ground.water.field + SHORE + SHALLOWS), FINE_EDGE),
        tuple(currents(tile, ground.water)),
    )


def simple_outlines(lines: Sequence[Line], tolerance: float) -> tuple[tuple[Point, ...], ...]:
    return tuple(tuple(simplified(line, tolerance)) for line in lines)


def inside_by(point: Point) -> float:
    """How far a point is from the border of the tile."""
    return min(point[0], point[1], TILE - point[0], TILE - point[1])


def is_clear(point: Point, marks: Sequence[Mark], gap: float) -> bool:
    """Whether something so wide does not hide any mark."""
    return all(math.dist(point, mark.point) > mark.radius + gap for mark in marks)


def border_trees(tile: Tile) -> Iterator[Item]:
    for side in forest_sides(tile):
        for along, inside, tree in BORDER_ROW:
            points = ((along, inside), (TILE - inside, along), (TILE - along, TILE - inside), (inside, TILE - along))
            yield Item(tree, points[side])


def trees(scene: Scene, index: int, field: Field) -> Iterator[Item]:
    """The trees inside a forest: pines in one part of it, broad leaves in another."""
    tile, water = scene.ground.tile, scene.ground.water.field
    variety = Variety("trees", tile.name, index)
    needles = waves(variety.between(0, 60), 1.3)
    for point in scattered(variety, TREE_SPACING):
        choice, size = variety.between(-0.3, 0.3), variety.pick(("", "", "s", "l"))
        name = variety.pick(("p1", "p2", "p3")) if value_at(needles, point) + choice > 0.12 else broad_leaf(variety)
        shore = value_at(water, point)
        if value_at(field, point) > -6 or shore < 5:
            continue
        if shore < 10 or not is_clear(point, scene.marks, 9):  # nothing high may hide a mark or hang over the water
            name, size = "b2", ""
        fitting = fitted(name, size, inside_by(point))
        if fitting and is_clear(point, scene.marks, 3):
            yield Item(fitting, point)


def fitted(name: str, size: str, room: float) -> str:
    """The tree, or a smaller one, or a bush, so that it does not reach over the border of the tile."""
    scales = {"l": LARGER, "": 1.0, "s": SMALLER}
    sizes = list(scales)[list(scales).index(size) :]
    trees = [name + each for each in sizes if room > CROWN * scales[each]]
    return next(iter([*trees, *(f"b1{each}" for each in scales if room > BUSH * scales[each])]), "")


def broad_leaf(variety: Variety) -> str:
    return variety.pick(("r1", "r2", "r3", "r1", "r2", "r3", "r1", "r4"))


def bushes(scene: Scene, forests: Sequence[Line]) -> Iterator[Item]:
    """Undergrowth along the edges of forests."""
    variety = Variety("bushes", scene.ground.tile.name)
    for outline in forests:
        for point in resampled([*outline, outline[0]], BUSH_SPACING):
            near = point[0] + variety.between(-2, 2), point[1] + variety.between(-2, 2)
            name = variety.pick(("b1", "b2", "b1l", "b2l", "b1s", "b2s", "g1", ""))
            if not name or inside_by(near) < BUSH * LARGER or value_at(scene.ground.water.field, near) < 5:
                continue
            if is_clear(near, scene.marks, 5):
                yield Item(name, near)


def undergrowth(scene: Scene, field: Field, taken: Sequence[Point]) -> list[Item]:
    """Bushes where a forest would be bare."""
    variety = Variety("undergrowth", scene.ground.tile.name)
    found: list[Item] = []
    for point in scattered(variety, UNDERGROWTH_SPACING):
        name = variety.pick(("b1", "b2", "b2l"))
        if value_at(field, point) > -4 or value_at(scene.ground.water.field, point) < 5 or inside_by(point) < BUSH:
            continue
        others = [*taken, *(item.point for item in found)]
        if is_clear(point, scene.marks, 3) and all(math.dist(point, other) > BARE for other in others):
            found.append(Item(name if inside_by(point) > BUSH * LARGER else "b2", point))
    return found


def meadow_items(scene: Scene) -> Iterator[Item]:
    """Tufts, flowers, stones, and on some tiles a bone."""
    variety = Variety("tufts", scene.ground.tile.name)
    names: tuple[str, ...] = TUFTS
    meadows = set(scene.ground.meadows)
    for point in scattered(variety, TUFT_SPACING):
        name, drawn = variety.pick(names), variety.part()
        column, row = PLAN_GRID.cell_at(point)
        own = int(scene.ground.owners[row, column])
        if own not in meadows or scene.ground.depths[own][row, column] < 9 or inside_by(point) < 18 or drawn < 0.4:
            continue
        if is_clear(point, scene.marks, 7):
            names = GRASSES if name == BONE else names
            yield Item(name, point)


def patches(scene: Scene) -> Iterator[tuple[str, Point, float]]:
    """Soft spots of colour and sweeps of the brush on the meadows, wholly inside the tile."""
    variety = Variety("patches", scene.ground.tile.name)
    names = ("light", "dark", "sw", "earth", "sd", "light", "sw", "dark", "sd")
    start = variety.below(len(names))
    owners, meadows = scene.ground.owners, set(scene.ground.meadows)
    points = (point for point in scattered(variety, 48) if inside_by(point) > 32)
    for number, point in enumerate(points):
        column, row = PLAN_GRID.cell_at(point)
        if int(owners[row, column]) in meadows:
            name = names[(start + number) % len(names)]
            yield name, point, round(min(1.1, inside_by(point) / 44), 2)


def waterside_items(scene: Scene) -> Iterator[Item]:
    """Reeds and stones along lakes and rivers."""
    water = scene.ground.water
    variety = Variety("reeds", scene.ground.tile.name)
    for lake in water.lakes:
        angle = variety.between(0, 6.28)
        for _ in range(9):
            angle += variety.between(0.5, 1.0)
            point, name = lake.shore_point(angle, 2), variety.pick(("re", "re", "k1", "re"))
            on_land = all(distance_to_line(point, river.line) > 24 for river in water.rivers)
            if on_land and inside_by(point) > 26 and is_clear(point, scene.marks, 2):
                yield Item(name, point)
    for line in [river.line for river in water.rivers]:
        for number in range(4, len(line) - 4, 4):
            point = beside(line, number, variety.pick((-1, 1)) * BANKS / 2)
            name = variety.pick(("re", "st", "re", "", ""))
            in_lake = any(math.dist(point, lake.centre) < lake.radius + 14 for lake in water.lakes)
            if name and not in_lake and inside_by(point) > 20 and is_clear(point, scene.marks, 2):
                yield Item(name, point)


def beside(line: Line, number: int, offset: float) -> Point:
    """The point so far to the right of a point of a line."""
    (x, y), (onward_x, onward_y) = line[number], line[number + 1]
    length = math.dist((x, y), (onward_x, onward_y)) or 1
    return moved((x, y), ((y - onward_y) / length, (onward_x - x) / length), offset)


def currents(tile: Tile, water: Water) -> Iterator[tuple[Point, ...]]:
    """Short lines along the rivers where the water glints."""
    variety = Variety("currents", tile.name)
    for river in water.rivers:
        line = resampled(river.line, 8)
        number, right = 2, 1
        while number + 4 < len(line):
            offset = right * variety.between(1.5, 9)
            length = variety.pick((2, 3, 3))
            glint = tuple(beside(line, number + step, offset) for step in range(length + 1))
            in_lake = any(math.dist(point, lake.centre) < lake.radius for lake in water.lakes for point in glint)
            in_spring = river.spring is not None and math.dist(glint[-1], river.spring) < 16
            if not in_lake and not in_spring and all(inside_by(point) > 6 for point in glint):
                yield glint
            number, right = number + variety.pick((1, 1, 2)), -right
