"""Compares the borders of tiles: what may lie side by side must look the same there.

A border is a row of pixels, each of them a unit long but much less wide. Pixels as wide as long would show what lies
half a unit from the border on either side of it, and that differs in a painting without seams too, wherever something
slender such as a treetop lies across.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from bastide.render.svg.points import TILE
from bastide.tiles import SIDE_NAMES
from tests.render.svg.drawn import Drawn
from tests.render.svg.painting import BORDERS, Painter, Pixels

CORNER = 24  # units from a corner in which walls and trees of one side may graze another
TOLERANCE = 24  # of 255, how far two pixels may be apart
MOST_OTHER = 8  # of the 192 pixels between the corners, how many may be further apart
MOST_OTHER_UNPRINTED = 12  # on tiles that crowd more walls and forests into their corners than any printed one
MIDDLE = slice(CORNER, TILE - CORNER)


class Side(NamedTuple):
    """A side of a tile as it lies, and its pixels between the corners: from the west, or from the north."""

    drawn: Drawn
    number: int
    pixels: Pixels

    def __str__(self) -> str:
        return f"{self.drawn} {SIDE_NAMES[self.number]}"

    @property
    def kind(self) -> str:
        return self.drawn.tile.sides[(self.number - self.drawn.rotation) % 4].name

    @property
    def most_other(self) -> int:
        """How many of its pixels may be unlike those of another side."""
        return MOST_OTHER if self.drawn.is_printed else MOST_OTHER_UNPRINTED


class Mismatch(NamedTuple):
    """A side that looks unlike others of its kind: with how many it disagrees, and how much with the worst."""

    side: Side
    others: int
    worst: Side
    pixels: int

    def __str__(self) -> str:
        told = f"{self.pixels} pixels are unlike those of {self.worst}"
        return f"{self.side} ({self.side.kind}): {told}; unlike {self.others} sides in all"


def sides(painter: Painter, tiles: Sequence[Drawn], *, small: bool) -> Iterator[Side]:
    """All sides of tiles of one look."""
    for number, cut in enumerate(BORDERS):
        for drawn, pixels in zip(tiles, painter.paint(tiles, cut, small=small), strict=True):
            yield Side(drawn, number, pixels.reshape(TILE, 3)[MIDDLE])


def mismatches(those: Iterable[Side]) -> list[Mismatch]:
    """Sides that would show a seam, north against south and east against west, if laid side by side."""
    by_kind: dict[tuple[str, int], list[Side]] = defaultdict(list)
    for side in those:
        by_kind[side.kind, side.number].append(side)
    kinds = dict.fromkeys(kind for kind, _ in by_kind)
    return [
        mismatch
        for kind in kinds
        for number in (0, 1)
        for mismatch in odd_ones(by_kind[kind, number], by_kind[kind, number + 2])
    ]


def odd_ones(ones: Sequence[Side], others: Sequence[Side]) -> list[Mismatch]:
    """The fewest sides, more or less, without which all of the rest would fit: those that fit with the fewest first."""
    if not ones or not others:
        return []
    counts = unlike(ones, others)
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


def unlike(ones: Sequence[Side], others: Sequence[Side]) -> NDArray[np.int64]:
    """How many pixels are too far apart, for each pair of sides."""
    there = np.stack([side.pixels for side in others])
    return np.stack([(np.abs(there - one.pixels).max(-1) > TOLERANCE).sum(-1) for one in ones])
