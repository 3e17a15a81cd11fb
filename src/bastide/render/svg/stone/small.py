"""The simpler picture of a tile, for about 40 pixels: few colours, large marks, no small decoration.

Its symbols begin with "ts" where those of the large picture begin with "t": a page may show both.
"""

from collections.abc import Iterator, Sequence
from functools import cache

from bastide.render.svg.elements import element, group, path, symbol, use
from bastide.render.svg.pen import curve_through, numbers_text
from bastide.render.svg.points import Point, turned, whole
from bastide.render.svg.stone import palette
from bastide.render.svg.stone.animals import animal_symbols
from bastide.render.svg.stone.decoration import decoration_of
from bastide.render.svg.stone.drawing import river_data
from bastide.render.svg.stone.edges import other_half, standing_on
from bastide.render.svg.stone.fields import value_at
from bastide.render.svg.stone.finds import bold_find_symbols
from bastide.render.svg.stone.growth import inside_by, is_clear
from bastide.render.svg.stone.landmarks import landmark_symbols
from bastide.render.svg.stone.placing import Scene, scene_of
from bastide.render.svg.stone.scenery import WHOLE, scattered
from bastide.render.svg.stone.spots import Lie, lie_of
from bastide.render.svg.stone.trees import bold_tree_symbols
from bastide.render.svg.stone.water import BANKS, RIVER, Water, forest_sides
from bastide.render.svg.variety import Variety
from bastide.tiles import Tile

TREE_SPACING = 24
BANK = BANKS + 3
HALF_ROW = ((36.0, 4.0, "p1"), (64.0, -5.0, "p1"), (92.0, 4.0, "r1"))
BORDER_ROW = (*HALF_ROW, (120.0, 0.0, "p1"), *other_half(HALF_ROW))
DEEP_WATER = "#1d4f7c"  # darker than that of the large picture, for the sake of the fish
FLOOR = "#305d33"  # lighter than that of the large picture, which is under trees


@cache
def small_symbols() -> str:
    clip = element("clipPath", path(WHOLE), id="ts-tile")
    marks = (*animal_symbols(small=True), *bold_find_symbols(), *landmark_symbols("ts"))
    return "".join((clip, spring(), *bold_tree_symbols(), *marks))


def spring() -> str:
    return symbol(
        "ts-spring",
        element("circle", r=24, fill=palette.ROCK_DARK),
        element("circle", cx=-1, cy=-2, r=20, fill=palette.ROCK_LIGHT),
        element("circle", r=13, fill="#a9d7e6"),
    )


def small_picture(tile: Tile, rotation: int) -> str:
    """The tile in 240 x 240 units."""
    scene, lie = scene_of(tile), lie_of(tile, rotation)
    sides = [(side + rotation) % 4 for side in forest_sides(tile)]
    floors = "".join(
        curve_through([turned(point, rotation) for point in outline], 0) for outline in decoration_of(tile).forests
    )
    return group(
        path(WHOLE, fill=palette.MEADOW),
        path(floors, fill=FLOOR, stroke=palette.FOREST_RIM, stroke_width=4) if floors else "",
        corner_bushes(sides),
        *(use(f"ts-{name}", *whole(point)) for side in sides for point, name in standing_on(side, BORDER_ROW)),
        *trees(scene, rotation),
        water(scene.ground.water, rotation),
        *marks(lie),
        clip_path="url(#ts-tile)",
    )


def corner_bushes(sides: Sequence[int]) -> str:
    """A bush at both ends of every forest's side: where two forests meet, it covers the notch between them."""
    ends = [point for side in sides for point, name in standing_on(side) if name.startswith("b")]
    data = "".join(f"M{numbers_text(point)}h0" for point in ends)
    return path(data, stroke=FLOOR, stroke_width=20, stroke_linecap="round") if data else ""


def trees(scene: Scene, rotation: int) -> Iterator[str]:
    variety = Variety("small trees", scene.ground.tile.name)
    for number, point in enumerate(scattered(variety, TREE_SPACING)):
        deep = any(value_at(field, point) < -13 for field in scene.ground.forests.values())
        dry = value_at(scene.ground.water.field, point) > 16
        if deep and dry and inside_by(point) > 19 and is_clear(point, scene.marks, 12):
            yield use("ts-p1" if number % 3 else "ts-r1", *whole(turned(point, rotation)))


def water(water: Water, rotation: int) -> str:
    def turn(point: Point) -> Point:
        return turned(point, rotation)

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
            *(use("ts-spring", *whole(point)) for point in springs),
        )
    )


def marks(lie: Lie) -> Iterator[str]:
    """All that counts, as large as it can be; fish look this way and that."""
    for number, mark in enumerate(lie.small_marks):
        is_mirrored = mark.name == "fish" and number % 2
        yield use(f"ts-{mark.name}", *whole(mark.point), scale=-mark.scale if is_mirrored else mark.scale)
