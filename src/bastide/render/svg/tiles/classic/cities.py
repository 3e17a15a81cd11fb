"""The geometry of cities: walls and outlines."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bastide.render.svg.geometry.points import CORNERS, INWARDS, TILE, Point, translate
from bastide.render.svg.tiles.classic.walls import CROSSINGS, OVERLAP, Wall, enclosed_side, wall_between
from bastide.tiles import Segment, Shape


@dataclass(frozen=True, slots=True)
class City:
    """A city segment: its walls, its outline, and the corners of the tile inside it.

    `is_below` is for a city that another one crosses: it appears on both sides, and streets pass below the other.
    """

    index: int
    sides: tuple[int, ...]
    pennants: int
    walls: tuple[Wall, ...]
    outline: tuple[Point, ...]
    corners: tuple[Point, ...]
    is_below: bool


def cities_of(segments: Sequence[Segment]) -> tuple[City, ...]:
    """Return the cities of a tile."""
    blocks = {index: segment for index, segment in enumerate(segments) if segment.kind.shape == Shape.BLOCK}
    owners = {side: index for index, segment in blocks.items() for side in segment.sides}
    lands = [set(segment.cities) for segment in segments if segment.kind.shape == Shape.LAND]
    return tuple(city_of(index, segment, owners, lands) for index, segment in blocks.items())


def city_of(index: int, segment: Segment, owners: Mapping[int, int], lands: Sequence[set[int]]) -> City:
    """Return a city; `owners` has the tile's cities by side, `lands` the cities at each field."""
    runs = runs_of(segment.sides)
    corners = tuple(CORNERS[(side + 1) % 4] for side in segment.sides if (side + 1) % 4 in segment.sides)
    if len(segment.sides) == 4:
        return City(index, segment.sides, segment.pennants, (), CORNERS, corners, is_below=False)
    is_below = is_crossed(segment.sides, index, owners)
    walls: list[Wall] = []
    outline: list[Point] = []
    for run, next_run in zip(runs, runs if is_below else [*runs[1:], runs[0]], strict=True):
        is_shared = not lands or shares_wall(run[-1], next_run[0], owners, lands)
        wall = wall_between(run[-1], next_run[0], owners, is_shared=is_shared)
        walls.append(wall)
        part = [*border_of(run), *wall.line]
        # One outline for two parts: the connection runs there and back, so it encloses nothing.
        outline += [*part, part[0]] if is_below else part
    return City(index, segment.sides, segment.pennants, tuple(walls), tuple(outline), corners, is_below)


def shares_wall(first: int, last: int, owners: Mapping[int, int], lands: Sequence[set[int]]) -> bool:
    """Return True if a city is between two sides of another one without a field between them."""
    side = enclosed_side(first, last, owners)
    return side is not None and not any(land >= {owners[side], owners[(side + 1) % 4]} for land in lands)


def is_crossed(sides: Sequence[int], index: int, owners: Mapping[int, int]) -> bool:
    """Return True if an earlier city crosses one on two opposite sides, and so is above it."""
    others = {owners.get(side) for side in range(4) if side not in sides}
    other = others.pop()
    return len(sides) == 2 and not others and other is not None and other < index and are_opposite(sides)


def are_opposite(sides: Sequence[int]) -> bool:
    return (sides[1] - sides[0]) % 4 == 2


def runs_of(sides: Sequence[int]) -> list[list[int]]:
    """Split sides into clockwise runs of neighbours."""
    firsts = [side for side in sides if (side - 1) % 4 not in sides] or [0]
    runs = []
    for first in firsts:
        run = [first]
        while (run[-1] + 1) % 4 in sides and len(run) < 4:
            run.append((run[-1] + 1) % 4)
        runs.append(run)
    return runs


def border_of(run: Sequence[int]) -> list[Point]:
    """Return the outline of a city along its sides, slightly beyond the border."""
    corners = [CORNERS[(side + 1) % 4] for side in run[:-1]]
    outer = [(x * 1.2 - TILE * 0.1, y * 1.2 - TILE * 0.1) for x, y in corners]
    first, last = CROSSINGS[run[0]][0], CROSSINGS[run[-1]][1]
    return [translate(first, INWARDS[run[0]], -OVERLAP), *outer, translate(last, INWARDS[run[-1]], -OVERLAP)]
