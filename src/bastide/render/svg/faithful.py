"""Refuses pictures of tiles that would not show what the data say: what hangs together must be seen to."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from bastide.errors import SetupError
from bastide.render.svg.distances import cells_of
from bastide.render.svg.plan import PLAN_GRID
from bastide.tiles import Segment, Shape

ACROSS = {(0, 2), (1, 3)}  # the two ways to go straight through a tile


def check_shown(name: str, segments: Sequence[Segment], owners: NDArray[np.int64]) -> None:
    """Refuse a tile of that name if a segment is not seen as one part. Raises SetupError.

    `owners` has the index of the segment that is drawn in each cell of the plan, by row and column.
    """
    for index, segment in enumerate(segments):
        parts = len(PLAN_GRID.regions(cells_of(owners == index)))
        if parts != 1 + is_below(segments, index):
            raise undrawable(name, segment)


def is_below(segments: Sequence[Segment], index: int) -> bool:
    """Whether another segment crosses this one, which is seen on both sides of it: a city does before a road."""
    order = sorted(range(len(segments)), key=lambda each: (segments[each].kind.shape != Shape.BLOCK, each))
    before = order[: order.index(index)]
    return any({segments[index].sides, segments[other].sides} == ACROSS for other in before)


def undrawable(name: str, segment: Segment) -> SetupError:
    return SetupError("setup/undrawable", tile=name, kind=segment.kind.name)
