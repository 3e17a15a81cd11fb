"""One game among computer players."""

import hashlib
import time
import traceback
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from typing import cast

from bastide.errors import BastideError, SetupError
from bastide.players import Chooser, Limit, Peeking, check_players, choice_of, is_fair, parse_spec, player
from bastide.players.base import NO_LIMIT
from bastide.players.custom import Code, enter
from bastide.players.warming import OURS, compile_player, near_the_end
from bastide.rules.game import Game
from bastide.rules.move import Move
from bastide.rules.options import Options, check_setup
from bastide.rules.outcome import outcome_of
from bastide.tiles import Tile, edition

WARMING = Limit(samples=2)  # enough to load or compile all that a player needs


@dataclass(frozen=True, slots=True)
class Match:
    """Who plays, in seat order, and by which rules; what they may spend on a move, and players' own code."""

    edition: str
    players: tuple[str, ...]
    farmers: bool = True
    draw_ahead: bool = False
    limit: Limit = NO_LIMIT
    code: tuple[Code, ...] = ()

    def check(self) -> None:
        """Refuse a match that cannot be played. Raises SetupError."""
        self.enter_code()
        check_players(self.players)
        check_setup(len(self.players), Options())
        edition(self.edition)

    def enter_code(self) -> None:
        """See that the players' own code is known in this process. Raises SetupError."""
        for code in self.code:
            enter(code)

    def new_game(self, seed: int) -> Game:
        return Game(
            self.edition, players=len(self.players), seed=seed, farmers=self.farmers, draw_ahead=self.draw_ahead
        )

    def seated(self, seed: int) -> list["Seated"]:
        """New players at their seats, each with a seed of its own."""
        return [seat_player(name, seat_seed(seed, seat)) for seat, name in enumerate(self.players)]


@dataclass(frozen=True, slots=True)
class MatchResult:
    """How a game went: `winners` are the seats that share the victory. Two results are equal however long they took.

    `moves` are how many moves each seat chose, `cpu_seconds` what it spent on them.
    """

    seed: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    turns: int
    record: str | None = None
    moves: tuple[int, ...] = ()
    cpu_seconds: tuple[float, ...] = field(default=(), compare=False)
    seconds: float = field(default=0.0, compare=False)


@dataclass(slots=True)
class Seated:
    """A player at a seat, and what its moves cost. One that is not fair is told what will be drawn."""

    chooser: Chooser
    is_fair: bool = True
    is_ours: bool = True
    moves: int = 0
    cpu_seconds: float = 0.0

    @property
    def name(self) -> str:
        return self.chooser.name

    def move_in(self, game: Game, limit: Limit) -> Move:
        """What the player does now, in the game of the host. This is the only place where an order is given away."""
        if self.is_fair:
            return choice_of(self, game, limit)  # which gives a copy to `choose` below
        seen, order = game.copy(history=False), undrawn_order(game)
        peeking = cast("Peeking", self.chooser)
        return self._timed(lambda: peeking.choose_knowing(seen, limit, order))

    def choose(self, game: Game, limit: Limit) -> Move:
        return self._timed(lambda: self.chooser.choose(game, limit))

    def _timed(self, choose: Callable[[], Move]) -> Move:
        # The whole process's time, so that nobody gains by thinking in threads; nothing else runs in it meanwhile.
        began = time.process_time()
        move = choose()
        self.cpu_seconds += time.process_time() - began
        self.moves += 1
        return move


def seat_player(spec: str, seed: int) -> Seated:
    return Seated(player(spec, seed), is_fair(spec), is_ours=parse_spec(spec).name in OURS)


def play_match(match: Match, seed: int, *, keep_record: bool = False) -> MatchResult:
    """Play the game that belongs to the seed: the same tiles and the same moves wherever it is played."""
    match.enter_code()
    warm_players(match.edition, match.players)
    game, seated = match.new_game(seed), match.seated(seed)
    began = time.perf_counter()
    play_on(game, seated, match.limit)
    return MatchResult(
        seed=seed,
        scores=game.scores,
        winners=outcome_of(game.scores).winners,
        turns=game.turn,
        record=str(game.record(names=match.players)) if keep_record else None,
        moves=tuple(each.moves for each in seated),
        cpu_seconds=tuple(each.cpu_seconds for each in seated),
        seconds=time.perf_counter() - began,
    )


def play_on(game: Game, seated: Sequence[Seated], limit: Limit = NO_LIMIT) -> None:
    """Let the players, in seat order, play a hosted game to its end. Raises SetupError for one of somebody's own."""
    while not game.is_over:
        with faults_told(seated[game.player], game.turn + 1) as at_turn:
            game.push(at_turn.move_in(game, limit))


@contextmanager
def faults_told(seated: Seated, turn: int) -> Iterator[Seated]:
    """Tell whose code it is, if a player of somebody's own fails in a turn. Raises SetupError."""
    try:
        yield seated
    except (Exception, SystemExit) as error:
        if seated.is_ours:
            raise
        raise SetupError("code/failed-in-game", name=seated.name, turn=turn, problem=problem_of(error)) from error


def problem_of(error: BaseException) -> str:
    """What went wrong in a player's own code, and where."""
    if isinstance(error, BastideError):
        return str(error)
    where = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}: {error} ({where.filename}, {where.lineno})"


@cache
def warm_players(edition_name: str, players: tuple[str, ...]) -> None:
    """Let each player choose in this process at the beginning of a game and near its end.

    So no move of a match is charged with compiling or loading.
    """
    games = Game(edition_name, players=len(players), seed=0), near_the_end(edition_name, len(players))
    for name in sorted(set(players)):
        if (ours := parse_spec(name).name) in OURS:
            compile_player(ours)
        for game in games:
            with faults_told(seat_player(name, 0), game.turn + 1) as seated:
                seated.move_in(game, WARMING)


def undrawn_order(game: Game) -> tuple[Tile, ...]:
    """The tiles that a host has yet to draw, in their order, bonus tiles last."""
    undrawn, drawn = list(game.hidden_order()), game.drawn_tiles()
    for tile in drawn:
        undrawn.remove(tile)
    return tuple(undrawn)


def seat_seed(seed: int, seat: int) -> int:
    """The seed of a seat's player: another number than the game's, which tells the order of the tiles.

    Who can try all seeds that the game may have can still find it, by this number or by the first tiles.
    """
    return int.from_bytes(hashlib.sha256(f"{seed} {seat}".encode()).digest()[:8])
