"""What Python calls: each function takes arrays of records, since a single record is slow to pass."""

import numpy as np
import numpy.typing as npt

from bastide.kernel.features import find
from bastide.kernel.jit import Number, kernel
from bastide.kernel.layout import BONUS_BAG, DRAW, DRAW_AHEAD, DRAW_BONUS, LAND_BAG, UNKNOWN, Record, Records
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

# The designs that were drawn from each bag, and those that a host will draw, in a row each. Rows end at their right
# side: with n tiles left in the bag, the next to be drawn is the n-th from there, or UNKNOWN.
Order = npt.NDArray[np.uint8]


@kernel
def new_game(states: Records, tables: Records, players: int, first: int, farmers: int, draws_ahead: int) -> None:
    """Set up a game in the all-zero `states[0]`."""
    start(states[0], tables[0], players, first, farmers, draws_ahead)


@kernel
def copy_state(states: Records, to: int, index: int) -> None:
    """Make `states[to]` the same as `states[index]`."""
    states[to] = states[index]


@kernel
def legal_moves(states: Records, index: int, tables: Records, work: Records) -> int:
    """List the legal moves in `work`, and return how many there are."""
    return list_moves(states[index], tables[0], work[0])


@kernel
def push(states: Records, index: int, tables: Records, work: Records, move: int, order: Order, draws: int) -> int:
    """Play a legal move on from `states[index]` in the next state, then, if it `draws`, what is known of the order.

    Then list the legal moves, which most callers want next, and return how many there are.
    """
    clear_report(work[0])
    states[index + 1] = states[index]
    lay(states[index + 1], tables[0], work[0], move)
    if draws:
        draw_in_order(states[index + 1], tables[0], work[0], order)
    return list_moves(states[index + 1], tables[0], work[0])


@kernel
def draw_all(states: Records, index: int, tables: Records, work: Records, order: Order) -> None:
    """Draw what is known of the order, as far as something has to be drawn before the next move."""
    clear_report(work[0])
    draw_in_order(states[index], tables[0], work[0], order)


@kernel
def draw_in_order(state: Record, tables: Record, work: Record, order: Order) -> None:
    """Draw as long as something has to be drawn and is known."""
    while state["phase"] == DRAW or state["phase"] == DRAW_AHEAD or state["phase"] == DRAW_BONUS:
        bag = BONUS_BAG if state["phase"] == DRAW_BONUS else LAND_BAG
        # How many tiles were drawn need not be kept: it is what the bag lacks.
        design = Number(order[bag, order.shape[1] - state["left"][bag]])
        if design == UNKNOWN:
            return
        give(state, tables, work, design)


@kernel
def draw_one(states: Records, index: int, tables: Records, work: Records, design: int) -> None:
    """Give a tile of the design to whoever has to draw."""
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
    """Write the laid tiles and segments of a feature to `work`, in the order of laying; return how many there are."""
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
    """The root of a segment's feature."""
    return find(states[index], segment)


@kernel
def leaders(states: Records, index: int, followers: int) -> int:
    """The players, a bit each, who have the most of those packed followers."""
    return receivers_of(states[index], followers)


@kernel
def owners(states: Records, index: int, root: int) -> int:
    """The players, a bit each, to whom a feature with followers or huts is paid."""
    return owners_of(states[index], root)


@kernel
def feature_points(states: Records, index: int, tables: Records, root: int, finished: int) -> int:
    """What a path, block, site or system pays unfinished, or finished with the tiles it has."""
    state = states[index]
    return size_points(state, tables[0], root, finished) + value_points(state, tables[0], root, finished)


@kernel
def meadow_points(states: Records, index: int, tables: Records, root: int) -> int:
    """What a land pays for the animals on it."""
    state = states[index]
    return (deer_alive(state, root) + big_game_on(state, root)) * tables[0]["land_points"]
