"""The bag of a position: the line that tells which tiles are undrawn."""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from bastide.errors import NotationError, PositionError
from bastide.rules.keyed_lines import NOTHING, Fields, Line, Setup, read_tile
from bastide.tiles import Tile

BAG = "bag"
BAG_WORD = re.compile(r"(?P<tile>[^*]+)(?:\*(?P<count>[1-9][0-9]{0,2}))?")

Bag = Counter[Tile]


class Left(NamedTuple):
    """How many tiles are undrawn, in the order of the kernel's bags."""

    land: int
    bonus: int


def bag_text(bag: Mapping[Tile, int]) -> str:
    return " ".join(f"{tile}*{count}" if count > 1 else tile.name for tile, count in bag.items()) or NOTHING


def read_bag(fields: Fields, setup: Setup, used: Bag, hands: Sequence[Tile | None]) -> Bag:
    """The undrawn tiles: what the bag's line says, or else all that lie nowhere else."""
    held = Counter(tile for tile in hands if tile)
    line = fields.get(BAG)
    bag = read_bag_line(line, setup) if line else Counter[Tile]()
    for tile in setup.edition.tiles:
        if used[tile] + held[tile] + bag[tile] > tile.count:
            where = line if line and bag[tile] else fields["hands"]
            raise where.refusal(
                PositionError,
                "position/too-many-tiles",
                tile=tile,
                count=tile.count,
                table=used[tile],
                hands=held[tile],
                bag=bag[tile],
            )
    return bag if line else Counter({tile: tile.count for tile in setup.edition.tiles}) - used - held


def read_bag_line(line: Line, setup: Setup) -> Bag:
    bag: Bag = Counter()
    for word in line.value.split() if line.value != NOTHING else ():
        match = BAG_WORD.fullmatch(word)
        if match is None:
            raise line.refusal(NotationError, "position/bad-bag", word=word)
        bag[read_tile(line, match["tile"], setup, PositionError)] += int(match["count"] or 1)
    return bag


def left_in(bag: Bag) -> Left:
    """How many tiles of a bag are land tiles, and how many bonus tiles."""
    bonus = sum(count for tile, count in bag.items() if tile.is_bonus)
    return Left(bag.total() - bonus, bonus)
