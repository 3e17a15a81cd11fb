"""Which moves are legal: every cell, rotation and place for a follower, for the tile in hand."""

from bastide.kernel.jit import Index, Number, inlined, kernel
from bastide.kernel.layout import (
    CELL_SHIFT,
    HALF_PORTS,
    MAX_TILE_SEGMENTS,
    PLACE_BITS,
    PLAY,
    PORTS,
    SIDES,
    Record,
)

LOWER_PORTS = (1 << HALF_PORTS) - 1


@inlined
def fits_somewhere(state: Record, tables: Record, design: int) -> bool:
    """Whether a tile of the design can be laid anywhere."""
    for cell in range(state["rim"]):
        if tables["match"][design, state["rim_sides"][cell]]:
            return True
    return False


@kernel
def list_moves(state: Record, tables: Record, work: Record) -> int:
    """Write the legal moves to `work["move"]` and return how many there are."""
    if state["phase"] != PLAY:
        return 0
    design = state["hand"][state["player"]] - 1
    hits = list_hits(state, tables, work, design)
    if state["supply"][state["player"]] == 0:
        return list_bare_moves(state, tables, work, design, hits)
    barred = 0 if state["farmers"] else tables["lands"][design]
    everywhere = (1 << tables["segments"][design]) - 1
    moves = work["move"]
    count = 0
    for hit in range(hits):
        cell = Number(work["hit"][hit])
        fitting = tables["match"][design, state["rim_sides"][cell]]
        occupied = occupied_ports(state, cell)
        for turn in range(tables["rotations"][fitting]):
            rotation = Number(tables["rotation"][fitting, turn])
            free = everywhere & ~(barred | taken_segments(state, tables, design, rotation, cell, occupied))
            move = bare_move(state, cell, rotation)
            moves[Index(count)] = move
            for place in range(MAX_TILE_SEGMENTS):  # branch-free, as in `list_hits`
                moves[Index(count + 1 + place)] = move + tables["place"][free, place]
            count += 1 + tables["places"][free]
    return count


@inlined
def list_hits(state: Record, tables: Record, work: Record, design: int) -> int:
    """Write the rim cells that the design fits to `work["hit"]` and return how many there are."""
    hits, match = work["hit"], tables["match"][design]
    count = 0
    for cell in range(state["rim"]):
        hits[Index(count)] = cell  # branch-free: a cell that it does not fit is overwritten
        count += match[state["rim_sides"][cell]] != 0
    return count


@inlined
def bare_move(state: Record, cell: int, rotation: int) -> int:
    """The move that lays a tile that way, without a follower."""
    return (state["rim_cell"][cell] << CELL_SHIFT) | (rotation << PLACE_BITS)


@inlined
def list_bare_moves(state: Record, tables: Record, work: Record, design: int, hits: int) -> int:
    """Write the moves of a player without followers in supply, and return how many there are."""
    moves = work["move"]
    count = 0
    for hit in range(hits):
        cell = Number(work["hit"][hit])
        fitting = tables["match"][design, state["rim_sides"][cell]]
        for rotation in range(SIDES):
            moves[Index(count)] = bare_move(state, cell, rotation)
            count += (fitting >> rotation) & 1
    return count


@inlined
def taken_segments(state: Record, tables: Record, design: int, rotation: int, cell: int, occupied: int) -> int:
    """The segments of a tile, a bit each, that would join a feature with followers."""
    taken = touched_segments(tables, design, rotation, occupied)
    # A taken segment can meet another one, and take it, through a feature without followers that both touch.
    unoccupied = Number(tables["ports"][state["rim_sides"][cell]]) & ~occupied
    bridged = touched_segments(tables, design, rotation, unoccupied) & tables["linkable"][design]
    if bridged & taken and bridged & ~taken:
        return spread(state, tables, design, rotation, cell, unoccupied, taken)
    return taken


@inlined
def occupied_ports(state: Record, cell: int) -> int:
    """The ports of a rim cell, a bit each, where it meets a feature that holds followers."""
    occupied = 0
    first = cell * PORTS
    for port in range(PORTS):
        occupied |= Number(state["rim_label"][first + port] & 1) << port
    return occupied


@inlined
def touched_segments(tables: Record, design: int, rotation: int, ports: int) -> int:
    """The segments of a tile, a bit each, that lie at one of the ports."""
    lower, upper = ports & LOWER_PORTS, ports >> HALF_PORTS
    return Number(tables["touched"][design, rotation, 0, lower] | tables["touched"][design, rotation, 1, upper])


@kernel
def spread(state: Record, tables: Record, design: int, rotation: int, cell: int, unoccupied: int, taken: int) -> int:
    """Add to `taken` the segments that meet a taken one through features at the unoccupied ports."""
    segment_at, first = tables["segment_at"][design, rotation], cell * PORTS
    before = 0
    while taken != before:
        before = taken
        for one in range(PORTS):
            if (unoccupied >> one) & (taken >> segment_at[one]) & 1:
                for other in range(PORTS):
                    if state["rim_label"][first + other] == state["rim_label"][first + one]:
                        taken |= ((unoccupied >> other) & 1) << segment_at[other]
    return taken
