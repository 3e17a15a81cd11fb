"""Plays anything: every whole turn that is legal, with the same chance."""

import random

from bastide.players.base import Limit, check_turn
from bastide.rules.game import Game
from bastide.rules.move import Move


class RandomPlayer:
    """Chooses uniformly among the legal moves."""

    name = "random"

    def __init__(self, seed: int | None) -> None:
        self._random = random.Random(seed)

    def choose(self, game: Game, limit: Limit) -> Move:  # noqa: ARG002 - it takes no time
        check_turn(game, self.name)
        moves = game.legal_moves
        return moves[int(self._random.random() * len(moves))]
