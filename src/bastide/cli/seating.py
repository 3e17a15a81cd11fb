"""Who sits where: people at this terminal, and computer players."""

from collections.abc import Sequence
from typing import NamedTuple

from bastide.arena.matches import seat_seed
from bastide.errors import SetupError
from bastide.players import Player, level_names, player, player_names

PERSON = "you"
NAMED = "="


class Seat(NamedTuple):
    """Somebody at the table; a person has no `player`."""

    name: str
    player: Player | None = None


def seats_of(text: str, seed: int | None) -> list[Seat]:
    """The seats that "you,eager" describes; "you=Ann" gives a name. Raises SetupError."""
    return [seat_of(word.strip(), number, seed) for number, word in enumerate(text.split(","))]


def seat_of(word: str, number: int, seed: int | None) -> Seat:
    kind, _, name = word.partition(NAMED)
    if kind == PERSON and name in computers():  # when the game is resumed, it would be taken for a computer's
        raise SetupError("setup/name-of-computer", name=name, known=computers())
    if kind == PERSON:
        return Seat(name or PERSON)
    if word not in computers():
        raise SetupError("setup/unknown-seat", name=word, known=(PERSON, *computers()))
    return Seat(word, computer(word, number, seed))


def seats_named(names: Sequence[str], players: int) -> list[Seat]:
    """The seats of a game that goes on: whoever is called like a computer player is one."""
    return [
        Seat(name, computer(name, number, None)) if name in computers() else Seat(name)
        for number, name in enumerate(names or [PERSON] * players)
    ]


def computers() -> tuple[str, ...]:
    """What computer players are called: the levels for people, then the players behind them."""
    return (*level_names(), *player_names())


def computer(name: str, number: int, seed: int | None) -> Player:
    """A computer player; from the seed of the game every seat gets its own, so that the game can be played again."""
    return player(name, None if seed is None else seat_seed(seed, number))
