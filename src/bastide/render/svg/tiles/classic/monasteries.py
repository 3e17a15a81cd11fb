"""Position of a monastery, and the size of its garden."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import reduce

import numpy as np

from bastide.render.svg.geometry.distances import CELLS, Field, best_point, cell_value
from bastide.render.svg.geometry.points import MIDDLE, Point
from bastide.render.svg.tiles.classic.cities import City
from bastide.render.svg.tiles.classic.roads import WIDTH_WITH_BORDERS, Road
from bastide.render.svg.tiles.classic.walls import THICKNESS
from bastide.tiles import Segment, Shape

GARDEN_RADIUS = 52
MIN_GARDEN_RADIUS = 26
STEEPLE = 1.25  # height of the steeple above the centre, relative to the radius of the garden


@dataclass(frozen=True, slots=True)
class Monastery:
    """A monastery in its garden."""

    index: int
    centre: Point
    radius: float


def monastery_of(segments: Sequence[Segment], cities: Sequence[City], roads: Sequence[Road]) -> Monastery | None:
    """Return the monastery where there is the most room for its garden, in the middle of the tile if possible."""
    sites = [index for index, segment in enumerate(segments) if segment.kind.shape == Shape.SITE]
    if not sites:
        return None
    sky = CELLS.y / STEEPLE
    room = reduce(np.minimum, (room_beside(cities, roads), CELLS.to_border, sky)) - 8
    centre = best_point(np.minimum(room, GARDEN_RADIUS) - 0.1 * CELLS.to_point((MIDDLE, MIDDLE)))
    if cell_value(room, (MIDDLE, MIDDLE)) >= GARDEN_RADIUS:
        centre = (MIDDLE, MIDDLE)
    return Monastery(sites[0], centre, max(MIN_GARDEN_RADIUS, min(GARDEN_RADIUS, cell_value(room, centre))))


def room_beside(cities: Sequence[City], roads: Sequence[Road]) -> Field:
    """Return the distance of each cell from walls and roads."""
    walls = [CELLS.to_line(wall.line[::2]) - THICKNESS for city in cities for wall in city.walls]
    ways = [CELLS.to_line(line) - WIDTH_WITH_BORDERS / 2 for road in roads for line in road.lines]
    return reduce(np.minimum, walls + ways, CELLS.far())
