"""Monte Carlo tree search without any knowledge of the game: UCT with random rollouts, the yardstick of the papers."""

import random
from collections.abc import Sequence

import numpy as np

from bastide.errors import SetupError
from bastide.kernel.chance import generator
from bastide.kernel.entry import Order
from bastide.kernel.layout import BAGS, STATE, UNKNOWN, WORK, Records
from bastide.kernel.tables import tables_of
from bastide.players.base import NO_LIMIT, Candidate, Explanation, Limit, Why, check_turn, copy_position
from bastide.players.clock import Clock
from bastide.players.mcts_tree import Chance, new_tree, plant, simulate
from bastide.players.parameters import Parameter
from bastide.rules.deck import by_bag
from bastide.rules.game import Game
from bastide.rules.move import Move
from bastide.tiles import Edition, Tile

SIMULATIONS = 1000  # without a limit
EXPLORATION = 3.0
NODES, EDGES = 1 << 16, 1 << 21  # that the tree has room for: a thousand simulations take a thirtieth of it at most
CHUNK = 16  # simulations between two looks at the clock, at most: about a millisecond
FIRST_PACE = 0.0001  # seconds for a simulation, until the first are made
NOBODY_KNOWS: Order = np.full((BAGS, UNKNOWN), UNKNOWN, np.uint8)


class MctsPlayer:
    """Plays the move that most simulations began with.

    A simulation goes down the tree by upper confidence bounds of the final margin, in points over the mean of the
    others: for two players that is the difference of the scores, and for more everybody's margins still sum up to
    nothing, as in `greedy`. Then whole turns are played at random to the end.

    Every simulation draws the unseen tiles anew. As *published* the player peeks, as the papers' programs do: in the
    tree the tiles come in their true order, which the host has to tell, and only below it in any other.

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
        return self._choice(game, limit, NOBODY_KNOWS)

    def choose_knowing(self, game: Game, limit: Limit, order: Sequence[Tile]) -> Move:
        """A legal move; as published knowing the undrawn tiles in their `order`, else without a look at it."""
        return self._choice(game, limit, draws_of(game.edition, order) if self._published else NOBODY_KNOWS)

    def explain(self, game: Game, limit: Limit, also: Move | None = None) -> Explanation:  # noqa: ARG002 - it tries all
        self._check_fair()
        samples = self._search(game, limit, NOBODY_KNOWS)
        return Explanation(tuple(self._candidate(game, edge, samples) for edge in self._ranking()), samples)

    def _check_fair(self) -> None:
        if self._published:
            raise SetupError("setup/unfair-player", name=f"{self.name}:published")

    def _choice(self, game: Game, limit: Limit, order: Order) -> Move:
        self._search(game, limit, order)
        return self._move(game, self._ranking()[0])

    def _search(self, game: Game, limit: Limit, order: Order) -> int:
        """Grow a tree for the position, and return how many simulations were made."""
        clock = Clock(Limit(samples=SIMULATIONS) if limit == NO_LIMIT else limit, self._pace)
        check_turn(game, self.name)
        copy_position(game, self._states)
        chance = Chance(order, self._random)
        memory = self._states, tables_of(game.edition), self._work, self._tree
        plant(*memory)
        made, count = 0, max(1, clock.room(0, CHUNK))
        while count:
            simulate(*memory, chance, self._exploration, count)
            made += count
            count = clock.room(made, CHUNK)
        self._pace = clock.pace(made)
        return made

    def _ranking(self) -> list[int]:
        """The edges at the root that were tried, the most visited first, then those with the better margin."""
        edges = self._tree.edges[: self._tree.nodes[0]["tried"]]
        ranking: list[int] = np.lexsort((-edges["margin"] / edges["visits"], -edges["visits"])).tolist()
        return ranking

    def _candidate(self, game: Game, edge: int, samples: int) -> Candidate:
        visits = int(self._tree.edges["visits"][edge])
        margin = float(self._tree.edges["margin"][edge]) / visits
        return Candidate(self._move(game, edge), margin, Why("why-simulated", {"visits": visits, "samples": samples}))

    def _move(self, game: Game, edge: int) -> Move:
        number = np.flatnonzero(game.legal_ids() == self._tree.edges["move"][edge])
        return game.legal_moves[int(number[0])]


def draws_of(edition: Edition, order: Sequence[Tile]) -> Order:
    """An order of undrawn tiles as the kernel wants it: a row for each bag, which ends at its right side."""
    draws = NOBODY_KNOWS.copy()
    for row, designs in zip(draws, by_bag(edition, (edition.tiles.index(tile) for tile in order)), strict=True):
        row[row.size - len(designs) :] = designs
    return draws
