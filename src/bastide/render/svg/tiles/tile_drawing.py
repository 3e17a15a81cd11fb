"""The drawing of a tile in one rotation, and its text in a file."""

import json
from collections.abc import Mapping
from dataclasses import dataclass

from bastide.render.svg.geometry.outlines import Area, areas
from bastide.render.svg.geometry.points import Point
from bastide.render.svg.tiles.looks import TileLook
from bastide.tiles import Tile

NUMBER_OF_DIGITS = 2


@dataclass(frozen=True, slots=True)
class TileDrawing:
    """A rotated tile: its picture, the small one, and the data that boards need.

    `spots` and `small_spots` have the positions of pieces in either picture, by place. `areas` has the area of each
    segment, by index.
    """

    large: str
    small: str
    spots: Mapping[int, Point]
    small_spots: Mapping[int, Point]
    areas: Mapping[int, Area]

    @classmethod
    def of(cls, look: TileLook, tile: Tile, rotation: int) -> "TileDrawing":
        """Draw a tile in a look, which takes tens of milliseconds."""
        plan = look.plan(tile, rotation)
        return cls(
            large=look.tile(tile, rotation),
            small=look.tile(tile, rotation, small=True),
            spots=round_spots(plan.spots),
            small_spots=round_spots(plan.small_spots),
            areas=areas(plan.owners),
        )

    @classmethod
    def parse(cls, text: str) -> "TileDrawing":
        """Parse the result of `text`. Raises ValueError for other text."""
        data = json.loads(text)
        try:
            return cls(
                large=data["large"],
                small=data["small"],
                spots=parse_spots(data["spots"]),
                small_spots=parse_spots(data["small_spots"]),
                areas={int(segment): Area(*paths) for segment, paths in data["areas"].items()},
            )
        except (AttributeError, LookupError, TypeError) as problem:
            raise ValueError(text) from problem

    def text(self) -> str:
        """Return the drawing as one line of JSON."""
        paths = {segment: [area.whole, area.edge] for segment, area in self.areas.items()}
        spots = {"spots": dict(self.spots), "small_spots": dict(self.small_spots)}
        data = {"large": self.large, "small": self.small, **spots, "areas": paths}
        return json.dumps(data, ensure_ascii=False)

    def picture(self, *, small: bool) -> str:
        return self.small if small else self.large

    def spot(self, place: int, *, small: bool) -> Point:
        """Return the position of a piece in one of the two pictures."""
        return (self.small_spots if small else self.spots)[place]


def round_spots(spots: Mapping[int, Point]) -> dict[int, Point]:
    return {place: round_point(point) for place, point in sorted(spots.items())}


def parse_spots(spots: Mapping[str, Point]) -> dict[int, Point]:
    return {int(place): (x, y) for place, (x, y) in spots.items()}


def round_point(point: Point) -> Point:
    """Round a point as in files, so that a drawing from a file equals a new one."""
    return round(float(point[0]), NUMBER_OF_DIGITS), round(float(point[1]), NUMBER_OF_DIGITS)
