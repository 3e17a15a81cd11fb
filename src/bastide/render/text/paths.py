"""Courses of the roads or rivers across a tile, computed from its segments."""

from dataclasses import dataclass

from bastide.render.text.blocks import block_regions
from bastide.render.text.lakes import Lakes, shores
from bastide.render.text.regions import Region
from bastide.render.text.sizes import Size, TextPoint, direction_to, halfway, line, step
from bastide.tiles import Segment, Shape


@dataclass(frozen=True, slots=True)
class PathCourse:
    """The points of a path from a side of the tile; `into` is the direction of the block or lake at its end."""

    points: list[TextPoint]
    into: int | None = None


def lay_paths(segments: tuple[Segment, ...], lakes: Lakes, size: Size) -> dict[int, PathCourse]:
    """Return the paths of a tile by segment index."""
    paths = {index: segment for index, segment in enumerate(segments) if segment.kind.shape == Shape.PATH}
    through = [segment for segment in paths.values() if len(segment.sides) == 2]
    courses: dict[int, PathCourse] = {}
    for index, segment in paths.items():
        if segment in through:
            courses[index] = PathCourse(through_points(segment.sides, size, apart=len(through) > 1))
        elif segment.lake is not None:
            courses[index] = path_into_lake(segment.sides[0], lakes[segment.lake], size)
        else:
            rivals = [other for other in paths.values() if other.is_spring or not other.kind.is_water]
            courses[index] = ending_path(segments, segment, size, alone=len(rivals) == 1)
    return courses


def through_points(sides: tuple[int, ...], size: Size, *, apart: bool) -> list[TextPoint]:
    """Return a line from side to side, through the centre or around it if there is another such path."""
    first, last = (size.gate(side) for side in sides)
    if not apart or (sides[0] - sides[1]) % 2 == 0:
        return line(first, size.centre, last)
    upright, flat = (first, last) if sides[0] % 2 == 0 else (last, first)
    column, row = halfway(flat[0], size.centre[0]), halfway(upright[1], size.centre[1])
    points = line(upright, (upright[0], row), (column, row), (column, flat[1]), flat)
    return points if upright == first else points[::-1]


def path_into_lake(side: int, lake: list[TextPoint], size: Size) -> PathCourse:
    """Return a path from a side straight to the level of the lake, then to its nearest point."""
    gate = size.gate(side)
    column, row = min(lake, key=lambda point: (abs(point[0] - gate[0]) + abs(point[1] - gate[1]), point))
    points = line(gate, (column, gate[1]) if side % 2 else (gate[0], row), (column, row))
    shore = next(number for number, point in enumerate(points) if point in lake)
    return PathCourse(points[:shore], direction_to(points[shore - 1], points[shore]))


def ending_path(segments: tuple[Segment, ...], segment: Segment, size: Size, *, alone: bool) -> PathCourse:
    """Return a path from a side to the centre, and on to a block if it alone separates two lands.

    Roads meet in the centre, springs stay apart. In a small drawing a spring leaves room for an arm of a forest.
    """
    side = segment.sides[0]
    if segment.is_spring and not size.is_large and must_separate_lands(segments, side):
        return PathCourse([size.gate(side)])
    points = line(size.gate(side), size.centre)
    if not alone:
        return PathCourse(points[:-1] if segment.is_spring else points)
    left, right = (land_at(segments, 2 * side + half) for half in range(2))
    return PathCourse(points) if left == right else extend_to_block(segments, points, side, size)


def must_separate_lands(segments: tuple[Segment, ...], side: int) -> bool:
    """Return True if something must separate the land of a side from that of a neighbouring side."""
    corners = ((2 * side - 1) % 8, 2 * side), (2 * side + 1, (2 * side + 2) % 8)
    lands = [[land_at(segments, half) for half in halves] for halves in corners]
    return any(None not in pair and pair[0] != pair[1] for pair in lands)


def land_at(segments: tuple[Segment, ...], half: int) -> int | None:
    """Return the land at a half side, if there is any."""
    return next((index for index, segment in enumerate(segments) if half in segment.halves), None)


def extend_to_block(segments: tuple[Segment, ...], points: list[TextPoint], side: int, size: Size) -> PathCourse:
    """Continue a path from the centre to the edge of a block, straight ahead if possible."""
    sides = [each for segment in segments if segment.kind.shape == Shape.BLOCK for each in segment.sides]
    if not sides:
        return PathCourse(points)
    ahead = (side + 2) % 4
    goal = min(sides, key=lambda each: each != ahead)
    walls = block_regions(segments, size)
    while points[1:] and is_in_any(points[-1], walls):
        points.pop()
    into = goal if points[-1] == size.centre else ahead
    while True:
        path = PathCourse(points, into)
        beyond = step(points[-1], into)
        if not size.contains(beyond) or is_in_any(beyond, clear_blocks(walls, [path], {}, size)):
            return path
        points.append(beyond)


def is_in_any(point: TextPoint, regions: dict[int, Region]) -> bool:
    return any(point in region for region in regions.values())


def clear_blocks(regions: dict[int, Region], paths: list[PathCourse], lakes: Lakes, size: Size) -> dict[int, Region]:
    """Remove from blocks the points of paths and lakes, and in a large drawing those beside them."""
    taken = {point for path in paths for point in path.points} | shores(lakes, size) - {*size.gates}
    if size.is_large:
        taken |= {point for path in paths for point in flanks(path)}
    return {
        index: remove_stumps(region - taken, size) if region & taken else region for index, region in regions.items()
    }


def remove_stumps(region: Region, size: Size) -> Region:
    """Remove inner points with one neighbour, which would look ragged where a path cuts a region."""

    def is_attached(point: TextPoint) -> bool:
        neighbours = [step(point, side) for side in range(4)]
        return sum(neighbour in region or not size.contains(neighbour) for neighbour in neighbours) > 1

    return frozenset(point for point in region if is_attached(point) or point in size.gates)


def flanks(path: PathCourse) -> set[TextPoint]:
    """Return the points around a path, without those ahead of its end at a block."""
    beside = {
        (column + right, row + down) for column, row in path.points for right in (-1, 0, 1) for down in (-1, 0, 1)
    }
    if path.into is None:
        return beside
    ahead = step(path.points[-1], path.into)
    return beside - {ahead, step(ahead, (path.into + 1) % 4), step(ahead, (path.into - 1) % 4)}
