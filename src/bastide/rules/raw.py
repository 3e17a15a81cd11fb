"""A game as the kernel keeps it: arrays and ids, nothing checked, as fast as it can be from Python."""

from collections.abc import Sequence
from typing import Any, cast

import numpy as np
import numpy.typing as npt

from bastide.kernel import entry
from bastide.kernel.layout import (
    BAGS,
    BONUS_BAG,
    DRAW,
    DRAW_AHEAD,
    DRAW_BONUS,
    FOLLOWER_BITS,
    LAND_BAG,
    MAX_FOLLOWERS,
    OVER,
    RIM,
    STATE,
    UNKNOWN,
    WORK,
    Record,
    Records,
)
from bastide.kernel.tables import tables_of
from bastide.rules.capacity import check_capacity
from bastide.rules.move import Cell
from bastide.rules.options import Options
from bastide.tiles import Edition, Tile

Ids = npt.NDArray[np.int32]
Order = entry.Order

UNLISTED = -1
FEW = 4  # states to have room for at first: most games are copies that are thrown away after a move or two
DRAWN_FROM = {DRAW: LAND_BAG, DRAW_AHEAD: LAND_BAG, DRAW_BONUS: BONUS_BAG}  # by what happens next


class RawGame:
    """The states of a game, one for every turn so far, and the tiles that are known to be drawn.

    `states[index]` is now, and `moves` leads to it. `order` has a row for each bag: the designs drawn from it since
    `states[0]`, then those that a host knows will be drawn, else UNKNOWN. Rows end at their right side, so what has
    been drawn is what the bag lacks.
    """

    __slots__ = (
        "_count",
        "_discards",
        "_golds",
        "_ids",
        "_left",
        "_lines",
        "_phases",
        "_seats",
        "edition",
        "index",
        "moves",
        "order",
        "states",
        "tables",
        "work",
    )

    def __init__(self, edition: Edition, first: Records, order: Order | None = None) -> None:
        self.edition = edition
        self.tables = tables_of(edition)
        self.work: Records = np.zeros(1, WORK)
        left = to_ints(first["left"][0])
        self.order = np.full((BAGS, max(left)), UNKNOWN, np.uint8) if order is None else order
        self.index = 0
        self._keep(first, FEW)
        self.moves: list[int] = []
        self._count = UNLISTED  # of the legal moves that `work` holds
        # Views of what is asked for all the time: reading a field of one record takes many times longer.
        self._lines, self._golds, self._discards = self.work["lines"], self.work["golds"], self.work["discards"]
        self._ids = self.work["move"][0]

    def _keep(self, states: Records, room: int) -> None:
        """Keep these states in an array with room for so many, the last of which is scratch, for projections."""
        self.states: Records = np.empty(room, STATE)
        self.states[: len(states)] = states
        self._phases, self._seats = self.states["phase"], self.states["player"]
        self._left = self.states["left"]

    @property
    def state(self) -> Record:
        return self.states[self.index]

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
        """The index in a bag's row of the tile that is drawn from it next."""
        return int(self.order.shape[1] - self._left[self.index, bag])

    @property
    def coming(self) -> int | None:
        """The design that is drawn now, if one has to be drawn and it is known which."""
        bag = DRAWN_FROM.get(self.phase)
        if bag is None:
            return None
        design = int(self.order[bag, self.next_draw(bag)])
        return None if design == UNKNOWN else design

    @property
    def has_report(self) -> bool:
        """Whether the last step scored, found or discarded anything, or ended the game."""
        return bool(self._lines[0] or self._golds[0] or self._discards[0] or self.is_over)

    def legal_ids(self) -> Ids:
        """The legal moves as ids, in an array of the caller's own."""
        if self._count == UNLISTED:
            self._count = entry.legal_moves(self.states, self.index, self.tables, self.work)
        return cast(Ids, self._ids[: self._count].copy())

    def know(self, deck: Sequence[int], counts: Sequence[int]) -> None:
        """Learn the whole order since the first state: so many designs for each bag, bag after bag."""
        end = 0
        for row, count in zip(self.order, counts, strict=True):
            end += count
            row[row.size - count :] = deck[end - count : end]

    def draw_known(self) -> None:
        """Draw what the host's order says, as far as something has to be drawn now."""
        self._count = UNLISTED
        entry.draw_all(self.states, self.index, self.tables, self.work, self.order)

    def push(self, move: int) -> None:
        """Play a legal move and draw what the host's order says."""
        self._push(move, 1)

    def lay(self, move: int) -> None:
        """Play a legal move and draw nothing yet."""
        self._push(move, 0)

    def _push(self, move: int, draws: int) -> None:
        if self.index + 2 == len(self.states):
            self._keep(self.states[: self.index + 1], 2 * len(self.states))
        self._count = entry.push(self.states, self.index, self.tables, self.work, move, self.order, draws)
        self.index += 1
        self.moves.append(move)

    def draw(self, design: int) -> None:
        """Give a tile to whoever has to draw."""
        self._count = UNLISTED
        bag = DRAWN_FROM[self.phase]
        self.order[bag, self.next_draw(bag)] = design
        entry.draw_one(self.states, self.index, self.tables, self.work, design)

    def pop(self) -> int:
        """Undo the last move, and return it."""
        self._count = UNLISTED
        self.index -= 1
        return self.moves.pop()

    def forget_draws(self) -> None:
        """Know nothing any more of what comes."""
        self.order = self.drawn

    def project(self) -> None:
        """Leave in `work` the lines of the final scoring as if the game ended now."""
        scratch = len(self.states) - 1
        self.states[scratch] = self.state
        entry.project(self.states, scratch, self.tables, self.work)

    def members(self, root: int) -> list[tuple[int, int]]:
        """The segments of a feature, in the order of laying: pairs of a laid tile and an index on it."""
        count = entry.list_members(self.states, self.index, self.tables, self.work, root)
        work = self.work[0]
        nodes = zip(work["member_tile"][:count].tolist(), work["member_segment"][:count].tolist(), strict=True)
        return [(laid, index) for laid, node in nodes for index in self.tile_of(laid).nodes[node]]

    def tile_of(self, laid: int) -> Tile:
        """The design of a laid tile."""
        return self.edition.tiles[int(self.state["laid_design"][laid])]

    def cell_of(self, laid: int) -> Cell:
        """Where a laid tile lies."""
        state = self.state
        return int(state["laid_x"][laid]), int(state["laid_y"][laid])

    def root_of(self, segment: int) -> int:
        return entry.root_of(self.states, self.index, segment)

    def follower_counts(self, packed: int) -> tuple[int, ...]:
        """A feature's followers by seat."""
        return tuple(packed >> FOLLOWER_BITS * seat & MAX_FOLLOWERS for seat in range(int(self.state["players"])))

    def leaders(self, packed: int) -> tuple[int, ...]:
        """The seats with the most of those followers; none if there are no followers."""
        mask = entry.leaders(self.states, self.index, packed) if packed else 0
        return seats_of(mask)

    def owners(self, root: int) -> tuple[int, ...]:
        """The seats to whom a feature is paid; none if nobody stands on it."""
        mask = entry.owners(self.states, self.index, root) if self.state["followers"][root] else 0
        return seats_of(mask)

    def cell_number(self, cell: Cell) -> int:
        """The number of a cell on the folded grid."""
        tables = self.tables[0]
        return int((cell[0] + cell[1] * int(tables["stride"])) % int(tables["cells"]))

    def rim_index(self, cell: Cell) -> int | None:
        """The index of an empty cell beside a tile in the rim, or None for any other cell."""
        state = self.state
        index = int(state["grid"][self.cell_number(cell)]) - RIM
        # Far away another cell shares the number.
        return index if index >= 0 and (state["rim_x"][index], state["rim_y"][index]) == cell else None

    def copy(self, *, history: bool) -> "RawGame":
        """A game of its own that does not know what will be drawn."""
        start = 0 if history else self.index
        made = RawGame(self.edition, self.states[start : start + 1], self.drawn if history else None)
        if history:
            made.index, made.moves = self.index, self.moves.copy()
            made._keep(self.states[: self.index + 1], self.index + FEW)
        return made


def new_state(edition: Edition, players: int, options: Options) -> Records:
    """The state before the first tile is drawn."""
    check_capacity(edition)
    states: Records = np.zeros(1, STATE)
    farmers = options.farmers or not edition.has_farmers_option
    entry.new_game(states, tables_of(edition), players, options.first, int(farmers), int(options.draw_ahead))
    return states


def seats_of(mask: int) -> tuple[int, ...]:
    """The seats whose bits are set."""
    return tuple(seat for seat in range(mask.bit_length()) if mask >> seat & 1)


def to_ints(array: Any) -> list[int]:
    """The numbers of a small array as Python's own."""
    return cast(list[int], array.tolist())
