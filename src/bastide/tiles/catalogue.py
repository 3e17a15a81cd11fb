"""Finds shipped tiles by what people call them."""

from collections.abc import Iterable
from functools import cache

from bastide.errors import NotationError
from bastide.tiles.editions import shipped, shipped_tile_set
from bastide.tiles.model import Tile


def tile(name: str | int) -> Tile:
    """The shipped tile of that name, in capitals or not, or of that number.

    The four sides as letters, such as "crfr" and starting at any side, name a tile too where only one has them. Raises
    NotationError when no tile, or more than one, is meant.
    """
    found = named(str(name), _shipped_tiles())
    if not found:
        raise NotationError("notation/unknown-tile", name=name)
    if len(found) > 1:
        raise NotationError("notation/ambiguous-tile", name=name, meant=tuple(found))
    return found[0]


def named(name: str, tiles: Iterable[Tile]) -> list[Tile]:
    """The tiles that may be meant: the one of that name, in capitals or not, or else all with such sides."""
    lower = name.lower()
    return [each for each in tiles if each.name.lower() == lower] or [each for each in tiles if _has_edges(each, lower)]


@cache
def _shipped_tiles() -> tuple[Tile, ...]:
    return tuple(each for tile_set in shipped("tile_sets") for each in shipped_tile_set(tile_set))


def _has_edges(each: Tile, edges: str) -> bool:
    return len(edges) == len(each.edges) and edges in each.edges * 2
