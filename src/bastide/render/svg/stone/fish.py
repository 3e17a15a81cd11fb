"""Where the fish of a lake swim and how large they are, in the large picture and in the small one."""

import math
from collections.abc import Sequence

from bastide.render.svg.points import INWARDS, Point, moved, turned
from bastide.render.svg.stone.placing import Mark
from bastide.render.svg.stone.water import LAKE_RADII, Lake

FISH_PLACES: tuple[tuple[Point, ...], ...] = (
    (),
    ((0, 0),),
    ((-5, -13), (5, 12)),
    ((-13, -20), (13, 0), (-12, 20)),
    ((-18, -23), (17, -8), (-18, 8), (16, 24)),
)
FISH_SCALES = (1.0, 1.45, 1.25, 1.15, 1.1)
RING, RING_LAKE, RING_SCALE = 22.0, 36.0, 0.8  # of more fish than these: its radius, in a lake of that one, and theirs

# In the small picture, all in parts of the radius of the lake.
SCHOOLS: tuple[tuple[Point, ...], ...] = (
    (),
    ((0, 0),),
    ((-0.06, -0.4), (0.06, 0.4)),
    ((0, -0.56), (-0.14, 0.01), (0, 0.58)),
    ((-0.43, -0.32), (0.43, -0.32), (-0.43, 0.32), (0.43, 0.32)),
)
SCHOOL_SCALES = (0, 0.043, 0.03, 0.023, 0.0195)
SCHOOL_RING, SCHOOL_RING_SCALE = 0.62, 0.0215
SHYNESS, SHY_PART = 0.16, 0.9  # how far fish keep away from a river, and how large they are then


def fish_of(lake: Lake, rotation: int) -> list[Mark]:
    """The fish of a lake, one beside the other; more than the usual four swim in a ring."""
    if lake.fish < len(FISH_PLACES):
        tight = lake.radius / LAKE_RADII[lake.fish]
        return swimming(lake, rotation, FISH_PLACES[lake.fish], tight, FISH_SCALES[lake.fish] * tight)
    return swimming(lake, rotation, ring(lake.fish, RING), lake.radius / RING_LAKE, RING_SCALE)


def school_of(lake: Lake, rotation: int, sides: Sequence[int]) -> list[Mark]:
    """The same in the small picture, in rows that fill the lake: so that they can be counted, they are large.

    From a single river, which comes from one of the sides, they keep away: the fisher there is large, too.
    """
    if lake.fish < len(SCHOOLS):
        places, scale = SCHOOLS[lake.fish], SCHOOL_SCALES[lake.fish]
    else:
        places, scale = ring(lake.fish, SCHOOL_RING), SCHOOL_RING_SCALE
    if len(sides) == 1 and lake.fish > 1:
        away = INWARDS[(sides[0] + rotation) % 4]
        places, scale = tuple(moved(place, away, SHYNESS) for place in places), scale * SHY_PART
    return swimming(lake, rotation, places, lake.radius, scale * lake.radius)


def swimming(lake: Lake, rotation: int, places: tuple[Point, ...], unit: float, scale: float) -> list[Mark]:
    """Fish at places that are so many units from the middle of their lake as it lies."""
    x, y = turned(lake.centre, rotation)
    return [Mark("fish", lake.segment, (x + east * unit, y + south * unit), round(scale, 2)) for east, south in places]


def ring(count: int, radius: float) -> tuple[Point, ...]:
    angles = [math.tau * number / count for number in range(count)]
    return tuple((radius * math.cos(angle), radius * math.sin(angle)) for angle in angles)
