"""Cities as geometry: their walls, and the outlines of their ground."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bastide.render.svg.classic.walls import CROSSINGS, OVERLAP, Wall, wall_between
from bastide.render.svg.points import CORNERS, INWARDS, TILE, Point, moved
from bastide.tiles import Segment, Shape


@dataclass(frozen=True, slots=True)
class City:
    """A city segment: its walls, the outline of its ground, and the tile's corners that lie inside it."""

    index: int
    sides: tuple[int, ...]
    pennants: int
    walls: tuple[Wall, ...]
    outline: tuple[Point, ...]
    corners: tuple[Point, ...]


def cities_of(segments: Sequence[Segment]) -> tuple[City, ...]:
    """The cities of a tile with their walls."""
    blocks = {index: segment for index, segment in enumerate(segments) if segment.kind.shape == Shape.BLOCK}
    owners = {side: index for index, segment in blocks.items() for side in segment.sides}
    return tuple(city_of(index, segment, owners) for index, segment in blocks.items())


def city_of(index: int, segment: Segment, owners: Mapping[int, int]) -> City:
    runs = runs_of(segment.sides)
    corners = tuple(CORNERS[(side + 1) % 4] for side in segment.sides if (side + 1) % 4 in segment.sides)
    if len(segment.sides) == 4:
        return City(index, segment.sides, segment.pennants, (), CORNERS, corners)
    walls, outline = [], []
    for run, following in zip(runs, [*runs[1:], runs[0]], strict=True):
        wall = wall_between(run[-1], following[0], owners)
        walls.append(wall)
        outline += [*border_of(run), *wall.line]
    return City(index, segment.sides, segment.pennants, tuple(walls), tuple(outline), corners)


def runs_of(sides: Sequence[int]) -> list[list[int]]:
    """The sides as rows of neighbours, each clockwise."""
    firsts = [side for side in sides if (side - 1) % 4 not in sides] or [0]
    runs = []
    for first in firsts:
        run = [first]
        while (run[-1] + 1) % 4 in sides and len(run) < 4:
            run.append((run[-1] + 1) % 4)
        runs.append(run)
    return runs


def border_of(run: Sequence[int]) -> list[Point]:
    """The outline of a city along its sides, a little beyond the border."""
    corners = [CORNERS[(side + 1) % 4] for side in run[:-1]]
    outer = [(x * 1.2 - TILE * 0.1, y * 1.2 - TILE * 0.1) for x, y in corners]
    first, last = CROSSINGS[run[0]][0], CROSSINGS[run[-1]][1]
    return [moved(first, INWARDS[run[0]], -OVERLAP), *outer, moved(last, INWARDS[run[-1]], -OVERLAP)]
