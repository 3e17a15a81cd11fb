"""Build the kernel's lookup tables from the tiles and points of an edition."""

from collections import Counter
from functools import cache

import numpy as np
import numpy.typing as npt

from bastide.kernel.jit import warn_if_uncached
from bastide.kernel.layout import (
    ANIMALS,
    BAGS,
    BIG_GAME_SHIFT,
    BLOCK,
    BONUS_BAG,
    DEMANDS,
    EACH_FIELD,
    FINISHED,
    FIRE_SHIFT,
    HALF_PORTS,
    LAND,
    LAND_BAG,
    ONCE_A_CITY,
    PATH,
    PORTS,
    SIDE_BITS,
    SIDE_MASK,
    SIDES,
    TABLES,
    TIGER_SHIFT,
    UNFINISHED,
    VALUE_BITS,
    WHOLE_CITY,
    Records,
    Struct,
    grid_cells,
    grid_stride,
)
from bastide.tiles import (
    AUROCHS,
    DEER,
    DOLMEN,
    FIRE,
    MAMMOTH,
    TIGER,
    Edition,
    LandScoring,
    Segment,
    Shape,
    Tile,
)

LAND_MODES = {
    LandScoring.EACH_FIELD: EACH_FIELD,
    LandScoring.ONCE_A_CITY: ONCE_A_CITY,
    LandScoring.WHOLE_CITY: WHOLE_CITY,
    LandScoring.ANIMALS: ANIMALS,
}


@cache
def tables_of(edition: Edition) -> Records:
    """Return the tables of an edition: one read-only TABLES record, in an array as compiled code expects it."""
    warn_if_uncached()  # here, because every game begins with its tables
    tables = np.zeros(1, TABLES)
    record = tables[0]
    _fill_grid(record, edition.tile_count)
    _fill_points(record, edition)
    _fill_bit_lists(record)
    _fill_demands(record, has_systems=Shape.SYSTEM in edition.kinds)
    _fill_bags(record, edition)
    record["start"] = edition.tiles.index(edition.start)
    record["followers"], record["huts"] = edition.followers, edition.huts
    for design, tile in enumerate(edition.tiles):
        _fill_design(record, design, tile)
        for rotation in range(4):
            _fill_rotation(record, design, tile, rotation)
        _fill_match(record, design, tile)
    tables.flags.writeable = False
    return tables


def _fill_grid(record: Struct, tiles: int) -> None:
    stride, cells = grid_stride(tiles), grid_cells(tiles)
    record["stride"], record["cells"] = stride, cells
    sides = (-stride, 1, stride, -1)
    corners = (1 - stride, stride + 1, stride - 1, -stride - 1)
    record["step"] = [step % cells for step in sides + corners]


def _fill_points(record: Struct, edition: Edition) -> None:
    points = edition.scoring
    pays = {Shape.PATH: points.path, Shape.BLOCK: points.block, Shape.SITE: points.site, Shape.SYSTEM: points.system}
    for shape, pay in pays.items():
        record["tile_points"][FINISHED, shape] = pay.tile
        record["value_points"][FINISHED, shape] = pay.value
        record["tile_points"][UNFINISHED, shape] = pay.unfinished_tile
        record["value_points"][UNFINISHED, shape] = pay.unfinished_value
    record["small_block"] = points.small_block
    record["land_points"] = points.land
    record["land_mode"] = LAND_MODES[points.land_scoring]


def _fill_bags(record: Struct, edition: Edition) -> None:
    bags = [BONUS_BAG if tile.is_bonus else LAND_BAG for tile in edition.tiles]
    record["designs"] = len(bags)
    record["bag"][: len(bags)] = bags
    record["first"] = [bags.index(bag) if bag in bags else 0 for bag in range(BAGS)]


def _fill_bit_lists(record: Struct) -> None:
    _list_bits(record["rotations"], record["rotation"], 0)
    _list_bits(record["places"], record["place"], 1)


def _list_bits(counts: Struct, lists: Struct, first: int) -> None:
    """Write the number of bits of each mask to `counts`, and the bits, numbered from `first`, to `lists`."""
    for mask in range(len(counts)):
        bits = [first + bit for bit in range(mask.bit_length()) if mask >> bit & 1]
        counts[mask] = len(bits)
        listed = bits[: lists.shape[1]]  # no tile has more places
        lists[mask, : len(listed)] = listed


def _fill_demands(record: Struct, *, has_systems: bool) -> None:
    for demand in range(DEMANDS):
        shown = [demand >> SIDE_BITS * side & SIDE_MASK for side in range(SIDES)]
        # Systems come first: once their paths are joined, the paths no longer show which systems they belonged to.
        ports = [PORTS + side for side in range(SIDES) if has_systems and shown[side] == 1 + PATH]
        ports += [port for side in range(SIDES) for port in _ports_of_side(side, shown[side])]
        record["ports"][demand] = sum(1 << port for port in ports if port < PORTS)
        record["system_ports"][demand] = sum(1 << port - PORTS for port in ports if port >= PORTS)
        record["joins"][demand] = len(ports)
        record["join_port"][demand, : len(ports)] = ports


def _ports_of_side(side: int, demand: int) -> tuple[int, ...]:
    """Return the ports on one side of a cell where it meets segments, given the demand of that side."""
    left, right = SIDES + 2 * side, SIDES + 2 * side + 1
    # A path separates the lands on its two sides. Elsewhere both halves are the same land, so one port is enough.
    return {0: (), 1 + LAND: (left,), 1 + PATH: (side, left, right), 1 + BLOCK: (side,)}[demand]


def _fill_design(record: Struct, design: int, tile: Tile) -> None:
    shapes = _shapes(tile)
    record["count"][design] = tile.count
    record["segments"][design] = len(shapes)
    record["segment_shape"][design, : len(shapes)] = shapes
    record["segment_sides"][design, : len(shapes)] = [len(_sides(tile, node)) for node in range(len(shapes))]
    record["segment_value"][design, : len(shapes)] = [_value(tile, node) for node in range(len(shapes))]
    record["twofold"][design] = [shape in (PATH, BLOCK) and tile.is_twofold(shape) for shape in Shape]
    record["site"][design] = 1 + shapes.index(Shape.SITE) if Shape.SITE in shapes else 0
    record["lands"][design] = sum(1 << node for node, shape in enumerate(shapes) if shape == Shape.LAND)
    record["linkable"][design] = _linkable(tile)
    _fill_places(record, design, tile)
    _fill_contacts(record, design, tile)


def _shapes(tile: Tile) -> list[Shape]:
    """Return the shape of each node of the tile. Nodes after the segments are rivers as systems."""
    own = [segment.kind.shape for segment in tile.segments]
    return own + [Shape.SYSTEM] * (len(tile.nodes) - len(own))


def _sides(tile: Tile, node: int) -> list[int]:
    return [side for index in tile.nodes[node] for side in tile.segments[index].sides]


def _value(tile: Tile, node: int) -> int:
    """Return the packed value of a node. The system of a path is added when it is laid."""
    shape, segment = _shapes(tile)[node], tile.segments[tile.nodes[node][0]]  # for a system with a lake, the lake
    if shape == Shape.LAND:
        return _land_value(segment)
    lake = segment if segment.lake is None or shape == Shape.SYSTEM else tile.segments[segment.lake]
    return lake.fish | segment.pennants | segment.mushrooms | segment.gold << VALUE_BITS


def _land_value(land: Segment) -> int:
    counts = Counter(land.animals)
    big_game = counts[MAMMOTH] + counts[AUROCHS]
    fires = int(land.landmark == FIRE)
    return counts[DEER] | counts[TIGER] << TIGER_SHIFT | big_game << BIG_GAME_SHIFT | fires << FIRE_SHIFT


def _fill_places(record: Struct, design: int, tile: Tile) -> None:
    """Fill in the places where followers and huts may stand if nothing else prevents it."""
    for index, segment in enumerate(tile.segments):
        if segment.kind.role and not tile.is_burning(index):
            record["standable"][design] |= 1 << index
        if segment.landmark == DOLMEN:
            record["dolmen"][design] = 1 + index
    waters = sorted(tile.system_of, key=tile.is_lake)
    record["waters"][design] = len(waters)
    record["rivers"][design] = sum(not tile.is_lake(index) for index in waters)
    record["water"][design, : len(waters)] = waters
    for index, system in tile.system_of.items():
        record["system"][design, index] = system


def _fill_contacts(record: Struct, design: int, tile: Tile) -> None:
    contacts = [(index, city) for index, segment in enumerate(tile.segments) for city in segment.cities]
    record["contacts"][design] = len(contacts)
    for number, (land, block) in enumerate(contacts):
        record["contact_land"][design, number] = land
        record["contact_block"][design, number] = block


def _linkable(tile: Tile) -> int:
    """Return the nodes, a bit each, of shapes with several nodes of which one has more than one port."""
    bits = 0
    for shape in (Shape.LAND, Shape.PATH, Shape.BLOCK, Shape.SYSTEM):
        alike = [node for node, other in enumerate(_shapes(tile)) if other == shape]
        if len(alike) > 1 and any(len(_ports(tile, node, 0)) > 1 for node in alike):
            bits |= sum(1 << node for node in alike)
    return bits


def _ports(tile: Tile, node: int, rotation: int) -> list[int]:
    """Return the ports where a node of the rotated tile meets neighbours."""
    sides = [(side + rotation) % SIDES for side in _sides(tile, node)]
    if _shapes(tile)[node] == Shape.SYSTEM:
        return [PORTS + side for side in sides]
    return sides + [SIDES + half for half in tile.segments[node].turned(rotation).halves]


def _fill_rotation(record: Struct, design: int, tile: Tile, rotation: int) -> None:
    record["sides"][design, rotation] = _demand(tile, rotation)
    for node in range(len(tile.nodes)):
        for port in _ports(tile, node, rotation):
            record["segment_at"][design, rotation, port] = node
            _fill_touched(record, design, rotation, node, port)


def _demand(tile: Tile, rotation: int) -> int:
    """Return the shapes on the tile's sides, packed like the demands of rim cells."""
    return sum((1 + kind.shape) << SIDE_BITS * ((side + rotation) % SIDES) for side, kind in enumerate(tile.sides))


def _fill_touched(record: Struct, design: int, rotation: int, node: int, port: int) -> None:
    upper, bit = divmod(port, HALF_PORTS)
    is_system = port >= PORTS
    touched = record["touched_systems"][design, rotation] if is_system else record["touched"][design, rotation, upper]
    occupied = np.arange(len(touched)) >> bit & 1
    touched |= (occupied << node).astype(touched.dtype)


def _fill_match(record: Struct, design: int, tile: Tile) -> None:
    for rotation in tile.rotations:
        fits = _meets_demands(_demand(tile, rotation), np.arange(DEMANDS))
        record["match"][design] |= (fits << rotation).astype(record["match"].dtype)


def _meets_demands(offer: int, demands: npt.NDArray[np.int64]) -> npt.NDArray[np.bool_]:
    """Return for each demand whether an offer meets it: on each side the same shape, or any if there is no demand."""
    shifts = np.arange(0, SIDES * SIDE_BITS, SIDE_BITS)
    offered, wanted = offer >> shifts & SIDE_MASK, demands[:, None] >> shifts & SIDE_MASK
    meets: npt.NDArray[np.bool_] = ((wanted == 0) | (wanted == offered)).all(axis=1)
    return meets
