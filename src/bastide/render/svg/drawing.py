"""All that is drawn of a tile in one of its turns, as a value that can be kept in a file."""

import json
from collections.abc import Mapping
from dataclasses import dataclass

from bastide.render.svg.look import Look
from bastide.render.svg.outlines import Area, areas
from bastide.render.svg.points import Point
from bastide.tiles import Tile

NUMBER_OF_DIGITS = 2


@dataclass(frozen=True, slots=True)
class Drawing:
    """A tile as it lies: its picture, the simpler one for small tiles, and what boards draw above it.

    `spots` has the points where pieces stand, by place, and `small_spots` those in the simpler picture; `areas` where
    each segment is drawn, by its index.
    """

    large: str
    small: str
    spots: Mapping[int, Point]
    small_spots: Mapping[int, Point]
    areas: Mapping[int, Area]

    @classmethod
    def of(cls, look: Look, tile: Tile, rotation: int) -> "Drawing":
        """Draw a tile in a look; this takes its time."""
        plan = look.plan(tile, rotation)
        return cls(
            large=look.tile(tile, rotation),
            small=look.tile(tile, rotation, small=True),
            spots=kept_spots(plan.spots),
            small_spots=kept_spots(plan.small_spots),
            areas=areas(plan.owners),
        )

    @classmethod
    def parse(cls, text: str) -> "Drawing":
        """What `text` wrote. Raises ValueError if it is anything else."""
        kept = json.loads(text)
        try:
            return cls(
                large=kept["large"],
                small=kept["small"],
                spots=read_spots(kept["spots"]),
                small_spots=read_spots(kept["small_spots"]),
                areas={int(segment): Area(*paths) for segment, paths in kept["areas"].items()},
            )
        except (AttributeError, LookupError, TypeError) as problem:
            raise ValueError(text) from problem

    def text(self) -> str:
        """All of it in a line, for a file."""
        paths = {segment: [area.whole, area.edge] for segment, area in self.areas.items()}
        spots = {"spots": dict(self.spots), "small_spots": dict(self.small_spots)}
        kept = {"large": self.large, "small": self.small, **spots, "areas": paths}
        return json.dumps(kept, ensure_ascii=False)

    def picture(self, *, small: bool) -> str:
        return self.small if small else self.large

    def spot(self, place: int, *, small: bool) -> Point:
        """Where a piece stands in one of the two pictures."""
        return (self.small_spots if small else self.spots)[place]


def kept_spots(spots: Mapping[int, Point]) -> dict[int, Point]:
    return {place: rounded(point) for place, point in sorted(spots.items())}


def read_spots(spots: Mapping[str, Point]) -> dict[int, Point]:
    return {int(place): (x, y) for place, (x, y) in spots.items()}


def rounded(point: Point) -> Point:
    """A point as it is kept, so that a drawing from a file is the same as a fresh one."""
    return round(float(point[0]), NUMBER_OF_DIGITS), round(float(point[1]), NUMBER_OF_DIGITS)
