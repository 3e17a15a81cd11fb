"""Positions and sizes of the fish in a lake, in the large picture and in the small one."""

import math
from collections.abc import Sequence

from bastide.render.svg.geometry.points import INWARDS, Point, rotate_point, translate
from bastide.render.svg.tiles.stone.marks import TileMark
from bastide.render.svg.tiles.stone.water import LAKE_RADII, Lake

FISH_PLACES: tuple[tuple[Point, ...], ...] = (
    (),
    ((0, 0),),
    ((-5, -13), (5, 12)),
    ((-13, -20), (13, 0), (-12, 20)),
    ((-18, -23), (17, -8), (-18, 8), (16, 24)),
)
FISH_SCALES = (1.0, 1.45, 1.25, 1.15, 1.1)
# For more fish: radius of their ring, radius of the lake that it is for, and scale of the fish.
RING, RING_LAKE, RING_SCALE = 22.0, 36.0, 0.8

# In the small picture, relative to the radius of the lake.
SCHOOLS: tuple[tuple[Point, ...], ...] = (
    (),
    ((0, 0),),
    ((-0.06, -0.4), (0.06, 0.4)),
    ((0, -0.56), (-0.14, 0.01), (0, 0.58)),
    ((-0.43, -0.32), (0.43, -0.32), (-0.43, 0.32), (0.43, 0.32)),
)
SCHOOL_SCALES = (0, 0.043, 0.03, 0.023, 0.0195)
SCHOOL_RING, SCHOOL_RING_SCALE = 0.62, 0.0215
RIVER_OFFSET, RIVER_SCALE = 0.16, 0.9  # displacement of fish from a single river, and their scale then


def fish_of(lake: Lake, rotation: int) -> list[TileMark]:
    """Return the fish of a lake side by side; more than four swim in a ring."""
    if lake.fish < len(FISH_PLACES):
        ratio = lake.radius / LAKE_RADII[lake.fish]
        return fish_marks(lake, rotation, FISH_PLACES[lake.fish], ratio, FISH_SCALES[lake.fish] * ratio)
    return fish_marks(lake, rotation, ring(lake.fish, RING), lake.radius / RING_LAKE, RING_SCALE)


def school_of(lake: Lake, rotation: int, sides: Sequence[int]) -> list[TileMark]:
    """Return the fish in the small picture, large and in rows, so that they can be counted.

    They are displaced from a single river, because the fisher on it is large too.
    """
    if lake.fish < len(SCHOOLS):
        places, scale = SCHOOLS[lake.fish], SCHOOL_SCALES[lake.fish]
    else:
        places, scale = ring(lake.fish, SCHOOL_RING), SCHOOL_RING_SCALE
    if len(sides) == 1 and lake.fish > 1:
        away = INWARDS[(sides[0] + rotation) % 4]
        places, scale = tuple(translate(place, away, RIVER_OFFSET) for place in places), scale * RIVER_SCALE
    return fish_marks(lake, rotation, places, lake.radius, scale * lake.radius)


def fish_marks(lake: Lake, rotation: int, places: tuple[Point, ...], unit: float, scale: float) -> list[TileMark]:
    """Return fish at positions relative to the centre of their rotated lake."""
    x, y = rotate_point(lake.centre, rotation)
    return [
        TileMark("fish", lake.segment, (x + east * unit, y + south * unit), round(scale, 2)) for east, south in places
    ]


def ring(count: int, radius: float) -> tuple[Point, ...]:
    angles = [math.tau * number / count for number in range(count)]
    return tuple((radius * math.cos(angle), radius * math.sin(angle)) for angle in angles)
