"""Ground of the fields or meadows of a tile: the free points that are connected to their half sides."""

from bastide.render.text.regions import flood, regions
from bastide.render.text.sizes import Size, TextPoint
from bastide.tiles import Segment, Shape

TextOwners = dict[TextPoint, int]


def land_owners(segments: tuple[Segment, ...], free: set[TextPoint], size: Size) -> TextOwners:
    """Return the owners of free points; a land without sides gets all regions that no other land reaches."""
    owners: TextOwners = {}
    for index, land in lands_of(segments).items():
        if land.halves:
            owners |= dict.fromkeys(flood(starts_of(segments, index, size), free - owners.keys()), index)
    inner = [index for index, land in lands_of(segments).items() if not land.halves]
    return owners | {point: index for index in inner for point in free - owners.keys()}


def lands_of(segments: tuple[Segment, ...]) -> dict[int, Segment]:
    return {index: segment for index, segment in enumerate(segments) if segment.kind.shape == Shape.LAND}


def starts_of(segments: tuple[Segment, ...], index: int, size: Size) -> list[TextPoint]:
    """Return the points along the half sides of a land, without those that another land needs."""
    land = segments[index]
    taken = [point for other, each in lands_of(segments).items() if other != index for point in only_points(each, size)]
    return [point for half in land.halves for point in points_along(land, half, size) if point not in taken]


def points_along(land: Segment, half: int, size: Size) -> list[TextPoint]:
    """Return the points along a half side; for a single corner also the middle of a side that is all its own."""
    points = size.half(half)
    return [*points, size.gate(half // 2)] if len(points) == 1 and is_whole(land, half // 2) else points


def is_whole(land: Segment, side: int) -> bool:
    return {2 * side, 2 * side + 1} <= set(land.halves)


def only_points(land: Segment, size: Size) -> list[TextPoint]:
    """Return the corners that a land needs in a small drawing to have a point at each half side."""
    halves = [half for half in land.halves if not is_whole(land, half // 2)]
    return [size.half(half)[0] for half in halves if len(size.half(half)) == 1]


def corner_gaps(segments: tuple[Segment, ...], free: set[TextPoint], size: Size) -> set[TextPoint]:
    """Return the points between two blocks at a corner of the tile that no land reaches."""
    starts = {point for index in lands_of(segments) for point in starts_of(segments, index, size)}
    corners = [region for region in regions(free) if not region.isdisjoint(size.corners) and region.isdisjoint(starts)]
    return {point for region in corners for point in region}
