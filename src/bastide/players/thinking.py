"""What the players that evaluate positions have in common: their memory, and moves in the order of their ratings."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from bastide.kernel.layout import MAX_MOVES, STATE, WORK, Records
from bastide.kernel.tables import tables_of
from bastide.players.base import Candidate, Explanation, check_turn, copy_position
from bastide.players.evaluation.draws import NO_VALUE, expect_points, value_draws
from bastide.players.evaluation.layout import SCENE, Mind, Ratings
from bastide.players.evaluation.rating import rate_moves
from bastide.players.evaluation.weights import SOBER, Temper, weights_for
from bastide.players.reasons import Reasons
from bastide.rules.game import Game
from bastide.rules.move import Move
from bastide.tiles import Tile

Numbers = npt.NDArray[np.int64]

STATES = 4  # the position, and what is played on from it


@dataclass(frozen=True, slots=True)
class Outlook:
    """The legal moves of a position with what each promises at first sight, the best first."""

    game: Game
    mind: Mind
    numbers: Numbers  # of the moves among the legal ones
    ids: Numbers
    margins: Ratings

    def move(self, rank: int) -> Move:
        return self.game.legal_moves[int(self.numbers[rank])]

    def narrowed(self, count: int, also: Move | None = None) -> "Outlook":
        """The first moves, so many; `also`, if not among them, takes the place of the last, but never of the first."""
        ranks = list(range(min(count, self.numbers.size)))
        if also is not None:
            later = [rank for rank in range(count, self.numbers.size) if self.move(rank) == also]
            ranks[max(1, count - 1) :] = later or ranks[max(1, count - 1) :]
        return Outlook(self.game, self.mind, self.numbers[ranks], self.ids[ranks], self.margins[ranks])


@dataclass(frozen=True, slots=True)
class Findings:
    """What a player found out about the first moves of an outlook: their margins, and the order it prefers them in."""

    outlook: Outlook
    margins: Ratings
    preference: Sequence[int]  # ranks in the outlook, the best first
    samples: int = 0

    @classmethod
    def by_margin(cls, outlook: Outlook, margins: Ratings, samples: int = 0) -> "Findings":
        return cls(outlook, margins, np.argsort(-margins, kind="stable").tolist(), samples)

    @property
    def best(self) -> Move:
        return self.outlook.move(self.preference[0])

    def explained(self, reasons: Reasons) -> Explanation:
        return Explanation(tuple(self._candidate(rank, reasons) for rank in self.preference), self.samples)

    def _candidate(self, rank: int, reasons: Reasons) -> Candidate:
        why = reasons.of(int(self.outlook.ids[rank]))
        return Candidate(self.outlook.move(rank), float(self.margins[rank]), why)


class Memory:
    """The arrays that a player thinks in, used again for every move."""

    def __init__(self, temper: Temper = SOBER) -> None:
        self._temper = temper
        self.states: Records = np.zeros(STATES, STATE)
        self._work: Records = np.zeros(1, WORK)
        self._scene: Records = np.zeros(1, SCENE)
        self._ratings: Ratings = np.zeros(MAX_MOVES)

    def outlook(self, game: Game, name: str) -> Outlook:
        """Rate all moves of whoever is at turn, with the position in `states[0]`. Raises IllegalMove if nobody is."""
        check_turn(game, name)
        mind = self._mind(game)
        count = rate_moves(self.states, 0, mind)
        numbers = np.argsort(-self._ratings[:count], kind="stable")
        return Outlook(game, mind, numbers, self._work[0]["move"][numbers].astype(np.int64), self._ratings[numbers])

    def reasons(self, game: Game) -> Reasons:
        """What speaks for moves of whoever is at turn, until something else is thought about."""
        return Reasons(game, self.states, self._mind(game))

    def values_of_draws(self, game: Game) -> dict[Tile, float | None]:
        """What each tile that may be drawn now promises whoever draws it; None for one that fits nowhere."""
        values = np.empty(len(game.edition.tiles))
        value_draws(self.states, self._mind(game), values)
        value_of = dict(zip(game.edition.tiles, values.tolist(), strict=True))
        return {tile: None if value_of[tile] == NO_VALUE else value_of[tile] for tile in game.drawable}

    def expected_leads(self, game: Game) -> tuple[float, ...]:
        """How far each seat may expect to be ahead of the mean of the others, at first sight."""
        points = self.expected_points(game)
        leads = points - (points.sum() - points) / (game.players - 1)
        return tuple(leads.tolist())

    def expected_points(self, game: Game) -> Ratings:
        """What the position is worth to each seat, at first sight."""
        points: Ratings = np.empty(game.players)
        expect_points(self.states, self._mind(game), points)
        return points

    def _mind(self, game: Game) -> Mind:
        """What the position is thought about with, which is now in `states[0]`."""
        copy_position(game, self.states)
        weights = weights_for(game.edition, game.players, self._temper)
        return Mind(tables_of(game.edition), self._work, weights, self._scene, self._ratings)
