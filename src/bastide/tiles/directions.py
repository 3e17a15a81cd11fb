"""Compass direction of a segment on its tile: one of eight, or the middle."""

from math import atan2, hypot, tau

from bastide.tiles.model import Segment

DIRECTIONS = ("e", "se", "s", "sw", "w", "nw", "n", "ne")
MIDDLE = "middle"
OUTWARDS = ((0, -1), (1, 0), (0, 1), (-1, 0))  # from the middle of a tile to each of its sides
HALF = 0.5  # from the middle of a side to the middle of its half
NEAR = 0.8  # less than the distance of any side; with it no two segments of a kind on a tile share a direction


def direction_of(segment: Segment) -> str:
    """Return the mean direction of the sides and half sides that a segment reaches."""
    ports = [OUTWARDS[side] for side in segment.sides] + [half_port(half) for half in segment.halves]
    east, south = (sum(part) for part in zip((0, 0), *ports, strict=True))
    if hypot(east, south) < NEAR:
        return MIDDLE
    return DIRECTIONS[round(atan2(south, east) / tau * len(DIRECTIONS)) % len(DIRECTIONS)]


def half_port(half: int) -> tuple[float, float]:
    """Return the middle of a half side. Halves are numbered clockwise."""
    side, is_second = divmod(half, 2)
    east, south = OUTWARDS[side]
    along = HALF if is_second else -HALF
    return east - along * south, south + along * east
