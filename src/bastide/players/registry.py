"""The players that Bastide comes with, by name."""

from collections.abc import Callable, Iterable

from bastide.errors import SetupError
from bastide.players.base import Player
from bastide.players.greedy import GreedyPlayer
from bastide.players.random_player import RandomPlayer

MAKERS: dict[str, Callable[[int | None], Player]] = {
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


def player(name: str, seed: int | None = None) -> Player:
    """A new player; with a seed, one that chooses the same moves every time. Raises SetupError for an unknown name."""
    check_players([name])
    return MAKERS[name](seed)
