"""The trees on the sides of forests, half on one tile and half on its neighbour: both paint the same, without a seam.

What a tile grows of its own stands before them, so that rows which are alike everywhere are seen alike nowhere.
"""

from collections.abc import Iterator

from bastide.render.svg.elements import symbol, use
from bastide.render.svg.points import TILE, Point, whole

Row = tuple[tuple[float, float, str], ...]  # trees along a side: how far along it, how far inside, and which


def other_half(row: Row) -> Row:
    """The second half of a row of trees on a forest's side, for its first: the same turned round."""
    return tuple((TILE - along, -inside, tree) for along, inside, tree in row)


HALF_ROW: Row = (
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
BORDER_ROW: Row = (*HALF_ROW, (120.0, 0.0, "r1"), *other_half(HALF_ROW))


def standing_on(side: int, row: Row = BORDER_ROW) -> Iterator[tuple[Point, str]]:
    """Where the trees of a row stand on a side of a tile, and which they are."""
    for along, inside, tree in row:
        points = ((along, inside), (TILE - inside, along), (TILE - along, TILE - inside), (inside, TILE - along))
        yield points[side], tree


def edge_symbols() -> Iterator[str]:
    """The whole row on each side, the farthest trees first."""
    for side in range(4):
        trees = sorted(standing_on(side), key=lambda each: (each[0][1], each[0][0]))
        yield symbol(f"t-edge{side}", *(use(f"t-{tree}", *whole(point)) for point, tree in trees))
