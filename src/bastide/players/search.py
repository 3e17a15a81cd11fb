"""Shared parts of evaluating players: their buffers, ranked moves, and the result of a search."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from bastide.kernel.layout import MAX_MOVES, STATE, WORK, Records
from bastide.kernel.tables import tables_of
from bastide.players.base import Candidate, Explanation, check_turn, copy_position
from bastide.players.evaluation.draws import NO_VALUE, estimate_points, value_draws
from bastide.players.evaluation.layout import SCRATCH, EvaluationContext, Ratings
from bastide.players.evaluation.rating import rate_moves
from bastide.players.evaluation.weights import UNBIASED, PlayerBias, weights_for
from bastide.players.reasons import Reasons
from bastide.rules.game import Game
from bastide.rules.move import Move
from bastide.tiles import Tile

Integers = npt.NDArray[np.int64]

STATES = 4  # the position, and those that a search reaches from it


@dataclass(frozen=True, slots=True)
class RankedMoves:
    """The legal moves of a position with their ratings, which are expected margins, the best first."""

    game: Game
    context: EvaluationContext
    indices: Integers  # of the moves in `game.legal_moves`
    ids: Integers
    margins: Ratings

    def move(self, rank: int) -> Move:
        return self.game.legal_moves[int(self.indices[rank])]

    def top(self, count: int, also: Move | None = None) -> "RankedMoves":
        """Return the best moves. `also`, if not among them, replaces the last one, but never the best."""
        ranks = list(range(min(count, self.indices.size)))
        if also is not None:
            later = [rank for rank in range(count, self.indices.size) if self.move(rank) == also]
            ranks[max(1, count - 1) :] = later or ranks[max(1, count - 1) :]
        return RankedMoves(self.game, self.context, self.indices[ranks], self.ids[ranks], self.margins[ranks])


@dataclass(frozen=True, slots=True)
class SearchResult:
    """The margins that a search found for the best ranked moves, and its order of preference."""

    ranked: RankedMoves
    margins: Ratings
    preference: Sequence[int]  # ranks in `ranked`, the best first
    samples: int = 0

    @classmethod
    def by_margin(cls, ranked: RankedMoves, margins: Ratings, samples: int = 0) -> "SearchResult":
        return cls(ranked, margins, np.argsort(-margins, kind="stable").tolist(), samples)

    @property
    def best(self) -> Move:
        return self.ranked.move(self.preference[0])

    def explanation(self, reasons: Reasons) -> Explanation:
        return Explanation(tuple(self._candidate(rank, reasons) for rank in self.preference), self.samples)

    def _candidate(self, rank: int, reasons: Reasons) -> Candidate:
        why = reasons.of(int(self.ranked.ids[rank]))
        return Candidate(self.ranked.move(rank), float(self.margins[rank]), why)


class SearchBuffers:
    """The arrays that a player searches in, reused for every move."""

    def __init__(self, bias: PlayerBias = UNBIASED) -> None:
        self._bias = bias
        self.states: Records = np.zeros(STATES, STATE)
        self._work: Records = np.zeros(1, WORK)
        self._scratch: Records = np.zeros(1, SCRATCH)
        self._ratings: Ratings = np.zeros(MAX_MOVES)

    def rank_moves(self, game: Game, name: str) -> RankedMoves:
        """Rate all moves of the current player, and leave the position in `states[0]`.

        Raises IllegalMove if there is no tile to play.
        """
        check_turn(game, name)
        context = self._context(game)
        count = rate_moves(self.states, 0, context)
        indices = np.argsort(-self._ratings[:count], kind="stable")
        ids = self._work[0]["move"][indices].astype(np.int64)
        return RankedMoves(game, context, indices, ids, self._ratings[indices])

    def reasons(self, game: Game) -> Reasons:
        """Return an object that explains moves. The next use of these buffers invalidates it."""
        return Reasons(game, self.states, self._context(game))

    def draw_values(self, game: Game) -> dict[Tile, float | None]:
        """Return the expected margin with each tile that may be drawn now; None for a tile that fits nowhere."""
        values = np.empty(len(game.edition.tiles))
        value_draws(self.states, self._context(game), values)
        value_of = dict(zip(game.edition.tiles, values.tolist(), strict=True))
        return {tile: None if value_of[tile] == NO_VALUE else value_of[tile] for tile in game.drawable}

    def expected_leads(self, game: Game) -> tuple[float, ...]:
        """Return the lead of each seat over the mean of the others, as the evaluation expects it."""
        points = self.expected_points(game)
        leads = points - (points.sum() - points) / (game.players - 1)
        return tuple(leads.tolist())

    def expected_points(self, game: Game) -> Ratings:
        """Return the value of the position for each seat."""
        points: Ratings = np.empty(game.players)
        estimate_points(self.states, self._context(game), points)
        return points

    def _context(self, game: Game) -> EvaluationContext:
        """Copy the position to `states[0]`, and return the context to evaluate it."""
        copy_position(game, self.states)
        weights = weights_for(game.edition, game.players, self._bias)
        return EvaluationContext(tables_of(game.edition), self._work, weights, self._scratch, self._ratings)
