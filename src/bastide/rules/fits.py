"""Remaining tiles, and the cells that they fit."""

from bastide.errors import IllegalMove
from bastide.rules.legality import is_laid
from bastide.rules.move import Cell
from bastide.rules.raw import RawGame, to_ints
from bastide.tiles import Tile

Fits = dict[Tile, int]  # number of remaining tiles by design


def remaining_tiles(raw: RawGame) -> Fits:
    """Count the tiles in the bag and in the hands, without designs that are used up."""
    state, tiles = raw.state, raw.edition.tiles
    left = to_ints(state["bag"][: len(tiles)])
    for held in to_ints(state["hand"]):
        if held:
            left[held - 1] += 1
    return {tile: count for tile, count in zip(tiles, left, strict=True) if count}


def fits_at(raw: RawGame, cell: Cell) -> Fits:
    """Return the remaining tiles that fit an empty cell beside a tile, in any rotation. Raises IllegalMove."""
    if is_laid(raw, cell):
        raise IllegalMove("cell/occupied", x=cell[0], y=cell[1])
    rim = raw.rim_index(cell)
    if rim is None:
        raise IllegalMove("cell/no-neighbour", x=cell[0], y=cell[1])
    return matching_tiles(raw, [int(raw.state["rim_sides"][rim])])


def dead_cells(raw: RawGame) -> tuple[Cell, ...]:
    """Return the empty cells beside tiles that no remaining tile fits."""
    state, count = raw.state, int(raw.state["rim"])
    rim = zip(to_ints(state["rim_x"][:count]), to_ints(state["rim_y"][:count]), strict=True)
    demands = to_ints(state["rim_sides"][:count])
    return tuple(sorted(cell for cell, demand in zip(rim, demands, strict=True) if not matching_tiles(raw, [demand])))


def fitting_tiles(raw: RawGame) -> Fits:
    """Return the remaining tiles that fit any empty cell in any rotation."""
    return matching_tiles(raw, to_ints(raw.state["rim_sides"][: int(raw.state["rim"])]))


def matching_tiles(raw: RawGame, demands: list[int]) -> Fits:
    """Return the remaining tiles that fit at least one cell, given the packed side demands of the cells."""
    fitting = to_ints(raw.tables[0]["match"][:, demands].any(axis=1))
    numbers = {tile: number for number, tile in enumerate(raw.edition.tiles)}
    return {tile: count for tile, count in remaining_tiles(raw).items() if fitting[numbers[tile]]}
