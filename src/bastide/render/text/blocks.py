"""Ground of the cities or forests of a tile, computed from their sides."""

from bastide.render.text.regions import Region
from bastide.render.text.sizes import Size, TextPoint, step
from bastide.tiles import Segment, Shape

CAP = 0.4  # depth of a block from one of its sides
SLOPE = 0.8  # decrease of a block's width with its depth
GAP = 0.1  # by which a point must be nearer to the own side than to an adjacent side of another block
STREET = 0.42  # the same for an opposite side


def block_regions(segments: tuple[Segment, ...], size: Size) -> dict[int, Region]:
    """Return the points of each block by segment index, without regard to paths and lakes."""
    blocks = {index: segment.sides for index, segment in enumerate(segments) if segment.kind.shape == Shape.BLOCK}
    return {
        index: frozenset(
            point
            for point in size.points
            if covers(point, sides, size) and not is_nearer(point, sides, sides_of_others(blocks, index), size)
        )
        for index, sides in blocks.items()
    }


def sides_of_others(blocks: dict[int, tuple[int, ...]], index: int) -> list[int]:
    """Return the sides of all other blocks."""
    return [side for other, sides in blocks.items() if other != index for side in sides]


def covers(point: TextPoint, sides: tuple[int, ...], size: Size) -> bool:
    """Return True if a block with these sides covers a point."""
    if point in size.corners:
        corner = size.corners.index(point)
        return corner in sides and (corner - 1) % 4 in sides
    if len(sides) >= 3:
        return not any(is_in_cap(point, side, size) for side in range(4) if side not in sides)
    return any(is_in_cap(point, side, size) for side in sides) or (len(sides) == 2 and is_in_bridge(point, sides, size))


def is_in_cap(point: TextPoint, side: int, size: Size) -> bool:
    """Return True if a point is in the trapezium over a side."""
    depths = size.depths(point)
    flanks = min(depths[(side + 1) % 4], depths[(side - 1) % 4])
    return depths[side] < CAP and SLOPE * depths[side] < flanks


def is_in_bridge(point: TextPoint, sides: tuple[int, ...], size: Size) -> bool:
    """Return True if a point is in the connection of two sides: a band, or the corner between them."""
    depths = size.depths(point)
    first, second = sides
    if (first - second) % 2:
        return depths[first] + depths[second] < 2 * CAP
    return min(depths[(first + 1) % 4], depths[(first - 1) % 4]) > CAP / 2


def is_nearer(point: TextPoint, sides: tuple[int, ...], other_sides: list[int], size: Size) -> bool:
    """Return True if a point is nearer to the sides of another block, or nearly so."""
    depths = size.depths(point)
    own = min(sides, key=lambda side: depths[side])
    return any(depths[other] < depths[own] + (GAP if (other - own) % 2 else STREET) for other in other_sides)


def separate_blocks(blocks: dict[int, Region], size: Size) -> dict[int, Region]:
    """Remove points that touch another block beside the corners of a small drawing, for blocks without walls."""

    def is_kept(point: TextPoint, index: int) -> bool:
        others = [region for other, region in blocks.items() if other != index]
        beside = [step(point, side) for side in range(4)]
        is_inside = all(map(size.contains, beside))
        return is_inside or point in size.gates or not any(each in region for each in beside for region in others)

    return {index: frozenset(point for point in region if is_kept(point, index)) for index, region in blocks.items()}


def has_band(segments: tuple[Segment, ...]) -> bool:
    """Return True if a block runs from one side of the tile through its middle to the opposite one."""
    blocks = [segment.sides for segment in segments if segment.kind.shape == Shape.BLOCK]
    return any(len(sides) == 2 and (sides[0] - sides[1]) % 2 == 0 for sides in blocks)
