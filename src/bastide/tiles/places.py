"""Places on a tile, as moves number them: 0 for none, 1 + the index of a segment, and HUT more for a hut there."""

HUT = 16


def place_of(segment: int, *, is_hut: bool) -> int:
    """The place of a follower or a hut on a segment."""
    return 1 + segment + (HUT if is_hut else 0)


def is_hut_place(place: int) -> bool:
    return place > HUT


def segment_of(place: int) -> int:
    """The index of the segment that a place is on; there must be a place."""
    return place % HUT - 1
