"""Tiles and editions as frozen values.

Sides are numbered clockwise from the north: N, E, S, W = 0, 1, 2, 3. Each side has two halves, again clockwise, so the
half sides NL, NR, EL, ER, SL, SR, WL, WR are 0 to 7.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from enum import IntEnum, StrEnum
from functools import cache, cached_property, total_ordering
from typing import NamedTuple

from bastide.tiles.places import place_of

SIDE_NAMES = ("N", "E", "S", "W")
HALF_NAMES = ("NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR")


class Shape(IntEnum):
    """How a kind of terrain joins and ends; all that the kernel knows about terrain."""

    LAND = 0  # joined over half sides, scored at the end
    PATH = 1  # joined over whole sides, complete when both ends are closed
    BLOCK = 2  # joined over whole sides, complete when no side is open
    SITE = 3  # on one tile, complete when its eight neighbours are laid
    SYSTEM = 4  # paths with the lakes between them; holds huts, scored at the end


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of terrain: its shape, the role of a follower on it, and what on it is worth points by itself."""

    name: str
    shape: Shape
    role: str = ""  # empty where no follower stands
    value: str = ""
    is_water: bool = False  # whether its paths are part of systems
    scored_as: str = ""  # what its scores are called, if not by its name

    @property
    def letter(self) -> str:
        """The letter that stands for it in edge strings such as "crfr"."""
        return self.name[0]

    @property
    def score_name(self) -> str:
        return self.scored_as or self.name


KINDS: Mapping[str, Kind] = {
    kind.name: kind
    for kind in (
        Kind("road", Shape.PATH, "robber"),
        Kind("city", Shape.BLOCK, "knight", "pennants"),
        Kind("field", Shape.LAND, "farmer"),
        Kind("monastery", Shape.SITE, "monk"),
        Kind("river", Shape.PATH, "fisher", "fish", is_water=True),
        Kind("forest", Shape.BLOCK, "gatherer", "mushrooms"),
        Kind("meadow", Shape.LAND, "hunter"),
        Kind("lake", Shape.SYSTEM, value="fish", is_water=True),
    )
}
# What rivers and lakes make together. It is no terrain of its own: every part of it is a river or a lake as well.
RIVER_SYSTEM = Kind("system", Shape.SYSTEM, "hut", "fish", scored_as="huts")

ANIMALS = DEER, MAMMOTH, AUROCHS, TIGER = ("deer", "mammoth", "aurochs", "tiger")
LANDMARKS = FIRE, DOLMEN = ("fire", "dolmen")


@dataclass(frozen=True, slots=True)
class Segment:
    """One piece of terrain on one tile.

    Paths and blocks have `sides`, lands have `halves`; a site, a lake and a meadow inside a tile reach no side.
    """

    kind: Kind
    sides: tuple[int, ...] = ()
    halves: tuple[int, ...] = ()
    pennants: int = 0
    cities: tuple[int, ...] = ()  # a field's: the indexes of the city segments that it borders
    gold: int = 0
    mushrooms: int = 0
    fish: int = 0  # a lake's
    lake: int | None = None  # a river's: the index of the lake in which it ends; one that ends elsewhere has a spring
    animals: tuple[str, ...] = ()
    landmark: str = ""  # a meadow's: a fire or a dolmen

    @property
    def is_spring(self) -> bool:
        """Whether it is a river that begins on its tile."""
        return self.kind.is_water and len(self.sides) == 1 and self.lake is None

    def turned(self, rotation: int) -> "Segment":
        """The segment after so many clockwise quarter turns of its tile."""
        return replace(
            self,
            sides=tuple(sorted((side + rotation) % 4 for side in self.sides)),
            halves=tuple(sorted((half + 2 * rotation) % 8 for half in self.halves)),
        )


@total_ordering
@dataclass(frozen=True)
class Tile:
    """A tile design. Tiles are ordered and hashed by name, which is unique in every edition."""

    name: str
    count: int
    sides: tuple[Kind, Kind, Kind, Kind]
    segments: tuple[Segment, ...]
    is_bonus: bool = False  # whether it is drawn from the bonus tiles
    landmark: str = ""  # what else is painted on it, for those who draw it

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

    @cached_property
    def places(self) -> tuple[int, ...]:
        """Every place for a piece, whether it may be used or not: those for followers first."""
        kinds = [(index, segment.kind) for index, segment in enumerate(self.segments)]
        followers = [place_of(index, is_hut=False) for index, kind in kinds if kind.role]
        return *followers, *(place_of(index, is_hut=True) for index, kind in kinds if kind.is_water)

    def is_burning(self, index: int) -> bool:
        """Whether no follower may ever stand on a segment: it is land, and there is a fire on the tile."""
        return self.segments[index].kind.shape == Shape.LAND and any(each.landmark == FIRE for each in self.segments)

    def is_twofold(self, shape: Shape) -> bool:
        """Whether it has two segments of a shape, which may turn out to be one feature."""
        return sum(segment.kind.shape == shape for segment in self.segments) > 1

    @cached_property
    def nodes(self) -> tuple[tuple[int, ...], ...]:
        """The segments that each of its pieces of features is made of, by their indexes.

        Nearly every segment is a piece of its own. A lake comes with the rivers that end in it: they are the piece of
        a river system. A river without a lake is a system too, and these pieces come last.
        """
        own = [(index, *self._rivers_into(index)) for index in range(len(self.segments))]
        return tuple(own + [(index,) for index, segment in enumerate(self.segments) if is_system_alone(segment)])

    @cached_property
    def system_of(self) -> Mapping[int, int]:
        """For each segment of water, the number of the piece in `nodes` that is its system."""
        first = len(self.segments)
        lakes = {index: node for node in range(first) if self.is_lake(node) for index in self.nodes[node]}
        return lakes | {segments[0]: first + number for number, segments in enumerate(self.nodes[first:])}

    def is_lake(self, index: int) -> bool:
        return self.segments[index].kind.shape == Shape.SYSTEM

    def ports(self, index: int) -> Segment:
        """The segment whose sides lead to that one: itself, or of a lake all its rivers taken together."""
        rivers = [self.segments[river] for river in self._rivers_into(index)]
        segment = self.segments[index]
        return replace(segment, sides=segment.sides + tuple(side for river in rivers for side in river.sides))

    def _rivers_into(self, lake: int) -> tuple[int, ...]:
        return tuple(index for index, segment in enumerate(self.segments) if segment.lake == lake)

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
        turned = [self.ports(index).turned(rotation) for index in range(len(self.segments))]
        return [
            (
                segment.kind.name,
                segment.sides,
                segment.halves,
                (segment.pennants, segment.gold, segment.mushrooms, segment.fish),
                tuple(sorted(turned[city].sides for city in segment.cities)),
                () if segment.lake is None else turned[segment.lake].sides,
                tuple(sorted(segment.animals)),
                segment.landmark,
            )
            for segment in turned
        ]


def is_system_alone(segment: Segment) -> bool:
    """Whether a segment is a river that ends in no lake."""
    return segment.kind.is_water and segment.kind.shape == Shape.PATH and segment.lake is None


class Turn(NamedTuple):
    """A canonical rotation, and for each segment index of the original rotation its index there."""

    rotation: int
    segments: tuple[int, ...]


class LandScoring(StrEnum):
    """What lands pay for, and to whom; for the cities beside fields the rulebooks differ three ways."""

    EACH_FIELD = "each field"  # a field's owners are paid for every city it borders
    ONCE_A_CITY = "once a city"  # as above, but a player is paid only once for each city
    WHOLE_CITY = "whole city"  # a city pays whoever has the most farmers on all fields around it
    ANIMALS = "animals"  # a meadow's owners are paid for the animals on it that no tiger eats


class Pay(NamedTuple):
    """What features of one shape pay: for each tile, and for each pennant, fish or mushroom group that they hold."""

    tile: int = 0
    value: int = 0
    unfinished_tile: int = 0
    unfinished_value: int = 0


@dataclass(frozen=True, slots=True)
class Scoring:
    """The points of an edition. A site pays for itself and for each of the eight cells round it."""

    path: Pay
    block: Pay
    site: Pay
    system: Pay
    small_block: int  # what the tiles of a completed block of exactly two tiles pay together
    land: int  # for each city that a field borders, or for each animal on a meadow
    land_scoring: LandScoring


@dataclass(frozen=True, slots=True)
class Edition:
    """A printed rulebook as data: its tiles, its pieces and its points. Bonus tiles come after all others."""

    name: str
    rulebook: str
    tile_sets: tuple[str, ...]
    tiles: tuple[Tile, ...]
    start: Tile
    followers: int
    score_track: int
    scoring: Scoring
    huts: int = 0
    has_farmers_option: bool = True  # whether one can agree to play without followers on land
    proposes_draw_ahead: bool = False  # whether its rulebook has that option
    look: str | None = "summer"  # how its tiles are painted; None if no look paints all that they show

    def __post_init__(self) -> None:
        object.__setattr__(self, "tiles", tuple(sorted(self.tiles, key=lambda tile: tile.is_bonus)))

    def __hash__(self) -> int:
        return hash(self.name)

    @property
    def tile_count(self) -> int:
        """All tiles of the edition, the start tile and the bonus tiles included."""
        return sum(tile.count for tile in self.tiles)

    @property
    def bonus_tiles(self) -> tuple[Tile, ...]:
        """The tiles that are drawn for gold."""
        return tuple(tile for tile in self.tiles if tile.is_bonus)

    @property
    def kinds(self) -> Mapping[Shape, Kind]:
        """The kinds of features, by their shapes: an edition has one kind of each shape at most."""
        return _edition_kinds(self)


@cache
def _edition_kinds(edition: Edition) -> Mapping[Shape, Kind]:
    return kinds_of(edition.tiles)


def kinds_of(tiles: Iterable[Tile]) -> Mapping[Shape, Kind]:
    """The kinds of features that tiles make, by their shapes."""
    kinds = {segment.kind.shape: segment.kind for tile in tiles for segment in tile.segments}
    return kinds | ({Shape.SYSTEM: RIVER_SYSTEM} if any(kind.is_water for kind in kinds.values()) else {})
