"""Tiles as drawn by the looks: each tile once, and in the deep tests in its other rotations too."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from bastide import Tile, edition
from bastide.render.svg.tiles.looks import TileLook, built_in_looks, look_named
from bastide.render.svg.tiles.stone import STONE
from bastide.render.svg.tiles.tile_drawing import TileDrawing
from bastide.render.svg.tiles.tile_plan import TilePlan
from bastide.tiles import Segment, load_tile_set
from tests.render.helpers.for_each import for_each

HERE = Path(__file__).parent
# Some of these tiles were never printed, because custom tile sets get pictures too.
CLASSIC = edition("winter").tiles + load_tile_set(HERE / "own_classic.toml")
HUNTERS = edition("hunters").tiles + load_tile_set(HERE / "own_hunters.toml")
TILES = {"summer": CLASSIC, "winter": CLASSIC, "stone": HUNTERS}
LOOKS = list(built_in_looks().values())


def together(name: str) -> pytest.MarkDecorator:
    """Mark tests that one worker runs, so that each tile is drawn once for all of them."""
    return pytest.mark.xdist_group(name)


every_look = pytest.mark.parametrize(
    "look", [pytest.param(look, id=look.name, marks=together(look.name)) for look in LOOKS]
)
every_size = pytest.mark.parametrize("small", [False, True], ids=["large", "small"])


class DrawnTile(NamedTuple):
    """A tile in a look and a rotation."""

    look_name: str
    tile: Tile
    rotation: int

    def __str__(self) -> str:
        return f"{self.look_name}-{self.tile}-{self.rotation}"

    @property
    def look(self) -> TileLook:
        return look_named(self.look_name)

    @property
    def is_printed(self) -> bool:
        return not self.tile.name.startswith("Own-")

    @property
    def segments(self) -> list[Segment]:
        """Segments of the rotated tile."""
        return [segment.turned(self.rotation) for segment in self.tile.segments]

    @property
    def plan(self) -> TilePlan:
        return plan_of(self)

    @property
    def drawing(self) -> TileDrawing:
        return drawing_of(self)

    def picture(self, *, small: bool = False) -> str:
        return self.drawing.picture(small=small)


@cache
def plan_of(drawn: DrawnTile) -> TilePlan:
    return drawn.look.plan(drawn.tile, drawn.rotation)


@cache
def drawing_of(drawn: DrawnTile) -> TileDrawing:
    return TileDrawing.of(drawn.look, drawn.tile, drawn.rotation)


def all_turns(look: TileLook) -> list[DrawnTile]:
    """Return every tile of a look in every rotation."""
    return [DrawnTile(look.name, tile, rotation) for tile in TILES[look.name] for rotation in range(4)]


def one_turn(look: TileLook) -> list[DrawnTile]:
    """Return every tile of a look once; all four rotations occur about equally often."""
    return [DrawnTile(look.name, tile, number % 4) for number, tile in enumerate(TILES[look.name])]


def other_turns(look: TileLook) -> list[DrawnTile]:
    """Return every tile of a look in the other three rotations."""
    return sorted(set(all_turns(look)) - set(one_turn(look)))


def groups(*looks: TileLook) -> Iterator[object]:
    """Yield every tile in some looks and in every rotation; all rotations but one are deep tests."""
    for look in looks:
        yield pytest.param(one_turn(look), id=look.name, marks=together(look.name))
        yield pytest.param(
            other_turns(look), id=f"{look.name}-in-other-turns", marks=[together(look.name), pytest.mark.deep]
        )


every_tile = for_each("drawn", groups(*LOOKS))
every_stone_tile = for_each("drawn", groups(STONE))
