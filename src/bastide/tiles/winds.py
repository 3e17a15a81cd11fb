"""Where on its tile a segment lies, as people say it: one of the eight winds, or the middle."""

from math import atan2, hypot, tau

from bastide.tiles.model import Segment

WINDS = ("e", "se", "s", "sw", "w", "nw", "n", "ne")
MIDDLE = "middle"
OUTWARDS = ((0, -1), (1, 0), (0, 1), (-1, 0))  # from the middle of a tile to each of its sides
HALF = 0.5  # how far the middle of a half side is from that of its side
NEAR = 0.8  # nearer than any side; no two segments of a kind on a tile have the same wind then


def wind_of(segment: Segment) -> str:
    """The wind towards the sides and half sides that a segment reaches, taken together."""
    ports = [OUTWARDS[side] for side in segment.sides] + [half_port(half) for half in segment.halves]
    east, south = (sum(part) for part in zip((0, 0), *ports, strict=True))
    if hypot(east, south) < NEAR:
        return MIDDLE
    return WINDS[round(atan2(south, east) / tau * len(WINDS)) % len(WINDS)]


def half_port(half: int) -> tuple[float, float]:
    """The middle of a half side; the first half of a side comes before the second one clockwise."""
    side, is_second = divmod(half, 2)
    east, south = OUTWARDS[side]
    along = HALF if is_second else -HALF
    return east - along * south, south + along * east
