"""Messages from the client: the hello of a socket, and commands and questions, which may also come by HTTP."""

from typing import Annotated, Literal

from pydantic import Discriminator, Field, StringConstraints, Tag

from bastide.server.protocol.base import (
    MAX_MOVE_LENGTH,
    MAX_SEATS,
    MAX_TALLY_POINTS,
    Coordinate,
    Layer,
    Model,
    Name,
    Rotation,
    Seat,
    Version,
    Word,
)

Token = Annotated[str, StringConstraints(max_length=64)]


class Hello(Model):
    """The first message on a socket: the client's tokens for this game, and the secret of its browser, if any."""

    hello: Literal[1] = Field(description="the version of this protocol")
    tokens: list[Token] = Field(min_length=1, max_length=MAX_SEATS + 1)
    identity: Token | None = None


class BaseCommand(Model):
    """Fields of every command: the version it applies to, its seat, and an optional id for the reply."""

    version: Version
    seat: Seat
    ask: Word | None = None


class ChosenMove(Model):
    """A move with the tile in hand, in the numbers of a Choice. Place 0 places no piece."""

    x: Coordinate
    y: Coordinate
    rotation: Rotation
    place: int = Field(ge=0)


def move_form(move: object) -> str:
    """Return the form of a move, so that errors name its fields."""
    return "text" if isinstance(move, str) else "numbers"


GivenMove = Annotated[
    Annotated[str, Field(max_length=MAX_MOVE_LENGTH), Tag("text")] | Annotated[ChosenMove, Tag("numbers")],
    Discriminator(move_form),
]


class MoveCommand(BaseCommand):
    """Play a whole turn: in the notation, such as "D@1,0>90 road", or by the numbers of a Choice."""

    do: Literal["move"]
    move: GivenMove


class TakeBackCommand(BaseCommand):
    """Take back the seat's last turn. Other people in the game must agree first."""

    do: Literal["take-back"]


class RestoreCommand(BaseCommand):
    """Play the turns again that were just taken back, with the same tiles. Refused if others had to agree."""

    do: Literal["restore"]


class ResignCommand(BaseCommand):
    """Resign."""

    do: Literal["resign"]


class HandOverCommand(BaseCommand):
    """Hand a seat over to a computer player: the own seat at once, another if all agree or it was away for a day."""

    do: Literal["hand-over"]
    by: Seat
    level: Word


class AnswerCommand(BaseCommand):
    """Accept or reject a proposal."""

    do: Literal["answer"]
    proposal: int
    agreed: bool


class RenameCommand(BaseCommand):
    """Change the name of a seat."""

    do: Literal["rename"]
    name: Name


class DrawCommand(BaseCommand):
    """Enter the tile that was drawn, one of Facts.drawable. Only in games by hand."""

    do: Literal["draw"]
    tile: Word


class GoBackCommand(BaseCommand):
    """Go back to the end of a turn, before the next draw. Only in games by hand.

    Everything after it is removed, from the log too. The current turn undoes only the draws since then, and is refused
    if there were none.
    """

    do: Literal["go-back"]
    turn: int = Field(ge=0)


class TallyCommand(BaseCommand):
    """Attach an entry of a tally to the log: points that the seat got while the server was out of reach.

    Only in games by hand. The scores do not change. An entry whose `id` is in the log already changes nothing, so a
    client sends it until it is accepted.
    """

    do: Literal["tally"]
    id: Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,40}$")]
    kind: Word = Field(description="one of EditionInfo.kinds")
    points: int = Field(ge=1, le=MAX_TALLY_POINTS)


Command = Annotated[
    MoveCommand
    | TakeBackCommand
    | RestoreCommand
    | ResignCommand
    | HandOverCommand
    | AnswerCommand
    | RenameCommand
    | DrawCommand
    | GoBackCommand
    | TallyCommand,
    Field(discriminator="do"),
]


# Commands that mean the same at any version, so they are never stale.
AT_ANY_VERSION = ("rename", "resign", "tally")
# Refusals of a command that was already carried out. A client that sends it again after a reconnect takes them as done.
DONE_BEFORE = {
    "rename": ("name/unchanged",),
    "answer": ("proposal/unknown", "proposal/not-asked"),
    "resign": ("seat/not-yours", "game/over"),
}


class BaseQuestion(Model):
    """Fields of every question: an id for the answer, and the version it is about."""

    ask: Word
    version: Version


class PreviewQuestion(BaseQuestion):
    """Preview the tile in hand on a cell, without a piece and with one on each place."""

    about: Literal["preview"]
    x: Coordinate
    y: Coordinate
    rotation: Rotation


class LayersQuestion(BaseQuestion):
    """Ask for the content of some layers."""

    about: Literal["layers"]
    layers: list[Layer] = Field(max_length=10)


class FitsQuestion(BaseQuestion):
    """Ask which of the remaining tiles fit an empty cell."""

    about: Literal["fits"]
    x: Coordinate
    y: Coordinate


class ChoicesQuestion(BaseQuestion):
    """Ask for the ways to lay the tile in hand. Only about positions and about turns of finished games."""

    about: Literal["choices"]


MAX_COMPARED_MOVES = 16


class EffectsQuestion(BaseQuestion):
    """Ask what moves would do to the features they touch. Only about positions and about turns of finished games."""

    about: Literal["effects"]
    moves: list[GivenMove] = Field(max_length=MAX_COMPARED_MOVES)


class HintQuestion(BaseQuestion):
    """Ask for the move of a strong player."""

    about: Literal["hint"]


Question = Annotated[
    PreviewQuestion | LayersQuestion | FitsQuestion | HintQuestion,
    Field(discriminator="about"),
]

FromPage = Command | Question
