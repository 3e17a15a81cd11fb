"""The players that Bastide comes with, by name."""

from collections.abc import Callable, Iterable

from bastide.errors import SetupError
from bastide.players import greedy
from bastide.players.base import Player
from bastide.players.greedy import GreedyPlayer
from bastide.players.random_player import RandomPlayer

MAKERS: dict[str, Callable[[int], Player]] = {
    RandomPlayer.name: RandomPlayer,
    GreedyPlayer.name: GreedyPlayer,
}


def player_names() -> tuple[str, ...]:
    """The players there are, the weakest first."""
    return tuple(MAKERS)


def check_players(names: Iterable[str]) -> None:
    """Refuse a name that no player has. Raises SetupError."""
    for name in names:
        if name not in MAKERS:
            raise SetupError("setup/unknown-player", name=name, known=player_names())


def player(name: str, seed: int) -> Player:
    """A new player that chooses the same moves for the same seed. Raises SetupError for a name that no player has."""
    check_players([name])
    return MAKERS[name](seed)


def warm_up() -> None:
    """Compile, or load from the cache, what the players compute with: worth it before several processes start."""
    greedy.warm_up()
