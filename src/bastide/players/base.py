"""The protocols of players, their limits and explanations, and functions to ask them."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from inspect import signature
from typing import Protocol

from bastide.errors import IllegalMove, SetupError
from bastide.kernel import entry
from bastide.kernel.layout import Records
from bastide.message import Message
from bastide.rules.game import Game
from bastide.rules.move import Move
from bastide.rules.options import Phase
from bastide.tiles import Tile


@dataclass(frozen=True, slots=True)
class Limit:
    """The CPU seconds and samples that a player may spend on one move; None means no limit.

    Each player defines its samples: rollouts, for example, or simulations. Under a limit of samples alone, a player
    with a seed chooses the same move every time.
    """

    seconds: float | None = None
    samples: int | None = None

    def or_else(self, other: "Limit") -> "Limit":
        """Return this limit, with values from `other` where this one has none."""
        return Limit(
            other.seconds if self.seconds is None else self.seconds,
            other.samples if self.samples is None else self.samples,
        )


NO_LIMIT = Limit()


@dataclass(frozen=True, slots=True)
class Candidate:
    """A move that was considered, with the expected final margin of the current player.

    The margin is the lead over the opponents at the end of the game, in points. Each player decides how to combine
    several opponents: some take the mean, some mostly the best. A custom player may use a plain sentence as the id of
    `reason`.
    """

    move: Move
    margin: float
    reason: Message


@dataclass(frozen=True, slots=True)
class Explanation:
    """The moves that a player considered, the best first, and the number of samples that it took."""

    candidates: tuple[Candidate, ...]
    samples: int = 0


class Chooser(Protocol):
    """A player that chooses moves without changing the game. Hosts call it through `choice_of`."""

    @property
    def name(self) -> str:
        """The name in the registry."""

    def choose(self, game: Game, limit: Limit) -> Move:
        """Return a legal move for the current player. Raises IllegalMove if there is no tile to play."""


class Player(Chooser, Protocol):
    """A player that also explains its choices. Hosts call it through `choice_of` and `explanation_of`."""

    def explain(self, game: Game, limit: Limit, also: Move | None = None) -> Explanation:
        """Return the candidates of the current player, the best first. Raises IllegalMove if there is no tile to play.

        A player that considers only some moves includes the legal move `also`.
        """


class PeekingPlayer(Player, Protocol):
    """A player that sees the hidden order of tiles, as in published experiments. See `registry.is_fair`."""

    def choose_with_order(self, game: Game, limit: Limit, order: Sequence[Tile]) -> Move:
        """Return a legal move, given the undrawn tiles in their `order`, with the separate bag of bonus tiles last."""


def choice_of(player: Chooser, game: Game, limit: Limit = NO_LIMIT) -> Move:
    """Ask a player for a move. It gets a copy of the game, which does not hold the hidden order of tiles."""
    return player.choose(game.copy(history=False), limit)


def explanation_of(player: Chooser, game: Game, limit: Limit = NO_LIMIT, *, also: Move | None = None) -> Explanation:
    """Ask a player to explain its choice, and to consider the move `also` if time allows. It gets a copy, as above.

    Raises SetupError if the player cannot explain.
    """
    return ask_for_explanation(player, game.copy(history=False), limit, also)


def ask_for_explanation(player: Chooser, game: Game, limit: Limit, also: Move | None) -> Explanation:
    """Call a player's `explain` without copying the game. Raises SetupError if it cannot explain."""
    explain = getattr(player, "explain", None)
    if explain is None:
        raise SetupError("player/no-reasons", name=player.name)
    options = {} if also is None or not accepts_also(explain) else {"also": also}
    explanation: Explanation = explain(game, limit, **options)
    if not explanation.candidates:
        raise SetupError("player/no-reasons", name=player.name)
    return explanation


def accepts_also(explain: Callable[..., Explanation]) -> bool:
    """Return True if `explain` takes the parameter `also`, which custom players may lack."""
    return "also" in signature(explain).parameters


def check_turn(game: Game, name: str) -> None:
    """Raise IllegalMove unless the current player has a tile to play."""
    if game.phase is not Phase.PLAY:
        raise IllegalMove("player/nothing-to-play", name=name)


def copy_position(game: Game, states: Records) -> None:
    """Write the position to `states[0]`: a state never holds the order of the draws, so no search can look ahead."""
    entry.copy_state(states, 0, game._raw.states, game._raw.index)
