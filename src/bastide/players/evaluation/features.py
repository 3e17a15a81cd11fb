"""What paths, blocks, sites and systems promise to those who have them."""

from bastide.kernel.jit import Number, inlined
from bastide.kernel.layout import FINISHED, LAND, SITE, SYSTEM, UNFINISHED, Record
from bastide.kernel.score import followers_of, is_occupied, owners_of, size_points, tile_points, value_points


@inlined
def add_features(state: Record, tables: Record, weights: Record, scene: Record) -> None:
    """Add what features but the lands promise, and the followers that will come home from them."""
    for root in range(1, state["segments"]):
        if is_occupied(state, root) and state["shape"][root] != LAND:
            add_feature(state, tables, weights, scene, root)


@inlined
def add_feature(state: Record, tables: Record, weights: Record, scene: Record, root: int) -> None:
    owners, packed = owners_of(state, root), Number(state["followers"][root])
    promise, coming = promise_of(state, tables, weights, scene, root), coming_home(state, weights, scene, root)
    for player in range(state["players"]):
        scene["worth"][player] += ((owners >> player) & 1) * promise
        scene["home"][player] += followers_of(packed, player) * coming


@inlined
def coming_home(state: Record, weights: Record, scene: Record, root: int) -> float:
    """How much of a follower in the supply one on the feature is worth because it may come home; huts never do."""
    return 0.0 if state["shape"][root] == SYSTEM else scene["chance"][root] * weights["coming_home"]


@inlined
def promise_of(state: Record, tables: Record, weights: Record, scene: Record, root: int) -> float:
    """What an unfinished path, block or site, or a system, is expected to pay."""
    shape = state["shape"][root]
    gaps = state["open"][root] if shape == SYSTEM else scene["gaps"][root]
    pays = points_of(state, tables, root, Number(UNFINISHED)) + weights["growth"][shape] * gaps * scene["lasting"]
    if shape == SYSTEM:
        return pays
    chance = scene["chance"][root] * weights["belief"][shape]
    return (1 - chance) * pays + chance * finished_points(state, tables, scene, root)


@inlined
def points_of(state: Record, tables: Record, root: int, finished: int) -> int:
    return size_points(state, tables, root, finished) + value_points(state, tables, root, finished)


@inlined
def finished_points(state: Record, tables: Record, scene: Record, root: int) -> float:
    """What an unfinished feature pays once each of its gaps is filled by one tile."""
    shape = state["shape"][root]
    if shape == SITE:
        return points_of(state, tables, root, Number(FINISHED))
    tiles, finished = state["size"][root] + scene["gaps"][root], Number(FINISHED)
    return tile_points(tables, Number(shape), Number(tiles), finished) + value_points(state, tables, root, finished)
