"""Features: segments of laid tiles, joined by union-find. The root holds the counts."""

import numpy as np

from bastide.kernel.jit import Number, inlined, kernel
from bastide.kernel.layout import MAX_VALUE, PATH, PORTS, SYSTEM, VALUE_BITS, Struct


@inlined
def find(state: Struct, segment: int) -> int:
    """Return the root of a segment's feature."""
    while state["parent"][segment] != segment:
        segment = state["parent"][segment]
    return segment


@inlined
def label_of(state: Struct, root: int) -> int:
    """Return the label of a feature in the rim: its root, with the lowest bit set if it has followers."""
    return 2 * root + (state["followers"][root] != 0)


@kernel
def relabel(state: Struct, one: int, other: int, new: int) -> None:
    """Replace the labels `one` and `other` in the rim by `new`."""
    # Branch-free and in the labels' own width, so that it compiles to a few vector instructions.
    labels = state["rim_label"]
    first, second, wanted = np.uint16(one), np.uint16(other), np.uint16(new)
    for port in range(state["rim"] * PORTS):
        label = labels[port]
        labels[port] = wanted if label == first or label == second else label


@inlined
def met_feature(state: Struct, cell: int, port: int) -> int:
    """Return the root of the feature that a rim cell meets at a port."""
    label = state["rim_label"][cell * PORTS + (port if port < PORTS else port - PORTS)]
    root = Number(label >> 1)
    return root if port < PORTS else find(state, system_of(state, root))


@inlined
def system_of(state: Struct, path: int) -> int:
    """Return a segment of the river system that a path belongs to."""
    return Number(state["value"][path] >> VALUE_BITS)


@inlined
def join(state: Struct, segment: int, neighbour: int, closed: int) -> None:
    """Join a segment of the tile being laid to the feature with root `neighbour`, closing `closed` open sides."""
    root = find(state, segment)
    if root != neighbour:
        root = merge(state, root, neighbour)
    state["open"][root] -= closed


@kernel
def merge(state: Struct, root: int, neighbour: int) -> int:
    """Merge two features and return their root. The second must not belong to the tile being laid."""
    root_label, neighbour_label = label_of(state, root), label_of(state, neighbour)
    fresh = root >= state["laid_first"][state["laid"] - 1]  # part of the tile being laid: not on the rim yet
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
def joined_value(state: Struct, keeper: int, gone: int) -> int:
    """Return the packed value of two merged features."""
    kept, added = Number(state["value"][keeper]), Number(state["value"][gone])
    if state["shape"][keeper] != PATH:
        return kept + added
    # A path keeps one of its systems. If it has a lake with fish at one end, it keeps the system of that lake: if its
    # other end reaches the same lake, the fish count once.
    if kept & MAX_VALUE == 0:
        return added
    return kept if kept == added else kept + (added & MAX_VALUE)


@inlined
def common_tiles(state: Struct, one: int, other: int) -> int:
    """Count the tiles that two features share. Only tiles with two segments of a shape can belong to both."""
    return count_bits(Number(state["repeats"][one] & state["repeats"][other]))


@inlined
def count_bits(bits: int) -> int:
    count = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count
