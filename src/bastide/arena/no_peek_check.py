"""No-peek check: with the same seed, a player's move must not change when the unseen tiles are permuted."""

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bastide.arena.matches import Match, seat_player, undrawn_order
from bastide.players import Limit, choice_of, player
from bastide.rules.game import Game
from bastide.tiles import Tile

PLAYER_SEED = 1
PERMUTATIONS = 5


@dataclass(frozen=True, slots=True)
class SeededPosition:
    """A position of a random game: the seed determines tiles and moves, `turns` the number of moves played."""

    rules: Match
    seed: int
    turns: int

    def game(self) -> Game:
        """Return the hosted game in this position, or at its end if it has fewer turns."""
        game, mover = self.rules.new_game(self.seed), player("random", self.seed)
        while game.turn < self.turns and not game.is_over:
            game.push(choice_of(mover, game))
        return game


def passes_no_peek_check(spec: str, position: SeededPosition, limit: Limit) -> bool:
    """Return True if a player, asked as in a match, chooses the same move for every hidden order."""
    moves = [seat_player(spec, PLAYER_SEED).move_in(game, limit) for game in permuted_games(position)]
    return len(set(moves)) == 1


def permuted_games(position: SeededPosition) -> Iterator[Game]:
    """Yield the game of a position, then copies that differ only in the hidden order of tiles."""
    game = position.game()
    yield game
    hidden = list(undrawn_order(game))
    for number in range(PERMUTATIONS):
        random.Random(number).shuffle(hidden)  # mixing both bags is fine: each keeps its own tiles
        yield game_with_order(game, position.rules, hidden)


def game_with_order(game: Game, rules: Match, hidden: Sequence[Tile]) -> Game:
    """Return a game with the same moves so far and another order of hidden tiles."""
    other = Game(
        rules.edition,
        players=game.players,
        order=[*game.drawn_tiles(), *hidden],
        farmers=rules.farmers,
        draw_ahead=rules.draw_ahead,
    )
    for move in game.moves:
        other.push(move)
    return other
