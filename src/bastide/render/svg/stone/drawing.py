"""The picture of a tile as it lies: ground, forests, water, and everything upright from the back to the front."""

import math
from collections.abc import Callable, Iterable, Iterator, Sequence

from bastide.render.svg.elements import group, path, use
from bastide.render.svg.pen import Pen, curve_through, numbers_text, smooth_closed, smooth_open
from bastide.render.svg.points import Line, Point, turned, whole
from bastide.render.svg.stone import palette
from bastide.render.svg.stone.decoration import Decoration, decoration_of
from bastide.render.svg.stone.placing import Mark, scene_of
from bastide.render.svg.stone.spots import Lie, lie_of
from bastide.render.svg.stone.trees import brush
from bastide.render.svg.stone.water import SHORE, River, Water, forest_sides
from bastide.render.svg.variety import Variety
from bastide.tiles import ANIMALS, Tile

Turn = Callable[[Point], Point]
LIGHT_WATER = 8  # how wide the light in the middle of a river is
SPRING_ROCKS = (1.25, 1.95, 2.7, 3.5, 4.25, 5.0)  # directions, from that in which the river leaves
FEET = 14  # how far below its middle an animal or a landmark touches the ground


def picture(tile: Tile, rotation: int) -> str:
    """The tile in 240 x 240 units."""
    lie, decoration, water = lie_of(tile, rotation), decoration_of(tile), scene_of(tile).ground.water

    def turn(point: Point) -> Point:
        return turned(point, rotation)

    return group(
        use("t-meadow"),
        *(use(f"t-{name}", *whole(turn(point)), scale=scale) for name, point, scale in decoration.patches),
        forest_floor(decoration, turn),
        water_picture(water, decoration, turn),
        *(fish_picture(lie)),
        *(part for river in water.rivers if river.spring for part in spring_picture(river, turn)),
        *(use(f"t-edge{(side + rotation) % 4}") for side in forest_sides(tile)),
        *upright(lie, decoration, turn),
        clip_path="url(#t-tile)",
    )


def forest_floor(decoration: Decoration, turn: Turn) -> str:
    """The dark ground of the forests, with the shadow that they cast to the south-east."""
    if not decoration.forests:
        return ""
    shadow, floor = rough(decoration.forests, turn, 0), exact(decoration.forests, turn)
    return path(shadow, fill=palette.FOREST_SHADOW, opacity=0.4, transform="translate(4 7)") + path(
        floor, fill=palette.FOREST_FLOOR, stroke=palette.FOREST_RIM, stroke_width=2.5
    )


def exact(outlines: Iterable[Line], turn: Turn) -> str:
    """Closed curves through all points of outlines."""
    return "".join(curve_through([turn(point) for point in outline]) for outline in outlines)


def rough(outlines: Iterable[Line], turn: Turn, digits: int) -> str:
    """Closed curves near outlines, in half as many bytes."""
    return "".join(smooth_closed([turn(point) for point in outline], digits) for outline in outlines)


def river_data(rivers: Sequence[River], turn: Turn) -> str:
    data = ""
    for river in rivers:
        points = [turn(point) for point in river.handles]
        pen = Pen().move(points[0])
        for start in range(1, len(points), 3):
            pen.swing(*points[start : start + 3])
        data += str(pen)
    return data


def water_picture(water: Water, decoration: Decoration, turn: Turn) -> str:
    """Sand, banks, water, its light middle, and glints: one painted over the other."""
    if not decoration.water:
        return ""
    sand, surface = rough(decoration.water, turn, 0), exact(decoration.water, turn)
    deep = rough(decoration.deep_water, turn, 1)
    rivers = river_data(water.rivers, turn)
    lakes = "".join(curve_through([turn(point) for point in lake.outline(14)], 0) for lake in water.lakes)
    depths, glints = (
        "".join(smooth_open([turn(point) for point in line]) for line in lines)
        for lines in (decoration.currents[::2], decoration.currents[1::2])
    )
    edge = {"stroke_linejoin": "round", "paint_order": "stroke"}
    return "".join(
        (
            path(sand, fill="none", stroke=palette.SAND, stroke_width=15, opacity=0.5, transform="translate(0 1.5)"),
            path(surface, fill=palette.WATER_LIGHT, stroke=palette.BANK, stroke_width=2 * SHORE, **edge),
            path(deep, fill=palette.WATER, opacity=0.85, transform="translate(1 1.5)"),
            path(rivers, fill="none", stroke=palette.WATER_LIGHT, stroke_width=LIGHT_WATER, opacity=0.3),
            path(depths, **brush(palette.WATER_DEEP, 2.6), opacity=0.45) if depths else "",
            path(lakes, fill="url(#t-lake)") if lakes else "",
            *(lake_shade(turn(lake.centre), lake.radius) for lake in water.lakes),
            path(glints, **brush(palette.GLINT, 1.5), opacity=0.8) if glints else "",
        )
    )


def lake_shade(middle: Point, radius: float) -> str:
    """Light on the water of a lake: short waves near its shore, out of the way of the fish."""
    waves = ((-0.62, -0.5), (0.3, 0.72), (0.42, -0.66), (-0.6, 0.56), (0.72, 0.1))
    data = "".join(f"M{numbers_text((middle[0] + x * radius - 6, middle[1] + y * radius))}q6-4 12 0" for x, y in waves)
    return path(data, **brush(palette.GLINT, 1.5), opacity=0.7)


def fish_picture(lie: Lie) -> Iterator[str]:
    """The fish, looking this way and that."""
    for number, mark in enumerate(mark for mark in lie.marks if mark.name == "fish"):
        yield use("t-fish", *mark.point, scale=-mark.scale if number % 2 else mark.scale)


def spring_picture(river: River, turn: Turn) -> Iterator[str]:
    """A spring: bubbling water, and rocks around it except where the river leaves."""
    if river.spring is None:
        return
    x, y = turn(river.spring)
    leaving = turn(river.line[-5])
    start = math.atan2(leaving[1] - y, leaving[0] - x)
    yield use("t-spring", *whole((x, y)))
    rocks = [(y + 17 * math.sin(start + angle), x + 18 * math.cos(start + angle)) for angle in SPRING_ROCKS]
    for number, (rock_y, rock_x) in enumerate(sorted(rocks)):
        yield use(f"t-k{number % 3}", *whole((rock_x, rock_y)))


def upright(lie: Lie, decoration: Decoration, turn: Turn) -> list[str]:
    """Everything that stands on the ground, the farthest first."""
    standing = []
    for item in decoration.items:
        x, y = turn(item.point)
        if item.name != "re" or not hides_fish((x, y), lie):
            standing.append((round(y, 1), round(x, 1), use(f"t-{item.name}", *whole((x, y)))))
    for mark in lie.marks:
        if mark.name != "fish":
            feet = mark.point[1] + (2 if mark.name in ("gold", "mushrooms") else FEET * mark.scale)
            standing.append((round(feet, 1), round(mark.point[0], 1), mark_picture(mark, lie.tile)))
    return [drawn for _, _, drawn in sorted(standing)]


def hides_fish(foot: Point, lie: Lie) -> bool:
    """Whether reeds that grow there would stand before a fish."""
    tips = foot[0], foot[1] - 6
    return any(mark.name == "fish" and math.dist(tips, mark.point) < 20 * mark.scale for mark in lie.marks)


def mark_picture(mark: Mark, tile: Tile) -> str:
    """An animal, a landmark or a find; animals look west or east."""
    mirrored = mark.name in ANIMALS and Variety("facing", tile.name, mark.segment, mark.point).part() < 0.5
    return use(f"t-{mark.name}", *mark.point, scale=-mark.scale if mirrored else mark.scale)
