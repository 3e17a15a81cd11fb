"""Sentences, and refusals, which are told by them."""

from typing import Literal

from pydantic import Field

from bastide.server.protocol.base import Model, Version


class Message(Model):
    """A sentence or a part of one: a message of the Fluent files, with what goes into it."""

    id: str
    arguments: "dict[str, str | int | float | Message]" = Field(default={})


class Refused(Model):
    """Why something was not done. `code` is stable, such as "move/no-fit"; `version` is that of the game, if any."""

    type: Literal["refused"] = "refused"
    code: str
    message: Message
    version: Version | None = None
    ask: str | None = Field(default=None, description="the `ask` of the question or command that is refused")
