"""Steps of a game: draw, lay a tile, score completed features, pass the turn."""

from bastide.kernel.features import find, join, label_of, met_feature
from bastide.kernel.jit import Number, inlined, kernel
from bastide.kernel.layout import (
    BLOCK,
    BONUS_BAG,
    CELL_SHIFT,
    DRAW,
    DRAW_AHEAD,
    DRAW_BONUS,
    FOLLOWER_BITS,
    LAID,
    LAND,
    LAND_BAG,
    NOTHING,
    OVER,
    PATH,
    PLACE_BITS,
    PLACE_MASK,
    PLAY,
    PORTS,
    RIM,
    ROTATION_MASK,
    SIDE_BITS,
    SIDE_MASK,
    SIDES,
    VALUE_BITS,
    Struct,
)
from bastide.kernel.legal import fits_somewhere
from bastide.kernel.score import score_completed, score_game
from bastide.tiles import HUT

# Steps to the east and south to the neighbours at the four sides.
EAST = (0, 1, 0, -1)
SOUTH = (-1, 0, 1, 0)


@inlined
def clear_report(work: Struct) -> None:
    work["lines"] = 0
    work["final_line"] = 0
    work["golds"] = 0
    work["discards"] = 0


@kernel
def start(state: Struct, tables: Struct, players: int, first: int, farmers: int, draws_ahead: int) -> None:
    """Set up a game in an all-zero state, with the start tile laid and all other tiles in the bags."""
    state["players"], state["player"] = players, first
    state["farmers"], state["draws_ahead"] = farmers, draws_ahead
    for player in range(players):
        state["supply"][player] = tables["followers"]
        state["huts"][player] = tables["huts"]
    for design in range(tables["designs"]):
        state["bag"][design] = tables["count"][design]
        state["left"][tables["bag"][design]] += tables["count"][design]
    state["bag"][tables["start"]] -= 1
    state["left"][LAND_BAG] -= 1
    state["segments"] = 1
    origin = Number(0)
    cell = add_to_rim(state, origin, origin, origin)
    attach(state, tables, cell, Number(tables["start"]), Number(0), Number(0))
    state["phase"] = DRAW


@kernel
def lay(state: Struct, tables: Struct, work: Struct, move: int) -> None:
    """Play a legal move: lay the tile in hand, place a piece, score completed features, begin the next step."""
    player = state["player"]
    cell = Number(state["grid"][move >> CELL_SHIFT]) - RIM
    rotation, place = (move >> PLACE_BITS) & ROTATION_MASK, move & PLACE_MASK
    design = state["hand"][player] - 1
    attach(state, tables, cell, design, rotation, place)
    score_completed(state, tables, work)
    state["hand"][player] = 0
    # A bonus tile never brings another.
    if work["golds"] and state["left"][BONUS_BAG] and tables["bag"][design] != BONUS_BAG:
        state["phase"] = DRAW_BONUS
    else:
        end_turn(state, tables, work)


@inlined
def end_turn(state: Struct, tables: Struct, work: Struct) -> None:
    """Let the player draw ahead if the option is on and tiles are left, or else pass the turn."""
    if state["draws_ahead"] and state["left"][LAND_BAG]:
        state["phase"] = DRAW_AHEAD
    else:
        pass_turn(state, tables, work)


@kernel
def give(state: Struct, tables: Struct, work: Struct, design: int) -> None:
    """Give the drawn tile to the current player. A tile that fits nowhere is discarded when its turn begins."""
    bag = tables["bag"][design]
    take(state, design, bag)
    if state["phase"] == DRAW_AHEAD:
        pass_turn(state, tables, work)
    elif not begin_turn(state, tables, work, Number(bag)):
        end_turn(state, tables, work)


@inlined
def take(state: Struct, design: int, bag: int) -> None:
    """Move a tile from a bag to the hand of the current player."""
    state["bag"][design] -= 1
    state["left"][bag] -= 1
    state["hand"][state["player"]] = design + 1


@inlined
def bag_to_draw(state: Struct) -> int:
    """Return the bag of the next draw."""
    return BONUS_BAG if state["phase"] == DRAW_BONUS else LAND_BAG


@kernel
def pass_turn(state: Struct, tables: Struct, work: Struct) -> None:
    """Pass the turn to the next player who has or can draw a tile; if there is none, end the game."""
    for _ in range(state["players"]):
        next_player = state["player"] + 1
        state["player"] = 0 if next_player == state["players"] else next_player
        if begin_turn(state, tables, work, Number(LAND_BAG)):
            return
    state["phase"] = OVER
    score_game(state, tables, work)


@inlined
def begin_turn(state: Struct, tables: Struct, work: Struct, bag: int) -> bool:
    """Let the current player play, or draw from a bag; false if they have no tile that fits and the bag is empty."""
    player = state["player"]
    held = state["hand"][player]
    if held:
        if fits_somewhere(state, tables, held - 1):
            state["phase"] = PLAY
            return True
        discard(state, work, player)
    state["phase"] = DRAW_BONUS if bag == BONUS_BAG else DRAW
    return state["left"][bag] > 0


@inlined
def discard(state: Struct, work: Struct, player: int) -> None:
    number = work["discards"]
    work["discard_player"][number] = player
    work["discard_design"][number] = state["hand"][player] - 1
    work["discards"] = number + 1
    state["hand"][player] = 0


@kernel
def attach(state: Struct, tables: Struct, cell: int, design: int, rotation: int, place: int) -> None:
    """Lay a tile on a rim cell and join it to its neighbours, with a piece of the current player at `place`."""
    x, y, grid_cell = state["rim_x"][cell], state["rim_y"][cell], Number(state["rim_cell"][cell])
    first = add_tile(state, tables, design, rotation, x, y)
    if place:
        add_piece(state, tables, design, first, place)
    join_neighbours(state, tables, tables["segment_at"][design, rotation], first, cell)
    update_sites(state, x, y)
    if tables["site"][design]:
        add_site(state, tables, first + tables["site"][design] - 1, grid_cell, x, y)
    remove_from_rim(state, cell)
    state["grid"][grid_cell] = LAID
    for side in range(SIDES):
        update_rim(state, tables, design, rotation, first, grid_cell, side)


@inlined
def add_tile(state: Struct, tables: Struct, design: int, rotation: int, x: int, y: int) -> int:
    """Add a laid tile with its segments, each a feature of its own, and return the number of the first segment."""
    laid, first, count = state["laid"], state["segments"], tables["segments"][design]
    state["laid_design"][laid], state["laid_rotation"][laid] = design, rotation
    state["laid_x"][laid], state["laid_y"][laid] = x, y
    state["laid_first"][laid] = first
    state["laid"] = laid + 1
    state["segments"] = first + count
    for index in range(count):  # `followers` and `laid_place` are 0 until a tile is laid
        segment, shape = first + index, tables["segment_shape"][design, index]
        state["parent"][segment] = segment
        state["shape"][segment] = shape
        state["open"][segment] = tables["segment_sides"][design, index]
        state["value"][segment] = tables["segment_value"][design, index]
        state["size"][segment] = 1
        state["repeats"][segment] = tables["twofold"][design, shape] << state["repeat_tiles"][shape]
    state["repeat_tiles"][PATH] += tables["twofold"][design, PATH]
    state["repeat_tiles"][BLOCK] += tables["twofold"][design, BLOCK]
    link_rivers(state, tables, design, first)
    return Number(first)


@inlined
def link_rivers(state: Struct, tables: Struct, design: int, first: int) -> None:
    """Store the systems of a tile's rivers."""
    for number in range(tables["rivers"][design]):
        river = tables["water"][design, number]
        state["value"][first + river] |= (first + tables["system"][design, river]) << VALUE_BITS


@inlined
def add_piece(state: Struct, tables: Struct, design: int, first: int, place: int) -> None:
    """Place a follower or hut of the current player on the tile just added, before it is joined to its neighbours."""
    player, laid, segment = state["player"], state["laid"] - 1, first + segment_at_place(tables, design, place)
    state["laid_place"][laid], state["laid_owner"][laid] = place, player
    if place > HUT:
        state["huts"][player] -= 1
    else:
        state["supply"][player] -= 1
    state["followers"][segment] = 1 << FOLLOWER_BITS * player
    if place == tables["dolmen"][design]:
        state["dolmen"], state["dolmen_owner"] = segment, player


@inlined
def segment_at_place(tables: Struct, design: int, place: int) -> int:
    """Return the index of a piece's segment on its tile; for a hut, the index of its system."""
    index = (place & (HUT - 1)) - 1
    return Number(tables["system"][design, index]) if place > HUT else Number(index)


@inlined
def join_neighbours(state: Struct, tables: Struct, segment_at: Struct, first: int, cell: int) -> None:
    """Join the segments of the laid tile to the features that they meet, and point them directly to their roots."""
    demand = state["rim_sides"][cell]
    for number in range(tables["joins"][demand]):
        port = tables["join_port"][demand, number]
        closed = 0 if SIDES <= port < PORTS else 2
        join(state, first + segment_at[port], met_feature(state, cell, port), closed)
    for segment in range(first, state["segments"]):
        state["parent"][segment] = find(state, segment)


@inlined
def update_sites(state: Struct, x: int, y: int) -> None:
    """Count a filled cell for the sites around it."""
    for site in range(state["sites"]):
        if abs(state["site_x"][site] - x) <= 1 and abs(state["site_y"][site] - y) <= 1:
            state["open"][state["site_segment"][site]] -= 1


@inlined
def add_site(state: Struct, tables: Struct, segment: int, cell: int, x: int, y: int) -> None:
    site = state["sites"]
    state["site_segment"][site], state["site_x"][site], state["site_y"][site] = segment, x, y
    state["sites"] = site + 1
    empty = 8
    for way in range(8):
        empty -= state["grid"][neighbour_cell(tables, cell, way)] == LAID
    state["open"][segment] = empty


@inlined
def neighbour_cell(tables: Struct, cell: int, way: int) -> int:
    """Return the number of a neighbouring cell on the folded grid."""
    number = Number(cell + tables["step"][way])
    return number if number < tables["cells"] else number - tables["cells"]


@inlined
def add_to_rim(state: Struct, cell: int, x: int, y: int) -> int:
    """Add an empty cell to the rim and return its index there."""
    index = state["rim"]
    state["rim"] = index + 1
    state["grid"][cell] = RIM + index
    state["rim_cell"][index], state["rim_x"][index], state["rim_y"][index] = cell, x, y
    state["rim_sides"][index] = 0
    for port in range(PORTS):
        state["rim_label"][index * PORTS + port] = 0
    return Number(index)


@inlined
def remove_from_rim(state: Struct, index: int) -> None:
    """Remove a cell from the rim, moving the last one to its index."""
    last = Number(state["rim"]) - 1
    state["rim"] = last
    state["rim_cell"][index] = state["rim_cell"][last]
    state["rim_x"][index], state["rim_y"][index] = state["rim_x"][last], state["rim_y"][last]
    state["rim_sides"][index] = state["rim_sides"][last]
    for port in range(PORTS):
        state["rim_label"][index * PORTS + port] = state["rim_label"][last * PORTS + port]
    state["grid"][state["rim_cell"][index]] = RIM + index


@inlined
def update_rim(state: Struct, tables: Struct, design: int, rotation: int, first: int, cell: int, side: int) -> None:
    """Update the demands and labels of the empty cell at one side of the tile just laid."""
    beside = neighbour_cell(tables, cell, side)
    content = Number(state["grid"][beside])
    if content == LAID:
        return
    index = content - RIM
    if content == NOTHING:
        laid = state["laid"] - 1
        index = add_to_rim(state, beside, state["laid_x"][laid] + EAST[side], state["laid_y"][laid] + SOUTH[side])
    facing = (side + 2) & 3
    offer = (tables["sides"][design, rotation] >> SIDE_BITS * side) & SIDE_MASK
    state["rim_sides"][index] |= offer << SIDE_BITS * facing
    segment_at, ports = tables["segment_at"][design, rotation], index * PORTS
    left, right = SIDES + 2 * side, SIDES + 2 * side + 1
    # The halves of a side are swapped as seen from the neighbour.
    facing_left, facing_right = SIDES + 2 * facing, SIDES + 2 * facing + 1
    whole, half = offer != 1 + LAND, offer != 1 + BLOCK  # branch-free: a port without a segment gets label 0
    state["rim_label"][ports + facing] = whole * laid_label(state, first + segment_at[side])
    state["rim_label"][ports + facing_left] = half * laid_label(state, first + segment_at[right])
    state["rim_label"][ports + facing_right] = half * laid_label(state, first + segment_at[left])


@inlined
def laid_label(state: Struct, segment: int) -> int:
    """Return the label of the feature of a segment of the tile just laid, which points to its root."""
    return label_of(state, Number(state["parent"][segment]))
