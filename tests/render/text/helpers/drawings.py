"""All drawn tiles, for tests of their characters."""

from collections.abc import Collection, Iterable

import pytest

from bastide import Tile, edition
from bastide.render.text.character_plan import CharacterPlan, plan_of
from bastide.render.text.sizes import SIZES, Size, TextPoint
from bastide.render.text.tile_glyphs import piece_drawing, tile_drawing
from bastide.rules.board import Piece
from tests.render.helpers.for_each import for_each

WINTER, HUNTERS = (edition(name).tiles for name in ("winter", "hunters"))
every_tile = for_each("tile", [pytest.param(WINTER, id="winter"), pytest.param(HUNTERS, id="hunters")])
every_hunters_tile = for_each("tile", [pytest.param(HUNTERS, id="hunters")])
every_size = pytest.mark.parametrize("size", SIZES, ids=str)

CharacterGrid = dict[TextPoint, str]
LAND, FOREST, LAKE, ROCKS = " ·DMATψπΛ", "♣★♤", "≈123456789", "░"
RIVER = "│─╰╭╯╮○"
SIGNS = "DMATψπΛ⚑★♤123456789"
STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))
DIAGONALS = ((1, 1), (1, -1), (-1, 1), (-1, -1))


def plans(tile: Tile, size: Size) -> list[CharacterPlan]:
    """Return the plans of a tile in all rotations."""
    return [plan_of(tile, rotation, size) for rotation in range(4)]


def tile_characters(tile: Tile, rotation: int, size: Size) -> CharacterGrid:
    """Return the characters of a tile after quarter turns."""
    return {point: glyph.character for point, glyph in tile_drawing(tile, rotation, size)}


def characters_with_piece(piece: Piece, tile: Tile, rotation: int, size: Size) -> CharacterGrid:
    """Return the characters of a tile with a piece."""
    over = {point: glyph.character for point, glyph in piece_drawing(tile, rotation, size, piece)}
    return tile_characters(tile, rotation, size) | over


def parts(picture: CharacterGrid, characters: str) -> list[set[TextPoint]]:
    """Return the connected regions of some characters."""
    return regions(point for point, character in picture.items() if character in characters)


def regions(points: Iterable[TextPoint]) -> list[set[TextPoint]]:
    """Return the connected regions of a set of points."""
    free, found = set(points), []
    while free:
        region, waiting = set[TextPoint](), [free.pop()]
        while waiting:
            region.add(waiting.pop())
            beside = step_from(region, STEPS) & free
            free -= beside
            waiting.extend(beside)
        found.append(region)
    return found


def step_from(points: Collection[TextPoint], steps: Iterable[TextPoint]) -> set[TextPoint]:
    """Return the points that can be reached from some points in one of these steps."""
    return {(x + right, y + down) for x, y in points for right, down in steps}


def sides_of(region: set[TextPoint], size: Size) -> tuple[int, ...]:
    """Return the sides whose middles are in a region."""
    return tuple(side for side in range(4) if size.gate(side) in region)


def pieces_for(tile: Tile) -> list[Piece]:
    """Return every piece that may be on a tile."""
    followers = [Piece(0, index) for index, segment in enumerate(tile.segments) if segment.kind.role]
    huts = [Piece(0, index, is_hut=True) for index, segment in enumerate(tile.segments) if segment.kind.is_water]
    return followers + huts
