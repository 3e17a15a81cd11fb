"""Games looked back at: from their beginning, turn by turn, and by the rules of other editions."""

from typing import Annotated

from pydantic import Field

from bastide.server.protocol.base import Model, Points, Seat
from bastide.server.protocol.questions import FitsQuestion, LayersQuestion
from bastide.server.protocol.state import KindSum, State, Turn

LONGEST_RECORD = 48_000  # characters; a long game has some three thousand, as JSON four times as many


class PlayedMove(Model):
    """A move of a replay, in the notation, and what it brought each seat at once; the final scoring is not in it."""

    seat: Seat
    move: str
    gains: Points


class Replay(Model):
    """A game from its beginning on, without what was taken back: a turn and a move for each that was played.

    `state` is that of the beginning: its facts, board, log and course are. Who sits at the table, and whether there is
    a rematch, is told as it is now. A turn's facts have its number as their version. Nobody has choices here.
    """

    state: State
    turns: list[Turn]
    moves: list[PlayedMove]
    is_over: bool = Field(description="whether the game is over, so that all may be shown, and it may be judged")
    is_counted: bool = Field(
        description="whether its last tile was laid: who wins because the others resign counts nothing"
    )


ReplayQuestion = Annotated[
    LayersQuestion | FitsQuestion,
    Field(discriminator="about", description="a question about a turn of a replay; its version is any number"),
]


class ImportedRecord(Model):
    """A record of a game, as text or as JSON, that is to become a game of one's own."""

    record: str = Field(max_length=LONGEST_RECORD)


class EditionScores(Model):
    """What a game scores by the rules of an edition: in all, and for each kind of feature."""

    edition: str
    scores: Points
    winners: list[Seat]
    sums: list[KindSum]


class OtherEditions(Model):
    """What the moves of a finished game score by the edition that it was played by, and by the others of its family."""

    played: EditionScores
    others: list[EditionScores]
