"""The lines of a game: what the server stores, one row each.

    0 plays D@1,0>90 road
    0 takes back
    1 resigns
    1 is played by greedy

Draws are not stored, because they follow from the hidden order of the tiles. Only games by hand have these three:

    0 draws D
    0 goes back to 12
    0 tallies 8 city 3f2a
"""

import re
from collections.abc import Callable
from dataclasses import dataclass

from bastide.errors import ServerError
from bastide.rules.game import Game
from bastide.rules.move import Move
from bastide.rules.text.notation import find_tile
from bastide.server.protocol.client_messages import ChosenMove
from bastide.tiles import Edition, Tile

LINE = re.compile(
    r"(?P<seat>\d) (?P<act>plays|takes back|resigns|is played by|draws|goes back to|tallies)(?: (?P<rest>.+))?"
)

WITHOUT_REST = ("takes back", "resigns")


@dataclass(frozen=True, slots=True)
class Play:
    """The player of a seat plays a move."""

    seat: int
    move: Move

    def __str__(self) -> str:
        return f"{self.seat} plays {self.move}"


@dataclass(frozen=True, slots=True)
class TakeBack:
    """The last move, which the player of this seat made, is taken back."""

    seat: int

    def __str__(self) -> str:
        return f"{self.seat} takes back"


@dataclass(frozen=True, slots=True)
class Resign:
    """The player of a seat gives up."""

    seat: int

    def __str__(self) -> str:
        return f"{self.seat} resigns"


@dataclass(frozen=True, slots=True)
class HandOverSeat:
    """A computer player takes a seat over."""

    seat: int
    level: str

    def __str__(self) -> str:
        return f"{self.seat} is played by {self.level}"


@dataclass(frozen=True, slots=True)
class Draw:
    """The player of a seat draws a tile from a bag of their own; in games by hand only."""

    seat: int
    tile: Tile

    def __str__(self) -> str:
        return f"{self.seat} draws {self.tile.name}"


@dataclass(frozen=True, slots=True)
class Rewind:
    """The players go back to just after that many turns, before the next draw; in games by hand only."""

    seat: int
    turn: int

    def __str__(self) -> str:
        return f"{self.seat} goes back to {self.turn}"


@dataclass(frozen=True, slots=True)
class TallyPoints:
    """An entry of a tally: points that the players counted themselves; in games by hand only. `id` is the client's."""

    seat: int
    points: int
    kind: str
    id: str

    def __str__(self) -> str:
        return f"{self.seat} tallies {self.points} {self.kind} {self.id}"

    @classmethod
    def parse(cls, seat: int, rest: str) -> "TallyPoints":
        """Parse the text after the act. Raises ValueError."""
        points, kind, name = rest.split(" ")
        return cls(seat, int(points), kind, name)


GameLine = Play | TakeBack | Resign | HandOverSeat | Draw | Rewind | TallyPoints


def parse_line(text: str, rules: Edition) -> GameLine:
    """Parse what `str(line)` wrote. Raises NotationError for a move or tile, else ValueError."""
    found = LINE.fullmatch(text)
    if found is None or (found["rest"] is None) != (found["act"] in WITHOUT_REST):
        raise ValueError(f"not a line of a game: {text!r}")
    return PARSERS[found["act"]](int(found["seat"]), found["rest"] or "", rules)


PARSERS: dict[str, Callable[[int, str, Edition], GameLine]] = {
    "plays": lambda seat, rest, rules: Play(seat, Move.parse(rest, rules.tiles_by_name)),
    "takes back": lambda seat, _rest, _rules: TakeBack(seat),
    "resigns": lambda seat, _rest, _rules: Resign(seat),
    "is played by": lambda seat, rest, _rules: HandOverSeat(seat, rest),
    "draws": lambda seat, rest, rules: Draw(seat, find_tile(rest, rules.tiles_by_name)),
    "goes back to": lambda seat, rest, _rules: Rewind(seat, int(rest)),
    "tallies": lambda seat, rest, _rules: TallyPoints.parse(seat, rest),
}


def given_move(game: Game, given: str | ChosenMove) -> Move:
    """Return a move with the tile in hand. Raises NotationError, or ServerError if no tile is in hand."""
    if isinstance(given, str):
        return game.parse_move(given)
    if game.drawn is None:
        raise ServerError("game/over" if game.is_over else "hand/nothing-drawn")
    return Move(game.drawn, given.x, given.y, given.rotation, given.place)
