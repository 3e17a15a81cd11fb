"""The longest straight lines of tiles: all tiles of an edition.

In a line, a tile leads from the kind of terrain on one of its sides to the kind on the opposite side. So a line is a
walk on a graph whose nodes are the three kinds and whose edges are the tiles. Each tile can be one of two edges: along
its N–S or its E–W axis. A closed walk that uses each edge once exists if every node has an even degree.
"""

from collections import Counter

from bastide import Edition, Move, Tile

LineEdge = tuple[str, str]

# For each axis, the side by which a line leaves its tiles, and the step to the next cell.
FORWARD_SIDE = {"x": 1, "y": 2}
STEP = {"x": (1, 0), "y": (0, 1)}


def straight_line(edition: Edition, axis: str, onward: int) -> list[Move]:
    """Return a line of all tiles with the start tile: `onward` tiles after it, the others before it.

    The line grows alternately at both ends.
    """
    walk = ring(edition, FORWARD_SIDE[axis])
    places = [*range(1, onward + 1), *range(onward - len(walk), 0)]
    across, down = STEP[axis]
    return [
        Move(tile, number * across, number * down, rotation)
        for number, (tile, rotation) in sorted(zip(places, walk, strict=True), key=lambda placed: abs(placed[0]))
    ]


def ring(edition: Edition, forward: int) -> list[tuple[Tile, int]]:
    """Return all tiles except the start tile, turned so that each meets the next and both ends meet the start tile."""
    first, last = edition.start.edges[forward], edition.start.edges[forward - 2]
    walk = closed_walk(even_edges(edition, (last, first)), first)
    return [(tile, rotation_for(tile, forward, edge)) for tile, edge in walk]


def axes(tile: Tile) -> tuple[LineEdge, LineEdge]:
    """Return the two edges that a tile can be."""
    return (tile.edges[0], tile.edges[2]), (tile.edges[3], tile.edges[1])


def even_edges(edition: Edition, start: LineEdge) -> list[tuple[Tile, LineEdge]]:
    """Choose an edge for every tile except the start tile, so that every kind has an even degree."""
    bag = [tile for tile in edition.tiles for _ in range(tile.count)]
    bag.remove(edition.start)
    edges = [(tile, axes(tile)[0]) for tile in bag]
    for number, tile in enumerate(bag):
        turned = [*edges[:number], (tile, axes(tile)[1]), *edges[number + 1 :]]
        if is_even([edge for _, edge in turned] + [start]):
            return turned
    assert is_even([edge for _, edge in edges] + [start])
    return edges


def is_even(edges: list[LineEdge]) -> bool:
    ends = Counter(kind for edge in edges for kind in edge)
    return all(count % 2 == 0 for count in ends.values())


def closed_walk(edges: list[tuple[Tile, LineEdge]], first: str) -> list[tuple[Tile, LineEdge]]:
    """Return all edges in the direction of a walk from `first` (Hierholzer's algorithm)."""
    unused = list(edges)
    stack: list[tuple[str, tuple[Tile, LineEdge] | None]] = [(first, None)]
    walk: list[tuple[Tile, LineEdge]] = []
    while stack:
        here, came_by = stack[-1]
        onward = next((edge for edge in unused if here in edge[1]), None)
        if onward is None:
            stack.pop()
            if came_by is not None:
                walk.append(came_by)
        else:
            unused.remove(onward)
            tile, (one, other) = onward
            there = other if here == one else one
            stack.append((there, (tile, (here, there))))
    assert not unused
    return walk[::-1]


def rotation_for(tile: Tile, forward: int, edge: LineEdge) -> int:
    """Return the smallest rotation in which the tile leads along the edge."""
    return next(
        rotation
        for rotation in tile.rotations
        if (tile.edges[(forward + 2 - rotation) % 4], tile.edges[(forward - rotation) % 4]) == edge
    )
