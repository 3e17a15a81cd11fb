"""One game among computer players."""

import hashlib
import time
from collections.abc import Sequence
from dataclasses import dataclass, field

from bastide.players import Player, check_players, choice_of, player
from bastide.rules.game import Game
from bastide.rules.options import Options, check_setup
from bastide.rules.outcome import outcome_of
from bastide.tiles import edition


@dataclass(frozen=True, slots=True)
class Match:
    """Who plays, in seat order, and by which rules."""

    edition: str
    players: tuple[str, ...]
    farmers: bool = True
    draw_ahead: bool = False

    def check(self) -> None:
        """Refuse a match that cannot be played. Raises SetupError."""
        check_players(self.players)
        check_setup(len(self.players), Options())
        edition(self.edition)

    def new_game(self, seed: int) -> Game:
        return Game(
            self.edition, players=len(self.players), seed=seed, farmers=self.farmers, draw_ahead=self.draw_ahead
        )


@dataclass(frozen=True, slots=True)
class MatchResult:
    """How a game went: `winners` are the seats that share the victory. Two results are equal however long they took."""

    seed: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    turns: int
    record: str | None = None
    seconds: float = field(default=0.0, compare=False)


def play_match(match: Match, seed: int, *, keep_record: bool = False) -> MatchResult:
    """Play the game that belongs to the seed: the same tiles and the same moves wherever it is played."""
    game = match.new_game(seed)
    players = [player(name, seat_seed(seed, seat)) for seat, name in enumerate(match.players)]
    began = time.perf_counter()
    play_on(game, players)
    return MatchResult(
        seed=seed,
        scores=game.scores,
        winners=outcome_of(game.scores).winners,
        turns=game.turn,
        record=str(game.record(names=match.players)) if keep_record else None,
        seconds=time.perf_counter() - began,
    )


def play_on(game: Game, players: Sequence[Player]) -> None:
    """Let the players, in seat order, play a hosted game to its end."""
    while not game.is_over:
        game.push(choice_of(players[game.player], game))


def seat_seed(seed: int, seat: int) -> int:
    """The seed of a seat's player: another number than the game's, which tells the order of the tiles."""
    return int.from_bytes(hashlib.sha256(f"{seed} {seat}".encode()).digest()[:8])
