"""A player with a limit of its own, which its spec sets."""

from collections.abc import Sequence
from typing import cast

from bastide.players.base import Explanation, Limit, Peeking, Player, explained_by
from bastide.rules.game import Game
from bastide.rules.move import Move
from bastide.tiles import Tile


class LimitedPlayer:
    """Asks a player with its own limit where it has one, and with the host's where it has none."""

    def __init__(self, player: Player, limit: Limit, name: str) -> None:
        self.name = name
        self._player = player
        self._limit = limit

    def choose(self, game: Game, limit: Limit) -> Move:
        return self._player.choose(game, self._limit.or_else(limit))

    def explain(self, game: Game, limit: Limit, also: Move | None = None) -> Explanation:
        return explained_by(self._player, game, self._limit.or_else(limit), also)

    def choose_knowing(self, game: Game, limit: Limit, order: Sequence[Tile]) -> Move:
        """What a peeking player does; the registry knows which ones are."""
        return cast("Peeking", self._player).choose_knowing(game, self._limit.or_else(limit), order)
