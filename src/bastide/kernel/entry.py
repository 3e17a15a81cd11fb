"""Entry points for Python. They take arrays of records, because a single record is slow to pass."""

import numpy as np
import numpy.typing as npt

from bastide.kernel.features import find
from bastide.kernel.jit import DirectCall, Number, inlined, kernel
from bastide.kernel.layout import (
    BONUS_BAG,
    CELL_SHIFT,
    DRAW,
    DRAW_AHEAD,
    DRAW_BONUS,
    LAND_BAG,
    PLACE_BITS,
    PLACE_MASK,
    PLAY,
    RIM,
    ROTATION_MASK,
    UNKNOWN,
    Records,
    Struct,
)
from bastide.kernel.legal import list_moves
from bastide.kernel.play import attach, clear_report, give, lay, start
from bastide.kernel.score import (
    big_game_on,
    deer_alive,
    owners_of,
    receivers_of,
    score_game,
    size_points,
    value_points,
)
from bastide.tiles import HUT

# A row for each bag: the designs that were drawn, then those that a host will draw, or UNKNOWN. Rows are aligned to the
# right: with n tiles left in the bag, the next one is the n-th from the end.
Order = npt.NDArray[np.uint8]
Moves = npt.NDArray[np.int32]


@kernel
def new_game(states: Records, tables: Records, players: int, first: int, farmers: int, draws_ahead: int) -> None:
    """Set up a game in the all-zero `states[0]`."""
    start(states[0], tables[0], players, first, farmers, draws_ahead)


@kernel
def copy_state(target: Records, to: int, source: Records, index: int) -> None:
    """Copy `source[index]` to `target[to]` as bytes. NumPy would copy field by field, several times slower."""
    target[to] = source[index]


@kernel
def legal_moves(states: Records, index: int, tables: Records, work: Records) -> int:
    """Write the legal moves to `work`, and return their number."""
    return list_moves(states[index], tables[0], work[0])


@kernel
def next_slot(index: int, count: int) -> int:
    """Return the index after `index` of `count` slots; after the last one comes 0."""
    return index + 1 if index + 1 < count else 0


@kernel
def is_in_range(state: Struct, tables: Struct, move: int) -> bool:
    """Return True if the tile in hand fits the cell of the move, and the player has its piece and the tile its place.

    The kernel stays within its arrays then, and its features keep their shapes, even if the place is illegal.
    """
    if state["phase"] != PLAY or move >> CELL_SHIFT >= tables["cells"]:
        return False
    cell = Number(state["grid"][move >> CELL_SHIFT]) - RIM
    player, place = state["player"], move & PLACE_MASK
    design = state["hand"][player] - 1
    if cell < 0 or not fits(state, tables, design, cell, (move >> PLACE_BITS) & ROTATION_MASK):
        return False
    if place > HUT:
        has_piece, segment = state["huts"][player] > 0, place - HUT
    else:
        has_piece, segment = state["supply"][player] > 0, place
    return place == 0 or (has_piece and 0 < segment <= tables["segments"][design])


@inlined
def fits(state: Struct, tables: Struct, design: int, cell: int, rotation: int) -> bool:
    """Return True if a tile fits a rim cell in a rotation."""
    return bool((tables["match"][design, state["rim_sides"][cell]] >> rotation) & 1)


@kernel
def push(states: Records, index: int, tables: Records, work: Records, move: int, order: Order, draws: int) -> int:
    """Play a legal move on `states[index]`, and write the result to the next slot.

    If `draws` is not 0, draw the known tiles as well. Then list the legal moves, which most callers need next, and
    return their number; or return -1, without any effect, if the move is out of range. No move is negative.
    """
    if not is_in_range(states[index], tables[0], move):
        return -1
    after = next_slot(index, len(states))
    clear_report(work[0])
    states[after] = states[index]
    lay(states[after], tables[0], work[0], move)
    if draws:
        draw_in_order(states[after], tables[0], work[0], order)
    return list_moves(states[after], tables[0], work[0])


@kernel
def replay(states: Records, tables: Records, work: Records, moves: Moves, order: Order, draws: int) -> int:
    """Draw and play all moves from `states[0]`, slot after slot, and return the index of the last slot.

    The known tiles are drawn before every move, and at the end if `draws` is not 0. If a move is out of range, return
    -1.
    """
    index, last = 0, len(moves) - 1
    if draws or last >= 0:
        draw_in_order(states[0], tables[0], work[0], order)
    for turn in range(len(moves)):
        if push(states, index, tables, work, Number(moves[turn]), order, draws if turn == last else 1) < 0:
            return -1
        index = next_slot(index, len(states))
    return index


@kernel
def draw_all(states: Records, index: int, tables: Records, work: Records, order: Order) -> None:
    """Draw the known tiles that are due before the next move."""
    clear_report(work[0])
    draw_in_order(states[index], tables[0], work[0], order)


@kernel
def draw_in_order(state: Struct, tables: Struct, work: Struct, order: Order) -> None:
    """Draw while a draw is due and its tile is known.

    `rules.steps.draw_known` is its slower twin, which returns the events of each draw.
    """
    while state["phase"] == DRAW or state["phase"] == DRAW_AHEAD or state["phase"] == DRAW_BONUS:
        bag = BONUS_BAG if state["phase"] == DRAW_BONUS else LAND_BAG
        # The number of drawn tiles follows from the number left in the bag.
        design = Number(order[bag, order.shape[1] - state["left"][bag]])
        if design == UNKNOWN:
            return
        give(state, tables, work, design)


@kernel
def draw_one(states: Records, index: int, tables: Records, work: Records, design: int) -> None:
    """Draw a tile of the design."""
    clear_report(work[0])
    give(states[index], tables[0], work[0], design)


@kernel
def put(states: Records, index: int, tables: Records, cell: int, design: int, rotation: int, place: int) -> None:
    """Lay a tile on a rim cell of a position that is being set up, without scoring anything."""
    attach(states[index], tables[0], cell, design, rotation, place)


@kernel
def project(states: Records, index: int, tables: Records, work: Records) -> None:
    """Score `states[index]` as if the game ended now."""
    clear_report(work[0])
    score_game(states[index], tables[0], work[0])


@kernel
def list_members(states: Records, index: int, tables: Records, work: Records, root: int) -> int:
    """Write the laid tiles and segments of a feature to `work`, in the order of laying, and return their number."""
    state, count = states[index], 0
    for laid in range(state["laid"]):
        for segment in range(tables[0]["segments"][state["laid_design"][laid]]):
            if find(state, state["laid_first"][laid] + segment) == root:
                work[0]["member_tile"][count] = laid
                work[0]["member_segment"][count] = segment
                count += 1
    return count


@kernel
def root_of(states: Records, index: int, segment: int) -> int:
    """Return the root of a segment's feature."""
    return find(states[index], segment)


@kernel
def leaders(states: Records, index: int, followers: int) -> int:
    """Return the players with the most of these packed followers, a bit each."""
    return receivers_of(states[index], followers)


@kernel
def owners(states: Records, index: int, root: int) -> int:
    """Return the players who are paid for a feature with followers or huts, a bit each."""
    return owners_of(states[index], root)


@kernel
def feature_points(states: Records, index: int, tables: Records, root: int, finished: int) -> int:
    """Return the points of a path, block, site or system, unfinished or finished with its present tiles."""
    state = states[index]
    return size_points(state, tables[0], root, finished) + value_points(state, tables[0], root, finished)


@kernel
def meadow_points(states: Records, index: int, tables: Records, root: int) -> int:
    """Return the points of a meadow for its animals."""
    state = states[index]
    return (deer_alive(state, root) + big_game_on(state, root)) * tables[0]["land_points"]


# `rules.raw` calls these at least once in every turn.
LEGAL_MOVES, PUSH = DirectCall(legal_moves), DirectCall(push)
