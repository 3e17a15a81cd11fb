"""Tiles and editions as frozen values."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cache, cached_property, total_ordering
from types import MappingProxyType
from typing import NamedTuple

from bastide.tiles.scoring import Scoring
from bastide.tiles.terrain import FIRE, RIVER_SYSTEM, Kind, Shape

HUT = 16  # difference between the places of a hut and a follower on the same segment


@dataclass(frozen=True, slots=True)
class Segment:
    """One area of terrain on a tile.

    Paths and blocks have `sides`, lands have `halves`. A site, a lake and a meadow inside a tile have neither.
    """

    kind: Kind
    sides: tuple[int, ...] = ()
    halves: tuple[int, ...] = ()
    pennants: int = 0
    cities: tuple[int, ...] = ()  # of a field: the indexes of the city segments that it borders
    gold: int = 0
    mushrooms: int = 0
    fish: int = 0  # of a lake
    lake: int | None = None  # of a river: the index of the lake in which it ends; otherwise it ends in a spring
    animals: tuple[str, ...] = ()
    landmark: str = ""  # of a meadow: a fire or a dolmen

    @property
    def is_spring(self) -> bool:
        """True for a river that begins on this tile."""
        return self.kind.is_water and len(self.sides) == 1 and self.lake is None

    def turned(self, rotation: int) -> "Segment":
        """Return the segment after `rotation` clockwise quarter turns of its tile."""
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
    is_bonus: bool = False  # drawn from the bonus bag
    landmark: str = ""  # painted besides the terrain, without effect on the rules

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
        """All places for pieces, whether legal now or not; those for followers come first."""
        kinds = [(index, segment.kind) for index, segment in enumerate(self.segments)]
        followers = [place_of(index, is_hut=False) for index, kind in kinds if kind.role]
        return *followers, *(place_of(index, is_hut=True) for index, kind in kinds if kind.is_water)

    def is_burning(self, index: int) -> bool:
        """Return True if a segment is land on a tile with a fire, where no follower may stand."""
        return self.segments[index].kind.shape == Shape.LAND and any(each.landmark == FIRE for each in self.segments)

    def is_twofold(self, shape: Shape) -> bool:
        """Return True if it has several segments of a shape, which may belong to one feature."""
        return sum(segment.kind.shape == shape for segment in self.segments) > 1

    @cached_property
    def nodes(self) -> tuple[tuple[int, ...], ...]:
        """The nodes of the tile, which features are joined from, each as the indexes of its segments.

        There is one node for each segment. That of a lake also has the rivers that end in it, since together they are
        part of a river system. A river without a lake gets a second node for its system; these come last.
        """
        own = [(index, *self._rivers_into(index)) for index in range(len(self.segments))]
        return tuple(own + [(index,) for index, segment in enumerate(self.segments) if is_river_without_lake(segment)])

    @cached_property
    def system_of(self) -> Mapping[int, int]:
        """The index in `nodes` of the system of each water segment."""
        first = len(self.segments)
        lakes = {index: node for node in range(first) if self.is_lake(node) for index in self.nodes[node]}
        return lakes | {segments[0]: first + number for number, segments in enumerate(self.nodes[first:])}

    def is_lake(self, index: int) -> bool:
        return self.segments[index].kind.shape == Shape.SYSTEM

    def ports(self, index: int) -> Segment:
        """Return the segment with all sides that lead to it: for a lake, those of its rivers."""
        rivers = [self.segments[river] for river in self._rivers_into(index)]
        segment = self.segments[index]
        return replace(segment, sides=segment.sides + tuple(side for river in rivers for side in river.sides))

    def _rivers_into(self, lake: int) -> tuple[int, ...]:
        return tuple(index for index, segment in enumerate(self.segments) if segment.lake == lake)

    @cached_property
    def canonical_rotations(self) -> tuple["CanonicalRotation", ...]:
        """For each rotation, the smallest one that shows an identical tile."""
        return tuple(self._canonical_rotation(rotation) for rotation in range(4))

    @property
    def rotations(self) -> tuple[int, ...]:
        """The rotations in which the tile looks different."""
        return tuple(sorted({turn.rotation for turn in self.canonical_rotations}))

    def _canonical_rotation(self, rotation: int) -> "CanonicalRotation":
        wanted = self._describe_segments(rotation)
        for smaller in range(rotation):
            present = self._describe_segments(smaller)
            if sorted(present) == sorted(wanted):
                return CanonicalRotation(smaller, tuple(present.index(look) for look in wanted))
        return CanonicalRotation(rotation, tuple(range(len(self.segments))))

    def _describe_segments(self, rotation: int) -> list[tuple[object, ...]]:
        """Describe each segment in a rotation, without its index."""
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


def is_river_without_lake(segment: Segment) -> bool:
    """Return True if a segment is a river that does not end in a lake."""
    return segment.kind.is_water and segment.kind.shape == Shape.PATH and segment.lake is None


class CanonicalRotation(NamedTuple):
    """A canonical rotation, and for each segment of the original rotation its index there."""

    rotation: int
    segments: tuple[int, ...]


def place_of(segment: int, *, is_hut: bool) -> int:
    """Return the place of a follower or hut on a segment, as moves number it: 0 is reserved for no piece."""
    return 1 + segment + (HUT if is_hut else 0)


def is_hut_place(place: int) -> bool:
    return place > HUT


def segment_of(place: int) -> int:
    """Return the index of the segment of a place, which must not be 0."""
    return place % HUT - 1


@dataclass(frozen=True, slots=True)
class Edition:
    """A printed rulebook as data: tiles, pieces and points. Bonus tiles are last in `tiles`."""

    name: str
    rulebook: str
    tile_sets: tuple[str, ...]
    tiles: tuple[Tile, ...]
    start: Tile
    followers: int
    score_track: int
    scoring: Scoring
    huts: int = 0
    has_farmers_option: bool = True  # players may agree to play without followers on land
    proposes_draw_ahead: bool = False  # the rulebook mentions drawing ahead
    look: str | None = "summer"  # name of the tiles' look; None if no look can paint them

    def __post_init__(self) -> None:
        object.__setattr__(self, "tiles", tuple(sorted(self.tiles, key=lambda tile: tile.is_bonus)))

    def __hash__(self) -> int:
        return hash(self.name)

    @property
    def tile_count(self) -> int:
        """Number of tiles, including the start tile and the bonus tiles."""
        return sum(tile.count for tile in self.tiles)

    @property
    def tiles_by_name(self) -> Mapping[str, Tile]:
        return _tiles_by_name(self)

    @property
    def bonus_tiles(self) -> tuple[Tile, ...]:
        """Tile designs that are drawn for gold."""
        return tuple(tile for tile in self.tiles if tile.is_bonus)

    @property
    def kinds(self) -> Mapping[Shape, Kind]:
        """The kind of feature of each shape; an edition has at most one."""
        return _edition_kinds(self)


@cache
def _tiles_by_name(edition: Edition) -> Mapping[str, Tile]:
    return MappingProxyType({tile.name: tile for tile in edition.tiles})


@cache
def _edition_kinds(edition: Edition) -> Mapping[Shape, Kind]:
    return kinds_of(edition.tiles)


def kinds_of(tiles: Iterable[Tile]) -> Mapping[Shape, Kind]:
    """Return the kinds of features that tiles form, by shape."""
    kinds = {segment.kind.shape: segment.kind for tile in tiles for segment in tile.segments}
    return kinds | ({Shape.SYSTEM: RIVER_SYSTEM} if any(kind.is_water for kind in kinds.values()) else {})
