"""What a table agrees on before the game, and what a game waits for."""

from dataclasses import dataclass
from enum import IntEnum

from bastide.errors import SetupError
from bastide.kernel import layout

MIN_PLAYERS, MAX_PLAYERS = 2, layout.MAX_PLAYERS
SEATS = ("red", "blue", "yellow", "black", "pink")


class Phase(IntEnum):
    """What comes next in a game."""

    DRAW = layout.DRAW
    DRAW_AHEAD = layout.DRAW_AHEAD
    PLAY = layout.PLAY
    OVER = layout.OVER


@dataclass(frozen=True, slots=True)
class Options:
    """The options of a game; `first` is the seat that begins."""

    farmers: bool = True
    draw_ahead: bool = False
    first: int = 0


def check_setup(players: int, options: Options) -> None:
    """Refuse a number of players, or a first seat, that cannot be. Raises SetupError."""
    if not MIN_PLAYERS <= players <= MAX_PLAYERS:
        raise SetupError("setup/players", players=players, least=MIN_PLAYERS, most=MAX_PLAYERS)
    if not 0 <= options.first < players:
        raise SetupError("setup/first-seat", first=options.first, last=players - 1)
