"""The picture of a rotated tile: ground, forests, water, and all standing things from back to front."""

import math
from collections.abc import Callable, Iterable, Iterator, Sequence

from bastide.render.svg.elements import group, path, use
from bastide.render.svg.geometry.pen import Pen, curve_through, numbers_text, smooth_closed, smooth_open
from bastide.render.svg.geometry.points import Point, Polyline, rotate_point, round_point
from bastide.render.svg.tiles.seeded_random import SeededRandom
from bastide.render.svg.tiles.stone import palette
from bastide.render.svg.tiles.stone.decoration import Decoration, decoration_of
from bastide.render.svg.tiles.stone.mark_placement import scene_of
from bastide.render.svg.tiles.stone.marks import TileMark
from bastide.render.svg.tiles.stone.oriented_tile import OrientedTile, oriented_tile
from bastide.render.svg.tiles.stone.trees import brush
from bastide.render.svg.tiles.stone.water import SHORE, River, Water, forest_sides
from bastide.tiles import ANIMALS, Tile

PointFunction = Callable[[Point], Point]
LIGHT_WATER = 8  # width of the light middle of a river
SPRING_ROCKS = (1.25, 1.95, 2.7, 3.5, 4.25, 5.0)  # directions relative to that of the river
FEET = 14  # distance from the middle of an animal or a landmark down to the ground


def picture(tile: Tile, rotation: int) -> str:
    """Draw the tile in 240 x 240 units."""
    oriented, decoration, water = oriented_tile(tile, rotation), decoration_of(tile), scene_of(tile).ground.water

    def turn(point: Point) -> Point:
        return rotate_point(point, rotation)

    return group(
        use("t-meadow"),
        *(use(f"t-{name}", *round_point(turn(point)), scale=scale) for name, point, scale in decoration.patches),
        forest_floor(decoration, turn),
        water_picture(water, decoration, turn),
        *(fish_picture(oriented)),
        *(part for river in water.rivers if river.spring for part in spring_picture(river, turn)),
        *(use(f"t-edge{(side + rotation) % 4}") for side in forest_sides(tile)),
        *standing_items(oriented, decoration, turn),
        clip_path="url(#t-tile)",
    )


def forest_floor(decoration: Decoration, turn: PointFunction) -> str:
    """Draw the dark ground of the forests, with a shadow to the south-east."""
    if not decoration.forests:
        return ""
    shadow, floor = rough_curves(decoration.forests, turn, 0), exact_curves(decoration.forests, turn)
    return path(shadow, fill=palette.FOREST_SHADOW, opacity=0.4, transform="translate(4 7)") + path(
        floor, fill=palette.FOREST_FLOOR, stroke=palette.FOREST_RIM, stroke_width=2.5
    )


def exact_curves(outlines: Iterable[Polyline], turn: PointFunction) -> str:
    """Return closed curves through all points of outlines."""
    return "".join(curve_through([turn(point) for point in outline]) for outline in outlines)


def rough_curves(outlines: Iterable[Polyline], turn: PointFunction, digits: int) -> str:
    """Return closed curves near outlines, in half as many bytes."""
    return "".join(smooth_closed([turn(point) for point in outline], digits) for outline in outlines)


def river_data(rivers: Sequence[River], turn: PointFunction) -> str:
    data = ""
    for river in rivers:
        points = [turn(point) for point in river.handles]
        pen = Pen().move(points[0])
        for start in range(1, len(points), 3):
            pen.cubic(*points[start : start + 3])
        data += str(pen)
    return data


def water_picture(water: Water, decoration: Decoration, turn: PointFunction) -> str:
    """Draw sand, banks, water, its light middle, and glints, each on top of the one before."""
    if not decoration.water:
        return ""
    sand, surface = rough_curves(decoration.water, turn, 0), exact_curves(decoration.water, turn)
    deep = rough_curves(decoration.deep_water, turn, 1)
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
    """Draw short waves near the shore of a lake, away from the fish."""
    waves = ((-0.62, -0.5), (0.3, 0.72), (0.42, -0.66), (-0.6, 0.56), (0.72, 0.1))
    data = "".join(f"M{numbers_text((middle[0] + x * radius - 6, middle[1] + y * radius))}q6-4 12 0" for x, y in waves)
    return path(data, **brush(palette.GLINT, 1.5), opacity=0.7)


def fish_picture(oriented: OrientedTile) -> Iterator[str]:
    """Draw the fish, facing alternate sides."""
    for number, mark in enumerate(mark for mark in oriented.marks if mark.name == "fish"):
        yield use("t-fish", *mark.point, scale=-mark.scale if number % 2 else mark.scale)


def spring_picture(river: River, turn: PointFunction) -> Iterator[str]:
    """Draw a spring: bubbling water with rocks around it, except towards the river."""
    if river.spring is None:
        return
    x, y = turn(river.spring)
    leaving = turn(river.line[-5])
    start = math.atan2(leaving[1] - y, leaving[0] - x)
    yield use("t-spring", *round_point((x, y)))
    rocks = [(y + 17 * math.sin(start + angle), x + 18 * math.cos(start + angle)) for angle in SPRING_ROCKS]
    for number, (rock_y, rock_x) in enumerate(sorted(rocks)):
        yield use(f"t-k{number % 3}", *round_point((rock_x, rock_y)))


def standing_items(oriented: OrientedTile, decoration: Decoration, turn: PointFunction) -> list[str]:
    """Draw everything that stands on the ground, the farthest first."""
    standing = []
    for item in decoration.items:
        x, y = turn(item.point)
        if item.name != "re" or not hides_fish((x, y), oriented):
            standing.append((round(y, 1), round(x, 1), use(f"t-{item.name}", *round_point((x, y)))))
    for mark in oriented.marks:
        if mark.name != "fish":
            feet = mark.point[1] + (2 if mark.name in ("gold", "mushrooms") else FEET * mark.scale)
            standing.append((round(feet, 1), round(mark.point[0], 1), mark_picture(mark, oriented.tile)))
    return [drawn for _, _, drawn in sorted(standing)]


def hides_fish(foot: Point, oriented: OrientedTile) -> bool:
    """Return True if reeds at a point would cover a fish."""
    tips = foot[0], foot[1] - 6
    return any(mark.name == "fish" and math.dist(tips, mark.point) < 20 * mark.scale for mark in oriented.marks)


def mark_picture(mark: TileMark, tile: Tile) -> str:
    """Draw an animal, a landmark or a resource; animals face west or east."""
    mirrored = mark.name in ANIMALS and SeededRandom("facing", tile.name, mark.segment, mark.point).random() < 0.5
    return use(f"t-{mark.name}", *mark.point, scale=-mark.scale if mirrored else mark.scale)
