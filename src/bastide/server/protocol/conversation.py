"""What is said on sockets: the first message, and all that goes to and fro after it."""

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from bastide.server.protocol.answers import Answer
from bastide.server.protocol.base import MOST_SEATS, Model
from bastide.server.protocol.commands import Command, Done
from bastide.server.protocol.questions import Question
from bastide.server.protocol.setup import Rematch
from bastide.server.protocol.state import State, Turn
from bastide.server.protocol.table import Table
from bastide.server.protocol.words import Refused

Token = Annotated[str, StringConstraints(max_length=64)]


class Hello(Model):
    """The first message on a socket: one's tokens for this game, and the secret of this browser, if it has one."""

    hello: Literal[1] = Field(description="the version of this protocol")
    tokens: list[Token] = Field(min_length=1, max_length=MOST_SEATS + 1)
    identity: Token | None = None


FromServer = Annotated[
    State | Turn | Table | Rematch | Refused | Done | Answer,
    Field(discriminator="type"),
]
FromPage = Command | Question
