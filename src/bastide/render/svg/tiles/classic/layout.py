"""The layout of a rotated tile: cities with their walls, roads, villages and the monastery."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from bastide.render.svg.geometry.points import MIDDLE, Point
from bastide.render.svg.tiles.classic.cities import City, are_opposite, cities_of
from bastide.render.svg.tiles.classic.monasteries import Monastery, monastery_of
from bastide.render.svg.tiles.classic.road_ends import RoadEndBuilder
from bastide.render.svg.tiles.classic.roads import Gate, Road, Village, line_to, road_displacement, through_line
from bastide.render.svg.tiles.classic.walls import Wall
from bastide.tiles import Segment, Shape, Tile

Prop = tuple[float, str]  # an upright thing: the y coordinate of its foot, and its drawing


@dataclass(frozen=True, slots=True)
class TileLayout:
    """Everything built on a tile; the rest is fields."""

    name: str  # of the tile
    segments: tuple[Segment, ...]
    cities: tuple[City, ...]
    roads: tuple[Road, ...]
    gates: tuple[Gate, ...]
    villages: tuple[Village, ...]
    monastery: Monastery | None

    @property
    def bridge(self) -> Point | None:
        """Point where one road crosses another."""
        straight = [road for road in self.roads if road.is_through and are_opposite(road.sides)]
        return (MIDDLE, MIDDLE) if len(straight) == 2 else None


@lru_cache(maxsize=256)
def layout_of(tile: Tile, rotation: int) -> TileLayout:
    """Return the layout of a tile after clockwise quarter turns."""
    segments = tuple(segment.turned(rotation) for segment in tile.segments)
    cities = cities_of(segments)
    displacement = road_displacement([city.sides[0] for city in cities if len(city.sides) == 1])
    has_large_city = any(len(city.sides) > 1 for city in cities)
    indexes = [index for index, segment in enumerate(segments) if segment.kind.shape == Shape.PATH]
    through = [
        through_road(index, segments[index].sides, displacement, has_large_city=has_large_city)
        for index in indexes
        if len(segments[index].sides) > 1
    ]
    monastery = monastery_of(segments, cities, through)
    ends = {index: segments[index].sides[0] for index in indexes if len(segments[index].sides) == 1}
    builder = RoadEndBuilder(segments, cities, through, monastery, (MIDDLE + displacement[0], MIDDLE + displacement[1]))
    builder.build(ends)
    roads = tuple(sorted([*through, *builder.roads], key=lambda road: road.index))
    gates = (*builder.gates, *passages(cities, through))
    return TileLayout(tile.name, segments, cities, roads, gates, tuple(builder.villages), monastery)


def passages(cities: Sequence[City], through: Sequence[Road]) -> Iterator[Gate]:
    """Yield the gates through which another city or a road passes below a city."""
    for city in cities:
        for wall in city.walls:
            place, (east, south) = wall.place(0.5)
            if city.is_below:
                yield Gate(place, (-east, -south))
            elif any(passes_below(wall, road) for road in through):
                yield Gate(place, (east, south))


def passes_below(wall: Wall, road: Road) -> bool:
    """Return True if a road runs straight into the wall between two sides of a city, and so passes below it."""
    sides = wall.first_side, (wall.first_side + 1) % 4, wall.last_side
    return are_opposite(road.sides) and are_opposite(sides[::2]) and sides[1] in road.sides


def through_road(index: int, sides: tuple[int, ...], displacement: Point, *, has_large_city: bool) -> Road:
    """Return a road that leaves the tile on more than one side."""
    if len(sides) == 2:
        line = through_line(sides[0], sides[1], displacement, has_large_city=has_large_city)
        return Road(index, (line,), sides, is_through=True)
    centre = (MIDDLE + displacement[0], MIDDLE + displacement[1])
    return Road(index, tuple(line_to(side, centre) for side in sides), sides, is_through=False)
