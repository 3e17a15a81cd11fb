"""The trees and bushes of a tile before it is turned."""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bastide.render.svg.distances import Field
from bastide.render.svg.points import CORNERS, MIDDLE, TILE, Line, Point, between, resampled
from bastide.render.svg.stone.fields import value_at, waves
from bastide.render.svg.stone.placing import Mark, Scene
from bastide.render.svg.stone.scenery import scattered
from bastide.render.svg.stone.trees import LARGER, SMALLER, TINY
from bastide.render.svg.variety import Variety

TREE_SPACING = 15.6
BUSH_SPACING = 14.5
UNDERGROWTH_SPACING = 9.0
TIPS = tuple(between(corner, (MIDDLE, MIDDLE), part) for corner in CORNERS for part in (0.055, 0.11))
BARE = 11.5  # ground so far from the next tree looks bare
CROWN, BUSH = 16.5, 10.0  # how far trees and bushes reach from their middles


@dataclass(frozen=True, slots=True)
class Item:
    """A symbol at a point."""

    name: str
    point: Point


def growth(scene: Scene, outlines: Sequence[Line]) -> list[Item]:
    """Everything that grows in the forests, which have these outlines."""
    forests = scene.ground.forests
    grown: list[Item] = []
    for index, field in forests.items():
        grown += trees(scene, index, field)
    grown += bushes(scene, outlines)
    for field in forests.values():
        grown += undergrowth(scene, field, [item.point for item in grown])
    return grown


def inside_by(point: Point) -> float:
    """How far a point is from the border of the tile."""
    return min(point[0], point[1], TILE - point[0], TILE - point[1])


def is_clear(point: Point, marks: Sequence[Mark], gap: float) -> bool:
    """Whether something so wide does not hide any mark."""
    return all(math.dist(point, mark.point) > mark.radius + gap for mark in marks)


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


def undergrowth(scene: Scene, field: Field, taken: Sequence[Point]) -> Iterator[Item]:
    """Bushes where a forest would be bare."""
    variety = Variety("undergrowth", scene.ground.tile.name)
    grown = list(taken)
    for point in (*TIPS, *scattered(variety, UNDERGROWTH_SPACING)):
        name = fitted_bush(variety.pick(("b1", "b2", "b2l")), inside_by(point))
        if not name or value_at(field, point) > -4 or value_at(scene.ground.water.field, point) < 5:
            continue
        if is_clear(point, scene.marks, 3) and all(math.dist(point, other) > BARE for other in grown):
            grown.append(point)
            yield Item(name, point)


def fitted_bush(name: str, room: float) -> str:
    """The bush, or a smaller one, so that it does not reach over the border of the tile."""
    if room > BUSH * LARGER:
        return name
    return name[:2] if room > BUSH else f"{name[:2]}t" if room > BUSH * TINY else ""
