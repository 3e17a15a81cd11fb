"""Events of a game. They carry no text, so that they can be worded in any language."""

from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar

from bastide.rules.move import Cell, Move, SegmentOnBoard
from bastide.tiles import Tile


@dataclass(frozen=True, slots=True)
class Drawn:
    """A player drew a tile; `ahead` means that it is for their next turn."""

    player: int
    tile: Tile
    ahead: bool = False


@dataclass(frozen=True, slots=True)
class Discarded:
    """A player's tile fitted nowhere and was removed from the game."""

    player: int
    tile: Tile


@dataclass(frozen=True, slots=True)
class Placed:
    """A player laid a tile, with or without a follower or hut."""

    player: int
    move: Move


@dataclass(frozen=True, slots=True)
class Reason:
    """Part of a score: the items that count ("tiles", "pennants", "fish", ...), their number and their points."""

    what: str
    count: int
    points: int


@dataclass(frozen=True, slots=True)
class DolmenStands:
    """Only the player with the hunter beside the dolmen at `cell` is paid for the meadow."""

    what: ClassVar[str] = "dolmen"
    cell: Cell
    player: int


@dataclass(frozen=True, slots=True)
class TigersDriven:
    """The fire at `fire` drove the tigers off its meadow; `tigers` are their cells."""

    what: ClassVar[str] = "fire"
    fire: Cell
    tigers: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class DeerEaten:
    """The tiger at one cell ate the deer at the other; the cells may be the same."""

    what: ClassVar[str] = "eaten"
    tiger: Cell
    deer: Cell


# Events on a meadow before it is paid. `what` identifies the type in JSON.
Note = DolmenStands | TigersDriven | DeerEaten


@dataclass(frozen=True, slots=True)
class Scored:
    """A feature was scored; each receiver gets all the points.

    The cells of a farm are those of its field, or of the city in editions that pay each city separately. `followers`
    are counts by seat; for a river system they count huts. `final` is true in the final scoring. `notes` are the
    events on a meadow.

    `spots` are the segments of the feature; for a farm, those of the fields with its farmers. `paying` has the segments
    of each city that pays a farm, or the segment under each animal that pays for a meadow.
    """

    kind: str
    cells: tuple[Cell, ...]
    reasons: tuple[Reason, ...]
    followers: tuple[int, ...]
    receivers: tuple[int, ...]
    final: bool = False
    notes: tuple[Note, ...] = ()
    spots: tuple[SegmentOnBoard, ...] = ()
    paying: tuple[tuple[SegmentOnBoard, ...], ...] = ()

    @property
    def points(self) -> int:
        return sum(reason.points for reason in self.reasons)


class BonusAnswer(StrEnum):
    """Effect of gold in a completed forest."""

    DUE = "due"  # a bonus tile is drawn next
    BONUS_TURN = "bonus-turn"  # none: a bonus tile never brings another
    USED_UP = "used-up"  # none: there are no bonus tiles left


@dataclass(frozen=True, slots=True)
class GoldFound:
    """A player's tile completed the forest at `cells`, which contains gold, no matter who was paid for it."""

    player: int
    cells: tuple[Cell, ...]
    nuggets: int
    bonus: BonusAnswer


@dataclass(frozen=True, slots=True)
class Returned:
    """A follower went back from the tile at `cell` to its owner's supply; `role` is "robber", "knight" and so on."""

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
    """The last turn, which was `player`'s, was taken back."""

    player: int


Event = Drawn | Discarded | Placed | Scored | Returned | GoldFound | Ended | TakenBack
