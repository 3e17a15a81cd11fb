"""Tiles as the looks draw them: each design once, and for the long tests in its other turns too."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from bastide import Tile, edition
from bastide.render.svg.drawing import Drawing
from bastide.render.svg.look import Look
from bastide.render.svg.looks import BY_NAME, look_named
from bastide.render.svg.plan import Plan
from bastide.render.svg.stone import STONE
from bastide.tiles import Segment, load_tile_set
from tests.render.groups import for_each

HERE = Path(__file__).parent
# Among them are tiles that nobody has printed: whoever writes a tile set gets pictures too.
CLASSIC = edition("winter").tiles + load_tile_set(HERE / "own_classic.toml")
HUNTERS = edition("hunters").tiles + load_tile_set(HERE / "own_hunters.toml")
TILES = {"summer": CLASSIC, "winter": CLASSIC, "stone": HUNTERS}
LOOKS = list(BY_NAME.values())


def together(name: str) -> pytest.MarkDecorator:
    """Tests that one process runs, where there are several: each tile is drawn once for all of them."""
    return pytest.mark.xdist_group(name)


every_look = pytest.mark.parametrize(
    "look", [pytest.param(look, id=look.name, marks=together(look.name)) for look in LOOKS]
)
every_size = pytest.mark.parametrize("small", [False, True], ids=["large", "small"])


class Drawn(NamedTuple):
    """A tile in a look and a turn."""

    look_name: str
    tile: Tile
    rotation: int

    def __str__(self) -> str:
        return f"{self.look_name}-{self.tile}-{self.rotation}"

    @property
    def look(self) -> Look:
        return look_named(self.look_name)

    @property
    def is_printed(self) -> bool:
        return not self.tile.name.startswith("Own-")

    @property
    def segments(self) -> list[Segment]:
        """Its segments as the tile lies."""
        return [segment.turned(self.rotation) for segment in self.tile.segments]

    @property
    def plan(self) -> Plan:
        return plan_of(self)

    @property
    def drawing(self) -> Drawing:
        return drawing_of(self)

    def picture(self, *, small: bool = False) -> str:
        return self.drawing.picture(small=small)


@cache
def plan_of(drawn: Drawn) -> Plan:
    return drawn.look.plan(drawn.tile, drawn.rotation)


@cache
def drawing_of(drawn: Drawn) -> Drawing:
    return Drawing.of(drawn.look, drawn.tile, drawn.rotation)


def all_turns(look: Look) -> list[Drawn]:
    """Every tile of its family, in every turn."""
    return [Drawn(look.name, tile, rotation) for tile in TILES[look.name] for rotation in range(4)]


def one_turn(look: Look) -> list[Drawn]:
    """Every tile of its family once; all four turns come about equally often."""
    return [Drawn(look.name, tile, number % 4) for number, tile in enumerate(TILES[look.name])]


def other_turns(look: Look) -> list[Drawn]:
    """Every tile of its family in the other three turns."""
    return sorted(set(all_turns(look)) - set(one_turn(look)))


def groups(*looks: Look) -> Iterator[object]:
    """Every tile in those looks and in every turn; all turns but one are for the long tests."""
    for look in looks:
        yield pytest.param(one_turn(look), id=look.name, marks=together(look.name))
        yield pytest.param(
            other_turns(look), id=f"{look.name}-in-other-turns", marks=[together(look.name), pytest.mark.deep]
        )


every_tile = for_each("drawn", groups(*LOOKS))
every_stone_tile = for_each("drawn", groups(STONE))
