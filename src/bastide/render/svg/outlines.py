"""Outlines of what is drawn on a tile: the cells of a plan, segment by segment, as paths with rounded steps."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby, pairwise

from bastide.render.svg.grid import Cell
from bastide.render.svg.pen import Pen
from bastide.render.svg.plan import PLAN_GRID
from bastide.render.svg.points import Point, thinned, thinned_round

Corner = tuple[int, int]  # of cells: column and row of the lines between them
Step = tuple[Corner, Corner]  # along one side of a cell, with what is outlined at the right hand

COARSENESS = 0.7  # how far, in units of a tile, an outline may pass beside the way round its cells
SMOOTHING = 3  # how many steps before and after each one make that way smooth
BORDER = (0, PLAN_GRID.count)


@dataclass(frozen=True, slots=True)
class Area:
    """Where a segment is drawn, as path data: all of it, and its edge without what lies on the tile's border."""

    whole: str
    edge: str


def areas(owners: Mapping[Cell, int]) -> dict[int, Area]:
    """The areas of the segments of a tile, by their indexes."""
    cells: dict[int, set[Cell]] = {}
    for cell, segment in owners.items():
        cells.setdefault(segment, set()).add(cell)
    return {segment: area(cells[segment]) for segment in sorted(cells)}


def area(cells: set[Cell]) -> Area:
    whole, edge = Pen(), Pen()
    for loop in loops(cells):
        outline: list[Point] = []
        for line, is_border in lines(loop):
            outline += line
            if not is_border:
                edge.move(line[0]).line(*line[1:])
        whole.move(outline[0]).line(*without_repeats(outline)).close()
    return Area(str(whole), str(edge))


def without_repeats(points: list[Point]) -> list[Point]:
    """All points but the first, and but those that are where the one before is."""
    return [point for before, point in pairwise(points) if point != before]


# Loops of steps


def loops(cells: set[Cell]) -> list[list[Step]]:
    """The steps round cells that hang together, and round their holes, loop by loop."""
    leaving: dict[Corner, list[Corner]] = {}
    for start, end in sorted(steps_round(cells)):
        leaving.setdefault(start, []).append(end)
    found = []
    while leaving:
        found.append(loop_from(next(iter(leaving)), leaving))
    return found


def steps_round(cells: set[Cell]) -> Iterable[Step]:
    for x, y in cells:
        if (x, y - 1) not in cells:
            yield (x, y), (x + 1, y)
        if (x + 1, y) not in cells:
            yield (x + 1, y), (x + 1, y + 1)
        if (x, y + 1) not in cells:
            yield (x + 1, y + 1), (x, y + 1)
        if (x - 1, y) not in cells:
            yield (x, y + 1), (x, y)


def loop_from(start: Corner, leaving: dict[Corner, list[Corner]]) -> list[Step]:
    """One loop of steps, taken out of those that are left."""
    steps: list[Step] = []
    here = start
    while not steps or here != start:
        there = rightmost(steps[-1], leaving[here]) if steps else leaving[here][0]
        leaving[here].remove(there)
        if not leaving[here]:
            del leaving[here]
        steps.append((here, there))
        here = there
    return steps


def rightmost(before: Step, goals: list[Corner]) -> Corner:
    """Where to go on: two cells that touch only at a corner are kept apart by turning right there."""
    (x, y), (here_x, here_y) = before
    to_the_right = here_x - (here_y - y), here_y + (here_x - x)
    return to_the_right if to_the_right in goals else goals[0]


# Lines of points


def lines(loop: list[Step]) -> list[tuple[list[Point], bool]]:
    """A loop as lines of points, each with whether it runs along the tile's border."""
    first = next((index for index, step in enumerate(loop) if is_border(step) != is_border(loop[index - 1])), 0)
    runs = groupby(loop[first:] + loop[:first], key=is_border)
    return [(corners(list(steps)) if along else rounded(list(steps)), along) for along, steps in runs]


def is_border(step: Step) -> bool:
    """Whether a step goes along the border of the tile."""
    return any(start == end and start in BORDER for start, end in zip(*step, strict=True))


def corners(steps: list[Step]) -> list[Point]:
    """The two ends of a way along the border, and the corners of the tile between them."""
    inner = [end for _, end in steps[:-1] if end[0] in BORDER and end[1] in BORDER]
    return [at(corner) for corner in (steps[0][0], *inner, steps[-1][1])]


def rounded(steps: list[Step]) -> list[Point]:
    """A way from border to border, or round, through the middles of its steps, with few points."""
    middles = [at(((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)) for start, end in steps]
    if steps[0][0] == steps[-1][1]:
        thin = thinned_round(smoothed_round(middles), COARSENESS)
        return [*thin, thin[0]]
    return thinned(smoothed([at(steps[0][0]), *middles, at(steps[-1][1])]), COARSENESS)


def smoothed_round(points: list[Point]) -> list[Point]:
    """A closed way without the stairs that cells make of slopes: each point is the mean of those round it."""
    reach = min(SMOOTHING, (len(points) - 1) // 4)
    again = points[-reach:] + points + points[:reach] if reach else points
    return [mean(again[number : number + 2 * reach + 1]) for number in range(len(points))]


def smoothed(points: list[Point]) -> list[Point]:
    """The same for a way with two ends, which stay where they are."""
    last = len(points) - 1
    reaches = [min(SMOOTHING, number, last - number) for number in range(len(points))]
    return [mean(points[number - reach : number + reach + 1]) for number, reach in enumerate(reaches)]


def mean(points: Sequence[Point]) -> Point:
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)


def at(corner: Point) -> Point:
    """A point of the grid's lines in units of the tile."""
    return corner[0] * PLAN_GRID.step, corner[1] * PLAN_GRID.step
