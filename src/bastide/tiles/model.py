"""Tiles and editions as frozen values.

Sides are numbered clockwise from the north: N, E, S, W = 0, 1, 2, 3. Each side has two halves, again clockwise, so the
half sides NL, NR, EL, ER, SL, SR, WL, WR are 0 to 7.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum, StrEnum
from functools import cached_property, total_ordering
from typing import NamedTuple

SIDE_NAMES = ("N", "E", "S", "W")
HALF_NAMES = ("NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR")


class Shape(IntEnum):
    """How a kind of terrain joins and ends; all that the kernel knows about terrain."""

    LAND = 0  # joined over half sides, scored at the end
    PATH = 1  # joined over whole sides, complete when both ends are closed
    BLOCK = 2  # joined over whole sides, complete when no side is open
    SITE = 3  # on one tile, complete when its eight neighbours are laid


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of terrain: its shape, and the role of a follower on it."""

    name: str
    shape: Shape
    role: str

    @property
    def letter(self) -> str:
        """The letter that stands for it in edge strings such as "crfr"."""
        return self.name[0]


KINDS: Mapping[str, Kind] = {
    kind.name: kind
    for kind in (
        Kind("road", Shape.PATH, "robber"),
        Kind("city", Shape.BLOCK, "knight"),
        Kind("field", Shape.LAND, "farmer"),
        Kind("monastery", Shape.SITE, "monk"),
    )
}


@dataclass(frozen=True, slots=True)
class Segment:
    """One piece of terrain on one tile. Paths and blocks have `sides`, lands have `halves`, sites have neither."""

    kind: Kind
    sides: tuple[int, ...] = ()
    halves: tuple[int, ...] = ()
    pennants: int = 0
    cities: tuple[int, ...] = ()  # a field's: the indexes of the city segments that it borders

    def turned(self, rotation: int) -> "Segment":
        """The segment after so many clockwise quarter turns of its tile."""
        return Segment(
            self.kind,
            tuple(sorted((side + rotation) % 4 for side in self.sides)),
            tuple(sorted((half + 2 * rotation) % 8 for half in self.halves)),
            self.pennants,
            self.cities,
        )


@total_ordering
@dataclass(frozen=True)
class Tile:
    """A tile design. Tiles are ordered and hashed by name, which is unique in every edition."""

    name: str
    count: int
    sides: tuple[Kind, Kind, Kind, Kind]
    segments: tuple[Segment, ...]

    def __hash__(self) -> int:
        return hash(self.name)

    def __lt__(self, other: "Tile") -> bool:
        return self.name < other.name

    def __str__(self) -> str:
        return self.name

    def __repr__(self) -> str:
        return f"tile({self.name!r})"

    @cached_property
    def edges(self) -> str:
        """The four sides as letters, such as "crfr"."""
        return "".join(kind.letter for kind in self.sides)

    @property
    def is_twofold(self) -> bool:
        """Whether it has two paths or two blocks, which may turn out to be one."""
        shapes = [segment.kind.shape for segment in self.segments]
        return shapes.count(Shape.PATH) > 1 or shapes.count(Shape.BLOCK) > 1

    @cached_property
    def canonical_turns(self) -> tuple["Turn", ...]:
        """For each rotation, the smallest one that leaves the tile identical in everything that matters."""
        return tuple(self._canonical_turn(rotation) for rotation in range(4))

    @property
    def rotations(self) -> tuple[int, ...]:
        """The rotations that are placements of their own."""
        return tuple(sorted({turn.rotation for turn in self.canonical_turns}))

    def _canonical_turn(self, rotation: int) -> "Turn":
        wanted = self._looks(rotation)
        for smaller in range(rotation):
            present = self._looks(smaller)
            if sorted(present) == sorted(wanted):
                return Turn(smaller, tuple(present.index(look) for look in wanted))
        return Turn(rotation, tuple(range(len(self.segments))))

    def _looks(self, rotation: int) -> list[tuple[object, ...]]:
        """What can be told of each segment in that rotation without its index."""
        turned = [segment.turned(rotation) for segment in self.segments]
        return [
            (
                segment.kind.name,
                segment.sides,
                segment.halves,
                segment.pennants,
                tuple(sorted(turned[city].sides for city in segment.cities)),
            )
            for segment in turned
        ]


class Turn(NamedTuple):
    """A canonical rotation, and for each segment index of the original rotation its index there."""

    rotation: int
    segments: tuple[int, ...]


class FarmScoring(StrEnum):
    """Who is paid for the completed cities beside fields; the rulebooks differ three ways."""

    EACH_FIELD = "each field"  # a field's owners are paid for every city it borders
    ONCE_A_CITY = "once a city"  # as above, but a player is paid only once for each city
    WHOLE_CITY = "whole city"  # a city pays whoever has the most farmers on all fields around it


@dataclass(frozen=True, slots=True)
class Scoring:
    """The points of an edition."""

    road_tile: int
    unfinished_road_tile: int
    city_tile: int
    city_pennant: int
    small_city: int  # what the tiles of a completed city of exactly two tiles pay together
    unfinished_city_tile: int
    unfinished_city_pennant: int
    monastery_tile: int  # for itself and for each of the eight cells round it
    unfinished_monastery_tile: int
    farm_city: int
    farm_scoring: FarmScoring


@dataclass(frozen=True, slots=True)
class Edition:
    """A printed rulebook as data: its tiles, its pieces and its points."""

    name: str
    rulebook: str
    tile_sets: tuple[str, ...]
    tiles: tuple[Tile, ...]
    start: Tile
    followers: int
    score_track: int
    scoring: Scoring

    def __hash__(self) -> int:
        return hash(self.name)

    @property
    def tile_count(self) -> int:
        """All tiles of the edition, the start tile included."""
        return sum(tile.count for tile in self.tiles)
