"""Describes tiles to those who do not see them: what lies where, and what stands on it."""

from collections import Counter
from collections.abc import Iterator

from bastide.messages.lists import and_list, comma_list
from bastide.messages.tree import Message, message
from bastide.tiles import SIDE_NAMES, Segment, Shape, Tile, wind_of

THINGS = ("pennants", "gold", "mushrooms", "fish")  # what segments count


def description(tile: Tile, rotation: int) -> Message:
    """What is on a tile that lies so; land is told only where something is on it, or if there is nothing else."""
    segments = [segment.turned(rotation) for segment in tile.segments]
    told = [segment for segment in segments if segment.kind.shape != Shape.LAND or any(things_on(segment))]
    return comma_list([part for segment in told or segments for part in (place(segment), *things_on(segment))])


def place(segment: Segment) -> Message:
    """A kind of terrain, and which sides of the tile it reaches, or where on the tile it is."""
    winds = [SIDE_NAMES[side].lower() for side in segment.sides]
    if segment.halves:
        winds = [wind_of(segment)]
    if not winds:
        return message("tile-part", kind=segment.kind.name)
    sides = and_list([message("direction-name", direction=wind) for wind in winds])
    return message("tile-part-at", kind=segment.kind.name, sides=sides)


def things_on(segment: Segment) -> Iterator[Message]:
    """What is painted on a segment, and how often."""
    counts = [(what, getattr(segment, what)) for what in THINGS]
    for what, count in (*counts, *Counter((*segment.animals, segment.landmark)).items()):
        if what and count:
            yield message(f"held-{what}", count=count)
