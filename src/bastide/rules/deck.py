"""The order in which tiles will be drawn: only the host of a game has it."""

import random
import secrets
from collections import Counter
from collections.abc import Iterable

from bastide.errors import SetupError
from bastide.rules.notation import find_tile
from bastide.tiles import Edition, Tile

SEED_BITS = 64


def new_seed() -> int:
    """A seed that nobody can guess."""
    return secrets.randbits(SEED_BITS)


def bag_of(edition: Edition) -> list[Tile]:
    """Every tile of the edition but the start tile, in the order of the data."""
    bag = [tile for tile in edition.tiles for _ in range(tile.count)]
    bag.remove(edition.start)
    return bag


def shuffled(edition: Edition, seed: int) -> list[Tile]:
    """The tiles in the order that belongs to the seed, on every machine and in every version.

    A Fisher-Yates shuffle from the last tile to the second, on the only numbers that Python's generator promises never
    to change: those of `random()`.
    """
    numbers = random.Random(seed)
    bag = bag_of(edition)
    for last in range(len(bag) - 1, 0, -1):
        other = int(numbers.random() * (last + 1))
        bag[last], bag[other] = bag[other], bag[last]
    return bag


def in_order(edition: Edition, names: Iterable[Tile | str]) -> list[Tile]:
    """The tiles of a given order, which must be every tile of the edition but the start tile. Raises SetupError."""
    tiles = {tile.name: tile for tile in edition.tiles}
    order = [name if isinstance(name, Tile) else find_tile(name, tiles) for name in names]
    given, wanted = Counter(order), Counter(bag_of(edition))
    for tile in sorted({*given, *wanted}):
        if given[tile] != wanted[tile]:
            raise SetupError(
                "setup/wrong-order", tile=tile, given=given[tile], wanted=wanted[tile], edition=edition.name
            )
    return order
