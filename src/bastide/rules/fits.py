"""Which of the remaining tiles fit where."""

from bastide.errors import IllegalMove
from bastide.rules.move import Cell
from bastide.rules.raw import RawGame, to_ints
from bastide.rules.refusals import is_laid
from bastide.tiles import Tile

Fits = dict[Tile, int]  # designs, and how many tiles are left of each


def remaining_tiles(raw: RawGame) -> Fits:
    """The tiles that have yet to be laid, in the bag or in somebody's hand; designs that are used up are left out."""
    state, tiles = raw.state, raw.edition.tiles
    left = to_ints(state["bag"][: len(tiles)])
    for held in to_ints(state["hand"]):
        if held:
            left[held - 1] += 1
    return {tile: count for tile, count in zip(tiles, left, strict=True) if count}


def fits_at(raw: RawGame, cell: Cell) -> Fits:
    """The remaining tiles that fit an empty cell in some rotation. Raises IllegalMove if a tile lies there."""
    if is_laid(raw, cell):
        raise IllegalMove("cell/occupied", x=cell[0], y=cell[1])
    rim = raw.rim_index(cell)
    demand = 0 if rim is None else int(raw.state["rim_sides"][rim])
    return matching(raw, [demand])


def dead_cells(raw: RawGame) -> tuple[Cell, ...]:
    """The empty cells beside tiles that no remaining tile fits."""
    state, count = raw.state, int(raw.state["rim"])
    rim = zip(to_ints(state["rim_x"][:count]), to_ints(state["rim_y"][:count]), strict=True)
    demands = to_ints(state["rim_sides"][:count])
    return tuple(sorted(cell for cell, demand in zip(rim, demands, strict=True) if not matching(raw, [demand])))


def fitting_somewhere(raw: RawGame) -> Fits:
    """The remaining tiles that fit some empty cell in some rotation."""
    return matching(raw, to_ints(raw.state["rim_sides"][: int(raw.state["rim"])]))


def matching(raw: RawGame, demands: list[int]) -> Fits:
    """The remaining tiles that meet what the sides of one of some cells demand."""
    fitting = to_ints(raw.tables[0]["match"][:, demands].any(axis=1))
    numbers = {tile: number for number, tile in enumerate(raw.edition.tiles)}
    return {tile: count for tile, count in remaining_tiles(raw).items() if fitting[numbers[tile]]}
