"""The small picture of a tile, for about 40 pixels: few colours, large marks, no small decoration.

Its ids begin with "ts", those of the large picture with "t", because a page may show both.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache

from bastide.render.svg.elements import Definition, define, element, group, path, symbol, use
from bastide.render.svg.geometry.pen import curve_through, numbers_text
from bastide.render.svg.geometry.points import Point, rotate_point, round_point
from bastide.render.svg.tiles.seeded_random import SeededRandom
from bastide.render.svg.tiles.stone import palette
from bastide.render.svg.tiles.stone.animals import animal_symbols
from bastide.render.svg.tiles.stone.decoration import decoration_of
from bastide.render.svg.tiles.stone.distance_fields import value_at
from bastide.render.svg.tiles.stone.forest_edges import rotated_row, trees_on_side
from bastide.render.svg.tiles.stone.landmarks import landmark_symbols
from bastide.render.svg.tiles.stone.mark_placement import TileScene, scene_of
from bastide.render.svg.tiles.stone.oriented_tile import OrientedTile, oriented_tile
from bastide.render.svg.tiles.stone.resources import bold_resource_symbols
from bastide.render.svg.tiles.stone.scenery import WHOLE, jittered_grid
from bastide.render.svg.tiles.stone.tile_picture import river_data
from bastide.render.svg.tiles.stone.trees import bold_tree_symbols
from bastide.render.svg.tiles.stone.vegetation import distance_to_border, is_clear
from bastide.render.svg.tiles.stone.water import BANKS, RIVER, Water, forest_sides
from bastide.tiles import Tile

TREE_SPACING = 24
BANK = BANKS + 3
HALF_ROW = ((36.0, 4.0, "p1"), (64.0, -5.0, "p1"), (92.0, 4.0, "r1"))
BORDER_ROW = (*HALF_ROW, (120.0, 0.0, "p1"), *rotated_row(HALF_ROW))
DEEP_WATER = "#1d4f7c"  # darker than in the large picture, for contrast with the fish
FLOOR = "#305d33"  # lighter than in the large picture, where trees cover it


@cache
def small_symbols() -> Mapping[str, str]:
    clip = define("clipPath", "ts-tile", path(WHOLE))
    marks = (*animal_symbols(small=True), *bold_resource_symbols(), *landmark_symbols("ts"))
    return dict([clip, spring(), *bold_tree_symbols(), *marks])


def spring() -> Definition:
    return symbol(
        "ts-spring",
        element("circle", r=24, fill=palette.ROCK_DARK),
        element("circle", cx=-1, cy=-2, r=20, fill=palette.ROCK_LIGHT),
        element("circle", r=13, fill="#a9d7e6"),
    )


def small_picture(tile: Tile, rotation: int) -> str:
    """Draw the tile in 240 x 240 units."""
    scene, oriented = scene_of(tile), oriented_tile(tile, rotation)
    sides = [(side + rotation) % 4 for side in forest_sides(tile)]
    floors = "".join(
        curve_through([rotate_point(point, rotation) for point in outline], 0)
        for outline in decoration_of(tile).forests
    )
    return group(
        path(WHOLE, fill=palette.MEADOW),
        path(floors, fill=FLOOR, stroke=palette.FOREST_RIM, stroke_width=4) if floors else "",
        corner_bushes(sides),
        *(use(f"ts-{name}", *round_point(point)) for side in sides for point, name in trees_on_side(side, BORDER_ROW)),
        *trees(scene, rotation),
        water(scene.ground.water, rotation),
        *marks(oriented),
        clip_path="url(#ts-tile)",
    )


def corner_bushes(sides: Sequence[int]) -> str:
    """Draw a bush at both ends of every forest side, which covers the notch between two forests."""
    ends = [point for side in sides for point, name in trees_on_side(side) if name.startswith("b")]
    data = "".join(f"M{numbers_text(point)}h0" for point in ends)
    return path(data, stroke=FLOOR, stroke_width=20, stroke_linecap="round") if data else ""


def trees(scene: TileScene, rotation: int) -> Iterator[str]:
    rng = SeededRandom("small trees", scene.ground.tile.name)
    for number, point in enumerate(jittered_grid(rng, TREE_SPACING)):
        deep = any(value_at(field, point) < -13 for field in scene.ground.forests.values())
        dry = value_at(scene.ground.water.field, point) > 16
        if deep and dry and distance_to_border(point) > 19 and is_clear(point, scene.marks, 12):
            yield use("ts-p1" if number % 3 else "ts-r1", *round_point(rotate_point(point, rotation)))


def water(water: Water, rotation: int) -> str:
    def turn(point: Point) -> Point:
        return rotate_point(point, rotation)

    rivers = river_data(water.rivers, turn)
    if not rivers:
        return ""
    lakes = "".join(curve_through([turn(point) for point in lake.outline()], 0) for lake in water.lakes)
    springs = [turn(river.spring) for river in water.rivers if river.spring]
    shores = path(lakes, fill=palette.BANK, stroke_width=BANK - RIVER) if lakes else ""
    return "".join(
        (
            group(path(rivers, fill="none", stroke_width=BANK), shores, stroke=palette.BANK),
            path(rivers, fill="none", stroke=palette.WATER_LIGHT, stroke_width=RIVER),
            path(lakes, fill=DEEP_WATER) if lakes else "",
            *(use("ts-spring", *round_point(point)) for point in springs),
        )
    )


def marks(oriented: OrientedTile) -> Iterator[str]:
    """Draw the marks, as large as possible; fish face alternate sides."""
    for number, mark in enumerate(oriented.small_marks):
        is_mirrored = mark.name == "fish" and number % 2
        yield use(f"ts-{mark.name}", *round_point(mark.point), scale=-mark.scale if is_mirrored else mark.scale)
