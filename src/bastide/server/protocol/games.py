"""New games, rematches, and the list of a player's games."""

from typing import Literal

from pydantic import Field

from bastide.server.protocol.base import (
    MAX_POSITION_LENGTH,
    MAX_SEATS,
    MIN_SEATS,
    Aid,
    Model,
    Name,
    Points,
    Seat,
    SeatKind,
    Word,
)
from bastide.server.protocol.state import SeatInfo


class SeatChoice(Model):
    """The wanted occupant of a seat: a person at this screen, a person with a link, or a computer player."""

    kind: SeatKind
    name: Name = ""
    level: Word | None = Field(default=None, description="the computer player; one of Setup.levels")


class NewGame(Model):
    """The options of a new game. `first` is the starting seat; None draws lots.

    A `position`, in one line or several, is where the game starts. It overrides edition, options and first seat, and
    must have the same number of seats. The guided `first_game` has its own position and order of tiles.
    """

    edition: Word
    seats: list[SeatChoice] = Field(min_length=MIN_SEATS, max_length=MAX_SEATS)
    farmers: bool = True
    draw_ahead: bool = False
    first: Seat | None = None
    aids: list[Aid] = Field(default=[], max_length=20)
    position: str | None = Field(default=None, max_length=MAX_POSITION_LENGTH, description="None: the usual start")
    by_hand: bool = Field(
        default=False,
        description="whether players draw from their own bag and enter the tiles; all seats are here then",
    )
    first_game: bool = Field(
        default=False, description="whether it is the guided game, with few tiles and special hints"
    )


class Created(Model):
    """A new game, and the secret token of each person's seat. The token grants the seat."""

    game: str
    seats: list[str | None]
    watch: str = Field(description="the token of spectators")


class RematchOptions(Model):
    """A rematch: the same people and options, seats rotated by one, optionally the same order of tiles."""

    same_tiles: bool = False


class Rematch(Model):
    """The rematch of this game, with the tokens of the client's seats."""

    type: Literal["rematch"] = "rematch"
    game: str
    seats: list[str | None]
    watch: str


class GameSummary(Model):
    """An entry of the list of own games."""

    game: str
    edition: str
    seats: list[SeatInfo]
    yours: list[Seat]
    tokens: list[str | None] = Field(description="the tokens of the own seats")
    scores: Points
    player: Seat
    turn: int
    laid: int = Field(description="tiles on the board")
    tiles: int
    is_over: bool
    by_hand: bool = Field(description="entered by hand, from a real table")
    winners: list[Seat]
    created: float = Field(description="seconds since 1970")
    changed: float = Field(description="seconds since 1970")


class MyGames(Model):
    """A page of own games, the latest changed first. The `changed` of the last one leads to the next page."""

    games: list[GameSummary]
    has_more: bool
