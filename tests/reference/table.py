"""The tiles on the table, and the features that a flood fill finds on them.

Geometry does the joining. Tiles lie with their centres 4 units apart, x to the east and y to the south, and each side
has three points that matter: its middle and the middles of its two halves. A road, city, river or forest that reaches
a side holds the middle; a field or meadow holds one or both of the halves. Segments of two tiles are joined where they
hold the same point.

         NL  N  NR
        ┌─●──●──●─┐
    WR  ●         ●  EL
     W  ●    +    ●  E
    WL  ●         ●  ER
        └─●──●──●─┘
         SR  S  SL
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import NamedTuple, Self

from bastide.tiles.model import Kind, Segment, Shape, Tile

Cell = tuple[int, int]
Point = tuple[int, int]

# Seen from the centre of a tile that is not rotated; in the order of the tile data: N, E, S, W and NL, NR, EL, … WR.
SIDE_POINTS: tuple[Point, ...] = ((0, -2), (2, 0), (0, 2), (-2, 0))
HALF_POINTS: tuple[Point, ...] = ((-1, -2), (1, -2), (2, -1), (2, 1), (1, 2), (-1, 2), (-2, 1), (-2, -1))


class Follower(NamedTuple):
    """Whose follower or hut it is, and on which segment of its tile it stands."""

    player: int
    segment: int
    is_hut: bool = False


@dataclass(frozen=True)
class Laid:
    """A tile on the table, so many clockwise quarter turns from its drawing, and the follower or hut on it."""

    tile: Tile
    rotation: int
    follower: Follower | None = None


class Spot(NamedTuple):
    """One segment of one laid tile."""

    cell: Cell
    segment: int


Feature = frozenset[Spot]


def turned(point: Point, rotation: int) -> Point:
    """Where a point of the unrotated tile comes to lie when the tile is turned, seen from its centre."""
    across, down = point
    return (across, down) if rotation == 0 else turned((-down, across), rotation - 1)


TURNED = [{point: turned(point, rotation) for point in SIDE_POINTS + HALF_POINTS} for rotation in range(4)]


def on_table(point: Point, cell: Cell, rotation: int) -> Point:
    """Where a point of the unrotated tile comes to lie when the tile is turned and laid on the cell."""
    across, down = TURNED[rotation][point]
    return 4 * cell[0] + across, 4 * cell[1] + down


def segment_points(segment: Segment, cell: Cell, rotation: int) -> list[Point]:
    """The points that the segment holds."""
    own = [SIDE_POINTS[side] for side in segment.sides] + [HALF_POINTS[half] for half in segment.halves]
    return [on_table(point, cell, rotation) for point in own]


def side_kinds(tile: Tile, cell: Cell, rotation: int) -> dict[Point, Kind]:
    """What the tile would show at the middle of each of its sides."""
    return {on_table(point, cell, rotation): kind for point, kind in zip(SIDE_POINTS, tile.sides, strict=True)}


def beside(cell: Cell) -> list[Cell]:
    """The four cells that share a side with the cell."""
    x, y = cell
    return [(x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)]


def around(cell: Cell) -> list[Cell]:
    """The eight cells round the cell."""
    x, y = cell
    return [(x + dx, y + dy) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if (dx, dy) != (0, 0)]


def flood(start: Spot, leads_to: Callable[[Spot], Iterable[Spot]]) -> Feature:
    """Everything that can be reached from the start, however far away."""
    found = {start}
    to_visit = [start]
    while to_visit:
        for other in leads_to(to_visit.pop()):
            if other not in found:
                found.add(other)
                to_visit.append(other)
    return frozenset(found)


class Table:
    """Laid tiles, in the order of laying. A table never changes: laying a tile makes another table."""

    def __init__(
        self, laid: Mapping[Cell, Laid], sides: Mapping[Point, Kind], holders: Mapping[Point, tuple[Spot, ...]]
    ) -> None:
        self.laid = dict(laid)
        self.sides = dict(sides)  # what is seen at the middle of every side of every laid tile
        self.holders = dict(holders)  # who holds a point: one spot at the edge of the landscape, else two
        self._features: dict[Spot, Feature] = {}  # those that somebody has asked for

    @classmethod
    def empty(cls) -> Self:
        return cls({}, {}, {})

    def with_tile(self, cell: Cell, tile: Tile, rotation: int) -> "Table":
        """The table after the tile is laid, whether it fits or not."""
        table = Table(self.laid, self.sides, self.holders)
        table.laid[cell] = Laid(tile, rotation)
        table.sides.update(side_kinds(tile, cell, rotation))
        for index, segment in enumerate(tile.segments):
            for point in segment_points(segment, cell, rotation):
                table.holders[point] = (*table.holders.get(point, ()), Spot(cell, index))
        return table

    def with_follower(self, spot: Spot, player: int) -> "Table":
        """The table after the player places a follower on the spot, whether that is allowed or not."""
        return self._with_laid(spot.cell, replace(self.laid[spot.cell], follower=Follower(player, spot.segment)))

    def with_hut(self, spot: Spot, player: int) -> "Table":
        """The table after the player places a hut on the spot, whether that is allowed or not."""
        hut = Follower(player, spot.segment, is_hut=True)
        return self._with_laid(spot.cell, replace(self.laid[spot.cell], follower=hut))

    def without_follower(self, cell: Cell) -> "Table":
        """The table after the follower on the cell is taken back."""
        return self._with_laid(cell, replace(self.laid[cell], follower=None))

    def _with_laid(self, cell: Cell, laid: Laid) -> "Table":
        return Table({**self.laid, cell: laid}, self.sides, self.holders)

    def fits(self, tile: Tile, cell: Cell, rotation: int) -> bool:
        """Whether the cell is free, a side is shared, and on every shared side the same meets the same."""
        if cell in self.laid:
            return False
        new = side_kinds(tile, cell, rotation)
        shared = [point for point in new if point in self.sides]
        return bool(shared) and all(new[point] == self.sides[point] for point in shared)

    def placements(self, tile: Tile) -> Iterator[tuple[Cell, int]]:
        """Every cell and canonical rotation where the tile fits."""
        free = {near for cell in self.laid for near in beside(cell)} - set(self.laid)
        for cell in sorted(free):
            for rotation in tile.rotations:
                if self.fits(tile, cell, rotation):
                    yield cell, rotation

    def segment(self, spot: Spot) -> Segment:
        return self.laid[spot.cell].tile.segments[spot.segment]

    def points(self, spot: Spot) -> list[Point]:
        return segment_points(self.segment(spot), spot.cell, self.laid[spot.cell].rotation)

    def spots_of_tile(self, cell: Cell) -> list[Spot]:
        return [Spot(cell, index) for index in range(len(self.laid[cell].tile.segments))]

    def all_spots(self) -> list[Spot]:
        return [spot for cell in self.laid for spot in self.spots_of_tile(cell)]

    def joined_to(self, spot: Spot) -> list[Spot]:
        """The spot itself and the spots on other tiles that hold a point of it."""
        return [other for point in self.points(spot) for other in self.holders[point]]

    def feature_of(self, spot: Spot) -> Feature:
        """Everything that is joined to the spot, however far away."""
        if spot not in self._features:
            feature = flood(spot, self.joined_to)
            self._features.update(dict.fromkeys(feature, feature))
        return self._features[spot]

    def kind(self, feature: Feature) -> str:
        return self.segment(min(feature)).kind.name

    def shape(self, feature: Feature) -> Shape:
        return self.segment(min(feature)).kind.shape

    def is_complete(self, feature: Feature) -> bool:
        """Whether a road, river, city, forest or monastery is complete; a field or a meadow never is.

        A road that ends on its tile holds no point there, nor does a river at its lake or spring, so an end can be open
        only at a side; and a loop has no open side. A gap inside a city or a forest leaves open sides round it.
        """
        shape = self.shape(feature)
        if shape == Shape.SITE:
            return self.neighbours_of_monastery(feature) == 8
        if shape in {Shape.PATH, Shape.BLOCK}:
            return all(len(self.holders[point]) == 2 for spot in feature for point in self.points(spot))
        return False

    def neighbours_of_monastery(self, feature: Feature) -> int:
        """How many of the eight cells round the monastery hold a tile."""
        [spot] = feature
        return sum(cell in self.laid for cell in around(spot.cell))

    @cached_property
    def occupied_spots(self) -> dict[Spot, int]:
        """Where followers stand, and whose they are. Huts are no followers."""
        return {spot: piece.player for spot, piece in self._pieces.items() if not piece.is_hut}

    @cached_property
    def hut_spots(self) -> dict[Spot, int]:
        """Where huts stand, and whose they are."""
        return {spot: piece.player for spot, piece in self._pieces.items() if piece.is_hut}

    @cached_property
    def _pieces(self) -> dict[Spot, Follower]:
        pieces = ((cell, laid.follower) for cell, laid in self.laid.items())
        return {Spot(cell, piece.segment): piece for cell, piece in pieces if piece is not None}

    def followers(self, feature: Feature) -> dict[Spot, int]:
        """The followers on the feature: where each stands, and whose it is."""
        return {spot: player for spot, player in self.occupied_spots.items() if spot in feature}
