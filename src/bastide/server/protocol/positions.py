"""Positions without a game: what a table shows in one, and questions about it."""

from typing import Annotated

from pydantic import Field

from bastide.server.protocol.base import LONGEST_POSITION, Model
from bastide.server.protocol.replay import ReplayQuestion
from bastide.server.protocol.state import State

PositionText = Annotated[str, Field(max_length=LONGEST_POSITION, description="a position, in one line or in several")]


class GivenPosition(Model):
    """A position that is to be shown."""

    position: PositionText


class ShownPosition(Model):
    """What a table shows in a position, where nobody sits, and the position in both of its forms."""

    state: State
    text: str
    line: str = Field(description="the form that an address can hold")


class PositionQuestion(Model):
    """A question about a position."""

    position: PositionText
    question: ReplayQuestion
