"""Where the lakes of a tile lie, found from the rivers that end in them."""

from bastide.render.blocks import block_regions, has_band
from bastide.render.sizes import Point, Size, around, halfway
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
    taken = {*size.corners, *(point for side in sides for point in around(size.gate(side), reach))}
    if not size.is_large:
        forests = set().union(*block_regions(segments, size).values())
        gates = [gate for gate in size.gates if gate in forests]
        taken |= {*forests, *(point for gate in gates for point in around(gate, 1))} - {middle}
    return [point for point in around(middle, 1) if point not in taken]


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
