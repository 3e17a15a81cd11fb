"""Where the lakes of a tile lie, found from the rivers that end in them."""

from bastide.render.text.blocks import block_regions, has_band
from bastide.render.text.regions import regions
from bastide.render.text.sizes import Point, Size, around, halfway, sign
from bastide.tiles import Segment, Shape

Lakes = dict[int, list[Point]]


def lay_lakes(segments: tuple[Segment, ...], size: Size) -> Lakes:
    """The points of each lake, by the indexes of their segments: three of a line, if there is room."""
    lakes = [index for index, segment in enumerate(segments) if segment.kind.shape == Shape.SYSTEM]
    is_aside = len(lakes) > 1 or has_band(segments)
    return {lake: lake_points(segments, rivers_into(segments, lake), size, is_aside=is_aside) for lake in lakes}


def rivers_into(segments: tuple[Segment, ...], lake: int) -> list[int]:
    """The sides of the rivers that end in a lake."""
    return [side for segment in segments if segment.lake == lake for side in segment.sides]


def lake_points(segments: tuple[Segment, ...], sides: list[int], size: Size, *, is_aside: bool) -> list[Point]:
    """In the middle of the tile, or beside it, where something else is; in a small drawing forests take its ends."""
    middle = lake_middle(sides, size) if is_aside else size.centre
    reach = 1 if size.is_large else 0  # a river has two points at least, where there is room
    shut = {*size.corners, *(point for side in sides for point in around(size.gate(side), reach))}
    if middle in shut:  # a river comes there, and the lake lies on one bank of it
        bank = max(regions({*around(middle, 2)} - shut), key=len)
        return sorted(bank)
    ground = [point for point in around(middle, 1) if point not in shut]
    if size.is_large:
        return ground
    taken = forest_ground(segments, size)
    inwards = middle[0] + sign(size.centre[0] - middle[0]), middle[1]
    points = [point for point in ground if point == middle or point not in taken]
    return points if len(points) > 1 or inwards not in ground else sorted({middle, inwards})


def forest_ground(segments: tuple[Segment, ...], size: Size) -> set[Point]:
    """What forests take in a small drawing, with the points beside the middle of their sides."""
    forests = set[Point]().union(*block_regions(segments, size).values())
    return forests | {point for gate in size.gates if gate in forests for point in around(gate, 1)}


def lake_middle(sides: list[int], size: Size) -> Point:
    """Halfway between the middle of the tile and the sides from which the rivers come."""
    column, row = size.centre
    for side in sides:
        gate = size.gate(side)
        if side % 2:
            column = halfway(gate[0], size.centre[0])
        else:
            row = halfway(gate[1], size.centre[1])
    return column, row


def shores(lakes: Lakes, size: Size) -> set[Point]:
    """The points round the lakes; in a small drawing only those at their ends, or nothing else would have room."""
    rows = (-1, 0, 1) if size.is_large else (0,)
    lying = [point for points in lakes.values() for point in points]
    return {(column + right, row + down) for column, row in lying for right in (-1, 0, 1) for down in rows}
