"""What all messages are made of: numbers that limit them, and the names of their smallest parts."""

from functools import cached_property
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

MOST_SEATS, FEWEST_SEATS = 5, 2
LONGEST_NAME = 24
LONGEST_MOVE = 80
LONGEST_POSITION = 8000  # the longest that makes sense has two thousand characters; people may add comments
LONGEST_WORD = 40  # of what programs call something: an edition, a level, a question

Seat = Annotated[int, Field(ge=0, lt=MOST_SEATS)]
Cell = tuple[int, int]
Spot = Annotated[tuple[int, int, int], Field(description="x, y and the index of a segment")]
Turns = Annotated[int, Field(ge=0, le=3, description="clockwise quarter turns")]
Name = Annotated[str, StringConstraints(strip_whitespace=True, max_length=LONGEST_NAME)]
Word = Annotated[str, StringConstraints(max_length=LONGEST_WORD)]
Version = Annotated[int, Field(ge=0)]
Points = tuple[int, ...]  # by seat

Aid = Literal["legal", "preview", "features", "fields", "dead", "remaining", "fits", "projection", "takeback", "hint"]
POSITION_AIDS: tuple[Aid, ...] = ("features", "fields", "dead", "remaining", "fits", "projection")  # for anybody
Layer = Literal["features", "fields", "dead", "remaining", "projection"]
SeatKind = Literal["here", "away", "computer"]
Phase = Literal["draw", "draw-ahead", "play", "draw-bonus", "over"]


class Model(BaseModel):
    """All that goes over the wire: unknown keys are refused, and values never change."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    @cached_property
    def json_text(self) -> str:
        """The message as it is sent: written once, however many get it."""
        return self.model_dump_json()
