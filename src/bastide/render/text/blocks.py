"""The ground that the cities or forests of a tile cover, found from the sides that they reach."""

from bastide.render.text.regions import Region
from bastide.render.text.sizes import Point, Size, step
from bastide.tiles import Segment, Shape

CAP = 0.4  # how deep a block reaches into a tile from a side of its own
SLOPE = 0.8  # how much a block narrows with its depth
GAP = 0.1  # how much nearer its own side must be than that of a block round the corner
STREET = 0.42  # the same for a block on the opposite side


def block_regions(segments: tuple[Segment, ...], size: Size) -> dict[int, Region]:
    """The points of each block, by the indexes of their segments, as if there were no paths and no lakes."""
    blocks = {index: segment.sides for index, segment in enumerate(segments) if segment.kind.shape == Shape.BLOCK}
    return {
        index: frozenset(
            point
            for point in size.points
            if covers(point, sides, size) and not is_nearer(point, sides, others(blocks, index), size)
        )
        for index, sides in blocks.items()
    }


def others(blocks: dict[int, tuple[int, ...]], index: int) -> list[int]:
    """The sides of all other blocks."""
    return [side for other, sides in blocks.items() if other != index for side in sides]


def covers(point: Point, sides: tuple[int, ...], size: Size) -> bool:
    """Whether a block that reaches these sides covers a point."""
    if point in size.corners:
        corner = size.corners.index(point)
        return corner in sides and (corner - 1) % 4 in sides
    if len(sides) >= 3:
        return not any(in_cap(point, side, size) for side in range(4) if side not in sides)
    return any(in_cap(point, side, size) for side in sides) or (len(sides) == 2 and in_bridge(point, sides, size))


def in_cap(point: Point, side: int, size: Size) -> bool:
    """Whether a point lies in the trapezium over a side."""
    depths = size.depths(point)
    flanks = min(depths[(side + 1) % 4], depths[(side - 1) % 4])
    return depths[side] < CAP and SLOPE * depths[side] < flanks


def in_bridge(point: Point, sides: tuple[int, ...], size: Size) -> bool:
    """Whether a point lies in what joins the ends of a block at two sides: a band, or the corner between them."""
    depths = size.depths(point)
    first, second = sides
    if (first - second) % 2:
        return depths[first] + depths[second] < 2 * CAP
    return min(depths[(first + 1) % 4], depths[(first - 1) % 4]) > CAP / 2


def is_nearer(point: Point, sides: tuple[int, ...], other_sides: list[int], size: Size) -> bool:
    """Whether a point is nearer to another block's sides, or nearly so."""
    depths = size.depths(point)
    own = min(sides, key=lambda side: depths[side])
    return any(depths[other] < depths[own] + (GAP if (other - own) % 2 else STREET) for other in other_sides)


def kept_apart(blocks: dict[int, Region], size: Size) -> dict[int, Region]:
    """Blocks that no wall parts, without what beside the corners of a small drawing touches another one."""

    def is_kept(point: Point, index: int) -> bool:
        others = [region for other, region in blocks.items() if other != index]
        beside = [step(point, side) for side in range(4)]
        is_inside = all(map(size.holds, beside))
        return is_inside or point in size.gates or not any(each in region for each in beside for region in others)

    return {index: frozenset(point for point in region if is_kept(point, index)) for index, region in blocks.items()}


def has_band(segments: tuple[Segment, ...]) -> bool:
    """Whether a block runs from one side of the tile over its middle to the opposite one."""
    blocks = [segment.sides for segment in segments if segment.kind.shape == Shape.BLOCK]
    return any(len(sides) == 2 and (sides[0] - sides[1]) % 2 == 0 for sides in blocks)
