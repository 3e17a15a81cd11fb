"""Outlines of segments: the cells of a plan as smoothed paths."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby, pairwise

from bastide.render.svg.geometry.grid import PLAN_GRID, GridCell
from bastide.render.svg.geometry.pen import Pen
from bastide.render.svg.geometry.points import Point, simplify, simplify_closed

Corner = tuple[int, int]  # column and row of a grid point
Step = tuple[Corner, Corner]  # along one side of a cell; the outlined area is on the right

COARSENESS = 0.7  # units by which a simplified outline may deviate
SMOOTHING = 3  # steps on either side over which outlines are averaged
BORDER = (0, PLAN_GRID.count)


@dataclass(frozen=True, slots=True)
class Area:
    """The area of a segment as path data, and its edge without the parts on the tile's border."""

    whole: str
    edge: str


def areas(owners: Mapping[GridCell, int]) -> dict[int, Area]:
    """Return the areas of a tile's segments, by index."""
    cells: dict[int, set[GridCell]] = {}
    for cell, segment in owners.items():
        cells.setdefault(segment, set()).add(cell)
    return {segment: area(cells[segment]) for segment in sorted(cells)}


def area(cells: set[GridCell]) -> Area:
    whole, edge = Pen(), Pen()
    for loop in loops(cells):
        outline: list[Point] = []
        for line, is_border in lines(loop):
            outline += line
            if not is_border:
                edge.move(line[0]).line(*line[1:])
        whole.move(outline[0]).line(*drop_repeats(outline)).close()
    return Area(str(whole), str(edge))


def drop_repeats(points: list[Point]) -> list[Point]:
    """Return all points but the first, without consecutive duplicates."""
    return [point for before, point in pairwise(points) if point != before]


# Loops of steps


def loops(cells: set[GridCell]) -> list[list[Step]]:
    """Return the steps around regions and around their holes, loop by loop."""
    leaving: dict[Corner, list[Corner]] = {}
    for start, end in sorted(steps_around(cells)):
        leaving.setdefault(start, []).append(end)
    found = []
    while leaving:
        found.append(loop_from(next(iter(leaving)), leaving))
    return found


def steps_around(cells: set[GridCell]) -> Iterable[Step]:
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
    """Remove one loop of steps from `leaving` and return it."""
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
    """Return the next corner; turning right separates two cells that touch only at a corner."""
    (x, y), (here_x, here_y) = before
    to_the_right = here_x - (here_y - y), here_y + (here_x - x)
    return to_the_right if to_the_right in goals else goals[0]


# Lines of points


def lines(loop: list[Step]) -> list[tuple[list[Point], bool]]:
    """Split a loop into lines of points, each with a flag for lines along the tile's border."""
    first = next((index for index, step in enumerate(loop) if is_border(step) != is_border(loop[index - 1])), 0)
    runs = groupby(loop[first:] + loop[:first], key=is_border)
    return [(corners(list(steps)) if along else smooth_line(list(steps)), along) for along, steps in runs]


def is_border(step: Step) -> bool:
    """Return True if a step runs along the tile's border."""
    return any(start == end and start in BORDER for start, end in zip(*step, strict=True))


def corners(steps: list[Step]) -> list[Point]:
    """Return the two ends of a line along the border and the tile's corners between them."""
    inner = [end for _, end in steps[:-1] if end[0] in BORDER and end[1] in BORDER]
    return [to_units(corner) for corner in (steps[0][0], *inner, steps[-1][1])]


def smooth_line(steps: list[Step]) -> list[Point]:
    """Return a smooth line with few points through the middles of steps, open or closed."""
    middles = [to_units(((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)) for start, end in steps]
    if steps[0][0] == steps[-1][1]:
        thin = simplify_closed(average_closed(middles), COARSENESS)
        return [*thin, thin[0]]
    return simplify(average_open([to_units(steps[0][0]), *middles, to_units(steps[-1][1])]), COARSENESS)


def average_closed(points: list[Point]) -> list[Point]:
    """Average each point of a closed line with its neighbours, to remove the stairs of the grid."""
    reach = min(SMOOTHING, (len(points) - 1) // 4)
    again = points[-reach:] + points + points[:reach] if reach else points
    return [mean(again[number : number + 2 * reach + 1]) for number in range(len(points))]


def average_open(points: list[Point]) -> list[Point]:
    """Average each point of an open line with its neighbours; both ends stay."""
    last = len(points) - 1
    reaches = [min(SMOOTHING, number, last - number) for number in range(len(points))]
    return [mean(points[number - reach : number + reach + 1]) for number, reach in enumerate(reaches)]


def mean(points: Sequence[Point]) -> Point:
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)


def to_units(corner: Point) -> Point:
    """Convert grid coordinates to units."""
    return corner[0] * PLAN_GRID.step, corner[1] * PLAN_GRID.step
