"""What happens in a game, as values that can be told in any language."""

from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar

from bastide.rules.move import Cell, Move
from bastide.tiles import Tile


@dataclass(frozen=True, slots=True)
class Drawn:
    """A player drew a tile; `ahead` if it is for their next turn."""

    player: int
    tile: Tile
    ahead: bool = False


@dataclass(frozen=True, slots=True)
class Discarded:
    """A player's tile fitted nowhere and left the game."""

    player: int
    tile: Tile


@dataclass(frozen=True, slots=True)
class Placed:
    """A player laid a tile and perhaps placed a follower or a hut."""

    player: int
    move: Move


@dataclass(frozen=True, slots=True)
class Reason:
    """A part of a score: what it was paid for ("tiles", "pennants", "fish", ...), how many of it, and the points."""

    what: str
    count: int
    points: int


@dataclass(frozen=True, slots=True)
class DolmenStands:
    """The player whose hunter stands beside the dolmen at `cell` is alone paid for the meadow."""

    what: ClassVar[str] = "dolmen"
    cell: Cell
    player: int


@dataclass(frozen=True, slots=True)
class TigersDriven:
    """The fire at `fire` drove the tigers off its meadow; `tigers` has the cell of each of them."""

    what: ClassVar[str] = "fire"
    fire: Cell
    tigers: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class DeerEaten:
    """The tiger at one cell ate the deer at another, or at the same."""

    what: ClassVar[str] = "eaten"
    tiger: Cell
    deer: Cell


# What happened on a meadow; `what` is the name that programs know it by.
Note = DolmenStands | TigersDriven | DeerEaten


@dataclass(frozen=True, slots=True)
class Scored:
    """A feature was paid to its receivers, each of whom gets all the points.

    A farm's line names the tiles of its field, or of the city where each city is paid by itself. `followers` are
    counted by seat, and for a river system they are the huts; `final` is true in the final scoring. `notes` tell what
    happened on a meadow.
    """

    kind: str
    cells: tuple[Cell, ...]
    reasons: tuple[Reason, ...]
    followers: tuple[int, ...]
    receivers: tuple[int, ...]
    final: bool = False
    notes: tuple[Note, ...] = ()

    @property
    def points(self) -> int:
        return sum(reason.points for reason in self.reasons)


class BonusAnswer(StrEnum):
    """What gold brings."""

    DUE = "due"  # a bonus tile, which is drawn next
    BONUS_TURN = "bonus-turn"  # nothing: a bonus tile never brings another
    USED_UP = "used-up"  # nothing: no bonus tile is left


@dataclass(frozen=True, slots=True)
class GoldFound:
    """A player's tile completed the forest at `cells`, which holds gold, whoever was paid for it."""

    player: int
    cells: tuple[Cell, ...]
    nuggets: int
    bonus: BonusAnswer


@dataclass(frozen=True, slots=True)
class Returned:
    """A follower, a robber or what else its `role` was, went back from the tile at `cell` to its owner's supply."""

    player: int
    cell: Cell
    segment: int
    role: str


@dataclass(frozen=True, slots=True)
class Ended:
    """The game is over."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TakenBack:
    """The last turn, that of `player`, was taken back."""

    player: int


Event = Drawn | Discarded | Placed | Scored | Returned | GoldFound | Ended | TakenBack
