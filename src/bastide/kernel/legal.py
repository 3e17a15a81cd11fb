"""Legal moves: all cells, rotations and places for a follower or hut, for the tile in hand."""

from bastide.kernel.features import met_feature
from bastide.kernel.jit import Index, Number, inlined, kernel
from bastide.kernel.layout import (
    ALL_PORTS,
    CELL_SHIFT,
    HALF_PORTS,
    MAX_TILE_PLACES,
    PLACE_BITS,
    PLAY,
    PORTS,
    SIDES,
    Struct,
)
from bastide.tiles import HUT

LOWER_PORTS = (1 << HALF_PORTS) - 1


@inlined
def fits_somewhere(state: Struct, tables: Struct, design: int) -> bool:
    """Return True if a tile of the design can be laid anywhere."""
    for cell in range(state["rim"]):
        if tables["match"][design, state["rim_sides"][cell]]:
            return True
    return False


@kernel
def list_moves(state: Struct, tables: Struct, work: Struct) -> int:
    """Write the legal moves to `work["move"]` and return their number."""
    if state["phase"] != PLAY:
        return 0
    player = state["player"]
    design = state["hand"][player] - 1
    hits = list_hits(state, tables, work, design)
    has_hut = state["huts"][player] != 0
    if state["supply"][player] == 0 and not has_hut:
        return list_bare_moves(state, tables, work, design, hits)
    standable = standable_segments(state, tables, design)
    moves = work["move"]
    count = 0
    for hit in range(hits):
        cell = Number(work["hit"][hit])
        fitting = tables["match"][design, state["rim_sides"][cell]]
        occupied = occupied_ports(state, cell)
        for turn in range(tables["rotations"][fitting]):
            rotation = Number(tables["rotation"][fitting, turn])
            free = standable & ~taken_segments(state, tables, design, rotation, cell, occupied)
            move = bare_move(state, cell, rotation)
            moves[Index(count)] = move
            for place in range(MAX_TILE_PLACES):  # branch-free, as in `list_hits`
                moves[Index(count + 1 + place)] = move + tables["place"][free, place]
            count += 1 + tables["places"][free]
    return list_huts(state, tables, work, design, hits, count) if has_hut else count


@inlined
def standable_segments(state: Struct, tables: Struct, design: int) -> int:
    """Return the segments of a tile, a bit each, on which the current player may place a follower if they are free."""
    if state["supply"][state["player"]] == 0:
        return 0
    return Number(tables["standable"][design] & ~(0 if state["farmers"] else tables["lands"][design]))


@inlined
def list_hits(state: Struct, tables: Struct, work: Struct, design: int) -> int:
    """Write the rim cells that the design fits to `work["hit"]` and return their number."""
    hits, match = work["hit"], tables["match"][design]
    count = 0
    for cell in range(state["rim"]):
        hits[Index(count)] = cell  # branch-free: the next cell overwrites one that does not fit
        count += match[state["rim_sides"][cell]] != 0
    return count


@inlined
def bare_move(state: Struct, cell: int, rotation: int) -> int:
    """Return the move that lays a tile without a piece."""
    return (state["rim_cell"][cell] << CELL_SHIFT) | (rotation << PLACE_BITS)


@inlined
def list_bare_moves(state: Struct, tables: Struct, work: Struct, design: int, hits: int) -> int:
    """Write the moves of a player without pieces to place, and return their number."""
    moves = work["move"]
    count = 0
    for hit in range(hits):
        cell = Number(work["hit"][hit])
        fitting = tables["match"][design, state["rim_sides"][cell]]
        for rotation in range(SIDES):
            moves[Index(count)] = bare_move(state, cell, rotation)
            count += (fitting >> rotation) & 1
    return count


@kernel
def list_huts(state: Struct, tables: Struct, work: Struct, design: int, hits: int, count: int) -> int:
    """Append the moves with a hut to a list of `count` moves, and return the new number."""
    moves = work["move"]
    for hit in range(hits):
        cell = Number(work["hit"][hit])
        fitting = tables["match"][design, state["rim_sides"][cell]]
        occupied = occupied_systems(state, tables, cell)
        for turn in range(tables["rotations"][fitting]):
            rotation = Number(tables["rotation"][fitting, turn])
            free = ~taken_systems(state, tables, design, rotation, cell, occupied)
            move = bare_move(state, cell, rotation)
            for number in range(tables["waters"][design]):
                water = tables["water"][design, number]
                moves[Index(count)] = move + HUT + 1 + water
                count += (free >> tables["system"][design, water]) & 1
    return count


@inlined
def taken_segments(state: Struct, tables: Struct, design: int, rotation: int, cell: int, occupied: int) -> int:
    """Return the segments of a tile, a bit each, that would join a feature with followers."""
    taken = touched_segments(tables, design, rotation, occupied)
    if tables["linkable"][design] == 0:  # true for most tiles, so this test saves time
        return taken
    unoccupied = Number(tables["ports"][state["rim_sides"][cell]]) & ~occupied
    if is_bridged(tables, design, taken, touched_segments(tables, design, rotation, unoccupied)):
        return spread(state, tables, design, rotation, cell, unoccupied, taken)
    return taken


@inlined
def taken_systems(state: Struct, tables: Struct, design: int, rotation: int, cell: int, occupied: int) -> int:
    """Return the systems of a tile, a bit each, that would join a system with huts."""
    taken = Number(tables["touched_systems"][design, rotation, occupied])
    unoccupied = Number(tables["system_ports"][state["rim_sides"][cell]]) & ~occupied
    if is_bridged(tables, design, taken, Number(tables["touched_systems"][design, rotation, unoccupied])):
        return spread(state, tables, design, rotation, cell, unoccupied << PORTS, taken)
    return taken


@inlined
def is_bridged(tables: Struct, design: int, taken: int, touched: int) -> bool:
    """Return True if a taken and a free segment may be connected by a feature without followers that both touch."""
    linked = touched & tables["linkable"][design]
    return (linked & taken) != 0 and (linked & ~taken) != 0


@inlined
def occupied_ports(state: Struct, cell: int) -> int:
    """Return the ports of a rim cell, a bit each, where it meets a feature with followers."""
    occupied = 0
    first = cell * PORTS
    for port in range(PORTS):
        occupied |= Number(state["rim_label"][first + port] & 1) << port
    return occupied


@inlined
def occupied_systems(state: Struct, tables: Struct, cell: int) -> int:
    """Return the sides of a rim cell, a bit each, where it meets a river system with huts."""
    occupied = 0
    for side in range(SIDES):
        if (tables["system_ports"][state["rim_sides"][cell]] >> side) & 1:
            occupied |= (state["followers"][met_feature(state, cell, PORTS + side)] != 0) << side
    return occupied


@inlined
def touched_segments(tables: Struct, design: int, rotation: int, ports: int) -> int:
    """Return the segments of a tile, a bit each, at these ports."""
    lower, upper = ports & LOWER_PORTS, ports >> HALF_PORTS
    return Number(tables["touched"][design, rotation, 0, lower] | tables["touched"][design, rotation, 1, upper])


@kernel
def spread(state: Struct, tables: Struct, design: int, rotation: int, cell: int, unoccupied: int, taken: int) -> int:
    """Add to `taken` the segments that are connected to a taken one by features at the unoccupied ports."""
    segment_at = tables["segment_at"][design, rotation]
    before = 0
    while taken != before:
        before = taken
        for one in range(ALL_PORTS):
            if (unoccupied >> one) & (taken >> segment_at[one]) & 1:
                for other in range(ALL_PORTS):
                    if (unoccupied >> other) & 1 and met_feature(state, cell, other) == met_feature(state, cell, one):
                        taken |= 1 << segment_at[other]
    return taken
