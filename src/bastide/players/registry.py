"""The players there are, by name, with parameters: "greedy", "mcts:published,samples=1000"."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from bastide.errors import SetupError
from bastide.players.base import NO_LIMIT, Limit, Player
from bastide.players.evaluator import EvaluatorPlayer
from bastide.players.expectimax import ExpectimaxPlayer
from bastide.players.greedy import GreedyPlayer
from bastide.players.levels import LEVELS
from bastide.players.limited import LimitedPlayer
from bastide.players.mcts import MctsPlayer
from bastide.players.parameters import Parameter, read_values, write_values
from bastide.players.random_player import RandomPlayer
from bastide.players.roll import RollPlayer

# The classes of the players, the weakest first: each has a `name` and its `parameters`, and is made from a seed and
# from their values as keywords.
PLAYERS: dict[str, Any] = {
    each.name: each for each in (RandomPlayer, GreedyPlayer, MctsPlayer, EvaluatorPlayer, ExpectimaxPlayer, RollPlayer)
}

# What may be said of every player: its own limit for a move, instead of the host's.
LIMITS = (
    Parameter.number("seconds", None, least=0.0001, most=3600),
    Parameter.whole("samples", None, least=1, most=1_000_000_000),
)
LIMIT_NAMES = frozenset(parameter.name for parameter in LIMITS)


@dataclass(frozen=True, slots=True)
class Spec:
    """A player with its parameters. `str` of it is the one spelling of it: sorted, and without what is by default."""

    name: str
    values: dict[str, Any]  # of the kinds that the parameters say

    @property
    def parameters(self) -> tuple[Parameter, ...]:
        return parameters_of(self.name)

    @property
    def is_fair(self) -> bool:
        """Whether it knows only what everybody at the table sees."""
        return not any(parameter.is_unfair and self.values.get(parameter.name) for parameter in self.parameters)

    def __str__(self) -> str:
        values = write_values(self.values, self.parameters)
        return f"{self.name}:{values}" if values else self.name

    def make(self, seed: int | None) -> Player:
        limit = Limit(**{name: value for name, value in self.values.items() if name in LIMIT_NAMES})
        own = {name: value for name, value in self.values.items() if name not in LIMIT_NAMES}
        made: Player = PLAYERS[self.name](seed, **own)
        return made if limit == NO_LIMIT else LimitedPlayer(made, limit, str(self))


def player_names() -> tuple[str, ...]:
    """The players there are, the weakest first."""
    return tuple(PLAYERS)


def level_names() -> tuple[str, ...]:
    """The levels for people, the weakest first."""
    return tuple(LEVELS)


def parameters_of(name: str) -> tuple[Parameter, ...]:
    """The parameters that a player of that name has, and those that all have."""
    return (*getattr(PLAYERS[name], "parameters", ()), *LIMITS)


def parse_spec(text: str) -> Spec:
    """The player that "roll:candidates=8,plies=4" or a level means. Raises SetupError, which tells what there is."""
    name, colon, values = (each.strip() for each in LEVELS.get(text.strip(), text).partition(":"))
    if name not in PLAYERS:
        raise SetupError("setup/unknown-player", name=name, known=(*level_names(), *player_names()))
    return Spec(name, read_values(values, parameters_of(name), name) if colon else {})


def specs_in(text: str) -> list[str]:
    """The players of a list with commas; parts that are no player's name belong to the parameters before them."""
    specs: list[str] = []
    for part in text.split(","):
        if specs and ":" in specs[-1] and part.partition(":")[0].strip() not in (*PLAYERS, *LEVELS):
            specs[-1] += f",{part.strip()}"
        else:
            specs.append(part.strip())
    return specs


def check_players(specs: Iterable[str]) -> None:
    """Refuse what is no player. Raises SetupError."""
    for text in specs:
        parse_spec(text)


def check_fair(specs: Iterable[str]) -> None:
    """Refuse what is no player, or one that would be told what will be drawn. Raises SetupError."""
    for text in specs:
        if not is_fair(text):
            raise SetupError("setup/unfair-player", name=text)


def is_fair(text: str) -> bool:
    """Whether a player knows only what everybody at the table sees. Raises SetupError if there is none like that."""
    return parse_spec(text).is_fair


def player(text: str, seed: int | None = None) -> Player:
    """A new player; with a seed, one that chooses the same moves every time. Raises SetupError for an unknown one."""
    return parse_spec(text).make(seed)
