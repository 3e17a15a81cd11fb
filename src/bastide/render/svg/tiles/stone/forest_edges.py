"""Trees on the sides of forests, which both neighbouring tiles draw, so that there is no seam.

The tile's own trees stand in front of them, so that the repetition is not visible.
"""

from collections.abc import Iterator

from bastide.render.svg.elements import Definition, symbol, use
from bastide.render.svg.geometry.points import TILE, Point, round_point

TreeRow = tuple[tuple[float, float, str], ...]  # trees along a side: distance along it, distance inside, and symbol


def rotated_row(row: TreeRow) -> TreeRow:
    """Return the second half of a row of trees: the first one, rotated by half a turn."""
    return tuple((TILE - along, -inside, tree) for along, inside, tree in row)


HALF_ROW: TreeRow = (
    (9.0, 1.0, "b1"),
    (13.0, 9.0, "b2l"),
    (13.0, -9.0, "b1l"),
    (27.0, -5.0, "r2"),
    (45.0, 6.0, "r1"),
    (57.0, -6.0, "p3"),
    (72.0, 4.0, "r3"),
    (88.0, -6.0, "r2l"),
    (103.0, 6.0, "p1"),
)
BORDER_ROW: TreeRow = (*HALF_ROW, (120.0, 0.0, "r1"), *rotated_row(HALF_ROW))


def trees_on_side(side: int, row: TreeRow = BORDER_ROW) -> Iterator[tuple[Point, str]]:
    """Yield the positions and symbols of a row of trees on a side of a tile."""
    for along, inside, tree in row:
        points = ((along, inside), (TILE - inside, along), (TILE - along, TILE - inside), (inside, TILE - along))
        yield points[side], tree


def edge_symbols() -> Iterator[Definition]:
    """Yield the whole row on each side as a symbol, the farthest trees first."""
    for side in range(4):
        trees = sorted(trees_on_side(side), key=lambda each: (each[0][1], each[0][0]))
        yield symbol(f"t-edge{side}", *(use(f"t-{tree}", *round_point(point)) for point, tree in trees))
