"""Tiles as the looks draw them: each design once, and for the long tests in its other turns too."""

import hashlib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from bastide import Tile, edition
from bastide.render.svg.look import Look
from bastide.render.svg.looks import look_named
from bastide.render.svg.plan import Plan
from bastide.tiles import Segment, load_tile_set

HERE = Path(__file__).parent
# Among them are tiles that nobody has printed: whoever writes a tile set gets pictures too.
CLASSIC = edition("winter").tiles + load_tile_set(HERE / "own_classic.toml")
HUNTERS = edition("hunters").tiles + load_tile_set(HERE / "own_hunters.toml")
TILES = {"summer": CLASSIC, "winter": CLASSIC, "stone": HUNTERS}
LOOKS = [look_named(name) for name in TILES]

every_look = pytest.mark.parametrize("look", LOOKS, ids=lambda look: look.name)
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
    def segments(self) -> list[Segment]:
        """Its segments as the tile lies."""
        return [segment.turned(self.rotation) for segment in self.tile.segments]

    @property
    def plan(self) -> Plan:
        return plan_of(self)

    def picture(self, *, small: bool = False) -> str:
        return picture_of(self, small)


@cache
def plan_of(drawn: Drawn) -> Plan:
    return drawn.look.plan(drawn.tile, drawn.rotation)


@cache
def picture_of(drawn: Drawn, small: bool) -> str:
    return drawn.look.tile(drawn.tile, drawn.rotation, small=small)


def all_turns(look: Look) -> list[Drawn]:
    """Every tile of its family, in every turn."""
    return [Drawn(look.name, tile, rotation) for tile in TILES[look.name] for rotation in range(4)]


def one_turn(look: Look) -> list[Drawn]:
    """Every tile of its family once; all four turns come about equally often."""
    return [Drawn(look.name, tile, number % 4) for number, tile in enumerate(TILES[look.name])]


def cases() -> Iterator[object]:
    """Every tile in every look of its family and every turn; all turns but one are for the long tests."""
    for look in LOOKS:
        short = one_turn(look)
        for drawn in all_turns(look):
            marks = () if drawn in short else (pytest.mark.deep,)
            yield pytest.param(drawn, id=str(drawn), marks=marks)


every_tile = pytest.mark.parametrize("drawn", list(cases()))


def fingerprints(*, backwards: bool) -> str:
    """A line for each design in each look that tells all bytes of its pictures, drawn in either order."""
    lines = []
    for look in LOOKS:
        row = one_turn(look)
        for drawn in reversed(row) if backwards else row:
            content = drawn.picture() + drawn.picture(small=True) + repr(sorted(drawn.plan.spots.items()))
            lines.append(f"{drawn} {fingerprint(content)}")
        lines.append(f"{look.name} {fingerprint(look.symbols() + look.symbols(small=True))}")
    return "\n".join(sorted(lines))


def fingerprint(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()
