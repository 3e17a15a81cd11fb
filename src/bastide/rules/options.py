"""Options of a game, its phases, and checks of setup arguments."""

import operator
from dataclasses import dataclass, replace
from enum import Enum
from typing import SupportsIndex

from bastide.errors import SetupError
from bastide.kernel import layout

MIN_PLAYERS, MAX_PLAYERS = 2, layout.MAX_PLAYERS
SEED_BITS = 64
MAX_BITS = 4096  # of a number that `repr` may convert to decimals
SEATS = ("red", "blue", "yellow", "black", "pink")


class Phase(Enum):
    """The next step of a game. Its text is a word or two, such as "draw ahead"."""

    DRAW = layout.DRAW
    DRAW_AHEAD = layout.DRAW_AHEAD
    PLAY = layout.PLAY
    OVER = layout.OVER
    DRAW_BONUS = layout.DRAW_BONUS

    def __str__(self) -> str:
        return self.name.lower().replace("_", " ")

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


def check_setup(players: SupportsIndex, options: Options) -> tuple[int, Options]:
    """Return the number of players and the options, with plain ints. Raises SetupError if one of them is invalid."""
    count = to_int(players)
    if count is None or not MIN_PLAYERS <= count <= MAX_PLAYERS:
        raise SetupError("setup/players", players=quote_value(players), least=MIN_PLAYERS, most=MAX_PLAYERS)
    first = to_int(options.first)
    if first is None or not 0 <= first < count:
        raise SetupError("setup/first-seat", first=quote_value(options.first), last=count - 1)
    for option in ("farmers", "draw_ahead"):
        if not isinstance(getattr(options, option), bool):
            raise SetupError("setup/option", option=option, value=quote_value(getattr(options, option)))
    return count, replace(options, first=first)


def check_seed(seed: SupportsIndex) -> int:
    """Return the seed as a plain int. Raises SetupError if it is invalid."""
    number = to_int(seed)
    if number is None or not 0 <= number < 1 << SEED_BITS:
        raise SetupError("setup/seed", seed=quote_value(seed), bits=SEED_BITS)
    return number


def quote_value(value: object) -> str:
    """Return the repr of a value; very long numbers are in hexadecimal, since Python limits decimal digits."""
    return hex(value) if isinstance(value, int) and value.bit_length() > MAX_BITS else repr(value)


def to_int(value: object) -> int | None:
    """Convert an integer of any type, such as NumPy's, to an int. Return None for other values and for bools."""
    if isinstance(value, bool) or not isinstance(value, SupportsIndex):
        return None
    try:
        return operator.index(value)
    except TypeError:  # an array or a NumPy bool
        return None
