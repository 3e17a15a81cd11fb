"""The painted tiles have the colours of their segments where the plan says that these are drawn.

The other tests of the drawn geometry believe the plan; this one looks at the picture. It knows no palette: what a kind
of segment looks like is learned from all tiles, and a segment that looks more like another kind of its tile is in the
wrong place. Small pictures are too plain for this: a lake is little more than its fish. Tiles that no box has are left
out: a road on them may be so short that the hamlet at its end hides it.
"""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

import numpy as np
import pytest
from numpy.typing import NDArray

from bastide.render.svg.look import Look
from bastide.render.svg.plan import PLAN_GRID, Plan
from bastide.tiles import Segment
from tests.render.svg.drawn import Drawn, all_turns, every_look, one_turn
from tests.render.svg.painting import WHOLE, Painter, Pixels

pytestmark = pytest.mark.browser
Colours = NDArray[np.float64]  # the quartiles of red, green and blue
QUARTILES = (25, 50, 75)
STEP = round(PLAN_GRID.step)


class Sample(NamedTuple):
    """What a segment looks like."""

    drawn: Drawn
    number: int
    colours: Colours

    def __str__(self) -> str:
        return f"{self.drawn} {self.kind} {self.number}"

    @property
    def kind(self) -> str:
        return look_alike(self.drawn.tile.segments[self.number])


@every_look
def test_each_segment_has_the_colour_of_its_kind(look: Look, painter: Painter) -> None:
    found = odd_colours(painter, printed(one_turn(look)))
    assert not found, "\n".join(found)


@pytest.mark.deep
@every_look
def test_each_segment_has_the_colour_of_its_kind_in_all_turns(look: Look, painter: Painter) -> None:
    found = odd_colours(painter, printed(all_turns(look)))
    assert not found, "\n".join(found)


def printed(tiles: Sequence[Drawn]) -> list[Drawn]:
    return [drawn for drawn in tiles if drawn.is_printed]


def odd_colours(painter: Painter, tiles: Sequence[Drawn]) -> list[str]:
    """The segments that look more like another kind on their tile than like their own."""
    painted = zip(tiles, painter.paint(tiles, WHOLE), strict=True)
    samples = [sample for drawn, pixels in painted for sample in samples_of(drawn, pixels)]
    by_kind: dict[str, list[Colours]] = defaultdict(list)
    for sample in samples:
        by_kind[sample.kind].append(sample.colours)
    typical = {kind: np.median(colours, axis=0) for kind, colours in by_kind.items()}
    likeness = [(sample, most_like(sample, typical)) for sample in samples]
    return [f"{sample} looks like {kind}" for sample, kind in likeness if kind != sample.kind]


def most_like(sample: Sample, typical: Mapping[str, Colours]) -> str:
    """The kind of segment on its tile that it looks most like."""
    kinds = sorted({look_alike(segment) for segment in sample.drawn.tile.segments} & typical.keys())
    return min(kinds, key=lambda kind: float(np.linalg.norm(sample.colours - typical[kind])))


def look_alike(segment: Segment) -> str:
    """Its kind; rivers and lakes are painted alike."""
    return "water" if segment.kind.is_water else segment.kind.name


def samples_of(drawn: Drawn, pixels: Pixels) -> Iterator[Sample]:
    """A sample of each segment, away from its edges."""
    for index in range(len(drawn.tile.segments)):
        if (chosen := inner_part(drawn.plan, index)).any():
            yield Sample(drawn, index, np.percentile(pixels[chosen], QUARTILES, axis=0))


def inner_part(plan: Plan, index: int) -> NDArray[np.bool_]:
    """The pixels of the cells that lie among others of the same segment."""
    cells = [
        cell
        for cell, owner in plan.owners.items()
        if owner == index and all(plan.owners.get(beside) == index for beside in PLAN_GRID.beside(cell))
    ]
    chosen = np.zeros((PLAN_GRID.count, PLAN_GRID.count), np.bool_)
    for column, row in cells:
        chosen[row, column] = True
    return chosen.repeat(STEP, 0).repeat(STEP, 1)
