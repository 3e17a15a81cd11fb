"""The games that one was in."""

from pydantic import Field

from bastide.server.protocol.base import Model, Points, Seat
from bastide.server.protocol.table import SeatInfo


class GameSummary(Model):
    """A game in the list of one's own."""

    game: str
    edition: str
    seats: list[SeatInfo]
    yours: list[Seat]
    tokens: list[str | None] = Field(description="the tokens of one's own seats")
    scores: Points
    player: Seat
    turn: int
    laid: int = Field(description="tiles that lie on the table")
    tiles: int
    is_over: bool
    winners: list[Seat]
    created: float = Field(description="seconds since 1970")
    changed: float = Field(description="seconds since 1970")


class MyGames(Model):
    """The list of them: those that changed last, the latest first. Those before the last of them may be asked for."""

    games: list[GameSummary]
    has_more: bool
