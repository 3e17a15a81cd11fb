"""The base class of messages, their limits, and the types of their fields."""

from functools import cached_property
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

MAX_SEATS, MIN_SEATS = 5, 2
MAX_NAME_LENGTH = 24
MAX_MOVE_LENGTH = 80
MAX_POSITION_LENGTH = 8000  # a full board takes 2,000 characters; comments are allowed
MAX_TALLY_POINTS = 999  # of one entry
MAX_WORD_LENGTH = 40  # of an identifier: an edition, a level, a question

Seat = Annotated[int, Field(ge=0, lt=MAX_SEATS)]
Coordinate = Annotated[int, Field(ge=-999, le=999)]
Cell = tuple[int, int]
Spot = Annotated[tuple[int, int, int], Field(description="x, y and the index of a segment")]
Rotation = Annotated[int, Field(ge=0, le=3, description="clockwise quarter turns")]
Name = Annotated[str, StringConstraints(strip_whitespace=True, max_length=MAX_NAME_LENGTH)]
Word = Annotated[str, StringConstraints(max_length=MAX_WORD_LENGTH)]
Version = Annotated[int, Field(ge=0)]
Points = tuple[int, ...]  # by seat

Aid = Literal["legal", "preview", "features", "fields", "dead", "remaining", "fits", "projection", "takeback", "hint"]
# Aids that also apply to a position without a game.
POSITION_AIDS: tuple[Aid, ...] = (
    "features",
    "fields",
    "dead",
    "remaining",
    "fits",
    "projection",
)
Layer = Literal["features", "fields", "dead", "remaining", "projection"]
SeatKind = Literal["here", "away", "computer"]
PhaseName = Literal["draw", "draw-ahead", "play", "draw-bonus", "over"]


class Model(BaseModel):
    """Immutable base class of all messages. Unknown keys are refused."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    @cached_property
    def json_text(self) -> str:
        """The message as JSON, serialised once for all recipients."""
        return self.model_dump_json()
