"""The plan of a tile: the segment in each cell and the positions of pieces, and a check against the data."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from bastide.errors import SetupError
from bastide.render.svg.geometry.boxes import Extent
from bastide.render.svg.geometry.distances import cells_of
from bastide.render.svg.geometry.grid import PLAN_GRID, GridCell
from bastide.render.svg.geometry.points import Point
from bastide.tiles import Segment, Shape

ACROSS = {(0, 2), (1, 3)}  # the two ways straight through a tile


@dataclass(frozen=True, slots=True)
class TilePlan:
    """The contents of a rotated tile's picture.

    `owners` has the index of the segment in each cell of PLAN_GRID; cells without a segment, such as a village between
    roads, are missing. `spots` has the position of a piece for each place of the tile, which is the piece's foot;
    `small_spots` has the same for the small picture, in which pieces and marks are larger. `marks` has, for each
    segment, the extents of what must stay visible: pennants, fish, animals, gold, landmarks.
    """

    owners: Mapping[GridCell, int]
    spots: Mapping[int, Point]
    small_spots: Mapping[int, Point]
    marks: Mapping[int, tuple[Extent, ...]]


def check_plan(name: str, segments: Sequence[Segment], owners: NDArray[np.int64]) -> None:
    """Raise SetupError if a segment of a tile is not drawn as one connected region.

    `owners` has the index of the segment in each cell of the plan, by row and column.
    """
    for index, segment in enumerate(segments):
        parts = len(PLAN_GRID.regions(cells_of(owners == index)))
        if parts != 1 + is_below(segments, index):
            raise undrawable_error(name, segment)


def is_below(segments: Sequence[Segment], index: int) -> bool:
    """Return True if another segment crosses above this one, which then appears on both sides; cities go first."""
    order = sorted(range(len(segments)), key=lambda each: (segments[each].kind.shape != Shape.BLOCK, each))
    before = order[: order.index(index)]
    return any({segments[index].sides, segments[other].sides} == ACROSS for other in before)


def undrawable_error(name: str, segment: Segment) -> SetupError:
    return SetupError("setup/undrawable", tile=name, kind=segment.kind.name)
