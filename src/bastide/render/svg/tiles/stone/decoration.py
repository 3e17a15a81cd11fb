"""Decoration of a tile before rotation; it varies by tile, and is always the same for a tile."""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from bastide.render.svg.geometry.grid import PLAN_GRID
from bastide.render.svg.geometry.points import (
    Point,
    Polyline,
    distance_to_line,
    resample,
    simplify_closed,
    translate,
)
from bastide.render.svg.tiles.seeded_random import SeededRandom
from bastide.render.svg.tiles.stone.contours import outlines
from bastide.render.svg.tiles.stone.mark_placement import TileScene, scene_of
from bastide.render.svg.tiles.stone.scenery import jittered_grid
from bastide.render.svg.tiles.stone.vegetation import PlacedSymbol, distance_to_border, is_clear, vegetation
from bastide.render.svg.tiles.stone.water import BANKS, SHORE, Water
from bastide.tiles import Tile

TUFT_SPACING = 25.0
SHALLOWS = 4.5  # width of the light water along a bank
ROUGH_EDGE, FINE_EDGE = 1.4, 0.62  # tolerances for the outlines of forests and of water

BONE = "bo"
GRASSES = ("g1", "g1", "g2", "g2", "g2", "g3", "g3", "g4", "g4", "g4", "st", "st", "f1", "f2", "f3")
TUFTS = (*GRASSES, BONE)


@dataclass(frozen=True)
class Decoration:
    """Everything drawn on a tile except its ground and its marks."""

    forests: tuple[tuple[Point, ...], ...]  # outlines
    patches: tuple[tuple[str, Point, float], ...]  # symbol, centre and scale
    items: tuple[PlacedSymbol, ...]
    water: tuple[tuple[Point, ...], ...]  # outlines
    deep_water: tuple[tuple[Point, ...], ...]
    currents: tuple[tuple[Point, ...], ...]  # glints along the rivers


@lru_cache(maxsize=256)
def decoration_of(tile: Tile) -> Decoration:
    """Return the decoration of a tile (cached)."""
    scene = scene_of(tile)
    ground = scene.ground
    forests = [outline for field in ground.forests.values() for outline in outlines(field)]
    items = [*meadow_items(scene), *waterside_items(scene), *vegetation(scene, forests)]
    return Decoration(
        simple_outlines(forests, ROUGH_EDGE),
        tuple(patches(scene)),
        tuple(items),
        simple_outlines(outlines(ground.water.field + SHORE), FINE_EDGE),
        simple_outlines(outlines(ground.water.field + SHORE + SHALLOWS), FINE_EDGE),
        tuple(currents(tile, ground.water)),
    )


def simple_outlines(lines: Sequence[Polyline], tolerance: float) -> tuple[tuple[Point, ...], ...]:
    return tuple(tuple(simplify_closed(line, tolerance)) for line in lines)


def meadow_items(scene: TileScene) -> Iterator[PlacedSymbol]:
    """Yield tufts, flowers, stones, and on some tiles a bone."""
    rng = SeededRandom("tufts", scene.ground.tile.name)
    names: tuple[str, ...] = TUFTS
    meadows = set(scene.ground.meadows)
    for point in jittered_grid(rng, TUFT_SPACING):
        name, drawn = rng.choice(names), rng.random()
        column, row = PLAN_GRID.cell_at(point)
        own = int(scene.ground.owners[row, column])
        if own not in meadows or scene.ground.depths[own][row, column] < 9:
            continue
        if distance_to_border(point) < 18 or drawn < 0.4:
            continue
        if is_clear(point, scene.marks, 7):
            names = GRASSES if name == BONE else names
            yield PlacedSymbol(name, point)


def patches(scene: TileScene) -> Iterator[tuple[str, Point, float]]:
    """Yield soft spots of colour and brush strokes on the meadows, completely inside the tile."""
    rng = SeededRandom("patches", scene.ground.tile.name)
    names = ("light", "dark", "sw", "earth", "sd", "light", "sw", "dark", "sd")
    start = rng.randrange(len(names))
    owners, meadows = scene.ground.owners, set(scene.ground.meadows)
    points = (point for point in jittered_grid(rng, 48) if distance_to_border(point) > 32)
    for number, point in enumerate(points):
        column, row = PLAN_GRID.cell_at(point)
        if int(owners[row, column]) in meadows:
            name = names[(start + number) % len(names)]
            yield name, point, round(min(1.1, distance_to_border(point) / 44), 2)


def waterside_items(scene: TileScene) -> Iterator[PlacedSymbol]:
    """Yield reeds and stones along lakes and rivers."""
    water = scene.ground.water
    rng = SeededRandom("reeds", scene.ground.tile.name)
    for lake in water.lakes:
        angle = rng.uniform(0, 6.28)
        for _ in range(9):
            angle += rng.uniform(0.5, 1.0)
            point, name = lake.shore_point(angle, 2), rng.choice(("re", "re", "k1", "re"))
            on_land = all(distance_to_line(point, river.line) > 24 for river in water.rivers)
            if on_land and distance_to_border(point) > 26 and is_clear(point, scene.marks, 2):
                yield PlacedSymbol(name, point)
    for line in [river.line for river in water.rivers]:
        for number in range(4, len(line) - 4, 4):
            point = beside(line, number, rng.choice((-1, 1)) * BANKS / 2)
            name = rng.choice(("re", "st", "re", "", ""))
            in_lake = any(math.dist(point, lake.centre) < lake.radius + 14 for lake in water.lakes)
            if name and not in_lake and distance_to_border(point) > 20 and is_clear(point, scene.marks, 2):
                yield PlacedSymbol(name, point)


def beside(line: Polyline, number: int, offset: float) -> Point:
    """Return the point at a distance to the right of a point of a line."""
    (x, y), (onward_x, onward_y) = line[number], line[number + 1]
    length = math.dist((x, y), (onward_x, onward_y)) or 1
    return translate((x, y), ((y - onward_y) / length, (onward_x - x) / length), offset)


def currents(tile: Tile, water: Water) -> Iterator[tuple[Point, ...]]:
    """Yield short lines along the rivers, where the water glints."""
    rng = SeededRandom("currents", tile.name)
    for river in water.rivers:
        line = resample(river.line, 8)
        number, right = 2, 1
        while number + 4 < len(line):
            offset = right * rng.uniform(1.5, 9)
            length = rng.choice((2, 3, 3))
            glint = tuple(beside(line, number + step, offset) for step in range(length + 1))
            in_lake = any(math.dist(point, lake.centre) < lake.radius for lake in water.lakes for point in glint)
            in_spring = river.spring is not None and math.dist(glint[-1], river.spring) < 16
            if not in_lake and not in_spring and all(distance_to_border(point) > 6 for point in glint):
                yield glint
            number, right = number + rng.choice((1, 1, 2)), -right
