"""Comparison of the borders of tiles: sides that may be adjacent must look the same.

A border is a row of pixels, each a unit long and much less wide. Square pixels would show the area half a unit from the
border on either side, which differs even without a seam, wherever something slender such as a treetop crosses the
border.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from bastide.render.svg.geometry.points import TILE
from bastide.tiles import SIDE_NAMES
from tests.render.svg.helpers.drawn_tile import DrawnTile
from tests.render.svg.helpers.painter import BORDERS, Painter, Pixels

CORNER = 24  # units from a corner in which walls and trees of one side may touch another
TOLERANCE = 24  # tolerated difference of two pixels, of 255
MOST_OTHER = 8  # pixels, of the 192 between the corners, that may differ more
MOST_OTHER_UNPRINTED = 12  # the same on tiles with more walls and forests in their corners than any printed one
MIDDLE = slice(CORNER, TILE - CORNER)


class TileSide(NamedTuple):
    """A side of a rotated tile, and its pixels between the corners, from the west or from the north."""

    drawn: DrawnTile
    number: int
    pixels: Pixels

    def __str__(self) -> str:
        return f"{self.drawn} {SIDE_NAMES[self.number]}"

    @property
    def kind(self) -> str:
        return self.drawn.tile.sides[(self.number - self.drawn.rotation) % 4].name

    @property
    def most_other(self) -> int:
        """Number of its pixels that may differ from another side."""
        return MOST_OTHER if self.drawn.is_printed else MOST_OTHER_UNPRINTED


class Mismatch(NamedTuple):
    """A side that differs from others of its kind: the number of disagreements, and the worst one."""

    side: TileSide
    others: int
    worst: TileSide
    pixels: int

    def __str__(self) -> str:
        difference = f"{self.pixels} pixels are unlike those of {self.worst}"
        return f"{self.side} ({self.side.kind}): {difference}; unlike {self.others} sides in all"


def sides(painter: Painter, tiles: Sequence[DrawnTile], *, small: bool) -> Iterator[TileSide]:
    """Yield all sides of tiles of one look."""
    for number, cut in enumerate(BORDERS):
        for drawn, pixels in zip(tiles, painter.paint(tiles, cut, small=small), strict=True):
            yield TileSide(drawn, number, pixels.reshape(TILE, 3)[MIDDLE])


def mismatches(those: Iterable[TileSide]) -> list[Mismatch]:
    """Return sides that would show a seam: north against south, and east against west."""
    by_kind: dict[tuple[str, int], list[TileSide]] = defaultdict(list)
    for side in those:
        by_kind[side.kind, side.number].append(side)
    kinds = dict.fromkeys(kind for kind, _ in by_kind)
    return [
        mismatch
        for kind in kinds
        for number in (0, 1)
        for mismatch in find_mismatches(by_kind[kind, number], by_kind[kind, number + 2])
    ]


def find_mismatches(ones: Sequence[TileSide], others: Sequence[TileSide]) -> list[Mismatch]:
    """Return a small set of sides without which all others match; those with the fewest matches come first."""
    if not ones or not others:
        return []
    counts = count_differences(ones, others)
    allowed = np.maximum.outer([side.most_other for side in ones], [side.most_other for side in others])
    found = []
    while (bad := counts > allowed).any():
        rows, columns = bad.sum(1), bad.sum(0)
        if rows.max() >= columns.max():
            row = int(rows.argmax())
            column = int(counts[row].argmax())
            found.append(Mismatch(ones[row], int(rows[row]), others[column], int(counts[row, column])))
            counts[row] = 0
        else:
            column = int(columns.argmax())
            row = int(counts[:, column].argmax())
            found.append(Mismatch(others[column], int(columns[column]), ones[row], int(counts[row, column])))
            counts[:, column] = 0
    return found


def count_differences(ones: Sequence[TileSide], others: Sequence[TileSide]) -> NDArray[np.int64]:
    """Return the number of different pixels for each pair of sides."""
    there = np.stack([side.pixels for side in others])
    return np.stack([(np.abs(there - one.pixels).max(-1) > TOLERANCE).sum(-1) for one in ones])
