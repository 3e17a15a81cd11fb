"""Drawing of roads: a border, sand with uneven edges, and ruts."""

import math

from bastide.render.svg.elements import group, path
from bastide.render.svg.geometry.pen import Pen, smooth_open
from bastide.render.svg.geometry.points import INWARDS, MIDDLE, TILE, Point, Polyline, resample, translate
from bastide.render.svg.tiles.classic.layout import TileLayout
from bastide.render.svg.tiles.classic.palette import Palette
from bastide.render.svg.tiles.classic.roads import WIDTH, WIDTH_WITH_BORDERS, Road
from bastide.render.svg.tiles.seeded_random import SeededRandom

STEP = 21
OVERLAP = 4  # of roads beyond the border
UNEVEN = 1.2


def road_layers(layout: TileLayout, palette: Palette, rng: SeededRandom) -> str:
    """Draw all roads of a tile; where two cross, the second has a bridge over the first."""
    if not layout.roads:
        return ""
    if layout.bridge is None:
        return layers_of(layout.roads, palette, rng)
    below, above = layout.roads[:1], layout.roads[1:]
    return layers_of(below, palette, rng) + bridge(above[0], palette) + layers_of(above, palette, rng)


def layers_of(roads: tuple[Road, ...], palette: Palette, rng: SeededRandom) -> str:
    lines = [(line, road.is_through) for road in roads for line in road.lines]
    borders = "".join(ribbon(line, WIDTH_WITH_BORDERS, rng, is_through=through) for line, through in lines)
    sand = "".join(ribbon(line, WIDTH, rng, is_through=through) for line, through in lines)
    tracks = "".join(ruts(line, rng) for line, _ in lines)
    return (
        path(borders, fill=palette.road_border)
        + path(sand, fill=palette.road)
        + path(tracks, fill="none", stroke=palette.road_rut, stroke_width=1.6, stroke_dasharray="9 5 14 7")
    )


def ribbon(line: Polyline, width: float, rng: SeededRandom, *, is_through: bool) -> str:
    """Return the outline of a line with a width, which is exact and perpendicular at the tile's border."""
    points = resample(line, STEP)
    left: list[Point] = []
    right: list[Point] = []
    for index, point in enumerate(points):
        at_border = index == 0 or (is_through and index == len(points) - 1)
        along = border_direction(point, is_start=index == 0) if at_border else direction(points, index)
        uneven = UNEVEN if 1 < index < len(points) - 2 else 0
        across = -along[1], along[0]
        edges = [translate(point, across, sign * (width / 2 + rng.uniform(-uneven, uneven))) for sign in (1, -1)]
        beyond = [translate(edge, along, -OVERLAP if index == 0 else OVERLAP) for edge in edges]
        for row, edge, outer in zip((left, right), edges, beyond, strict=True):
            row.extend(([outer, edge] if index == 0 else [edge, outer]) if at_border else [edge])
    return smooth_outline([*left], right[::-1])


def smooth_outline(there: Polyline, back: Polyline) -> str:
    """Return a closed smooth path along one line and back along another."""
    pen = Pen(1).move(there[0])
    for row in (there, back):
        pen.line(row[0])
        for index in range(1, len(row) - 1):
            end = row[index + 1]
            middle = end if index == len(row) - 2 else ((row[index][0] + end[0]) / 2, (row[index][1] + end[1]) / 2)
            pen.quadratic(row[index], middle)
    return str(pen.close())


def direction(points: Polyline, index: int) -> Point:
    before, after = points[max(0, index - 1)], points[min(len(points) - 1, index + 1)]
    length = math.dist(before, after) or 1
    return (after[0] - before[0]) / length, (after[1] - before[1]) / length


def border_direction(point: Point, *, is_start: bool) -> Point:
    """Return the direction of a road at the border."""
    side = 0 if point[1] <= 0 else 1 if point[0] >= TILE else 2 if point[1] >= TILE else 3
    sign = 1 if is_start else -1
    return INWARDS[side][0] * sign, INWARDS[side][1] * sign


def ruts(line: Polyline, rng: SeededRandom) -> str:
    """Return two tracks that end before the border."""
    points = resample(line, 20)
    drawn = ""
    for offset in (-4, 4):
        track = []
        for index, point in enumerate(points):
            along = direction(points, index)
            track.append(translate(point, (-along[1], along[0]), offset + rng.uniform(-0.6, 0.6)))
        drawn += smooth_open(track[1:-1], 0) if len(track) > 3 else ""
    return drawn


def bridge(road: Road, palette: Palette) -> str:
    """Draw parapets on both sides of a road, and their shadow."""
    across = INWARDS[(road.sides[0] + 1) % 4]
    along = INWARDS[road.sides[0]]
    parapets = Pen(0)
    for sign in (-1, 1):
        start = translate(translate((MIDDLE, MIDDLE), across, sign * 16), along, -26)
        parapets.move(start).line(translate(start, along, 52))
    return group(
        path(parapets, stroke=palette.shadow, stroke_opacity=0.3, stroke_width=10, transform="translate(2 4)"),
        path(parapets, stroke=palette.outline, stroke_width=9),
        path(parapets, stroke=palette.stone_light, stroke_width=6.5),
        path(parapets, stroke=palette.stone_dark, stroke_width=6.5, stroke_dasharray="1 7"),
        fill="none",
    )
