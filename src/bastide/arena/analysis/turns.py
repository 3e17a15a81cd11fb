"""What a computer player thinks of every turn of a game, one turn after the other."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from bastide.arena.analysis.draws import lucks_of
from bastide.arena.matches import seat_seed
from bastide.errors import SetupError
from bastide.players import Candidate, Explanation, Limit, Why, check_fair, explanation_of, player
from bastide.players.base import NO_LIMIT
from bastide.players.thinking import Memory
from bastide.rules.events import Drawn, Placed
from bastide.rules.game import Game
from bastide.rules.history import surviving
from bastide.rules.move import Move
from bastide.rules.record import Record
from bastide.tiles import Tile

BEST = 3  # moves that are told of every turn


class Turns(NamedTuple):
    """The turns from one to another, both included; they are counted from 1, and None is the last of the game."""

    first: int = 1
    last: int | None = None

    def of(self, game: Game) -> range:
        """The turns of a game that these are. Raises SetupError if it has none of them, or fewer."""
        last = game.turn if self.last is None else self.last
        if self != ALL_TURNS and not 1 <= self.first <= last <= game.turn:
            raise SetupError("analyse/no-such-turns", first=self.first, last=last, turns=game.turn)
        return range(self.first, last + 1)


ALL_TURNS = Turns()


@dataclass(frozen=True, slots=True)
class TurnAnalysis:
    """A turn: all figures are points, of the seat that played it, ahead of the others at the end of the game.

    `candidates` are the best moves, the best first, and `margin` is that of the move that was `played`. By so much as
    it `lost` it was behind the best; its `rank` is its place among all that were considered, from 1, and `reason` what
    was thought of it, if it was. `luck` is that of the draws that led to the tile. `expected` is how far each seat is
    ahead of the mean of the others after the move at first sight, and once the game is over, how far it is.
    """

    turn: int
    player: int
    tile: Tile
    played: Move
    candidates: tuple[Candidate, ...]
    rank: int
    reason: Why | None
    margin: float
    lost: float
    luck: float
    expected: tuple[float, ...]


def analyse(
    source: Game | Record,
    analyst: str,
    limit: Limit = NO_LIMIT,
    *,
    seed: int = 0,
    turns: Turns = ALL_TURNS,
    best: int = BEST,
) -> Iterator[TurnAnalysis]:
    """Let an analyst, a fair player by its name with parameters, look at the turns of a game, each as it is asked for.

    Turns that were taken back are left out. Under a limit of samples, the same seed gives the same figures, whichever
    turns are looked at. Raises SetupError or RecordError at once.
    """
    check_fair((analyst,))
    game = source.replay() if isinstance(source, Record) else source
    return Analysis(game, analyst, limit, seed).turns(turns.of(game), best)


def turn_seed(seed: int, turn: int) -> int:
    """The seed of the analyst for a turn."""
    return seat_seed(seed, turn)


class Analysis:
    """Plays a game again, with a look at every draw and every move before it is played."""

    def __init__(self, game: Game, analyst: str, limit: Limit, seed: int) -> None:
        record = game.record()
        self._entries = surviving(record.entries)
        self._game = record.first_position()
        self._analyst, self._limit, self._seed = analyst, limit, seed
        self._memory = Memory()
        self._luck = [0.0] * record.players  # of what each seat has drawn since it played

    def turns(self, wanted: range, best: int) -> Iterator[TurnAnalysis]:
        for entry in self._entries:
            if self._game.turn + 1 >= wanted.stop:
                return
            if isinstance(entry, Drawn):
                self._luck[entry.player] += lucks_of(self._game, self._memory)[entry.tile]
                self._game.draw(entry.tile)
            elif isinstance(entry, Placed):
                if self._game.turn + 1 in wanted:
                    yield self._play(entry, best)
                else:
                    self._game.push(entry.move)
                self._luck[entry.player] = 0.0

    def _play(self, placed: Placed, best: int) -> TurnAnalysis:
        """Look at the moves of a turn, then play the one that was played."""
        turn, move = self._game.turn + 1, placed.move
        explanation = self._explanation(turn, move)
        margin = self._margin_of(move, explanation)
        ranked = by_rank(explanation)
        reasons = {candidate.move: (rank, candidate.reason) for rank, candidate in enumerate(ranked, start=1)}
        rank, reason = reasons.get(move, (len(ranked) + 1, None))
        self._game.push(move)
        return TurnAnalysis(
            turn=turn,
            player=placed.player,
            tile=move.tile,
            played=move,
            candidates=ranked[:best],
            rank=rank,
            reason=reason,
            margin=margin,
            lost=max(0.0, explanation.candidates[0].margin - margin),
            luck=self._luck[placed.player],
            expected=self._memory.expected_leads(self._game),
        )

    def _explanation(self, turn: int, move: Move) -> Explanation:
        analyst = player(self._analyst, turn_seed(self._seed, turn))
        return explanation_of(analyst, self._game, self._limit, also=move)

    def _margin_of(self, move: Move, explanation: Explanation) -> float:
        """What a move promises; one that there was no time for is behind the best by as much as at first sight."""
        for candidate in explanation.candidates:
            if candidate.move == move:
                return candidate.margin
        best = explanation.candidates[0]
        outlook = self._memory.outlook(self._game, self._analyst)
        first_sight = {outlook.move(rank): float(margin) for rank, margin in enumerate(outlook.margins)}
        return best.margin - max(0.0, first_sight[best.move] - first_sight[move])


def by_rank(explanation: Explanation) -> tuple[Candidate, ...]:
    """The move that a player prefers, then the others, the best first.

    A player may prefer a move to one that seems as good, but that it knows less of.
    """
    preferred, *others = explanation.candidates
    return (preferred, *sorted(others, key=lambda candidate: candidate.margin, reverse=True))
