"""Draws tiles with characters: double lines are roads, shading behind a wall is a city, dots are a field."""

from collections.abc import Callable, Collection
from functools import cache

from bastide.render.canvas import Glyph
from bastide.render.plan import Plan, plan_of
from bastide.render.sizes import Point, Size
from bastide.render.spots import badge, city_sides, pennant_points
from bastide.rules.table import Follower
from bastide.tiles import Shape, Tile

DEVICES = "✚▲●╲◆"  # what the seats bear: a cross, a chevron, a disc, a bend and a lozenge
# By the directions in which a road goes on, or in which a city lies: north, east, south and west count 1, 2, 4 and 8.
ROADS = "▪║═╚║║╔╠═╝═╩╗╣╦╬"
WALLS = "·▀▐▜▄▬▟█▌▛▮█▙███"
CITY, BETWEEN_CITIES = Glyph("▒", "city"), Glyph("█", "wall")
PENNANT, HAMLET = Glyph("⚑", "pennant"), Glyph("▪", "road")
GRASS, TUFT = Glyph(" ", "field"), Glyph("·", "field")
MONASTERY = {3: "┌✝┐", 6: "┌✝┐└─┘"}  # by the number of its points
CORNERS = "┌┐┘└"

Drawing = list[tuple[Point, Glyph]]


@cache
def tile_drawing(tile: Tile, rotation: int, size: Size) -> Drawing:
    """The characters of a tile that lies so."""
    plan = plan_of(tile, rotation, size)
    drawing = [(point, glyph_at(plan, point)) for point in size.points]
    for index, segment in enumerate(plan.segments):
        if segment.kind.shape == Shape.SITE:
            drawing += monastery(plan, index)
        drawing += [(point, PENNANT) for point in (pennant_points(plan, index) if segment.pennants else [])]
    return drawing


def glyph_at(plan: Plan, point: Point) -> Glyph:
    if point in plan.hamlets:
        return HAMLET
    return GLYPHS[plan.shape_at(point)](plan, point) if point in plan.owners else unowned(plan)


def unowned(plan: Plan) -> Glyph:
    """What nobody owns: a wall between cities, or in a small drawing a field that has no half side there."""
    return BETWEEN_CITIES if any(segment.kind.shape == Shape.BLOCK for segment in plan.segments) else TUFT


def road(plan: Plan, point: Point) -> Glyph:
    return Glyph(ROADS[bits(plan.links[point])], "road")


def city(_plan: Plan, _point: Point) -> Glyph:
    return CITY


def field(plan: Plan, point: Point) -> Glyph:
    """The wall of the cities beside it, or grass."""
    walls = city_sides(plan, point)
    if walls:
        return Glyph(WALLS[bits(walls)], "wall")
    return GRASS if (point[0] + 2 * point[1]) % 4 else TUFT


GLYPHS: dict[Shape, Callable[[Plan, Point], Glyph]] = {
    Shape.LAND: field,
    Shape.PATH: road,
    Shape.BLOCK: city,
    Shape.SITE: field,
}


def bits(sides: Collection[int]) -> int:
    return sum(1 << side for side in sides)


def monastery(plan: Plan, segment: int) -> Drawing:
    points = sorted(plan.points_of(segment), key=lambda point: (point[1], point[0]))
    return [(point, Glyph(character, "site")) for point, character in zip(points, MONASTERY[len(points)], strict=True)]


def follower_drawing(tile: Tile, rotation: int, size: Size, follower: Follower) -> Drawing:
    """A follower on a tile that lies so: the device of its seat, in brackets if there is room."""
    points = badge(plan_of(tile, rotation, size), follower.segment)
    device = DEVICES[follower.player]
    text = f"({device})" if len(points) > 1 else device
    return [(point, Glyph(character, f"seat{follower.player}")) for point, character in zip(points, text, strict=True)]


def corner_marks(size: Size) -> Drawing:
    """What shows that a tile was the last to be laid."""
    return [(point, Glyph(character, "last")) for point, character in zip(size.corners, CORNERS, strict=True)]
