"""What happens in a game besides drawing and playing."""

from dataclasses import dataclass
from typing import Literal

from .scoring import Line
from .table import Cell

Answer = Literal["due", "bonus-turn", "used-up"]


@dataclass(frozen=True)
class Discard:
    """The tile that the player held fits nowhere and has left the game."""

    player: int
    tile: str


@dataclass(frozen=True)
class Passed:
    """The player has no tile and there is none to draw, but somebody else still holds one."""

    player: int


@dataclass(frozen=True)
class Gold:
    """The player's tile completed a forest with gold."""

    player: int
    cells: frozenset[Cell]
    nuggets: int
    answer: Answer  # a bonus tile follows, or why none does


Event = Line | Gold | Discard | Passed
