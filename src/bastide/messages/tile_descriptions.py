"""Describe tiles for screen readers."""

from collections import Counter
from collections.abc import Iterator

from bastide.message import Message
from bastide.messages.factories import message
from bastide.messages.lists import and_list, comma_list
from bastide.tiles import SIDE_NAMES, Segment, Shape, Tile, direction_of

THINGS = ("pennants", "gold", "mushrooms", "fish")  # fields of a segment that are counts


def describe_tile(tile: Tile, rotation: int) -> Message:
    """Describe a rotated tile. Land without contents is left out, unless there is nothing else."""
    segments = [segment.turned(rotation) for segment in tile.segments]
    notable = [segment for segment in segments if segment.kind.shape != Shape.LAND or any(contents_of(segment))]
    parts: list[Message] = []
    for segment in notable or segments:
        parts += [place_of(segment), *contents_of(segment)]
    return comma_list(parts)


def place_of(segment: Segment) -> Message:
    """Return the kind of a segment with the sides that it reaches, or its place on the tile."""
    directions = [SIDE_NAMES[side].lower() for side in segment.sides]
    if segment.halves:
        directions = [direction_of(segment)]
    if not directions:
        return message("tile-part", kind=segment.kind.name)
    sides = and_list([message("direction-name", direction=direction) for direction in directions])
    return message("tile-part-at", kind=segment.kind.name, sides=sides)


def contents_of(segment: Segment) -> Iterator[Message]:
    """Yield a message for each kind of item on a segment, with its count."""
    counts = [(what, getattr(segment, what)) for what in THINGS]
    for what, count in (*counts, *Counter((*segment.animals, segment.landmark)).items()):
        if what and count:
            yield message(f"held-{what}", count=count)
