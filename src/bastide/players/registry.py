"""Players by name with parameters, such as "greedy" or "mcts:published,samples=1000", and the levels for people."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, SupportsIndex, cast

from bastide.errors import SetupError
from bastide.players.base import NO_LIMIT, Explanation, Limit, PeekingPlayer, Player, ask_for_explanation
from bastide.players.evaluator import EvaluatorPlayer
from bastide.players.expectimax import ExpectimaxPlayer
from bastide.players.greedy import GreedyPlayer
from bastide.players.mcts import MctsPlayer
from bastide.players.parameters import Parameter, read_values, write_values
from bastide.players.random_player import RandomPlayer
from bastide.players.roll import RollPlayer
from bastide.rules.game import Game
from bastide.rules.move import Move
from bastide.rules.options import check_seed
from bastide.tiles import Tile

# Part of the key of stored results. Raise it whenever a built-in player may choose another move with the same seed and
# limit; tests/players/golden_moves.txt pins it.
PLAYERS_VERSION = 1

# The classes of the players, the weakest first. Each has a `name` and its `parameters`, and is constructed with a seed
# and the values of its parameters as keywords.
PLAYERS: dict[str, Any] = {
    each.name: each for each in (RandomPlayer, GreedyPlayer, MctsPlayer, EvaluatorPlayer, ExpectimaxPlayer, RollPlayer)
}

# Opponents for people, the weakest first; docs/players.md has their measured strengths.
LEVELS = {
    "gentle": "evaluator:hope=3,noise=1",
    "eager": "greedy",
    "steady": "evaluator:thrift=2",
    "shrewd": "evaluator",
    "merciless": "roll:seconds=0.8",
}

# Parameters of every player: its own limit for a move, in place of the host's.
LIMITS = (
    Parameter.number("seconds", None, least=0.0001, most=3600),
    Parameter.whole("samples", None, least=1, most=1_000_000_000),
)
LIMIT_NAMES = frozenset(parameter.name for parameter in LIMITS)


@dataclass(frozen=True, slots=True)
class Spec:
    """A player with its parameters. `str` gives the canonical text: sorted, and without defaults."""

    name: str
    values: dict[str, Any]  # of the kinds that the parameters declare

    @property
    def parameters(self) -> tuple[Parameter, ...]:
        return parameters_of(self.name)

    @property
    def is_fair(self) -> bool:
        """True unless the player sees the hidden order of tiles."""
        return not any(parameter.is_unfair and self.values.get(parameter.name) for parameter in self.parameters)

    def __str__(self) -> str:
        values = write_values(self.values, self.parameters)
        return f"{self.name}:{values}" if values else self.name

    def make(self, seed: int | None) -> Player:
        limit = Limit(**{name: value for name, value in self.values.items() if name in LIMIT_NAMES})
        own = {name: value for name, value in self.values.items() if name not in LIMIT_NAMES}
        made: Player = PLAYERS[self.name](seed, **own)
        return made if limit == NO_LIMIT else LimitedPlayer(made, limit, str(self))


class LimitedPlayer:
    """A player with a limit of its own, which takes precedence over the host's."""

    def __init__(self, player: Player, limit: Limit, name: str) -> None:
        self.name = name
        self._player = player
        self._limit = limit

    def choose(self, game: Game, limit: Limit) -> Move:
        return self._player.choose(game, self._limit.or_else(limit))

    def explain(self, game: Game, limit: Limit, also: Move | None = None) -> Explanation:
        return ask_for_explanation(self._player, game, self._limit.or_else(limit), also)

    def choose_with_order(self, game: Game, limit: Limit, order: Sequence[Tile]) -> Move:
        """Pass the hidden order on. Only a host of an unfair player calls this."""
        return cast("PeekingPlayer", self._player).choose_with_order(game, self._limit.or_else(limit), order)


def player_names() -> tuple[str, ...]:
    """Return the names of all players, the weakest first."""
    return tuple(PLAYERS)


def level_names() -> tuple[str, ...]:
    """Return the names of the levels for people, the weakest first."""
    return tuple(LEVELS)


def parameters_of(name: str) -> tuple[Parameter, ...]:
    """Return the parameters of a player, including those that all players have."""
    return (*getattr(PLAYERS[name], "parameters", ()), *LIMITS)


def parse_spec(text: str) -> Spec:
    """Parse a player such as "roll:candidates=8,plies=4", or a level. Raises SetupError, which lists valid names."""
    name, colon, values = (each.strip() for each in LEVELS.get(text.strip(), text).partition(":"))
    if name not in PLAYERS:
        raise SetupError("setup/unknown-player", name=name, known=(*level_names(), *player_names()))
    return Spec(name, read_values(values, parameters_of(name), name) if colon else {})


def specs_in(text: str) -> list[str]:
    """Split a comma-separated list of players. Parts that name no player are parameters of the one before."""
    specs: list[str] = []
    for part in text.split(","):
        if specs and ":" in specs[-1] and part.partition(":")[0].strip() not in (*PLAYERS, *LEVELS):
            specs[-1] += f",{part.strip()}"
        else:
            specs.append(part.strip())
    return specs


def check_players(specs: Iterable[str]) -> None:
    """Raise SetupError for a text that is not a player."""
    for text in specs:
        parse_spec(text)


def check_fair(specs: Iterable[str]) -> None:
    """Raise SetupError for a text that is not a player, or a player that sees the hidden order of tiles."""
    for text in specs:
        if not is_fair(text):
            raise SetupError("setup/unfair-player", name=text)


def is_fair(text: str) -> bool:
    """Return True if a player sees only public information. Raises SetupError if there is no such player."""
    return parse_spec(text).is_fair


def player(text: str, seed: SupportsIndex | None = None) -> Player:
    """Create a player; with a seed, it chooses the same moves every time.

    Raises SetupError for an unknown player or an invalid seed.
    """
    return parse_spec(text).make(None if seed is None else check_seed(seed))
