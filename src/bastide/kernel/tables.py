"""Turns an edition's tiles and points into the lookup tables that the kernel reads."""

from functools import cache

import numpy as np

from bastide.kernel.layout import (
    BLOCK,
    DEMANDS,
    EACH_FIELD,
    FINISHED,
    HALF_PORTS,
    LAND,
    ONCE_A_CITY,
    PATH,
    SIDE_BITS,
    SIDE_MASK,
    SIDES,
    TABLES,
    UNFINISHED,
    WHOLE_CITY,
    Record,
    Records,
    grid_cells,
    grid_stride,
)
from bastide.tiles import Edition, FarmScoring, Shape, Tile

FARM_MODES = {
    FarmScoring.EACH_FIELD: EACH_FIELD,
    FarmScoring.ONCE_A_CITY: ONCE_A_CITY,
    FarmScoring.WHOLE_CITY: WHOLE_CITY,
}


@cache
def tables_of(edition: Edition) -> Records:
    """The tables of an edition: one read-only TABLES record, in an array as compiled code takes it."""
    tables = np.zeros(1, TABLES)
    record = tables[0]
    _fill_grid(record, edition.tile_count)
    _fill_points(record, edition)
    _fill_bit_lists(record)
    _fill_demands(record)
    record["designs"] = len(edition.tiles)
    record["start"] = edition.tiles.index(edition.start)
    record["followers"] = edition.followers
    for design, tile in enumerate(edition.tiles):
        _fill_design(record, design, tile)
        for rotation in range(4):
            _fill_rotation(record, design, tile, rotation)
        _fill_match(record, design, tile)
    tables.flags.writeable = False
    return tables


def _fill_grid(record: Record, tiles: int) -> None:
    stride, cells = grid_stride(tiles), grid_cells(tiles)
    record["stride"], record["cells"] = stride, cells
    sides = (-stride, 1, stride, -1)
    corners = (1 - stride, stride + 1, stride - 1, -stride - 1)
    record["step"] = [step % cells for step in sides + corners]


def _fill_points(record: Record, edition: Edition) -> None:
    points = edition.scoring
    record["tile_points"][FINISHED, Shape.PATH] = points.road_tile
    record["tile_points"][FINISHED, Shape.BLOCK] = points.city_tile
    record["tile_points"][FINISHED, Shape.SITE] = points.monastery_tile
    record["tile_points"][UNFINISHED, Shape.PATH] = points.unfinished_road_tile
    record["tile_points"][UNFINISHED, Shape.BLOCK] = points.unfinished_city_tile
    record["tile_points"][UNFINISHED, Shape.SITE] = points.unfinished_monastery_tile
    record["value_points"][FINISHED, Shape.BLOCK] = points.city_pennant
    record["value_points"][UNFINISHED, Shape.BLOCK] = points.unfinished_city_pennant
    record["small_block"] = points.small_city
    record["farm_points"] = points.farm_city
    record["farm_mode"] = FARM_MODES[points.farm_scoring]


def _fill_bit_lists(record: Record) -> None:
    _list_bits(record["rotations"], record["rotation"], 0)
    _list_bits(record["places"], record["place"], 1)


def _list_bits(counts: Record, lists: Record, first: int) -> None:
    """Write down for each set of bits how many it holds, and which, counted from `first`."""
    for mask in range(len(counts)):
        bits = [first + bit for bit in range(mask.bit_length()) if mask >> bit & 1]
        counts[mask] = len(bits)
        lists[mask, : len(bits)] = bits


def _fill_demands(record: Record) -> None:
    for demand in range(DEMANDS):
        ports = [port for side in range(SIDES) for port in _met_ports(side, demand >> SIDE_BITS * side & SIDE_MASK)]
        record["ports"][demand] = sum(1 << port for port in ports)
        record["joins"][demand] = len(ports)
        record["join_port"][demand, : len(ports)] = ports


def _met_ports(side: int, demand: int) -> tuple[int, ...]:
    """The ports on one side of a cell where it meets segments, by what that side demands."""
    left, right = SIDES + 2 * side, SIDES + 2 * side + 1
    # A path parts the lands on its two sides; elsewhere both halves are the same land, and one speaks for both.
    return {0: (), 1 + LAND: (left,), 1 + PATH: (side, left, right), 1 + BLOCK: (side,)}[demand]


def _fill_design(record: Record, design: int, tile: Tile) -> None:
    shapes = [segment.kind.shape for segment in tile.segments]
    record["count"][design] = tile.count
    record["segments"][design] = len(shapes)
    record["repeats"][design] = tile.is_twofold
    record["site"][design] = 1 + shapes.index(Shape.SITE) if Shape.SITE in shapes else 0
    record["lands"][design] = sum(1 << index for index, shape in enumerate(shapes) if shape == Shape.LAND)
    record["linkable"][design] = _linkable(tile)
    for index, segment in enumerate(tile.segments):
        record["segment_shape"][design, index] = segment.kind.shape
        record["segment_sides"][design, index] = len(segment.sides)
        record["segment_value"][design, index] = segment.pennants
    contacts = [(index, city) for index, segment in enumerate(tile.segments) for city in segment.cities]
    record["contacts"][design] = len(contacts)
    for number, (land, block) in enumerate(contacts):
        record["contact_land"][design, number] = land
        record["contact_block"][design, number] = block


def _linkable(tile: Tile) -> int:
    """The segments, a bit each, of a kind of which the tile has several, one of them with more than one port."""
    bits = 0
    for shape in (Shape.LAND, Shape.PATH, Shape.BLOCK):
        alike = [index for index, segment in enumerate(tile.segments) if segment.kind.shape == shape]
        if len(alike) > 1 and any(len(_ports(tile, index, 0)) > 1 for index in alike):
            bits |= sum(1 << index for index in alike)
    return bits


def _ports(tile: Tile, segment: int, rotation: int) -> tuple[int, ...]:
    turned = tile.segments[segment].turned(rotation)
    return turned.sides + tuple(SIDES + half for half in turned.halves)


def _fill_rotation(record: Record, design: int, tile: Tile, rotation: int) -> None:
    record["sides"][design, rotation] = _demand(tile, rotation)
    for index in range(len(tile.segments)):
        for port in _ports(tile, index, rotation):
            record["segment_at"][design, rotation, port] = index
            _fill_touched(record["touched"][design, rotation], index, port)


def _demand(tile: Tile, rotation: int) -> int:
    """What the tile's sides offer to its neighbours, packed as cells of the rim keep what they demand."""
    return sum((1 + kind.shape) << SIDE_BITS * ((side + rotation) % SIDES) for side, kind in enumerate(tile.sides))


def _fill_touched(touched: Record, segment: int, port: int) -> None:
    upper, bit = divmod(port, HALF_PORTS)
    for occupied in range(1 << HALF_PORTS):
        if occupied >> bit & 1:
            touched[upper, occupied] |= 1 << segment


def _fill_match(record: Record, design: int, tile: Tile) -> None:
    for demand in range(DEMANDS):
        for rotation in tile.rotations:
            if _meets(_demand(tile, rotation), demand):
                record["match"][design, demand] |= 1 << rotation


def _meets(offer: int, demand: int) -> bool:
    sides = [(offer >> shift & SIDE_MASK, demand >> shift & SIDE_MASK) for shift in range(0, 8, SIDE_BITS)]
    return all(wanted in (0, offered) for offered, wanted in sides)
