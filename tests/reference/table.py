"""Tiles on the table, and features found by flood fill.

Segments are joined by geometry. The centres of tiles are 4 units apart, x to the east and y to the south. Each side has
three relevant points: its middle and the middles of its halves. A road, city, river or forest that reaches a side holds
the middle; a field or meadow holds one or both halves. Segments of two tiles are joined if they hold the same point.

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

from bastide.tiles import Kind, Segment, Shape, Tile

Cell = tuple[int, int]
GridPoint = tuple[int, int]

# Relative to the centre of an unrotated tile, in the order of the tile data: N, E, S, W and NL, NR, EL, … WR.
SIDE_POINTS: tuple[GridPoint, ...] = ((0, -2), (2, 0), (0, 2), (-2, 0))
HALF_POINTS: tuple[GridPoint, ...] = ((-1, -2), (1, -2), (2, -1), (2, 1), (1, 2), (-1, 2), (-2, 1), (-2, -1))


class Follower(NamedTuple):
    """Owner of a follower or hut, and the index of its segment on the tile."""

    player: int
    segment: int
    is_hut: bool = False


@dataclass(frozen=True)
class TwinTile:
    """A tile on the table, its rotation in clockwise quarter turns, and the follower or hut on it."""

    tile: Tile
    rotation: int
    follower: Follower | None = None


class TwinSpot(NamedTuple):
    """A segment of a laid tile."""

    cell: Cell
    segment: int


TwinFeature = frozenset[TwinSpot]


def rotate_point(point: GridPoint, rotation: int) -> GridPoint:
    """Rotate a point of a tile around its centre."""
    across, down = point
    return (across, down) if rotation == 0 else rotate_point((-down, across), rotation - 1)


ROTATED = [{point: rotate_point(point, rotation) for point in SIDE_POINTS + HALF_POINTS} for rotation in range(4)]


def on_table(point: GridPoint, cell: Cell, rotation: int) -> GridPoint:
    """Return the position on the table of a point of a rotated tile on a cell."""
    across, down = ROTATED[rotation][point]
    return 4 * cell[0] + across, 4 * cell[1] + down


def segment_points(segment: Segment, cell: Cell, rotation: int) -> list[GridPoint]:
    """Return the points that the segment holds."""
    own = [SIDE_POINTS[side] for side in segment.sides] + [HALF_POINTS[half] for half in segment.halves]
    return [on_table(point, cell, rotation) for point in own]


def side_kinds(tile: Tile, cell: Cell, rotation: int) -> dict[GridPoint, Kind]:
    """Return the kind at the middle of each side of the tile."""
    return {on_table(point, cell, rotation): kind for point, kind in zip(SIDE_POINTS, tile.sides, strict=True)}


def side_neighbours(cell: Cell) -> list[Cell]:
    """Return the four cells that share a side with the cell."""
    x, y = cell
    return [(x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)]


def surrounding_cells(cell: Cell) -> list[Cell]:
    """Return the eight cells around the cell."""
    x, y = cell
    return [(x + dx, y + dy) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if (dx, dy) != (0, 0)]


def flood(start: TwinSpot, leads_to: Callable[[TwinSpot], Iterable[TwinSpot]]) -> TwinFeature:
    """Return all spots that can be reached from the start."""
    found = {start}
    to_visit = [start]
    while to_visit:
        for other in leads_to(to_visit.pop()):
            if other not in found:
                found.add(other)
                to_visit.append(other)
    return frozenset(found)


class TwinTable:
    """Laid tiles, in the order of laying. Tables are immutable: laying a tile returns a new table."""

    def __init__(
        self,
        laid: Mapping[Cell, TwinTile],
        sides: Mapping[GridPoint, Kind],
        holders: Mapping[GridPoint, tuple[TwinSpot, ...]],
    ) -> None:
        self.laid = dict(laid)
        self.sides = dict(sides)  # kind at the middle of every side of every laid tile
        self.holders = dict(holders)  # spots that hold a point: one at the edge of the table's tiles, otherwise two
        self._features: dict[TwinSpot, TwinFeature] = {}  # cache

    @classmethod
    def empty(cls) -> Self:
        return cls({}, {}, {})

    def with_tile(self, cell: Cell, tile: Tile, rotation: int) -> "TwinTable":
        """Return the table after laying the tile, without checking that it fits."""
        table = TwinTable(self.laid, self.sides, self.holders)
        table.laid[cell] = TwinTile(tile, rotation)
        table.sides.update(side_kinds(tile, cell, rotation))
        for index, segment in enumerate(tile.segments):
            for point in segment_points(segment, cell, rotation):
                table.holders[point] = (*table.holders.get(point, ()), TwinSpot(cell, index))
        return table

    def with_follower(self, spot: TwinSpot, player: int) -> "TwinTable":
        """Return the table after placing a follower, without checking that it is legal."""
        return self._with_laid(spot.cell, replace(self.laid[spot.cell], follower=Follower(player, spot.segment)))

    def with_hut(self, spot: TwinSpot, player: int) -> "TwinTable":
        """Return the table after placing a hut, without checking that it is legal."""
        hut = Follower(player, spot.segment, is_hut=True)
        return self._with_laid(spot.cell, replace(self.laid[spot.cell], follower=hut))

    def without_follower(self, cell: Cell) -> "TwinTable":
        """Return the table after removing the follower on the cell."""
        return self._with_laid(cell, replace(self.laid[cell], follower=None))

    def _with_laid(self, cell: Cell, laid: TwinTile) -> "TwinTable":
        return TwinTable({**self.laid, cell: laid}, self.sides, self.holders)

    def fits(self, tile: Tile, cell: Cell, rotation: int) -> bool:
        """Return True if the cell is free, at least one side is shared, and all shared sides match."""
        if cell in self.laid:
            return False
        new = side_kinds(tile, cell, rotation)
        shared = [point for point in new if point in self.sides]
        return bool(shared) and all(new[point] == self.sides[point] for point in shared)

    def placements(self, tile: Tile) -> Iterator[tuple[Cell, int]]:
        """Yield all cells and canonical rotations where the tile fits."""
        free = {near for cell in self.laid for near in side_neighbours(cell)} - set(self.laid)
        for cell in sorted(free):
            for rotation in tile.rotations:
                if self.fits(tile, cell, rotation):
                    yield cell, rotation

    def segment(self, spot: TwinSpot) -> Segment:
        return self.laid[spot.cell].tile.segments[spot.segment]

    def points(self, spot: TwinSpot) -> list[GridPoint]:
        return segment_points(self.segment(spot), spot.cell, self.laid[spot.cell].rotation)

    def spots_of_tile(self, cell: Cell) -> list[TwinSpot]:
        return [TwinSpot(cell, index) for index in range(len(self.laid[cell].tile.segments))]

    def all_spots(self) -> list[TwinSpot]:
        return [spot for cell in self.laid for spot in self.spots_of_tile(cell)]

    def joined_to(self, spot: TwinSpot) -> list[TwinSpot]:
        """Return the spot itself and the spots on other tiles that hold a point of it."""
        return [other for point in self.points(spot) for other in self.holders[point]]

    def feature_of(self, spot: TwinSpot) -> TwinFeature:
        """Return all spots that are connected to the spot."""
        if spot not in self._features:
            feature = flood(spot, self.joined_to)
            self._features.update(dict.fromkeys(feature, feature))
        return self._features[spot]

    def kind(self, feature: TwinFeature) -> str:
        return self.segment(min(feature)).kind.name

    def shape(self, feature: TwinFeature) -> Shape:
        return self.segment(min(feature)).kind.shape

    def is_complete(self, feature: TwinFeature) -> bool:
        """Return True if a road, river, city, forest or monastery is complete; a field or meadow never is.

        A road that ends on its tile holds no point there, nor does a river at its lake or spring, so ends are open only
        at sides. A loop has no open sides. A gap inside a city or forest leaves open sides around it.
        """
        shape = self.shape(feature)
        if shape == Shape.SITE:
            return self.neighbours_of_monastery(feature) == 8
        if shape in {Shape.PATH, Shape.BLOCK}:
            return all(len(self.holders[point]) == 2 for spot in feature for point in self.points(spot))
        return False

    def neighbours_of_monastery(self, feature: TwinFeature) -> int:
        """Count the tiles on the eight cells around the monastery."""
        [spot] = feature
        return sum(cell in self.laid for cell in surrounding_cells(spot.cell))

    @cached_property
    def occupied_spots(self) -> dict[TwinSpot, int]:
        """Owners of the followers on the table, by spot, without huts."""
        return {spot: piece.player for spot, piece in self._pieces.items() if not piece.is_hut}

    @cached_property
    def hut_spots(self) -> dict[TwinSpot, int]:
        """Owners of the huts on the table, by spot."""
        return {spot: piece.player for spot, piece in self._pieces.items() if piece.is_hut}

    @cached_property
    def _pieces(self) -> dict[TwinSpot, Follower]:
        pieces = ((cell, laid.follower) for cell, laid in self.laid.items())
        return {TwinSpot(cell, piece.segment): piece for cell, piece in pieces if piece is not None}

    def followers(self, feature: TwinFeature) -> dict[TwinSpot, int]:
        """Return the owners of the followers on the feature, by spot."""
        return {spot: player for spot, player in self.occupied_spots.items() if spot in feature}
