"""Rendered tiles have the colours of their segments where the plan has them.

The other tests of the geometry trust the plan; this one checks the picture. It knows no palette: it learns the colours
of each kind of segment from all tiles, and a segment that looks more like another kind on its tile is in the wrong
place. Small pictures are excluded, because a lake is little more than its fish there, and so are tiles that were never
printed, because a hamlet may hide a short road.
"""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

import numpy as np
import pytest
from numpy.typing import NDArray

from bastide.render.svg.geometry.grid import PLAN_GRID
from bastide.render.svg.tiles.looks import TileLook
from bastide.render.svg.tiles.tile_plan import TilePlan
from bastide.tiles import Segment
from tests.render.svg.helpers.drawn_tile import DrawnTile, all_turns, every_look, one_turn
from tests.render.svg.helpers.painter import WHOLE, Painter, Pixels

pytestmark = pytest.mark.browser
Colours = NDArray[np.float64]  # quartiles of red, green and blue
QUARTILES = (25, 50, 75)
STEP = round(PLAN_GRID.step)


class Sample(NamedTuple):
    """The colours of a segment."""

    drawn: DrawnTile
    number: int
    colours: Colours

    def __str__(self) -> str:
        return f"{self.drawn} {self.kind} {self.number}"

    @property
    def kind(self) -> str:
        return look_alike(self.drawn.tile.segments[self.number])


@every_look
def test_segments_have_their_colours(look: TileLook, painter: Painter) -> None:
    found = odd_colours(painter, printed_tiles(one_turn(look)))
    assert not found, "\n".join(found)


@pytest.mark.deep
@every_look
def test_segments_have_their_colours_in_all_rotations(look: TileLook, painter: Painter) -> None:
    found = odd_colours(painter, printed_tiles(all_turns(look)))
    assert not found, "\n".join(found)


def printed_tiles(tiles: Sequence[DrawnTile]) -> list[DrawnTile]:
    return [drawn for drawn in tiles if drawn.is_printed]


def odd_colours(painter: Painter, tiles: Sequence[DrawnTile]) -> list[str]:
    """Return the segments that look more like another kind on their tile than like their own."""
    painted = zip(tiles, painter.paint(tiles, WHOLE), strict=True)
    samples = [sample for drawn, pixels in painted for sample in samples_of(drawn, pixels)]
    by_kind: dict[str, list[Colours]] = defaultdict(list)
    for sample in samples:
        by_kind[sample.kind].append(sample.colours)
    typical = {kind: np.median(colours, axis=0) for kind, colours in by_kind.items()}
    likeness = [(sample, most_like(sample, typical)) for sample in samples]
    return [f"{sample} looks like {kind}" for sample, kind in likeness if kind != sample.kind]


def most_like(sample: Sample, typical: Mapping[str, Colours]) -> str:
    """Return the kind of segment on its tile that a sample is most similar to."""
    kinds = sorted({look_alike(segment) for segment in sample.drawn.tile.segments} & typical.keys())
    return min(kinds, key=lambda kind: float(np.linalg.norm(sample.colours - typical[kind])))


def look_alike(segment: Segment) -> str:
    """Return the kind of a segment; rivers and lakes count as one, because they look the same."""
    return "water" if segment.kind.is_water else segment.kind.name


def samples_of(drawn: DrawnTile, pixels: Pixels) -> Iterator[Sample]:
    """Return a sample of each segment, away from its edges."""
    for index in range(len(drawn.tile.segments)):
        if (chosen := inner_part(drawn.plan, index)).any():
            yield Sample(drawn, index, np.percentile(pixels[chosen], QUARTILES, axis=0))


def inner_part(plan: TilePlan, index: int) -> NDArray[np.bool_]:
    """Return the pixels of cells that are surrounded by the same segment."""
    cells = [
        cell
        for cell, owner in plan.owners.items()
        if owner == index and all(plan.owners.get(beside) == index for beside in PLAN_GRID.neighbours(cell))
    ]
    chosen = np.zeros((PLAN_GRID.count, PLAN_GRID.count), np.bool_)
    for column, row in cells:
        chosen[row, column] = True
    return chosen.repeat(STEP, 0).repeat(STEP, 1)
