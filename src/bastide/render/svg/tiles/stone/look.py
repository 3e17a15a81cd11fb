"""The look of the stone age."""

from collections.abc import Mapping
from functools import cache

from bastide.render.svg.tiles.stone.animals import animal_symbols
from bastide.render.svg.tiles.stone.landmarks import landmark_symbols
from bastide.render.svg.tiles.stone.oriented_tile import oriented_tile
from bastide.render.svg.tiles.stone.resources import resource_symbols
from bastide.render.svg.tiles.stone.scenery import scenery_symbols
from bastide.render.svg.tiles.stone.small_tile_picture import small_picture, small_symbols
from bastide.render.svg.tiles.stone.tile_picture import picture
from bastide.render.svg.tiles.stone.trees import tree_symbols
from bastide.render.svg.tiles.tile_plan import TilePlan
from bastide.tiles import Tile


class StoneAge:
    """Draws forests, rivers, lakes and meadows with their animals."""

    name = "stone"

    def symbols(self, *, small: bool = False) -> Mapping[str, str]:
        return small_symbols() if small else large_symbols()

    def tile(self, tile: Tile, rotation: int, *, small: bool = False) -> str:
        return (small_picture if small else picture)(tile, rotation % 4)

    def plan(self, tile: Tile, rotation: int) -> TilePlan:
        return oriented_tile(tile, rotation % 4).plan


@cache
def large_symbols() -> Mapping[str, str]:
    parts = (
        *scenery_symbols(),
        *tree_symbols(),
        *animal_symbols(small=False),
        *resource_symbols(),
        *landmark_symbols("t"),
    )
    return dict(parts)


STONE = StoneAge()
