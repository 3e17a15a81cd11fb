"""Features: segments of laid tiles, joined by union-find with their counts at the root."""

import numpy as np

from bastide.kernel.jit import Number, inlined, kernel
from bastide.kernel.layout import MAX_VALUE, PATH, PORTS, SYSTEM, VALUE_BITS, Record


@inlined
def find(state: Record, segment: int) -> int:
    """The root of a segment's feature."""
    while state["parent"][segment] != segment:
        segment = state["parent"][segment]
    return segment


@inlined
def label_of(state: Record, root: int) -> int:
    """How the rim names a feature: its root, and in the lowest bit whether it holds followers."""
    return 2 * root + (state["followers"][root] != 0)


@kernel
def relabel(state: Record, one: int, other: int, new: int) -> None:
    """Give the features that the rim calls `one` and `other` the label `new`."""
    # Branch-free, in the labels' own width, over all ports of the rim: this becomes a few vector instructions.
    labels = state["rim_label"]
    first, second, wanted = np.uint16(one), np.uint16(other), np.uint16(new)
    for port in range(state["rim"] * PORTS):
        label = labels[port]
        labels[port] = wanted if label == first or label == second else label


@inlined
def met_feature(state: Record, cell: int, port: int) -> int:
    """The root of the feature that a rim cell meets at a port."""
    label = state["rim_label"][cell * PORTS + (port if port < PORTS else port - PORTS)]
    root = Number(label >> 1)
    return root if port < PORTS else find(state, system_of(state, root))


@inlined
def system_of(state: Record, path: int) -> int:
    """A segment of the river system that a path, given by its root, is part of."""
    return Number(state["value"][path] >> VALUE_BITS)


@inlined
def join(state: Record, segment: int, neighbour: int, closed: int) -> None:
    """Join a segment of the tile being laid to a feature beside it, given by its root, closing so many open sides."""
    root = find(state, segment)
    if root != neighbour:
        root = merge(state, root, neighbour)
    state["open"][root] -= closed


@kernel
def merge(state: Record, root: int, neighbour: int) -> int:
    """Make two features one, the second of them not of the tile being laid, and return the root of both."""
    root_label, neighbour_label = label_of(state, root), label_of(state, neighbour)
    fresh = root >= state["laid_first"][state["laid"] - 1]  # of the tile being laid: not on the rim yet
    keeper, gone = neighbour, root
    if state["size"][root] > state["size"][neighbour]:
        keeper, gone = root, neighbour
    state["parent"][gone] = keeper
    state["open"][keeper] += state["open"][gone]
    state["size"][keeper] += state["size"][gone] - common_tiles(state, keeper, gone)
    state["repeats"][keeper] |= state["repeats"][gone]
    state["value"][keeper] = joined_value(state, keeper, gone)
    state["followers"][keeper] += state["followers"][gone]
    label = label_of(state, keeper)
    # Systems are not on the rim.
    if state["shape"][keeper] != SYSTEM and (not fresh or label != neighbour_label):
        relabel(state, root_label, neighbour_label, label)
    return keeper


@inlined
def joined_value(state: Record, keeper: int, gone: int) -> int:
    """What two features hold together."""
    kept, added = Number(state["value"][keeper]), Number(state["value"][gone])
    if state["shape"][keeper] != PATH:
        return kept + added
    # A path keeps one of its systems, and while it has a lake with fish at one end, that lake's: should the other end
    # come to the same lake, its fish count once.
    if kept & MAX_VALUE == 0:
        return added
    return kept if kept == added else kept + (added & MAX_VALUE)


@inlined
def common_tiles(state: Record, one: int, other: int) -> int:
    """How many tiles two features share; only tiles with two segments of a shape can be in both."""
    return count_bits(Number(state["repeats"][one] & state["repeats"][other]))


@inlined
def count_bits(bits: int) -> int:
    count = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count
