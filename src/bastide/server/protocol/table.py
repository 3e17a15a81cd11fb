"""Who sits at a table, and what they are asked to agree to."""

from typing import Literal

from pydantic import Field

from bastide.server.protocol.base import Model, Seat, SeatKind


class SeatInfo(Model):
    """Who sits somewhere. `is_taken` tells whether anybody ever came, `is_present` whether they are here now."""

    kind: SeatKind
    name: str
    level: str | None
    is_taken: bool
    is_present: bool
    has_resigned: bool
    away_since: float | None = Field(description="seconds since 1970 when they were last seen; None if present")


class Proposal(Model):
    """Something that others must agree to: a takeback, or that a computer player takes a seat over."""

    number: int
    kind: Literal["takeback", "hand-over"]
    by: Seat
    seat: Seat
    level: str | None = None
    waiting_for: list[Seat]


class Table(Model):
    """Who sits at the table, and what they are asked to agree to. It may change without a new version."""

    type: Literal["table"] = "table"
    seats: list[SeatInfo]
    proposals: list[Proposal]
    watchers: int
