"""What a strong computer player thinks of a game afterwards. All figures are points at the end of the game."""

from typing import Literal

from pydantic import Field

from bastide.server.protocol.base import Model, Seat, Turns
from bastide.server.protocol.words import Message

JudgementStatus = Literal["waiting", "working", "ready", "failed"]


class JudgedMove(Model):
    """A move that was considered, in the notation, and where it goes.

    `margin` is how far it leads whoever plays it ahead of the others. The best has rank 1.
    """

    move: str
    x: int
    y: int
    rotation: Turns
    place: int
    margin: float
    rank: int
    reason: Message | None = Field(description="None: there was no time to look at it closely")


class JudgedTurn(Model):
    """A turn: how lucky its draw was, how far its move is behind the best one, and which those are, the best first."""

    turn: int
    seat: Seat
    tile: str
    lead: list[float] = Field(
        description="how far each seat is ahead of the mean of the others after the turn, on the mean of a round"
    )
    luck: float
    lost: float = Field(description="never negative")
    played: JudgedMove
    best: list[JudgedMove]


class JudgedSeat(Model):
    """What the turns of a seat add up to: the luck of its draws, and the points that it lost by its moves."""

    seat: Seat
    turns: int
    luck: float
    lost: float


class Judgement(Model):
    """How far the judgement of a game is, and once it is ready, all of it. Ask again until it is ready or has failed.

    A game is judged when it is first asked for, after those that wait already.
    """

    status: JudgementStatus
    done: int = Field(description="turns that have been looked at")
    of: int
    judge: str = Field(description="the computer player that judges")
    turns: list[JudgedTurn] = Field(default=[], description="once it is ready")
    totals: list[JudgedSeat] = Field(default=[], description="for each seat, once it is ready")
