"""Options of a game, its phases, and checks of setup arguments."""

from dataclasses import dataclass
from enum import IntEnum

from bastide.errors import SetupError
from bastide.kernel import layout

MIN_PLAYERS, MAX_PLAYERS = 2, layout.MAX_PLAYERS
SEED_BITS = 64
MAX_BITS = 4096  # of a number that `repr` may convert to decimals
SEATS = ("red", "blue", "yellow", "black", "pink")


class Phase(IntEnum):
    """The next step of a game."""

    DRAW = layout.DRAW
    DRAW_AHEAD = layout.DRAW_AHEAD
    PLAY = layout.PLAY
    OVER = layout.OVER
    DRAW_BONUS = layout.DRAW_BONUS

    @property
    def is_draw(self) -> bool:
        """True if a tile must be drawn."""
        return self in DRAW_PHASES


DRAW_PHASES = (Phase.DRAW, Phase.DRAW_AHEAD, Phase.DRAW_BONUS)


@dataclass(frozen=True, slots=True)
class Options:
    """Options of a game; `first` is the seat that begins."""

    farmers: bool = True
    draw_ahead: bool = False
    first: int = 0


def check_setup(players: int, options: Options) -> None:
    """Raise SetupError for an invalid number of players, first seat or option."""
    if not is_number(players) or not MIN_PLAYERS <= players <= MAX_PLAYERS:
        raise SetupError("setup/players", players=quote_value(players), least=MIN_PLAYERS, most=MAX_PLAYERS)
    if not is_number(options.first) or not 0 <= options.first < players:
        raise SetupError("setup/first-seat", first=quote_value(options.first), last=players - 1)
    for option in ("farmers", "draw_ahead"):
        if not isinstance(getattr(options, option), bool):
            raise SetupError("setup/option", option=option, value=quote_value(getattr(options, option)))


def check_seed(seed: int) -> int:
    """Return the seed. Raises SetupError if it is invalid."""
    if not is_number(seed) or not 0 <= seed < 1 << SEED_BITS:
        raise SetupError("setup/seed", seed=quote_value(seed), bits=SEED_BITS)
    return seed


def quote_value(value: object) -> str:
    """Return the repr of a value; very long numbers are in hexadecimal, since Python limits decimal digits."""
    return hex(value) if isinstance(value, int) and value.bit_length() > MAX_BITS else repr(value)


def is_number(value: object) -> bool:
    """Return True if a value is an int and not a bool."""
    return isinstance(value, int) and not isinstance(value, bool)
