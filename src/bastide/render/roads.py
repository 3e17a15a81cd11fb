"""The course of the roads over a tile, as points, found from its segments."""

from dataclasses import dataclass

from bastide.render.cities import Region, city_regions
from bastide.render.sizes import Point, Size, line, step
from bastide.tiles import Segment, Shape


@dataclass(frozen=True, slots=True)
class Road:
    """The points of a road segment, from a side of the tile on; `into` is the direction in which a city ends it."""

    points: list[Point]
    into: int | None = None


def lay_roads(segments: tuple[Segment, ...], size: Size) -> dict[int, Road]:
    """The roads of a tile, by the indexes of their segments."""
    paths = {index: segment for index, segment in enumerate(segments) if segment.kind.shape == Shape.PATH}
    through = [index for index, segment in paths.items() if len(segment.sides) == 2]
    return {
        index: Road(through_points(segment.sides, size, apart=len(through) > 1))
        if index in through
        else ending_road(segments, segment.sides[0], size, alone=len(paths) == 1)
        for index, segment in paths.items()
    }


def through_points(sides: tuple[int, ...], size: Size, *, apart: bool) -> list[Point]:
    """From side to side: over the centre, or round it where another road does the same."""
    first, last = (size.gate(side) for side in sides)
    if not apart or (sides[0] - sides[1]) % 2 == 0:
        return line(first, size.centre, last)
    upright, flat = (first, last) if sides[0] % 2 == 0 else (last, first)
    column, row = halfway(flat[0], size.centre[0]), halfway(upright[1], size.centre[1])
    points = line(upright, (upright[0], row), (column, row), (column, flat[1]), flat)
    return points if upright == first else points[::-1]


def halfway(start: int, end: int) -> int:
    """Between two numbers, and nearer to the first one if that must be."""
    return start + int((end - start) / 2)


def ending_road(segments: tuple[Segment, ...], side: int, size: Size, *, alone: bool) -> Road:
    """From a side to the centre, and on to a city where it parts two fields and no other road does."""
    points = line(size.gate(side), size.centre)
    left, right = (field_at(segments, 2 * side + half) for half in range(2))
    if not alone or left == right:
        return Road(points)
    return into_city(segments, points, side, size)


def field_at(segments: tuple[Segment, ...], half: int) -> int:
    return next(index for index, segment in enumerate(segments) if half in segment.halves)


def into_city(segments: tuple[Segment, ...], points: list[Point], side: int, size: Size) -> Road:
    """On from the centre, straight ahead if there is a city and else round the bend, up to its wall."""
    sides = [each for segment in segments if segment.kind.shape == Shape.BLOCK for each in segment.sides]
    if not sides:
        return Road(points)
    ahead = (side + 2) % 4
    way = min(sides, key=lambda each: each != ahead)
    walls = city_regions(segments, size)
    while points[1:] and within(points[-1], walls):
        points.pop()
    into = way if points[-1] == size.centre else ahead
    while True:
        road = Road(points, into)
        beyond = step(points[-1], into)
        if not size.holds(beyond) or within(beyond, kept_clear(walls, [road], size)):
            return road
        points.append(beyond)


def within(point: Point, regions: dict[int, Region]) -> bool:
    return any(point in region for region in regions.values())


def kept_clear(regions: dict[int, Region], roads: list[Road], size: Size) -> dict[int, Region]:
    """The cities without what lies under roads, or in a large drawing beside them: there the field shows."""
    taken = {point for road in roads for point in road.points}
    if size.rows > 3:
        taken |= {point for road in roads for point in flanks(road)}
    return {
        index: without_stumps(region - taken, size) if region & taken else region for index, region in regions.items()
    }


def without_stumps(region: Region, size: Size) -> Region:
    """The region without inner points that hang on to it by one side only: what a road has cut off looks ragged."""

    def is_held(point: Point) -> bool:
        around = [step(point, side) for side in range(4)]
        return sum(neighbour in region or not size.holds(neighbour) for neighbour in around) > 1

    return frozenset(filter(is_held, region))


def flanks(road: Road) -> set[Point]:
    """The points round a road, without those ahead of its end at a city."""
    beside = {
        (column + right, row + down) for column, row in road.points for right in (-1, 0, 1) for down in (-1, 0, 1)
    }
    if road.into is None:
        return beside
    ahead = step(road.points[-1], road.into)
    return beside - {ahead, step(ahead, (road.into + 1) % 4), step(ahead, (road.into - 1) % 4)}
