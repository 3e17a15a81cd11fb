"""The player `random`: every legal move has the same chance."""

import random

from bastide.message import Message
from bastide.players.base import Candidate, Explanation, Limit, check_turn
from bastide.players.parameters import Parameter
from bastide.rules.game import Game
from bastide.rules.move import Move


class RandomPlayer:
    """A player that chooses uniformly among the legal moves."""

    name = "random"
    parameters: tuple[Parameter, ...] = ()

    def __init__(self, seed: int | None) -> None:
        self._random = random.Random(seed)

    def choose(self, game: Game, limit: Limit) -> Move:  # noqa: ARG002 - takes no time
        check_turn(game, self.name)
        moves = game.legal_moves
        return moves[int(self._random.random() * len(moves))]

    def explain(self, game: Game, limit: Limit, also: Move | None = None) -> Explanation:  # noqa: ARG002 - the signature of Player
        check_turn(game, self.name)
        return Explanation(tuple(Candidate(move, 0.0, Message("why-random")) for move in game.legal_moves))
