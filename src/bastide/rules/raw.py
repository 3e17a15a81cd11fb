"""The game as arrays and ids: without checks, as fast as possible from Python."""

import threading
from collections.abc import Sequence
from typing import Any, cast

import numpy as np
import numpy.typing as npt

from bastide.errors import IllegalMove
from bastide.kernel import entry
from bastide.kernel.entry import Order
from bastide.kernel.layout import (
    BAGS,
    BONUS_BAG,
    DRAW,
    DRAW_AHEAD,
    DRAW_BONUS,
    FOLLOWER_BITS,
    ID_BITS,
    LAND_BAG,
    MAX_FOLLOWERS,
    OVER,
    RIM,
    STATE,
    UNKNOWN,
    WORK,
    Records,
    Struct,
)
from bastide.kernel.tables import tables_of
from bastide.rules.capacity import check_capacity
from bastide.rules.move import Cell
from bastide.rules.options import Options, quote_value
from bastide.tiles import Edition, Tile

Ids = npt.NDArray[np.int32]

KEPT = 5  # states: the present one, and those before it that `pop` reaches without a replay
MAX_EARLIER = KEPT - 1
# A lookup is faster than the remainder of a division.
NEXT_SLOT = (*range(1, KEPT), 0)
PREVIOUS_SLOT = (KEPT - 1, *range(KEPT - 1))
DRAWN_FROM = {DRAW: LAND_BAG, DRAW_AHEAD: LAND_BAG, DRAW_BONUS: BONUS_BAG}  # by phase


class Buffers:
    """Memory that all games of a thread share: the results of the last kernel call, and a state for projections."""

    __slots__ = ("discards", "golds", "ids", "lines", "lister", "scratch", "work")

    def __init__(self) -> None:
        self.work: Records = np.zeros(1, WORK)
        self.scratch: Records = np.zeros(1, STATE)
        self.lister: object = None  # the token of the game whose legal moves `ids` holds
        # Views: reading a field of a record takes many times longer.
        self.ids: Ids = self.work["move"][0]
        self.lines, self.golds, self.discards = self.work["lines"], self.work["golds"], self.work["discards"]


class ThreadBuffers(threading.local):
    """The buffers of the running thread. The kernel runs without the GIL, so threads must not share them."""

    def __init__(self) -> None:
        self.own = Buffers()


BUFFERS = ThreadBuffers()


class RawGame:
    """The first state of a game, its last few states, its moves, and the known draws.

    `states` is a ring: `states[index]` is the present, and the slots before it hold up to MAX_EARLIER turns. Going
    back further replays the moves from `first`, which never changes. `order` has a row for each bag: the designs drawn
    from it since `first`, then those that a host will draw, or UNKNOWN. Rows are aligned to the right, so the number
    of drawn tiles follows from the number left in the bag.
    """

    __slots__ = (
        "_count",
        "_earlier",
        "_left",
        "_listed_in",
        "_phases",
        "_seats",
        "_token",
        "edition",
        "first",
        "index",
        "moves",
        "order",
        "states",
        "tables",
    )

    def __init__(self, edition: Edition, first: Records, order: Order | None = None) -> None:
        self._token = object()  # stands for this game in Buffers, which must not keep the game alive
        self.edition = edition
        self.tables = tables_of(edition)
        self.first = first
        self.moves: list[int] = []
        self.states: Records = np.empty(KEPT, STATE)
        self._phases, self._seats = self.states["phase"], self.states["player"]
        self._left = self.states["left"]
        self._return_to(first)
        self.order = np.full((BAGS, max(to_ints(self._left[0]))), UNKNOWN, np.uint8) if order is None else order

    def _return_to(self, state: Records) -> None:
        """Make a state the present one, with no other in the ring."""
        entry.copy_state(self.states, 0, state, 0)
        self.index = self._earlier = self._count = 0
        self._listed_in: Buffers | None = None

    @property
    def state(self) -> Struct:
        return self.states[self.index]

    @property
    def turn(self) -> int:
        """The number of moves since the first state."""
        return len(self.moves)

    @property
    def work(self) -> Records:
        """The results of the last kernel call in this thread."""
        return BUFFERS.own.work

    @property
    def phase(self) -> int:
        return int(self._phases[self.index])

    @property
    def player(self) -> int:
        return int(self._seats[self.index])

    @property
    def is_over(self) -> bool:
        return bool(self._phases[self.index] == OVER)

    @property
    def drawn(self) -> Order:
        """The order as far as it has been drawn; the rest is unknown."""
        drawn = self.order.copy()
        for bag in range(BAGS):
            drawn[bag, self.next_draw(bag) :] = UNKNOWN
        return drawn

    def next_draw(self, bag: int) -> int:
        """Return the index of the next tile in a bag's row."""
        return int(self.order.shape[1] - self._left[self.index, bag])

    @property
    def next_design(self) -> int | None:
        """The design to draw now, or None if it is unknown or no tile must be drawn."""
        bag = DRAWN_FROM.get(self.phase)
        if bag is None:
            return None
        design = int(self.order[bag, self.next_draw(bag)])
        return None if design == UNKNOWN else design

    @property
    def has_report(self) -> bool:
        """True if the last step scored, found or discarded anything, or ended the game."""
        own = BUFFERS.own
        return bool(own.lines[0] or own.golds[0] or own.discards[0] or self.is_over)

    def legal_ids(self) -> Ids:
        """Return the legal moves as ids, in a new array."""
        own = BUFFERS.own
        if self._listed_in is not own or own.lister is not self._token:
            self._count = entry.LEGAL_MOVES.call(self.states, self.index, self.tables, own.work)
            self._listed_in, own.lister = own, self._token
        return own.ids[: self._count].copy()

    def set_order(self, deck: Sequence[int], counts: Sequence[int]) -> None:
        """Set the whole order since the first state; `deck` has `counts[bag]` designs for each bag in turn."""
        end = 0
        for row, count in zip(self.order, counts, strict=True):
            end += count
            row[row.size - count :] = deck[end - count : end]

    def draw_known(self) -> None:
        """Draw the known tiles that are due now."""
        self._listed_in = None
        entry.draw_all(self.states, self.index, self.tables, BUFFERS.own.work, self.order)

    def push(self, move: int, draws: int = 1) -> None:
        """Play a legal move, and draw the known tiles if `draws` is 1. Raises IllegalMove if the id is out of range."""
        if move >> ID_BITS:  # negative, or too large for the kernel
            raise IllegalMove("move/unknown-id", id=quote_value(move))
        own = BUFFERS.own
        count = entry.PUSH.call(self.states, self.index, self.tables, own.work, move, self.order, draws)
        if count < 0:
            raise IllegalMove("move/unknown-id", id=quote_value(move))
        self._count = count
        self._listed_in = own
        own.lister = self._token
        self.index = NEXT_SLOT[self.index]
        if self._earlier < MAX_EARLIER:
            self._earlier += 1
        self.moves.append(move)

    def draw(self, design: int) -> None:
        """Draw a tile of the design."""
        self._listed_in = None
        bag = DRAWN_FROM[self.phase]
        self.order[bag, self.next_draw(bag)] = design
        entry.draw_one(self.states, self.index, self.tables, BUFFERS.own.work, design)

    def pop(self) -> int:
        """Undo the last move, and return it. Raises IllegalMove if there is none."""
        try:
            move = self.moves.pop()
        except IndexError:
            raise IllegalMove("undo/nothing") from None
        if self._earlier:
            self._earlier -= 1
            self.index = PREVIOUS_SLOT[self.index]
            self._listed_in = None
        else:
            self.replay(self.moves)
        return move

    def rewind(self, turn: int) -> None:
        """Go back to the state after `turn` moves, before the draws that followed."""
        self.replay(self.moves[:turn], draws=0)

    def replay(self, moves: list[int], draws: int = 1) -> None:
        """Play legal moves from the first state. Draw the known tiles after the last one if `draws` is 1."""
        self._return_to(self.first)
        own = BUFFERS.own
        own.lister = None  # the kernel lists moves on the way
        array = np.array(moves, np.int32)
        self.index = entry.replay(self.states, self.tables, own.work, array, self.order, draws)
        assert self.index >= 0  # the moves were played before
        self.moves = moves
        self._earlier = min(self.turn, MAX_EARLIER)

    def forget_order(self) -> None:
        """Forget the order of undrawn tiles."""
        self.order = self.drawn

    def project(self) -> None:
        """Write the lines of the final scoring to `work` as if the game ended now."""
        entry.copy_state(BUFFERS.own.scratch, 0, self.states, self.index)
        entry.project(BUFFERS.own.scratch, 0, self.tables, BUFFERS.own.work)

    def members(self, root: int) -> list[tuple[int, int]]:
        """Return the segments of a feature in the order of laying, as pairs of a laid tile and an index on it."""
        count = entry.list_members(self.states, self.index, self.tables, BUFFERS.own.work, root)
        work = BUFFERS.own.work[0]
        nodes = zip(work["member_tile"][:count].tolist(), work["member_segment"][:count].tolist(), strict=True)
        return [(laid, index) for laid, node in nodes for index in self.tile_of(laid).nodes[node]]

    def tile_of(self, laid: int) -> Tile:
        """Return the design of a laid tile."""
        return self.edition.tiles[int(self.state["laid_design"][laid])]

    def cell_of(self, laid: int) -> Cell:
        """Return the cell of a laid tile."""
        state = self.state
        return int(state["laid_x"][laid]), int(state["laid_y"][laid])

    def root_of(self, segment: int) -> int:
        return entry.root_of(self.states, self.index, segment)

    def follower_counts(self, packed: int) -> tuple[int, ...]:
        """Unpack the followers of a feature by seat."""
        return tuple(packed >> FOLLOWER_BITS * seat & MAX_FOLLOWERS for seat in range(int(self.state["players"])))

    def leaders(self, packed: int) -> tuple[int, ...]:
        """Return the seats with the most of these packed followers; none if there are no followers."""
        mask = entry.leaders(self.states, self.index, packed) if packed else 0
        return seats_of(mask)

    def owners(self, root: int) -> tuple[int, ...]:
        """Return the seats that are paid for a feature; none if it has no followers."""
        mask = entry.owners(self.states, self.index, root) if self.state["followers"][root] else 0
        return seats_of(mask)

    def cell_number(self, cell: Cell) -> int:
        """Return the number of a cell on the folded grid."""
        tables = self.tables[0]
        return int((cell[0] + cell[1] * int(tables["stride"])) % int(tables["cells"]))

    def rim_index(self, cell: Cell) -> int | None:
        """Return the index in the rim of an empty cell beside a tile; None for other cells."""
        state = self.state
        index = int(state["grid"][self.cell_number(cell)]) - RIM
        # Distant cells may share a number.
        return index if index >= 0 and (state["rim_x"][index], state["rim_y"][index]) == cell else None

    def copy_state(self) -> Records:
        """Return a copy of the present state, in a new array."""
        state: Records = np.empty(1, STATE)
        entry.copy_state(state, 0, self.states, self.index)
        return state

    def copy(self, order: Order) -> "RawGame":
        """Return an independent game with the same moves and the given order of draws."""
        copied = RawGame(self.edition, self.first, order)
        entry.copy_state(copied.states, 0, self.states, self.index)
        copied.moves = self.moves.copy()
        return copied


def new_state(edition: Edition, players: int, options: Options) -> Records:
    """Return the state before the first draw."""
    check_capacity(edition)
    states: Records = np.zeros(1, STATE)
    farmers = options.farmers or not edition.has_farmers_option
    entry.new_game(states, tables_of(edition), players, options.first, int(farmers), int(options.draw_ahead))
    return states


def seats_of(mask: int) -> tuple[int, ...]:
    """Return the seats whose bits are set."""
    return tuple(seat for seat in range(mask.bit_length()) if mask >> seat & 1)


def to_ints(array: Any) -> list[int]:
    """Convert a small array to a list of Python ints."""
    return cast(list[int], array.tolist())
