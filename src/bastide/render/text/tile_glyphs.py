"""Tiles in characters: lines are roads or rivers, shading or trees are cities or forests, dots are land."""

from collections.abc import Callable, Collection
from functools import cache

from bastide.render.text.canvas import Glyph
from bastide.render.text.character_plan import CharacterPlan, plan_of
from bastide.render.text.piece_positions import badge, hut_badge, wall_sides
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
from bastide.render.text.sizes import Size, TextPoint
from bastide.render.text.tokens import sign_points, token_glyphs
from bastide.rules.board import Piece
from bastide.tiles import Shape, Tile

TileGlyphs = list[tuple[TextPoint, Glyph]]


@cache
def tile_drawing(tile: Tile, rotation: int, size: Size) -> TileGlyphs:
    """Return the characters of a tile after quarter turns."""
    plan = plan_of(tile, rotation, size)
    drawing = [(point, glyph_at(plan, point)) for point in size.points]
    for index, segment in enumerate(plan.segments):
        if segment.kind.shape == Shape.SITE:
            drawing += monastery_glyphs(plan, index)
    return drawing + list(token_glyphs(plan).items())


def glyph_at(plan: CharacterPlan, point: TextPoint) -> Glyph:
    if point in plan.hamlets:
        return HAMLET
    if point in plan.springs:
        return SPRING
    return GLYPHS[plan.shape_at(point)](plan, point) if point in plan.owners else unowned_glyph(plan)


def unowned_glyph(plan: CharacterPlan) -> Glyph:
    """Return the glyph of a point without a segment: wall between cities, rocks between forests, or land."""
    between = [BETWEEN[segment.kind.name] for segment in plan.segments if segment.kind.name in BETWEEN]
    return between[0] if between else Glyph(TUFT, land_style(plan))


def path_glyph(plan: CharacterPlan, point: TextPoint) -> Glyph:
    kind = plan.segments[plan.owners[point]].kind.name
    return Glyph(PATHS[kind][side_bits(plan.links[point])], kind)


def block_glyph(plan: CharacterPlan, point: TextPoint) -> Glyph:
    return BLOCKS[plan.segments[plan.owners[point]].kind.name]


def land_glyph(plan: CharacterPlan, point: TextPoint) -> Glyph:
    """Return the wall of adjacent cities, or grass."""
    walls = wall_sides(plan, point)
    if walls:
        return Glyph(WALLS[side_bits(walls)], "wall")
    return Glyph(GRASS if (point[0] + 2 * point[1]) % 4 else TUFT, land_style(plan))


def land_style(plan: CharacterPlan) -> str:
    return next(segment.kind.name for segment in plan.segments if segment.kind.shape == Shape.LAND)


def lake_glyph(_plan: CharacterPlan, _point: TextPoint) -> Glyph:
    return LAKE


GLYPHS: dict[Shape, Callable[[CharacterPlan, TextPoint], Glyph]] = {
    Shape.LAND: land_glyph,
    Shape.PATH: path_glyph,
    Shape.BLOCK: block_glyph,
    Shape.SITE: land_glyph,
    Shape.SYSTEM: lake_glyph,
}


def side_bits(sides: Collection[int]) -> int:
    return sum(1 << side for side in sides)


def monastery_glyphs(plan: CharacterPlan, segment: int) -> TileGlyphs:
    points = sorted(plan.points_of(segment), key=lambda point: (point[1], point[0]))
    return [(point, Glyph(character, "site")) for point, character in zip(points, MONASTERY[len(points)], strict=True)]


def piece_drawing(tile: Tile, rotation: int, size: Size, piece: Piece) -> TileGlyphs:
    """Return a follower on a rotated tile: its seat's device, in brackets if there is room; or a hut."""
    plan, device = plan_of(tile, rotation, size), DEVICES[piece.player]
    if piece.is_hut:
        points, text = hut_badge(plan, piece.segment, sign_points_on(tile, rotation, size)), f"{HUT}{device}"
    else:
        points = badge(plan, piece.segment, sign_points_on(tile, rotation, size))
        text = f"({device})" if len(points) > 1 else device
    return [(point, Glyph(character, f"seat{piece.player}")) for point, character in zip(points, text, strict=True)]


@cache
def sign_points_on(tile: Tile, rotation: int, size: Size) -> frozenset[TextPoint]:
    return frozenset(sign_points(plan_of(tile, rotation, size)))


def corner_marks(tile: Tile, rotation: int, size: Size) -> TileGlyphs:
    """Return the corner marks of the tile placed last, which hide no signs."""
    taken = token_glyphs(plan_of(tile, rotation, size))
    marks = zip(size.corners, CORNERS, strict=True)
    return [(point, Glyph(character, "last")) for point, character in marks if point not in taken]
