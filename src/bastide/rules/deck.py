"""The order in which tiles are drawn, as design numbers. Only the host of a game has it.

Land tiles come first, then bonus tiles, because each of the two bags has its own order.
"""

import random
import secrets
from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache

from bastide.errors import NotationError, SetupError
from bastide.kernel.layout import BAGS, BONUS_BAG, LAND_BAG
from bastide.rules.options import SEED_BITS
from bastide.rules.text.notation import find_tile
from bastide.tiles import Edition, Tile


def new_seed() -> int:
    """Return a seed that cannot be guessed."""
    return secrets.randbits(SEED_BITS)


@cache
def full_bags(edition: Edition) -> tuple[tuple[int, ...], ...]:
    """Return the designs in each bag at the start, in the order of the data; the start tile is not in a bag."""
    designs = [design for design, tile in enumerate(edition.tiles) for _ in range(tile.count)]
    designs.remove(edition.tiles.index(edition.start))
    return tuple(tuple(bag) for bag in by_bag(edition, designs))


def shuffle_tiles(edition: Edition, seed: int) -> list[int]:
    """Return the order of a whole game for a seed."""
    return shuffle_bags(full_bags(edition), seed)


def shuffle_bags(bags: Iterable[Iterable[int]], seed: int) -> list[int]:
    """Shuffle each bag and return their contents one after another. A seed gives the same order in every version.

    This is a Fisher-Yates shuffle from the last tile to the second. It uses `random()` only, whose sequence Python
    guarantees never to change.
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
    """Split designs by the bag that they are drawn from, keeping their order."""
    bags: list[list[int]] = [[] for _ in range(BAGS)]
    for design in designs:
        bags[BONUS_BAG if edition.tiles[design].is_bonus else LAND_BAG].append(design)
    return bags


def find_ordered_tile(name: str, edition: Edition) -> Tile:
    try:
        return find_tile(name, edition.tiles_by_name)
    except NotationError as error:
        raise SetupError("setup/unknown-tile-in-order", problem=error) from error


def parse_order(edition: Edition, names: Iterable[Tile | str | int], wanted: Mapping[Tile, int]) -> list[int]:
    """Return the designs of a given order, in which land and bonus tiles may be mixed.

    Raises SetupError unless it consists of exactly the `wanted` tiles.
    """
    order = [name if isinstance(name, Tile) else find_ordered_tile(str(name), edition) for name in names]
    given = Counter(order)
    for tile in sorted({*given, *wanted}):
        count = wanted.get(tile, 0)
        if given[tile] != count:
            raise SetupError("setup/wrong-order", tile=tile, given=given[tile], wanted=count, edition=edition.name)
    land, bonus = by_bag(edition, (edition.tiles.index(tile) for tile in order))
    return land + bonus
