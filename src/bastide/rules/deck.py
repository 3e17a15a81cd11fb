"""The order in which tiles will be drawn, as numbers of designs: only the host of a game has it.

An order has the land tiles first, then the bonus tiles: each of the two bags is drawn by itself.
"""

import random
import secrets
from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache

from bastide.errors import NotationError, SetupError
from bastide.kernel.layout import BAGS, BONUS_BAG, LAND_BAG
from bastide.rules.notation import find_tile
from bastide.rules.options import SEED_BITS
from bastide.tiles import Edition, Tile


def new_seed() -> int:
    """A seed that nobody can guess."""
    return secrets.randbits(SEED_BITS)


@cache
def full_bags(edition: Edition) -> tuple[tuple[int, ...], ...]:
    """The design of every tile in each bag, that is of every tile but the start tile, in the order of the data."""
    designs = [design for design, tile in enumerate(edition.tiles) for _ in range(tile.count)]
    designs.remove(edition.tiles.index(edition.start))
    return tuple(tuple(bag) for bag in by_bag(edition, designs))


def shuffled(edition: Edition, seed: int) -> list[int]:
    """The designs of a whole game in the order that belongs to the seed."""
    return shuffled_bags(full_bags(edition), seed)


def shuffled_bags(bags: Iterable[Iterable[int]], seed: int) -> list[int]:
    """What is in some bags, one after the other, in the order that belongs to the seed: everywhere, in every version.

    A Fisher-Yates shuffle from the last tile to the second, on the only numbers that Python's generator promises never
    to change: those of `random()`.
    """
    number = random.Random(seed).random
    order = []
    for full in bags:
        bag = list(full)
        for last in range(len(bag) - 1, 0, -1):
            other = int(number() * (last + 1))
            bag[last], bag[other] = bag[other], bag[last]
        order += bag
    return order


def by_bag(edition: Edition, designs: Iterable[int]) -> list[list[int]]:
    """The designs that are drawn from each bag, in their order."""
    bags: list[list[int]] = [[] for _ in range(BAGS)]
    for design in designs:
        bags[BONUS_BAG if edition.tiles[design].is_bonus else LAND_BAG].append(design)
    return bags


def find_in_order(name: str, tiles: dict[str, Tile]) -> Tile:
    try:
        return find_tile(name, tiles)
    except NotationError as error:
        raise SetupError("setup/unknown-tile-in-order", problem=error) from error


def in_order(edition: Edition, names: Iterable[Tile | str | int], wanted: Mapping[Tile, int]) -> list[int]:
    """The designs of a given order, which must hold all tiles that are wanted, and no others. Raises SetupError.

    Land and bonus tiles may be mixed in it.
    """
    tiles = {tile.name: tile for tile in edition.tiles}
    order = [name if isinstance(name, Tile) else find_in_order(str(name), tiles) for name in names]
    given = Counter(order)
    for tile in sorted({*given, *wanted}):
        count = wanted.get(tile, 0)
        if given[tile] != count:
            raise SetupError("setup/wrong-order", tile=tile, given=given[tile], wanted=count, edition=edition.name)
    land, bonus = by_bag(edition, (edition.tiles.index(tile) for tile in order))
    return land + bonus
