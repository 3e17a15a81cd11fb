"""Commands: they change the game, and are answered by a turn, a state or a table for everybody."""

from typing import Annotated, Literal

from pydantic import Field

from bastide.server.protocol.base import LONGEST_MOVE, Model, Name, Seat, Version, Word


class BaseCommand(Model):
    """What every command has: the version that it answers, the seat that it is about, and perhaps a name of its own."""

    version: Version
    seat: Seat
    ask: Word | None = None


class MoveCommand(BaseCommand):
    """Play a whole turn, in the notation, such as "D@1,0>90 road"."""

    do: Literal["move"]
    move: str = Field(max_length=LONGEST_MOVE)


class TakeBackCommand(BaseCommand):
    """Take back one's last turn; among people everybody must agree first."""

    do: Literal["take-back"]


class ResignCommand(BaseCommand):
    """Give up."""

    do: Literal["resign"]


class HandOverCommand(BaseCommand):
    """Let a computer player take a seat over: one's own at once, another's if all agree or if it is away for a day."""

    do: Literal["hand-over"]
    by: Seat
    level: Word


class AnswerCommand(BaseCommand):
    """Agree or not to what somebody proposes."""

    do: Literal["answer"]
    proposal: int
    agreed: bool


class RenameCommand(BaseCommand):
    """Say what one is called."""

    do: Literal["rename"]
    name: Name


class DrawCommand(BaseCommand):
    """Say which tile was drawn, one of Facts.drawable; in games by hand only."""

    do: Literal["draw"]
    tile: Word


class GoBackCommand(BaseCommand):
    """Go back to the moment after so many turns, before anything was drawn; in games by hand only.

    What came after it is undone as if it had never been entered. The present turn undoes what was drawn since;
    where nothing was, it is refused.
    """

    do: Literal["go-back"]
    turn: int = Field(ge=0)


Command = Annotated[
    MoveCommand
    | TakeBackCommand
    | ResignCommand
    | HandOverCommand
    | AnswerCommand
    | RenameCommand
    | DrawCommand
    | GoBackCommand,
    Field(discriminator="do"),
]


class Done(Model):
    """A command was carried out; what came of it is announced to everybody, and that came before this."""

    type: Literal["done"] = "done"
    ask: str | None
    version: Version
