"""Analysis of each turn of a game by a computer player: better moves, points lost, and luck of the draws."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from bastide.arena.matches import seat_seed
from bastide.errors import SetupError
from bastide.message import Message
from bastide.players import Candidate, Explanation, Limit, Player, check_fair, explanation_of, player
from bastide.players.base import NO_LIMIT
from bastide.players.search import RankedMoves, SearchBuffers
from bastide.rules.events import Drawn, Placed
from bastide.rules.game import Game
from bastide.rules.history import drop_taken_back
from bastide.rules.move import Move
from bastide.rules.text.record import Record
from bastide.tiles import Tile

BEST = 3  # moves that are reported for each turn


class TurnSpan(NamedTuple):
    """A span of turns, counted from 1, both ends included; None is the last turn of the game."""

    first: int = 1
    last: int | None = None

    def of(self, game: Game) -> range:
        """Return the turns as a range. Raises SetupError if the game does not have all of them."""
        last = game.turn if self.last is None else self.last
        if self != ALL_TURNS and not 1 <= self.first <= last <= game.turn:
            raise SetupError("analyse/no-such-turns", first=self.first, last=last, turns=game.turn)
        return range(self.first, last + 1)


ALL_TURNS = TurnSpan()


@dataclass(frozen=True, slots=True)
class TurnAnalysis:
    """The analysis of a turn. All values are points of expected final lead, for the seat that played it.

    `candidates` are the best moves, the best first. `margin` is that of the `played` move, `lost` its deficit to the
    best, `rank` its place among all considered moves, from 1, and `reason` the analyst's reason, if it considered the
    move. `luck` is that of the draws that led to the tile. `expected` is the lead of each seat over the mean of the
    others after the move, as the evaluation expects it, or the exact lead if the game is over.
    """

    turn: int
    player: int
    tile: Tile
    played: Move
    candidates: tuple[Candidate, ...]
    rank: int
    reason: Message | None
    margin: float
    lost: float
    luck: float
    expected: tuple[float, ...]


class MoveJudgement(NamedTuple):
    """An analyst's judgement of a move: its margin, loss, rank and reason, and all candidates, the best first.

    The reason is None if the analyst had no time for the move.
    """

    candidates: tuple[Candidate, ...]
    margin: float
    lost: float
    rank: int
    reason: Message | None


def analyse(
    source: Game | Record,
    analyst: str,
    limit: Limit = NO_LIMIT,
    *,
    seed: int = 0,
    turns: TurnSpan = ALL_TURNS,
    best: int = BEST,
) -> Iterator[TurnAnalysis]:
    """Analyse the turns of a game lazily; the analyst is the spec of a fair player.

    Turns that were taken back are left out. Under a limit of samples, the same seed gives the same values, whichever
    turns are analysed. Raises SetupError or RecordError immediately.
    """
    check_fair((analyst,))
    game = source.replay() if isinstance(source, Record) else source
    return GameAnalysis(game, analyst, limit, seed).turns(turns.of(game), best)


def turn_seed(seed: int, turn: int) -> int:
    """Return the seed of the analyst for a turn."""
    return seat_seed(seed, turn)


class GameAnalysis:
    """Replay of a game that analyses each draw and each move before it is made."""

    def __init__(self, game: Game, analyst: str, limit: Limit, seed: int) -> None:
        record = game.record()
        self._entries = drop_taken_back(record.entries)
        self._game = record.first_position()
        self._analyst, self._limit, self._seed = analyst, limit, seed
        self._buffers = SearchBuffers()
        self._luck = [0.0] * record.players  # of each seat's draws since its last move

    def turns(self, wanted: range, best: int) -> Iterator[TurnAnalysis]:
        """Yield the analyses of the wanted turns, each with its `best` moves."""
        for entry in self._entries:
            if self._game.turn + 1 >= wanted.stop:
                return
            if isinstance(entry, Drawn):
                self._luck[entry.player] += draw_luck(self._game, self._buffers)[entry.tile]
                self._game.draw(entry.tile)
            elif isinstance(entry, Placed):
                if self._game.turn + 1 in wanted:
                    yield self._play(entry, best)
                else:
                    self._game.push(entry.move)
                self._luck[entry.player] = 0.0

    def _play(self, placed: Placed, best: int) -> TurnAnalysis:
        """Analyse a turn, then make its move."""
        turn, move = self._game.turn + 1, placed.move
        analyst = player(self._analyst, turn_seed(self._seed, turn))
        judged = judge_move(self._game, move, analyst, self._limit, self._buffers)
        self._game.push(move)
        return TurnAnalysis(
            turn=turn,
            player=placed.player,
            tile=move.tile,
            played=move,
            candidates=judged.candidates[:best],
            rank=judged.rank,
            reason=judged.reason,
            margin=judged.margin,
            lost=judged.lost,
            luck=self._luck[placed.player],
            expected=self._buffers.expected_leads(self._game),
        )


def judge_move(game: Game, move: Move, analyst: Player, limit: Limit, buffers: SearchBuffers) -> MoveJudgement:
    """Judge a legal move, which the analyst considers among its own candidates."""
    ranked = by_rank(explanation_of(analyst, game, limit, also=move))
    found = {candidate.move: (rank, candidate) for rank, candidate in enumerate(ranked, start=1)}
    if move in found:
        rank, candidate = found[move]
        margin, reason = candidate.margin, candidate.reason
    else:
        deficit = rated_deficit(buffers.rank_moves(game, analyst.name), move, ranked[0].move)
        rank, margin, reason = len(ranked) + 1, ranked[0].margin - deficit, None
    return MoveJudgement(ranked, margin, max(0.0, ranked[0].margin - margin), rank, reason)


def rated_deficit(ranked: RankedMoves, move: Move, best: Move) -> float:
    """Return the margin that a move loses against the best one."""
    ratings = {ranked.move(rank): float(margin) for rank, margin in enumerate(ranked.margins)}
    return max(0.0, ratings[best] - ratings[move])


def by_rank(explanation: Explanation) -> tuple[Candidate, ...]:
    """Return the preferred candidate, then the others by margin.

    A player may prefer a move over one with a better margin that rests on fewer samples.
    """
    preferred, *others = explanation.candidates
    return (preferred, *sorted(others, key=lambda candidate: candidate.margin, reverse=True))


def draw_luck(game: Game, buffers: SearchBuffers) -> dict[Tile, float]:
    """Return the luck of the drawing player with each tile that may be drawn now, in points.

    Its mean over the tiles in the bag is zero.
    """
    return luck_of_values(buffers.draw_values(game), game.drawable)


def luck_of_values(values: Mapping[Tile, float | None], counts: Mapping[Tile, int]) -> dict[Tile, float]:
    """Return the difference of each tile's value from the mean; 0 for a tile that fits nowhere and is redrawn."""
    known = {tile: value for tile, value in values.items() if value is not None}
    total = sum(counts[tile] for tile in known)
    mean = sum(counts[tile] * value for tile, value in known.items()) / total if total else 0.0
    return {tile: 0.0 if value is None else value - mean for tile, value in values.items()}
