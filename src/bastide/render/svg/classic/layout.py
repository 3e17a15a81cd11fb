"""The geometry of a tile as it lies: cities with their walls, roads, villages and the monastery."""

from dataclasses import dataclass
from functools import lru_cache

from bastide.render.svg.classic.cities import City, cities_of
from bastide.render.svg.classic.ends import EndBuilder
from bastide.render.svg.classic.monasteries import Monastery, monastery_of
from bastide.render.svg.classic.roads import Gate, Road, Village, line_to, shift, through_line
from bastide.render.svg.points import MIDDLE, Point
from bastide.tiles import Segment, Shape, Tile


@dataclass(frozen=True, slots=True)
class Layout:
    """All that is built on a tile; what is left are fields."""

    segments: tuple[Segment, ...]
    cities: tuple[City, ...]
    roads: tuple[Road, ...]
    gates: tuple[Gate, ...]
    villages: tuple[Village, ...]
    monastery: Monastery | None

    @property
    def bridge(self) -> Point | None:
        """Where one road crosses another."""
        straight = [road for road in self.roads if road.is_through and (road.sides[1] - road.sides[0]) % 4 == 2]
        return (MIDDLE, MIDDLE) if len(straight) == 2 else None


@lru_cache(maxsize=256)
def layout_of(tile: Tile, rotation: int) -> Layout:
    """The geometry of a tile after so many clockwise quarter turns."""
    segments = tuple(segment.turned(rotation) for segment in tile.segments)
    cities = cities_of(segments)
    pushed = shift([city.sides[0] for city in cities if len(city.sides) == 1])
    has_large_city = any(len(city.sides) > 1 for city in cities)
    indexes = [index for index, segment in enumerate(segments) if segment.kind.shape == Shape.PATH]
    through = [
        through_road(index, segments[index].sides, pushed, has_large_city=has_large_city)
        for index in indexes
        if len(segments[index].sides) > 1
    ]
    monastery = monastery_of(segments, cities, through)
    ends = {index: segments[index].sides[0] for index in indexes if len(segments[index].sides) == 1}
    builder = EndBuilder(segments, cities, through, monastery, (MIDDLE + pushed[0], MIDDLE + pushed[1]))
    builder.build(ends)
    roads = tuple(sorted([*through, *builder.roads], key=lambda road: road.index))
    return Layout(segments, cities, roads, tuple(builder.gates), tuple(builder.villages), monastery)


def through_road(index: int, sides: tuple[int, ...], pushed: Point, *, has_large_city: bool) -> Road:
    """A road that leaves the tile on more than one side."""
    if len(sides) == 2:
        line = through_line(sides[0], sides[1], pushed, has_large_city=has_large_city)
        return Road(index, (line,), sides, is_through=True)
    centre = (MIDDLE + pushed[0], MIDDLE + pushed[1])
    return Road(index, tuple(line_to(side, centre) for side in sides), sides, is_through=False)
