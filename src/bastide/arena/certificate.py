"""The no-peek certificate: with the same seed a player's move must not change when the unseen tiles are permuted."""

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
class Position:
    """A moment of a game of random moves: the seed tells the tiles and the moves, `turns` how many were played."""

    rules: Match
    seed: int
    turns: int

    def game(self) -> Game:
        """The host at that moment, or at its end if that comes first."""
        game, mover = self.rules.new_game(self.seed), player("random", self.seed)
        while game.turn < self.turns and not game.is_over:
            game.push(choice_of(mover, game))
        return game


def is_certified(spec: str, position: Position, limit: Limit) -> bool:
    """Whether a player, asked as in every match, does the same whatever is going to be drawn."""
    moves = [seat_player(spec, PLAYER_SEED).move_in(game, limit) for game in permuted(position)]
    return len(set(moves)) == 1


def permuted(position: Position) -> Iterator[Game]:
    """The host of a position, then others to which everything is the same but the order of what they will draw."""
    game = position.game()
    yield game
    hidden = list(undrawn_order(game))
    for number in range(PERMUTATIONS):
        random.Random(number).shuffle(hidden)  # each of the two bags keeps its tiles, in whatever order they are told
        yield with_order(game, position.rules, hidden)


def with_order(game: Game, rules: Match, hidden: Sequence[Tile]) -> Game:
    """The same game up to now, but with another order of what will be drawn."""
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
