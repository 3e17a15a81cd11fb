"""What is drawn where on a tile: what tests compare with the data, and boards need to place pieces."""

from collections.abc import Mapping
from dataclasses import dataclass

from bastide.render.svg.boxes import Extent
from bastide.render.svg.grid import Cell, Grid
from bastide.render.svg.points import Point

PLAN_GRID = Grid(60)


@dataclass(frozen=True, slots=True)
class Plan:
    """A tile as it lies, as far as its picture matters to others.

    `owners` has the index of the segment that is drawn in each cell of PLAN_GRID; what belongs to no segment, such as
    a village between roads, is left out. `spots` has the point where a piece stands for each place of the tile: its
    foot, above which it rises; `small_spots` has the same for the small picture, in which pieces and marks are larger.
    `marks` has, for each segment, what must stay in sight and how much of the tile that
    takes up: pennants, fish, animals, gold, landmarks.
    """

    owners: Mapping[Cell, int]
    spots: Mapping[int, Point]
    small_spots: Mapping[int, Point]
    marks: Mapping[int, tuple[Extent, ...]]
