"""Expected payoffs of paths, blocks, sites and systems."""

from bastide.kernel.jit import Number, inlined
from bastide.kernel.layout import FINISHED, LAND, SITE, SYSTEM, UNFINISHED, Struct
from bastide.kernel.score import followers_of, is_occupied, owners_of, size_points, tile_points, value_points


@inlined
def add_features(state: Struct, tables: Struct, weights: Struct, scratch: Struct) -> None:
    """Add the expected payoffs of all features except lands, and the followers that they will return."""
    for root in range(1, state["segments"]):
        if is_occupied(state, root) and state["shape"][root] != LAND:
            add_feature(state, tables, weights, scratch, root)


@inlined
def add_feature(state: Struct, tables: Struct, weights: Struct, scratch: Struct, root: int) -> None:
    owners, packed = owners_of(state, root), Number(state["followers"][root])
    payoff = expected_payoff(state, tables, weights, scratch, root)
    returning = return_chance(state, weights, scratch, root)
    for player in range(state["players"]):
        scratch["value"][player] += ((owners >> player) & 1) * payoff
        scratch["supply"][player] += followers_of(packed, player) * returning


@inlined
def return_chance(state: Struct, weights: Struct, scratch: Struct, root: int) -> float:
    """Return the value of a follower on the feature, as a fraction of one in the supply. Huts never return."""
    return 0.0 if state["shape"][root] == SYSTEM else scratch["chance"][root] * weights["coming_home"]


@inlined
def expected_payoff(state: Struct, tables: Struct, weights: Struct, scratch: Struct, root: int) -> float:
    """Return the points that an unfinished path, block or site, or a system, is expected to pay."""
    shape = state["shape"][root]
    gaps = state["open"][root] if shape == SYSTEM else scratch["gaps"][root]
    pays = points_of(state, tables, root, Number(UNFINISHED)) + weights["growth"][shape] * gaps * scratch["fade"]
    if shape == SYSTEM:
        return pays
    chance = scratch["chance"][root] * weights["belief"][shape]
    return (1 - chance) * pays + chance * finished_points(state, tables, scratch, root)


@inlined
def points_of(state: Struct, tables: Struct, root: int, finished: int) -> int:
    return size_points(state, tables, root, finished) + value_points(state, tables, root, finished)


@inlined
def finished_points(state: Struct, tables: Struct, scratch: Struct, root: int) -> float:
    """Return what an unfinished feature pays once one tile fills each of its gaps."""
    shape = state["shape"][root]
    if shape == SITE:
        return points_of(state, tables, root, Number(FINISHED))
    tiles, finished = state["size"][root] + scratch["gaps"][root], Number(FINISHED)
    return tile_points(tables, Number(shape), Number(tiles), finished) + value_points(state, tables, root, finished)
