"""The stone age as a look."""

from functools import cache

from bastide.render.svg.plan import Plan
from bastide.render.svg.stone.animals import animal_symbols
from bastide.render.svg.stone.drawing import picture
from bastide.render.svg.stone.finds import find_symbols
from bastide.render.svg.stone.landmarks import landmark_symbols
from bastide.render.svg.stone.scenery import scenery_symbols
from bastide.render.svg.stone.small import small_picture, small_symbols
from bastide.render.svg.stone.spots import lie_of
from bastide.render.svg.stone.trees import tree_symbols
from bastide.tiles import Tile


class StoneAge:
    """Paints forests, rivers, lakes and meadows with their animals."""

    name = "stone"

    def symbols(self, *, small: bool = False) -> str:
        return small_symbols() if small else large_symbols()

    def tile(self, tile: Tile, rotation: int, *, small: bool = False) -> str:
        return (small_picture if small else picture)(tile, rotation % 4)

    def plan(self, tile: Tile, rotation: int) -> Plan:
        return lie_of(tile, rotation % 4).plan


@cache
def large_symbols() -> str:
    parts = (*scenery_symbols(), *tree_symbols(), *animal_symbols(small=False), *find_symbols(), *landmark_symbols("t"))
    return "".join(parts)


STONE = StoneAge()
