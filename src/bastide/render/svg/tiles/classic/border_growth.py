"""Parcels, hedges and plants across the borders of tiles, drawn by both tiles so that no seam shows."""

from functools import cache

import numpy as np

from bastide.render.svg.geometry.distances import CELLS, Field
from bastide.render.svg.geometry.points import INWARDS, SIDE_MIDDLES, Point, Polyline, between, translate
from bastide.render.svg.tiles.classic.crops import Crops
from bastide.render.svg.tiles.classic.ground import ClassicGround
from bastide.render.svg.tiles.seeded_random import SeededRandom

# A parcel, a hedge and plants for the north and south borders, then for the east and west borders, relative to the
# middles of the sides.
BORDER_CROPS = ("down", "across")
BORDER_PARCELS: tuple[Polyline, Polyline] = (
    ((-88, -17), (-50, -23), (-21, -15), (-24, 15), (-57, 21), (-84, 13)),
    ((-17, 24), (15, 20), (21, 50), (14, 83), (-15, 86), (-22, 52)),
)
BORDER_HEDGES: tuple[Polyline, Polyline] = (((-92, -18), (-91, 0), (-88, 15)), ((-17, 17), (0, 15), (17, 14)))
STRAIGHT = 0.8  # part of a parcel's edge across the border that is the same on all tiles
GROWTH = (-2, 26)  # range of a parcel's additional depth inside a tile
BORDER_PLANTS: tuple[tuple[tuple[int, Point], ...], ...] = (
    ((0, (62, 12)), (1, (81, 9))),
    ((0, (0, -62)), (1, (0, -42))),
)


def open_sides(ground: ClassicGround) -> list[int]:
    """Return the sides with fields."""
    return sorted({half // 2 for segment in ground.layout.segments for half in segment.halves})


def border_parcels(ground: ClassicGround) -> list[tuple[str, list[Point]]]:
    """Return the parcels across the borders of a tile, each with the name of its crop."""
    return [(BORDER_CROPS[side % 2], border_parcel(ground.layout.name, side)) for side in open_sides(ground)]


def border_parcel(name: str, side: int) -> list[Point]:
    """Return the parcel across a side: the same on all tiles at the border, and different inside."""
    inwards, rng = INWARDS[side], SeededRandom("border", name, side)

    def depth(point: Point) -> float:
        return point[0] * inwards[0] + point[1] * inwards[1]

    shape: list[Point] = []
    outline = BORDER_PARCELS[side % 2]
    for before, point, after in zip((outline[-1], *outline[:-1]), outline, (*outline[1:], outline[0]), strict=True):
        if depth(point) < 0:
            shape.append(point)
            continue
        # Edges continue straight across the border and turn inside.
        straight = [between(near, point, STRAIGHT) for near in (before, after) if depth(near) < 0]
        grown = translate(point, inwards, rng.uniform(*GROWTH))
        shape += [*straight, grown] if depth(before) < 0 else [grown, *straight]
    return border_line(side, shape)


@cache
def to_border_parcel(name: str, side: int) -> Field:
    """Return the distance of each cell from the parcel across a side; negative inside."""
    shape = border_parcel(name, side)
    return np.where(CELLS.inside(shape), -1, CELLS.to_line([*shape, shape[0]]) + 3)


def border_hedges(ground: ClassicGround, crops: Crops) -> list[list[Point]]:
    """Return the hedges across the borders of a tile, if most parcels have hedges."""
    if crops.hedges < 0.5:
        return []
    return [border_line(side, BORDER_HEDGES[side % 2]) for side in open_sides(ground)]


def border_plants(ground: ClassicGround, crops: Crops) -> list[tuple[str, Point]]:
    """Return the plants across the borders of a tile."""
    return [
        (crops.border_plants[kind], border_line(side, (place,))[0])
        for side in open_sides(ground)
        for kind, place in BORDER_PLANTS[side % 2]
    ]


def border_line(side: int, line: Polyline) -> list[Point]:
    x, y = SIDE_MIDDLES[side]
    return [(x + east, y + south) for east, south in line]
