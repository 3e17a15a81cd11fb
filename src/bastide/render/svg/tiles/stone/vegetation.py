"""Trees and bushes of a tile before rotation."""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bastide.render.svg.geometry.distances import Field
from bastide.render.svg.geometry.points import CORNERS, MIDDLE, TILE, Point, Polyline, between, resample
from bastide.render.svg.tiles.seeded_random import SeededRandom
from bastide.render.svg.tiles.stone.distance_fields import noise, value_at
from bastide.render.svg.tiles.stone.mark_placement import TileScene
from bastide.render.svg.tiles.stone.marks import TileMark
from bastide.render.svg.tiles.stone.scenery import jittered_grid
from bastide.render.svg.tiles.stone.trees import LARGER, SMALLER, TINY

TREE_SPACING = 15.6
BUSH_SPACING = 14.5
UNDERGROWTH_SPACING = 9.0
TIPS = tuple(between(corner, (MIDDLE, MIDDLE), part) for corner in CORNERS for part in (0.055, 0.11))
BARE = 11.5  # ground at this distance from the next tree looks bare
CROWN, BUSH = 16.5, 10.0  # radii of trees and bushes


@dataclass(frozen=True, slots=True)
class PlacedSymbol:
    """A symbol at a point."""

    name: str
    point: Point


def vegetation(scene: TileScene, outlines: Sequence[Polyline]) -> list[PlacedSymbol]:
    """Return all plants of the forests with these outlines."""
    forests = scene.ground.forests
    grown: list[PlacedSymbol] = []
    for index, field in forests.items():
        grown += trees(scene, index, field)
    grown += bushes(scene, outlines)
    for field in forests.values():
        grown += undergrowth(scene, field, [item.point for item in grown])
    return grown


def distance_to_border(point: Point) -> float:
    """Return the distance of a point from the border of the tile."""
    return min(point[0], point[1], TILE - point[0], TILE - point[1])


def is_clear(point: Point, marks: Sequence[TileMark], gap: float) -> bool:
    """Return True if a thing at a point, with a gap around it, hides no mark."""
    return all(math.dist(point, mark.point) > mark.radius + gap for mark in marks)


def trees(scene: TileScene, index: int, field: Field) -> Iterator[PlacedSymbol]:
    """Yield the trees inside a forest: pines in one part, broad leaves in another."""
    tile, water = scene.ground.tile, scene.ground.water.field
    rng = SeededRandom("trees", tile.name, index)
    needles = noise(rng.uniform(0, 60), 1.3)
    for point in jittered_grid(rng, TREE_SPACING):
        choice, size = rng.uniform(-0.3, 0.3), rng.choice(("", "", "s", "l"))
        name = rng.choice(("p1", "p2", "p3")) if value_at(needles, point) + choice > 0.12 else broad_leaf(rng)
        shore = value_at(water, point)
        if value_at(field, point) > -6 or shore < 5:
            continue
        if shore < 10 or not is_clear(point, scene.marks, 9):  # nothing high may hide a mark or hang over the water
            name, size = "b2", ""
        fitting = fit_tree(name, size, distance_to_border(point))
        if fitting and is_clear(point, scene.marks, 3):
            yield PlacedSymbol(fitting, point)


def fit_tree(name: str, size: str, room: float) -> str:
    """Return the tree, a smaller one or a bush, whichever fits inside the border first."""
    scales = {"l": LARGER, "": 1.0, "s": SMALLER}
    sizes = list(scales)[list(scales).index(size) :]
    trees = [name + each for each in sizes if room > CROWN * scales[each]]
    bushes = [f"b1{each}" for each in scales if room > BUSH * scales[each]]
    return next(iter(trees + bushes), "")


def broad_leaf(rng: SeededRandom) -> str:
    return rng.choice(("r1", "r2", "r3", "r1", "r2", "r3", "r1", "r4"))


def bushes(scene: TileScene, forests: Sequence[Polyline]) -> Iterator[PlacedSymbol]:
    """Yield bushes along the edges of forests."""
    rng = SeededRandom("bushes", scene.ground.tile.name)
    for outline in forests:
        for point in resample([*outline, outline[0]], BUSH_SPACING):
            near = point[0] + rng.uniform(-2, 2), point[1] + rng.uniform(-2, 2)
            name = rng.choice(("b1", "b2", "b1l", "b2l", "b1s", "b2s", "g1", ""))
            if not name or distance_to_border(near) < BUSH * LARGER or value_at(scene.ground.water.field, near) < 5:
                continue
            if is_clear(near, scene.marks, 5):
                yield PlacedSymbol(name, near)


def undergrowth(scene: TileScene, field: Field, taken: Sequence[Point]) -> Iterator[PlacedSymbol]:
    """Yield bushes where a forest would look bare."""
    rng = SeededRandom("undergrowth", scene.ground.tile.name)
    grown = list(taken)
    for point in (*TIPS, *jittered_grid(rng, UNDERGROWTH_SPACING)):
        name = fit_bush(rng.choice(("b1", "b2", "b2l")), distance_to_border(point))
        if not name or value_at(field, point) > -4 or value_at(scene.ground.water.field, point) < 5:
            continue
        if is_clear(point, scene.marks, 3) and all(math.dist(point, other) > BARE for other in grown):
            grown.append(point)
            yield PlacedSymbol(name, point)


def fit_bush(name: str, room: float) -> str:
    """Return the bush or a smaller one that fits inside the border."""
    if room > BUSH * LARGER:
        return name
    if room > BUSH:
        return name[:2]
    return f"{name[:2]}t" if room > BUSH * TINY else ""
