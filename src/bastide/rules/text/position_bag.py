"""The bag of a position: its line lists the undrawn tiles."""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from bastide.errors import NotationError, PositionError
from bastide.rules.text.lines import NOTHING, Fields, SetupHeader, TextLine, read_tile
from bastide.tiles import Tile

BAG = "bag"
BAG_WORD = re.compile(r"(?P<tile>[^*]+)(?:\*(?P<count>[1-9][0-9]{0,2}))?")

Bag = Counter[Tile]


class UndrawnCounts(NamedTuple):
    """Numbers of undrawn tiles, in the order of the kernel's bags."""

    land: int
    bonus: int


def bag_text(bag: Mapping[Tile, int]) -> str:
    return " ".join(f"{tile}*{count}" if count > 1 else tile.name for tile, count in bag.items()) or NOTHING


def read_bag(fields: Fields, setup: SetupHeader, used: Bag, hands: Sequence[Tile | None]) -> Bag:
    """Return the undrawn tiles: those of the bag's line, or else all that are neither on the board nor in a hand."""
    held = Counter(tile for tile in hands if tile)
    line = fields.get(BAG)
    bag = read_bag_line(line, setup) if line else Counter[Tile]()
    for tile in setup.edition.tiles:
        if used[tile] + held[tile] + bag[tile] > tile.count:
            where = line if line and bag[tile] else fields["hands"]
            raise where.error(
                PositionError,
                "position/too-many-tiles",
                tile=tile,
                count=tile.count,
                table=used[tile],
                hands=held[tile],
                bag=bag[tile],
            )
    return bag if line else Counter({tile: tile.count for tile in setup.edition.tiles}) - used - held


def read_bag_line(line: TextLine, setup: SetupHeader) -> Bag:
    bag: Bag = Counter()
    for word in line.value.split() if line.value != NOTHING else ():
        match = BAG_WORD.fullmatch(word)
        if match is None:
            raise line.error(NotationError, "position/bad-bag", word=word)
        bag[read_tile(line, match["tile"], setup, PositionError)] += int(match["count"] or 1)
    return bag


def count_undrawn(bag: Bag) -> UndrawnCounts:
    """Count the land tiles and the bonus tiles of a bag."""
    bonus = sum(count for tile, count in bag.items() if tile.is_bonus)
    return UndrawnCounts(bag.total() - bonus, bonus)
