"""The seats of a terminal game: people and computer players."""

from collections.abc import Sequence
from typing import NamedTuple

from bastide.arena.matches import seat_seed
from bastide.errors import SetupError
from bastide.players import Player, level_names, player, player_names

PERSON = "you"
NAME_SEPARATOR = "="


class TerminalSeat(NamedTuple):
    """A seat; a person has no `player`."""

    name: str
    player: Player | None = None


def parse_seats(text: str, seed: int | None) -> list[TerminalSeat]:
    """Parse seats such as "you,eager"; "you=Ann" gives a name. Raises SetupError."""
    return [parse_seat(word.strip(), number, seed) for number, word in enumerate(text.split(","))]


def parse_seat(word: str, number: int, seed: int | None) -> TerminalSeat:
    kind, _, name = word.partition(NAME_SEPARATOR)
    if kind == PERSON and name in computers():  # after a resume it would be a computer player
        raise SetupError("setup/name-of-computer", name=name, known=computers())
    if kind == PERSON:
        return TerminalSeat(name or PERSON)
    if word not in computers():
        raise SetupError("setup/unknown-seat", name=word, known=(PERSON, *computers()))
    return TerminalSeat(word, computer(word, number, seed))


def resumed_seats(names: Sequence[str], players: int) -> list[TerminalSeat]:
    """Return the seats of a resumed game: names of computer players become computer players."""
    return [
        TerminalSeat(name, computer(name, number, None)) if name in computers() else TerminalSeat(name)
        for number, name in enumerate(names or [PERSON] * players)
    ]


def computers() -> tuple[str, ...]:
    """Return the names of computer players: the levels first."""
    return (*level_names(), *player_names())


def computer(name: str, number: int, seed: int | None) -> Player:
    """Return a computer player. Each seat derives its own seed from the game's, so games are repeatable."""
    return player(name, None if seed is None else seat_seed(seed, number))
