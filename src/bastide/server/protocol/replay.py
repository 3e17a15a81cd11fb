"""Replays, positions and reviews of games."""

from typing import Annotated, Literal

from pydantic import Field

from bastide.message import Message
from bastide.server.protocol.base import MAX_POSITION_LENGTH, Model, Points, Rotation, Seat
from bastide.server.protocol.client_messages import (
    ChoicesQuestion,
    EffectsQuestion,
    FitsQuestion,
    GivenMove,
    LayersQuestion,
    PreviewQuestion,
)
from bastide.server.protocol.state import KindSum, State, Turn


class PlayedMove(Model):
    """A move of a replay in the notation, and the points of each seat for it, without the final scoring."""

    seat: Seat
    move: str
    gains: Points


class Replay(Model):
    """A game from its start, without moves that were taken back: an update and a move for each turn.

    `state` has the facts, board, log and course of the start, but the current table and rematch. The version of a
    turn's facts is its number. No seat has choices.
    """

    state: State
    turns: list[Turn]
    moves: list[PlayedMove]
    is_over: bool = Field(description="whether the game is over: all may be shown, and it can be reviewed")
    is_counted: bool = Field(description="whether the final scoring took place: not if the others resigned")


ReplayQuestion = Annotated[
    LayersQuestion | FitsQuestion | PreviewQuestion | ChoicesQuestion | EffectsQuestion,
    Field(discriminator="about", description="a question about a turn of a replay; its version is ignored"),
]

MAX_RECORD_LENGTH = 48_000  # characters; a long game has about 3,000, four times as many in JSON


class ImportedRecord(Model):
    """A record to import, as text or JSON."""

    record: str = Field(max_length=MAX_RECORD_LENGTH)


class EditionScores(Model):
    """The scores of a game by the rules of an edition, in total and for each kind of feature."""

    edition: str
    scores: Points
    winners: list[Seat]
    sums: list[KindSum]


class OtherEditions(Model):
    """The scores of a finished game by its own edition and by the others with the same tiles."""

    played: EditionScores
    others: list[EditionScores]


PositionText = Annotated[str, Field(max_length=MAX_POSITION_LENGTH, description="a position in one line or several")]


class GivenPosition(Model):
    """A position to show."""

    position: PositionText


class ShownPosition(Model):
    """The state of a position without players, and the position in both text forms."""

    state: State
    text: str
    line: str = Field(description="the form for URLs")


class PositionQuestion(Model):
    """A question about a position."""

    position: PositionText
    question: ReplayQuestion


ReviewStatus = Literal["waiting", "working", "ready", "failed"]


class ReviewedMove(Model):
    """A move that the review considered, in the notation and in numbers.

    `margin` is the expected lead of its player at the end, in points. The best move has rank 1.
    """

    move: str
    x: int
    y: int
    rotation: Rotation
    place: int
    margin: float
    rank: int
    reason: Message | None = Field(description="None: the move was not examined closely")


class ReviewedTurn(Model):
    """The review of a turn: the luck of its draw, the points lost by its move, and the best moves in order."""

    turn: int
    seat: Seat
    tile: str
    lead: list[float] = Field(
        description="lead of each seat over the mean of the others after the turn, averaged over a round"
    )
    luck: float
    lost: float = Field(description="never negative")
    played: ReviewedMove
    best: list[ReviewedMove]


class TriedMove(Model):
    """A move to judge instead of the one that was played."""

    move: GivenMove


class JudgedMove(Model):
    """The judgement of a tried move, and the points that it loses against the best one."""

    tried: ReviewedMove
    lost: float = Field(description="never negative")


class SeatReview(Model):
    """The totals of a seat: the luck of its draws and the points lost by its moves."""

    seat: Seat
    turns: int
    luck: float
    lost: float


class GameReview(Model):
    """The progress of a review, and its result once it is ready. Poll until it is ready or has failed.

    The first request puts the game at the end of the queue. All figures are points at the end of the game.
    """

    status: ReviewStatus
    done: int = Field(description="turns reviewed so far")
    of: int
    judge: str = Field(description="the computer player that reviews")
    turns: list[ReviewedTurn] = Field(default=[], description="once it is ready")
    totals: list[SeatReview] = Field(default=[], description="by seat, once it is ready")
