"""Finds shipped tiles by what people call them."""

from functools import cache

from bastide.errors import NotationError
from bastide.tiles.editions import shipped, shipped_tile_set
from bastide.tiles.model import Tile


def tile(name: str) -> Tile:
    """The shipped tile of that name, in capitals or not.

    The four sides as letters, such as "crfr" and starting at any side, name a tile too where only one has them. Raises
    NotationError when no tile, or more than one, is meant.
    """
    tiles = _tiles_by_name()
    folded = name.casefold()
    found = [tiles[folded]] if folded in tiles else [each for each in tiles.values() if _has_edges(each, folded)]
    if not found:
        raise NotationError("notation/unknown-tile", name=name)
    if len(found) > 1:
        raise NotationError("notation/ambiguous-tile", name=name, meant=tuple(found))
    return found[0]


@cache
def _tiles_by_name() -> dict[str, Tile]:
    return {each.name.casefold(): each for tile_set in shipped("tile_sets") for each in shipped_tile_set(tile_set)}


def _has_edges(each: Tile, edges: str) -> bool:
    return len(edges) == len(each.edges) and edges in each.edges * 2
