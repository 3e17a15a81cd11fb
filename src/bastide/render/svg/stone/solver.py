"""Finds how the forests of a tile must reach water and corners so that the meadows of its data come about.

Which forest touches what is not in the data; that some meadows are parted is. So sets of contacts are tried, fewest
first, until the meadows on the tile are those of the data.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations

import numpy as np
from numpy.typing import NDArray

from bastide.render.svg.distances import FAR, Field, Mask, depths
from bastide.render.svg.faithful import undrawable
from bastide.render.svg.grid import Cell
from bastide.render.svg.plan import PLAN_GRID
from bastide.render.svg.stone.fields import INSIDE
from bastide.render.svg.stone.forests import Contact, ContactKind, Forests, sides_around
from bastide.render.svg.stone.water import Lake, Water, forest_sides, water_of
from bastide.tiles import Shape, Tile

Owners = NDArray[np.int64]  # by row and column of the plan: whose ground it is

MOST_CONTACTS = 4
SLIVER = 26  # a region of fewer cells is an accident of drawing
GLADE = 160  # and a glade of fewer cells that the data do not know is overgrown
NOBODY = -1
LAST = PLAN_GRID.count - 1
HALF_CELLS = (range(4, 25), range(35, 56))  # which cells along a side must belong to its first and second half


@dataclass(frozen=True, eq=False)
class Ground:
    """What is where on a tile before it is turned."""

    tile: Tile
    water: Water
    forests: Mapping[int, Field]  # by segment
    owners: Owners

    def mask(self, segment: int) -> Mask:
        mask: Mask = self.owners == segment
        return mask

    @cached_property
    def depths(self) -> tuple[Field, ...]:
        """For each segment, how far inside it its cells are."""
        return tuple(depths(self.mask(index)) for index in range(len(self.tile.segments)))

    @property
    def meadows(self) -> list[int]:
        return meadow_indexes(self.tile)


def solved(tile: Tile) -> Ground:
    """The ground of a tile, with exactly the meadows of its data. Raises SetupError if they cannot come about."""
    water = water_of(tile)
    forests = Forests(tile, water)
    for contacts in contact_sets(tile, water, forests.indexes):
        ground = settled(tile, water, forests.grown(contacts))
        if ground is not None:
            return ground
    raise undrawable(tile.name, tile.segments[next(iter(meadow_indexes(tile)), 0)])


def contact_sets(tile: Tile, water: Water, forests: Sequence[int]) -> Iterator[tuple[Contact, ...]]:
    """All sets of contacts, those with few contacts first; corners come last, for they are rare."""
    bodies: list[tuple[ContactKind, int]] = [("lake", number) for number in range(len(water.lakes))]
    bodies += [("river", number) for number, river in enumerate(water.rivers) if river.lake is None]
    wooded = set(forest_sides(tile))
    bodies += [("corner", corner) for corner in range(4) if wooded.isdisjoint(sides_around(corner))]
    possible = [Contact(forest, kind, number) for kind, number in bodies for forest in forests]
    for count in range(min(MOST_CONTACTS, len(possible)) + 1):
        yield from combinations(possible, count)


def settled(tile: Tile, water: Water, forests: Mapping[int, Field]) -> Ground | None:
    """The ground that water and forests make, without slivers, if its meadows are those of the data."""
    tidy = {index: field.copy() for index, field in forests.items()}
    owners = owners_of(water, tidy)
    for index, field in tidy.items():
        if not made_whole(owners, field, index):
            return None
    regions = meadow_regions(tile, owners)
    if regions is None:
        return None
    for index, region in regions.items():
        owners[region] = index
    for row, column in np.argwhere(owners == NOBODY):
        fill(owners, (int(row), int(column)), tidy, water)
    return Ground(tile, water, tidy, owners)


def owners_of(water: Water, forests: Mapping[int, Field]) -> Owners:
    """Who owns each cell: lakes before rivers, rivers before forests; meadows are left to nobody."""
    owners = np.full((PLAN_GRID.count, PLAN_GRID.count), NOBODY)
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
    """The connected parts of a mask, the largest first."""
    cells: list[Cell] = [(int(column), int(row)) for row, column in np.argwhere(mask)]
    parts = []
    for region in sorted(PLAN_GRID.regions(cells), key=len, reverse=True):
        part = np.zeros_like(mask)
        columns, rows = zip(*region, strict=True)
        part[rows, columns] = True
        parts.append(part)
    return parts


def made_whole(owners: Owners, field: Field, index: int) -> bool:
    """Removes the slivers of a forest; whether one piece is left."""
    pieces = regions_of(owners == index)
    for sliver in pieces[1:]:
        if np.count_nonzero(sliver) >= SLIVER:
            return False
        owners[sliver] = NOBODY
        inner = field[INSIDE, INSIDE]
        inner[sliver] = np.maximum(inner[sliver], 1)
    return bool(pieces)


def meadow_indexes(tile: Tile) -> list[int]:
    return [index for index, segment in enumerate(tile.segments) if segment.kind.shape == Shape.LAND]


def meadow_regions(tile: Tile, owners: Owners) -> dict[int, Mask] | None:
    """The region of each meadow of the data, if they are exactly those that nobody else owns; slivers aside."""
    halves_of_meadows = {index: tuple(sorted(tile.segments[index].halves)) for index in meadow_indexes(tile)}
    by_halves = {halves: index for index, halves in halves_of_meadows.items() if halves}
    inner = [index for index in meadow_indexes(tile) if not tile.segments[index].halves]
    found: dict[int, Mask] = {}
    for region in regions_of(owners == NOBODY):
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
    """The half sides along which a region lies, or None if it takes up only a part of one."""
    halves = []
    for side, border in enumerate((region[0], region[:, LAST], region[LAST, ::-1], region[::-1, 0])):
        for second, cells in enumerate(HALF_CELLS):
            taken = border[cells.start : cells.stop]
            if taken.all():
                halves.append(2 * side + second)
            elif taken.any():
                return None
    return tuple(halves)


def fill(owners: Owners, cell: tuple[int, int], forests: Mapping[int, Field], water: Water) -> None:
    """Gives a cell of a sliver to the forest or the water that is nearest."""
    row, column = cell
    rivals = [(field[INSIDE, INSIDE][row, column], index) for index, field in forests.items()]
    rivals += [(body.field[INSIDE, INSIDE][row, column], body.segment) for body in water.bodies]
    nearest = min(rivals)[1]
    owners[row, column] = nearest
    if nearest in forests:
        forests[nearest][INSIDE, INSIDE][row, column] = -1
