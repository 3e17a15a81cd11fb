"""Look up shipped tiles by name, number or sides."""

from collections.abc import Iterable
from functools import cache

from bastide.errors import NotationError
from bastide.tiles.editions import shipped_files, shipped_tile_set
from bastide.tiles.model import Tile


def tile(name: str | int) -> Tile:
    """Return the shipped tile with this name or number; case does not matter.

    The four sides as letters, such as "crfr", starting at any side, also name a tile if only one has them. Raises
    NotationError if no tile matches, or more than one.
    """
    found = find_tiles(str(name), _shipped_tiles())
    if not found:
        raise NotationError("notation/unknown-tile", name=name)
    if len(found) > 1:
        raise NotationError("notation/ambiguous-tile", name=name, meant=tuple(found))
    return found[0]


def find_tiles(name: str, tiles: Iterable[Tile]) -> list[Tile]:
    """Return the tile with this name, ignoring case, or else all tiles with these sides."""
    lower = name.lower()
    return [each for each in tiles if each.name.lower() == lower] or [each for each in tiles if _has_edges(each, lower)]


@cache
def _shipped_tiles() -> tuple[Tile, ...]:
    return tuple(each for tile_set in shipped_files("tile_sets") for each in shipped_tile_set(tile_set))


def _has_edges(tile: Tile, edges: str) -> bool:
    return len(edges) == len(tile.edges) and edges in tile.edges * 2
