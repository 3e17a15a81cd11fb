"""What happens in a game, as values that can be told in any language."""

from dataclasses import dataclass

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
    """A player laid a tile and perhaps placed a follower."""

    player: int
    move: Move


@dataclass(frozen=True, slots=True)
class Reason:
    """A part of a score: what it was paid for ("tiles", "pennants" or "cities"), how many of it, and the points."""

    what: str
    count: int
    points: int


@dataclass(frozen=True, slots=True)
class Scored:
    """A feature was paid to its receivers, each of whom gets all the points.

    A farm's line names the tiles of its field, or of the city where each city is paid by itself. `followers` are
    counted by seat; `final` is true in the final scoring.
    """

    kind: str
    cells: tuple[Cell, ...]
    reasons: tuple[Reason, ...]
    followers: tuple[int, ...]
    receivers: tuple[int, ...]
    final: bool = False

    @property
    def points(self) -> int:
        return sum(reason.points for reason in self.reasons)


@dataclass(frozen=True, slots=True)
class Returned:
    """A follower went back from the tile at `cell` to its owner's supply."""

    player: int
    cell: Cell
    segment: int


@dataclass(frozen=True, slots=True)
class Ended:
    """The game is over."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TakenBack:
    """The last turn, that of `player`, was taken back."""

    player: int


Event = Drawn | Discarded | Placed | Scored | Returned | Ended | TakenBack
