"""What a player is, and what all players need."""

from dataclasses import dataclass
from typing import Protocol

from bastide.errors import IllegalMove
from bastide.kernel.layout import Records
from bastide.rules.game import Game
from bastide.rules.move import Move
from bastide.rules.options import Phase


@dataclass(frozen=True, slots=True)
class Limit:
    """What a player may spend on one move; None is as much as it likes."""

    seconds: float | None = None


NO_LIMIT = Limit()


class Player(Protocol):
    """Chooses moves, in a game that it changes nothing in. Hosts ask it by `choice_of`."""

    @property
    def name(self) -> str:
        """What it is called in the registry."""

    def choose(self, game: Game, limit: Limit) -> Move:
        """A legal move for whoever is at turn. Raises IllegalMove if nobody has a tile to play."""


def choice_of(player: Player, game: Game, limit: Limit = NO_LIMIT) -> Move:
    """What a player does now. It gets a copy, which knows what everybody at the table sees, not what will be drawn."""
    return player.choose(game.copy(history=False), limit)


def check_turn(game: Game, name: str) -> None:
    """Refuse to choose where there is nothing to choose from."""
    if game.phase is not Phase.PLAY:
        raise IllegalMove("player/nothing-to-play", name=name)


def copy_position(game: Game, states: Records) -> None:
    """Write the position to `states[0]`: a state never holds the order of the draws, so no search can look ahead."""
    states[0] = game._raw.state
