"""Which moves are legal: every cell, rotation and place for a follower, for the tile in hand."""

from bastide.kernel.jit import inlined, kernel
from bastide.kernel.layout import CELL_SHIFT, PLACE_BITS, PLAY, PORTS, Record


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
    if state["supply"][state["player"]] == 0:
        return list_placements(state, tables, work, design)
    barred = 0 if state["farmers"] else tables["lands"][design]
    segments = tables["segments"][design]
    linkable = tables["linkable"][design]
    moves = work["move"]
    count = 0
    for hit in range(list_hits(state, tables, work, design)):
        cell = work["hit"][hit]
        fitting = tables["match"][design, state["rim_sides"][cell]]
        occupied = occupied_ports(state, cell)
        for turn in range(tables["rotations"][fitting]):
            rotation = tables["rotation"][fitting, turn]
            taken = touched_segments(tables, design, rotation, occupied)
            if taken & linkable and taken & linkable != linkable:
                taken = spread(state, tables, work, design, rotation, cell, taken)
            taken |= barred
            move = (state["rim_cell"][cell] << CELL_SHIFT) | (rotation << PLACE_BITS)
            moves[count] = move
            count += 1
            for segment in range(segments):
                moves[count] = move + 1 + segment
                count += 1 - ((taken >> segment) & 1)  # branch-free: a taken segment's move is overwritten
    return count


@kernel
def list_placements(state: Record, tables: Record, work: Record, design: int) -> int:
    """Write the moves of a player without followers in supply, and return how many there are."""
    moves = work["move"]
    count = 0
    for hit in range(list_hits(state, tables, work, design)):
        cell = work["hit"][hit]
        fitting = tables["match"][design, state["rim_sides"][cell]]
        move = state["rim_cell"][cell] << CELL_SHIFT
        for rotation in range(4):
            moves[count] = move | (rotation << PLACE_BITS)
            count += (fitting >> rotation) & 1
    return count


@inlined
def list_hits(state: Record, tables: Record, work: Record, design: int) -> int:
    """Write the rim cells that the design fits to `work["hit"]` and return how many there are."""
    hits = work["hit"]
    count = 0
    for cell in range(state["rim"]):
        hits[count] = cell
        count += tables["match"][design, state["rim_sides"][cell]] != 0
    return count


@inlined
def occupied_ports(state: Record, cell: int) -> int:
    """The ports of a rim cell, a bit each, where it meets a feature that holds followers."""
    occupied = 0
    first = cell * PORTS
    for port in range(PORTS):
        occupied |= (state["rim_label"][first + port] & 1) << port
    return occupied


@inlined
def touched_segments(tables: Record, design: int, rotation: int, ports: int) -> int:
    """The segments of a tile, a bit each, that lie at one of the ports."""
    lower, upper = ports & 63, ports >> 6
    return tables["touched"][design, rotation, 0, lower] | tables["touched"][design, rotation, 1, upper]


@kernel
def spread(state: Record, tables: Record, work: Record, design: int, rotation: int, cell: int, taken: int) -> int:
    """Add to `taken` the segments that meet a taken one through features outside the tile."""
    first = cell * PORTS
    while True:
        ports = 0
        for one in range(PORTS):
            here = tables["segment_at"][design, rotation, one]
            label = state["rim_label"][first + one]
            if label and (taken >> here) & 1:
                for other in range(PORTS):
                    if state["rim_label"][first + other] == label:
                        ports |= 1 << other
        spread_to = taken | touched_segments(tables, design, rotation, ports)
        if spread_to == taken:
            return taken
        taken = spread_to
