"""Events of a game that follow from draws and moves."""

from dataclasses import dataclass
from typing import Literal

from .scoring import TwinLine
from .table import Cell

GoldAnswer = Literal["due", "bonus-turn", "used-up"]


@dataclass(frozen=True)
class Discard:
    """The tile in the player's hand fits nowhere and was discarded."""

    player: int
    tile: str


@dataclass(frozen=True)
class Passed:
    """The player has no tile and cannot draw one, but another player still has one."""

    player: int


@dataclass(frozen=True)
class Gold:
    """The player's tile completed a forest with gold."""

    player: int
    cells: frozenset[Cell]
    nuggets: int
    answer: GoldAnswer  # a bonus tile follows, or the reason why none does


TwinEvent = TwinLine | Gold | Discard | Passed
