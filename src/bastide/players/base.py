"""What a player is, and what all players need."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from inspect import signature
from typing import Protocol

from bastide.errors import IllegalMove, SetupError
from bastide.kernel.layout import Records
from bastide.rules.game import Game
from bastide.rules.move import Move
from bastide.rules.options import Phase
from bastide.tiles import Tile


@dataclass(frozen=True, slots=True)
class Limit:
    """What a player may spend on one move: CPU seconds, samples or both; None is as much as it likes.

    What a sample is, the player knows: a rollout, a simulation. Under a limit of samples alone the move of a player
    with a seed is the same every time.
    """

    seconds: float | None = None
    samples: int | None = None

    def or_else(self, other: "Limit") -> "Limit":
        """This limit, and where it sets none, the other."""
        return Limit(
            other.seconds if self.seconds is None else self.seconds,
            other.samples if self.samples is None else self.samples,
        )


NO_LIMIT = Limit()


@dataclass(frozen=True, slots=True)
class Why:
    """Why a move is worth what it is, as data: the id of a message, and what goes into it, which may be a Why as well.

    A player of somebody's own may say it in its own words instead.
    """

    id: str
    arguments: "Mapping[str, str | int | float | Why]" = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Candidate:
    """A move that was considered: `margin` is what it promises whoever is at turn.

    It is counted in points, ahead of the others at the end of the game. How several others are summed up is the
    player's affair: some take their mean, some the best of them above all.
    """

    move: Move
    margin: float
    reason: Why


@dataclass(frozen=True, slots=True)
class Explanation:
    """What a player thought: the moves that it considered, the best first, and how many samples that took."""

    candidates: tuple[Candidate, ...]
    samples: int = 0


class Chooser(Protocol):
    """Chooses moves, in a game that it changes nothing in. Hosts ask it by `choice_of`."""

    @property
    def name(self) -> str:
        """What it is called in the registry."""

    def choose(self, game: Game, limit: Limit) -> Move:
        """A legal move for whoever is at turn. Raises IllegalMove if nobody has a tile to play."""


class Player(Chooser, Protocol):
    """Chooses moves and says why. Hosts ask it by `choice_of` and `explanation_of`."""

    def explain(self, game: Game, limit: Limit, also: Move | None = None) -> Explanation:
        """The candidates for whoever is at turn, the best first. Raises IllegalMove if nobody has a tile to play.

        A player that considers some moves only considers the legal move `also` with them.
        """


class Peeking(Player, Protocol):
    """A player that is told what will be drawn, as a yardstick from papers needs it. `registry.is_fair` knows them."""

    def choose_knowing(self, game: Game, limit: Limit, order: Sequence[Tile]) -> Move:
        """A legal move, knowing the undrawn tiles in their `order`, bonus tiles last: each bag is drawn by itself."""


def choice_of(player: Chooser, game: Game, limit: Limit = NO_LIMIT) -> Move:
    """What a player does now. It gets a copy, which knows what everybody at the table sees, not what will be drawn."""
    return player.choose(game.copy(history=False), limit)


def explanation_of(player: Chooser, game: Game, limit: Limit = NO_LIMIT, *, also: Move | None = None) -> Explanation:
    """What a player thinks now, of a copy as in `choice_of`, and of a move `also`, if it has time for it.

    Raises SetupError if it cannot tell.
    """
    return explained_by(player, game.copy(history=False), limit, also)


def explained_by(player: Chooser, game: Game, limit: Limit, also: Move | None) -> Explanation:
    """What a player thinks of a game that it may have. Raises SetupError if it cannot tell."""
    explain = getattr(player, "explain", None)
    if explain is None:
        raise SetupError("player/no-reasons", name=player.name)
    asked = {} if also is None or not knows_also(explain) else {"also": also}
    explanation: Explanation = explain(game, limit, **asked)
    if not explanation.candidates:
        raise SetupError("player/no-reasons", name=player.name)
    return explanation


def knows_also(explain: Callable[..., Explanation]) -> bool:
    """Whether a player takes a move to consider with its own ones; one of somebody's own need not."""
    return "also" in signature(explain).parameters


def check_turn(game: Game, name: str) -> None:
    """Refuse to choose where there is nothing to choose from."""
    if game.phase is not Phase.PLAY:
        raise IllegalMove("player/nothing-to-play", name=name)


def copy_position(game: Game, states: Records) -> None:
    """Write the position to `states[0]`: a state never holds the order of the draws, so no search can look ahead."""
    states[0] = game._raw.state
