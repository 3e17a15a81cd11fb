"""Matches: single games between computer players."""

import hashlib
import time
import traceback
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from typing import cast

from bastide.errors import BastideError, SetupError
from bastide.players import Chooser, Limit, PeekingPlayer, check_players, choice_of, is_fair, parse_spec, player
from bastide.players.base import NO_LIMIT
from bastide.players.custom import Code, register_player
from bastide.players.warm_up import BUILT_IN, WARM_UP_LIMIT, compile_player, endgame_position
from bastide.rules.game import Game
from bastide.rules.move import Move
from bastide.rules.options import Options, check_seed, check_setup
from bastide.rules.outcome import outcome_of
from bastide.tiles import Tile, edition


@dataclass(frozen=True, slots=True)
class Match:
    """The players in seat order, the rules, the limit for a move, and the code of custom players."""

    edition: str
    players: tuple[str, ...]
    farmers: bool = True
    draw_ahead: bool = False
    limit: Limit = NO_LIMIT
    code: tuple[Code, ...] = ()

    def check(self) -> None:
        """Raise SetupError if the match cannot be played."""
        self.register_code()
        check_players(self.players)
        check_setup(len(self.players), Options())
        edition(self.edition)

    def register_code(self) -> None:
        """Register the custom players in this process. Raises SetupError."""
        for code in self.code:
            register_player(code)

    def new_game(self, seed: int) -> Game:
        return Game(
            self.edition, players=len(self.players), seed=seed, farmers=self.farmers, draw_ahead=self.draw_ahead
        )

    def seat_players(self, seed: int) -> list["SeatedPlayer"]:
        """Create the players, each with its own seed."""
        return [seat_player(name, seat_seed(seed, seat)) for seat, name in enumerate(self.players)]


@dataclass(frozen=True, slots=True)
class MatchResult:
    """The result of a game; `winners` are the seats that share the victory. Comparison ignores times.

    `moves` is the number of moves that each seat chose, `cpu_seconds` the time that it spent on them.
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
class SeatedPlayer:
    """A player at a seat, with the cost of its moves. An unfair player gets the hidden order of tiles."""

    chooser: Chooser
    is_fair: bool = True
    is_built_in: bool = True
    moves: int = 0
    cpu_seconds: float = 0.0

    @property
    def name(self) -> str:
        return self.chooser.name

    def move_in(self, game: Game, limit: Limit) -> Move:
        """Ask the player for a move in the host's game. Only here does a player get the hidden order."""
        if self.is_fair:
            return choice_of(self, game, limit)  # it passes a copy to `choose` below
        copy, order = game.copy(history=False), undrawn_order(game)
        peeking = cast("PeekingPlayer", self.chooser)
        return self._measure(lambda: peeking.choose_with_order(copy, limit, order))

    def choose(self, game: Game, limit: Limit) -> Move:
        return self._measure(lambda: self.chooser.choose(game, limit))

    def _measure(self, choose: Callable[[], Move]) -> Move:
        # The time of the whole process, so that threads give no advantage; nothing else runs in it meanwhile.
        began = time.process_time()
        move = choose()
        self.cpu_seconds += time.process_time() - began
        self.moves += 1
        return move


def seat_player(spec: str, seed: int) -> SeatedPlayer:
    return SeatedPlayer(player(spec, seed), is_fair(spec), is_built_in=parse_spec(spec).name in BUILT_IN)


def play_match(match: Match, seed: int, *, keep_record: bool = False) -> MatchResult:
    """Play the game of a seed, which determines tiles and moves on any machine. Raises SetupError."""
    seed = check_seed(seed)
    match.register_code()
    warm_players(match.edition, match.players)
    game, seated = match.new_game(seed), match.seat_players(seed)
    began = time.perf_counter()
    play_to_end(game, seated, match.limit)
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


def play_to_end(game: Game, seated: Sequence[SeatedPlayer], limit: Limit = NO_LIMIT) -> None:
    """Let the players, in seat order, finish a hosted game. Raises SetupError if a custom player fails."""
    while not game.is_over:
        with custom_code_errors(seated[game.player], game.turn + 1) as mover:
            game.push(mover.move_in(game, limit))


@contextmanager
def custom_code_errors(seated: SeatedPlayer, turn: int) -> Iterator[SeatedPlayer]:
    """Turn exceptions of custom players into a SetupError that names the player and the turn."""
    try:
        yield seated
    except (Exception, SystemExit) as error:
        if seated.is_built_in:
            raise
        raise SetupError("code/failed-in-game", name=seated.name, turn=turn, problem=describe_error(error)) from error


def describe_error(error: BaseException) -> str:
    """Describe an exception in custom code, with file and line."""
    if isinstance(error, BastideError):
        return str(error)
    where = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}: {error} ({where.filename}, {where.lineno})"


@cache
def warm_players(edition_name: str, players: tuple[str, ...]) -> None:
    """Let each player choose in this process at the beginning and near the end of a game.

    Afterwards no move of a match includes time for compiling or loading.
    """
    games = Game(edition_name, players=len(players), seed=0), endgame_position(edition_name, len(players))
    for name in sorted(set(players)):
        if (base_name := parse_spec(name).name) in BUILT_IN:
            compile_player(base_name)
        for game in games:
            with custom_code_errors(seat_player(name, 0), game.turn + 1) as seated:
                seated.move_in(game, WARM_UP_LIMIT)


def undrawn_order(game: Game) -> tuple[Tile, ...]:
    """Return the tiles that a host has yet to draw, in their order, bonus tiles last."""
    undrawn, drawn = list(game.hidden_order()), game.drawn_tiles()
    for tile in drawn:
        undrawn.remove(tile)
    return tuple(undrawn)


def seat_seed(seed: int, seat: int) -> int:
    """Return the seed of a seat's player, which differs from the game's because that one determines the tiles.

    It is not a secret: a player that tries all game seeds can find the right one, as it can from the first tiles.
    """
    return int.from_bytes(hashlib.sha256(f"{seed} {seat}".encode()).digest()[:8])
