"""The player `mcts`: Monte Carlo tree search (UCT) with random playouts, the baseline of published work."""

import random
from collections.abc import Sequence

import numpy as np

from bastide.errors import SetupError
from bastide.kernel.chance import generator
from bastide.kernel.entry import Order
from bastide.kernel.layout import BAGS, MAX_TILES, STATE, UNKNOWN, WORK, Records
from bastide.kernel.tables import tables_of
from bastide.message import Message
from bastide.players.base import NO_LIMIT, Candidate, Explanation, Limit, check_turn, copy_position
from bastide.players.mcts_tree import TileSource, new_tree, simulate, start_tree
from bastide.players.parameters import Parameter
from bastide.players.search_budget import SearchBudget
from bastide.rules.deck import by_bag
from bastide.rules.game import Game
from bastide.rules.move import Move
from bastide.tiles import Edition, Tile

SIMULATIONS = 1000  # without a limit
EXPLORATION = 3.0
NODES, EDGES = 1 << 16, 1 << 21  # capacity of the tree: a thousand simulations use at most a thirtieth
CHUNK = 16  # most simulations between two checks of the budget: about a millisecond
FIRST_PACE = 0.0001  # seconds for a simulation, until some are measured
UNKNOWN_ORDER: Order = np.full((BAGS, MAX_TILES), UNKNOWN, np.uint8)


class MctsPlayer:
    """A player that chooses the most visited move at the root of its tree.

    A simulation descends the tree by upper confidence bounds on the final margin, in points over the mean of the
    opponents. For two players that is the difference of the scores; for more, the margins of all players still sum up
    to zero. Below the tree, whole turns are played at random to the end of the game.

    Every simulation shuffles the unseen tiles. With the flag `published` the player peeks, as the published programs
    do: in the tree, tiles come in their true order, which the host must provide; below it, they are shuffled.

    A sample is one simulation. At least one is made, whatever the limit.
    """

    name = "mcts"
    parameters = (
        Parameter.number("c", EXPLORATION, least=0, most=1000),
        Parameter.flag("published", is_unfair=True),
    )

    def __init__(self, seed: int | None, *, c: float = EXPLORATION, published: bool = False) -> None:
        self._random = generator(random.Random(seed).getrandbits(96))
        self._exploration = float(c)
        self._published = published
        self._pace = FIRST_PACE
        self._states: Records = np.zeros(2, STATE)
        self._work: Records = np.zeros(1, WORK)
        self._tree = new_tree(NODES, EDGES)

    def choose(self, game: Game, limit: Limit) -> Move:
        self._check_fair()
        return self._choice(game, limit, UNKNOWN_ORDER)

    def choose_with_order(self, game: Game, limit: Limit, order: Sequence[Tile]) -> Move:
        """Return a legal move. Only with the flag `published` does it use the `order` of the undrawn tiles."""
        return self._choice(game, limit, kernel_order(game.edition, order) if self._published else UNKNOWN_ORDER)

    def explain(self, game: Game, limit: Limit, also: Move | None = None) -> Explanation:  # noqa: ARG002 - it tries all moves
        self._check_fair()
        samples = self._search(game, limit, UNKNOWN_ORDER)
        return Explanation(tuple(self._candidate(game, edge, samples) for edge in self._ranking()), samples)

    def _check_fair(self) -> None:
        if self._published:
            raise SetupError("setup/unfair-player", name=f"{self.name}:published")

    def _choice(self, game: Game, limit: Limit, order: Order) -> Move:
        self._search(game, limit, order)
        return self._move(game, self._ranking()[0])

    def _search(self, game: Game, limit: Limit, order: Order) -> int:
        """Grow a tree for the position, and return the number of simulations."""
        budget = SearchBudget(Limit(samples=SIMULATIONS) if limit == NO_LIMIT else limit, self._pace)
        check_turn(game, self.name)
        copy_position(game, self._states)
        source = TileSource(order, self._random)
        arrays = self._states, tables_of(game.edition), self._work, self._tree
        start_tree(*arrays)
        simulations, count = 0, max(1, budget.affordable_samples(0, CHUNK))
        while count:
            simulate(*arrays, source, self._exploration, count)
            simulations += count
            count = budget.affordable_samples(simulations, CHUNK)
        self._pace = budget.seconds_per_sample(simulations)
        return simulations

    def _ranking(self) -> list[int]:
        """Return the tried edges of the root by visits, then by margin, the best first."""
        edges = self._tree.edges[: self._tree.nodes[0]["tried"]]
        ranking: list[int] = np.lexsort((-edges["margin"] / edges["visits"], -edges["visits"])).tolist()
        return ranking

    def _candidate(self, game: Game, edge: int, samples: int) -> Candidate:
        visits = int(self._tree.edges["visits"][edge])
        margin = float(self._tree.edges["margin"][edge]) / visits
        return Candidate(
            self._move(game, edge), margin, Message("why-simulated", {"visits": visits, "samples": samples})
        )

    def _move(self, game: Game, edge: int) -> Move:
        number = np.flatnonzero(game.legal_ids() == self._tree.edges["move"][edge])
        return game.legal_moves[int(number[0])]


def kernel_order(edition: Edition, order: Sequence[Tile]) -> Order:
    """Convert an order of undrawn tiles for the kernel: one right-aligned row for each bag."""
    draws = UNKNOWN_ORDER.copy()
    for row, designs in zip(draws, by_bag(edition, (edition.tiles.index(tile) for tile in order)), strict=True):
        row[row.size - len(designs) :] = designs
    return draws
