"""The lines of the log, and the pieces that they tell of."""

from typing import Literal

from pydantic import Field

from bastide.server.protocol.base import Cell, Model, Seat
from bastide.server.protocol.words import Message


class PieceInfo(Model):
    """A follower, tribe member or hut on the table."""

    x: int
    y: int
    place: int
    seat: Seat
    role: str


class Entry(Model):
    """A line of the log: one event, told by `message`, and how it came to be by `details`.

    `points` are what each of `seats` gets; `cells` are the tiles it is about.
    """

    turn: int
    kind: Literal[
        "drawn", "discarded", "placed", "scored", "returned", "gold", "ended", "taken-back", "resigned", "handed-over"
    ]
    message: Message
    details: list[Message] = Field(default=[])
    seats: list[Seat] = Field(default=[])
    cells: list[Cell] = Field(default=[])
    points: int = 0
    is_final: bool = False
    tile: str | None = None
    pieces: list[PieceInfo] = Field(default=[], description="the piece that goes home, or that is placed")
