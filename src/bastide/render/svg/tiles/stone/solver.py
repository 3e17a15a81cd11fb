"""Solver for the contacts of forests with water and corners that produce the meadows of the data.

The data says which meadows are separate, but not which forest touches what. So sets of contacts are tried, the smallest
first, until the meadows on the tile are those of the data.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations

import numpy as np
from numpy.typing import NDArray

from bastide.render.svg.geometry.distances import FAR, Field, Mask, depths
from bastide.render.svg.geometry.grid import PLAN_GRID, GridCell
from bastide.render.svg.tiles.stone.distance_fields import INSIDE
from bastide.render.svg.tiles.stone.forests import Contact, ContactKind, Forests, sides_around
from bastide.render.svg.tiles.stone.water import Lake, Water, forest_sides, water_of
from bastide.render.svg.tiles.tile_plan import undrawable_error
from bastide.tiles import Shape, Tile

SegmentGrid = NDArray[np.int64]  # segment of each cell, by row and column of the plan

MAX_CONTACTS = 4
SLIVER = 26  # cells; smaller regions are artefacts of drawing
GLADE = 160  # cells; smaller glades that the data does not have are filled
UNOWNED = -1
LAST = PLAN_GRID.count - 1
HALF_CELLS = (range(4, 25), range(35, 56))  # cells along a side that must belong to its first and second half


@dataclass(frozen=True, eq=False)
class StoneGround:
    """The ground of a tile before rotation."""

    tile: Tile
    water: Water
    forests: Mapping[int, Field]  # by segment
    owners: SegmentGrid

    def mask(self, segment: int) -> Mask:
        mask: Mask = self.owners == segment
        return mask

    @cached_property
    def depths(self) -> tuple[Field, ...]:
        """Depth of each cell in each segment."""
        return tuple(depths(self.mask(index)) for index in range(len(self.tile.segments)))

    @property
    def meadows(self) -> list[int]:
        return meadow_indexes(self.tile)


def solve_ground(tile: Tile) -> StoneGround:
    """Return a ground with exactly the meadows of the data. Raises SetupError if there is none."""
    water = water_of(tile)
    forests = Forests(tile, water)
    for contacts in contact_sets(tile, water, forests.indexes):
        ground = ground_of(tile, water, forests.grow(contacts))
        if ground is not None:
            return ground
    raise undrawable_error(tile.name, tile.segments[next(iter(meadow_indexes(tile)), 0)])


def contact_sets(tile: Tile, water: Water, forests: Sequence[int]) -> Iterator[tuple[Contact, ...]]:
    """Yield all sets of contacts, small sets first; contacts with corners come last, because they are rare."""
    bodies: list[tuple[ContactKind, int]] = [("lake", number) for number in range(len(water.lakes))]
    bodies += [("river", number) for number, river in enumerate(water.rivers) if river.lake is None]
    wooded = set(forest_sides(tile))
    bodies += [("corner", corner) for corner in range(4) if wooded.isdisjoint(sides_around(corner))]
    possible = [Contact(forest, kind, number) for kind, number in bodies for forest in forests]
    for count in range(min(MAX_CONTACTS, len(possible)) + 1):
        yield from combinations(possible, count)


def ground_of(tile: Tile, water: Water, forests: Mapping[int, Field]) -> StoneGround | None:
    """Return the ground of water and forests without slivers, or None if its meadows differ from the data."""
    tidy = {index: field.copy() for index, field in forests.items()}
    owners = owners_of(water, tidy)
    for index, field in tidy.items():
        if not remove_slivers(owners, field, index):
            return None
    regions = meadow_regions(tile, owners)
    if regions is None:
        return None
    for index, region in regions.items():
        owners[region] = index
    for row, column in np.argwhere(owners == UNOWNED):
        fill_cell(owners, (int(row), int(column)), tidy, water)
    return StoneGround(tile, water, tidy, owners)


def owners_of(water: Water, forests: Mapping[int, Field]) -> SegmentGrid:
    """Return the segment of each cell: lakes before rivers before forests; meadows stay unassigned."""
    owners = np.full((PLAN_GRID.count, PLAN_GRID.count), UNOWNED)
    for index, field in forests.items():
        owners[field[INSIDE, INSIDE] < 0] = index
    bodies = water.bodies
    if bodies:
        fields = np.array([body.field[INSIDE, INSIDE] for body in bodies])
        in_lake = np.array([[[isinstance(body, Lake)]] for body in bodies]) & (fields < 0)
        segments = np.array([body.segment for body in bodies])
        nearest = segments[np.argmin(np.where(in_lake, fields - FAR, fields), axis=0)]
        owners = np.where(water.field[INSIDE, INSIDE] < 0, nearest, owners)
    return owners


def regions_of(mask: Mask) -> list[Mask]:
    """Return the connected regions of a mask, the largest first."""
    cells: list[GridCell] = [(int(column), int(row)) for row, column in np.argwhere(mask)]
    parts = []
    for region in sorted(PLAN_GRID.regions(cells), key=len, reverse=True):
        part = np.zeros_like(mask)
        columns, rows = zip(*region, strict=True)
        part[rows, columns] = True
        parts.append(part)
    return parts


def remove_slivers(owners: SegmentGrid, field: Field, index: int) -> bool:
    """Remove the slivers of a forest; return whether exactly one region is left."""
    pieces = regions_of(owners == index)
    for sliver in pieces[1:]:
        if np.count_nonzero(sliver) >= SLIVER:
            return False
        owners[sliver] = UNOWNED
        inner = field[INSIDE, INSIDE]
        inner[sliver] = np.maximum(inner[sliver], 1)
    return bool(pieces)


def meadow_indexes(tile: Tile) -> list[int]:
    return [index for index, segment in enumerate(tile.segments) if segment.kind.shape == Shape.LAND]


def meadow_regions(tile: Tile, owners: SegmentGrid) -> dict[int, Mask] | None:
    """Return the region of each meadow, or None if the free regions except slivers differ from the data."""
    halves_of_meadows = {index: tuple(sorted(tile.segments[index].halves)) for index in meadow_indexes(tile)}
    by_halves = {halves: index for index, halves in halves_of_meadows.items() if halves}
    inner = [index for index in meadow_indexes(tile) if not tile.segments[index].halves]
    found: dict[int, Mask] = {}
    for region in regions_of(owners == UNOWNED):
        halves = halves_of(region)
        if halves is None:
            return None
        if halves in by_halves:
            found[by_halves[halves]] = region
        elif halves:
            return None
        elif inner and np.count_nonzero(region) >= SLIVER:
            found[inner.pop(0)] = region
        elif np.count_nonzero(region) >= GLADE:
            return None
    return found if len(found) == len(meadow_indexes(tile)) else None


def halves_of(region: Mask) -> tuple[int, ...] | None:
    """Return the half sides along a region, or None if it covers only a part of one."""
    halves = []
    for side, border in enumerate((region[0], region[:, LAST], region[LAST, ::-1], region[::-1, 0])):
        for second, cells in enumerate(HALF_CELLS):
            taken = border[cells.start : cells.stop]
            if taken.all():
                halves.append(2 * side + second)
            elif taken.any():
                return None
    return tuple(halves)


def fill_cell(owners: SegmentGrid, cell: tuple[int, int], forests: Mapping[int, Field], water: Water) -> None:
    """Assign a cell of a sliver to the nearest forest or water."""
    row, column = cell
    rivals = [(field[INSIDE, INSIDE][row, column], index) for index, field in forests.items()]
    rivals += [(body.field[INSIDE, INSIDE][row, column], body.segment) for body in water.bodies]
    nearest = min(rivals)[1]
    owners[row, column] = nearest
    if nearest in forests:
        forests[nearest][INSIDE, INSIDE][row, column] = -1
