"""Positions of the lakes of a tile, computed from the rivers that end in them."""

from bastide.render.text.blocks import block_regions, has_band
from bastide.render.text.regions import regions
from bastide.render.text.sizes import Size, TextPoint, halfway, row_around, sign
from bastide.tiles import Segment, Shape

Lakes = dict[int, list[TextPoint]]


def lay_lakes(segments: tuple[Segment, ...], size: Size) -> Lakes:
    """Return the points of each lake by segment index: three in a row, if there is room."""
    lakes = [index for index, segment in enumerate(segments) if segment.kind.shape == Shape.SYSTEM]
    is_aside = len(lakes) > 1 or has_band(segments)
    return {lake: lake_points(segments, rivers_into(segments, lake), size, is_aside=is_aside) for lake in lakes}


def rivers_into(segments: tuple[Segment, ...], lake: int) -> list[int]:
    """Return the sides of the rivers that end in a lake."""
    return [side for segment in segments if segment.lake == lake for side in segment.sides]


def lake_points(segments: tuple[Segment, ...], sides: list[int], size: Size, *, is_aside: bool) -> list[TextPoint]:
    """Return the points of a lake: in the middle or beside it; in a small drawing forests take its ends."""
    middle = lake_middle(sides, size) if is_aside else size.centre
    reach = 1 if size.is_large else 0  # a river has at least two points, where there is room
    shut = {*size.corners, *(point for side in sides for point in row_around(size.gate(side), reach))}
    if middle in shut:  # a river comes there, and the lake is on one bank of it
        bank = max(regions({*row_around(middle, 2)} - shut), key=len)
        return sorted(bank)
    ground = [point for point in row_around(middle, 1) if point not in shut]
    if size.is_large:
        return ground
    taken = forest_ground(segments, size)
    inwards = middle[0] + sign(size.centre[0] - middle[0]), middle[1]
    points = [point for point in ground if point == middle or point not in taken]
    return points if len(points) > 1 or inwards not in ground else sorted({middle, inwards})


def forest_ground(segments: tuple[Segment, ...], size: Size) -> set[TextPoint]:
    """Return the points of forests in a small drawing, with those beside the middles of their sides."""
    forests = set[TextPoint]().union(*block_regions(segments, size).values())
    return forests | {point for gate in size.gates if gate in forests for point in row_around(gate, 1)}


def lake_middle(sides: list[int], size: Size) -> TextPoint:
    """Return the point halfway between the middle of the tile and the sides of the rivers."""
    column, row = size.centre
    for side in sides:
        gate = size.gate(side)
        if side % 2:
            column = halfway(gate[0], size.centre[0])
        else:
            row = halfway(gate[1], size.centre[1])
    return column, row


def shores(lakes: Lakes, size: Size) -> set[TextPoint]:
    """Return the points around lakes; in a small drawing only those at their ends, to save room."""
    rows = (-1, 0, 1) if size.is_large else (0,)
    water = [point for points in lakes.values() for point in points]
    return {(column + right, row + down) for column, row in water for right in (-1, 0, 1) for down in rows}
