"""Draws tiles with characters: lines are roads or rivers, shading or trees are cities or forests, dots are land."""

from collections.abc import Callable, Collection
from functools import cache

from bastide.render.text.canvas import Glyph
from bastide.render.text.plan import Plan, plan_of
from bastide.render.text.signs import (
    BETWEEN,
    BLOCKS,
    CORNERS,
    DEVICES,
    GRASS,
    HAMLET,
    HUT,
    LAKE,
    MONASTERY,
    PATHS,
    SPRING,
    TUFT,
    WALLS,
)
from bastide.render.text.sizes import Point, Size
from bastide.render.text.spots import badge, hut_badge, wall_sides
from bastide.render.text.tokens import sights, token_glyphs
from bastide.rules.table import Piece
from bastide.tiles import Shape, Tile

Drawing = list[tuple[Point, Glyph]]


@cache
def tile_drawing(tile: Tile, rotation: int, size: Size) -> Drawing:
    """The characters of a tile that lies so."""
    plan = plan_of(tile, rotation, size)
    drawing = [(point, glyph_at(plan, point)) for point in size.points]
    for index, segment in enumerate(plan.segments):
        if segment.kind.shape == Shape.SITE:
            drawing += monastery(plan, index)
    return drawing + list(token_glyphs(plan).items())


def glyph_at(plan: Plan, point: Point) -> Glyph:
    if point in plan.hamlets:
        return HAMLET
    if point in plan.springs:
        return SPRING
    return GLYPHS[plan.shape_at(point)](plan, point) if point in plan.owners else unowned(plan)


def unowned(plan: Plan) -> Glyph:
    """What nobody owns: a wall between cities, rocks between forests, or land that has no half side there."""
    between = [BETWEEN[segment.kind.name] for segment in plan.segments if segment.kind.name in BETWEEN]
    return between[0] if between else Glyph(TUFT, land_style(plan))


def path(plan: Plan, point: Point) -> Glyph:
    kind = plan.segments[plan.owners[point]].kind.name
    return Glyph(PATHS[kind][bits(plan.links[point])], kind)


def block(plan: Plan, point: Point) -> Glyph:
    return BLOCKS[plan.segments[plan.owners[point]].kind.name]


def land(plan: Plan, point: Point) -> Glyph:
    """The wall of the cities beside it, or grass."""
    walls = wall_sides(plan, point)
    if walls:
        return Glyph(WALLS[bits(walls)], "wall")
    return Glyph(GRASS if (point[0] + 2 * point[1]) % 4 else TUFT, land_style(plan))


def land_style(plan: Plan) -> str:
    return next(segment.kind.name for segment in plan.segments if segment.kind.shape == Shape.LAND)


def lake(_plan: Plan, _point: Point) -> Glyph:
    return LAKE


GLYPHS: dict[Shape, Callable[[Plan, Point], Glyph]] = {
    Shape.LAND: land,
    Shape.PATH: path,
    Shape.BLOCK: block,
    Shape.SITE: land,
    Shape.SYSTEM: lake,
}


def bits(sides: Collection[int]) -> int:
    return sum(1 << side for side in sides)


def monastery(plan: Plan, segment: int) -> Drawing:
    points = sorted(plan.points_of(segment), key=lambda point: (point[1], point[0]))
    return [(point, Glyph(character, "site")) for point, character in zip(points, MONASTERY[len(points)], strict=True)]


def piece_drawing(tile: Tile, rotation: int, size: Size, piece: Piece) -> Drawing:
    """A follower on a tile that lies so: the device of its seat, in brackets if there is room; or a hut beside it."""
    plan, device = plan_of(tile, rotation, size), DEVICES[piece.player]
    if piece.is_hut:
        points, text = hut_badge(plan, piece.segment, sights_on(tile, rotation, size)), f"{HUT}{device}"
    else:
        points = badge(plan, piece.segment, sights_on(tile, rotation, size))
        text = f"({device})" if len(points) > 1 else device
    return [(point, Glyph(character, f"seat{piece.player}")) for point, character in zip(points, text, strict=True)]


@cache
def sights_on(tile: Tile, rotation: int, size: Size) -> frozenset[Point]:
    return frozenset(sights(plan_of(tile, rotation, size)))


def corner_marks(tile: Tile, rotation: int, size: Size) -> Drawing:
    """What shows that a tile was the last to be laid; it hides nothing that stands in a corner."""
    taken = token_glyphs(plan_of(tile, rotation, size))
    marks = zip(size.corners, CORNERS, strict=True)
    return [(point, Glyph(character, "last")) for point, character in marks if point not in taken]
