"""Messages that the server sends in reply: answers, confirmations and refusals."""

from typing import Annotated, Literal

from pydantic import Field

from bastide.message import Message
from bastide.server.protocol.base import Cell, Model, Points, Rotation, Seat, Spot, Version
from bastide.server.protocol.games import Rematch
from bastide.server.protocol.state import Choice, EffectInfo, Entry, State, Table, TileCount, Turn


class Refused(Model):
    """An error. `code` is stable, such as "move/no-fit"; `version` is that of the game, if there is one."""

    type: Literal["refused"] = "refused"
    code: str
    message: Message
    version: Version | None = None
    ask: str | None = Field(default=None, description="the `ask` of the refused question or command")


class Done(Model):
    """A command was carried out. Its events were sent to all viewers before this."""

    type: Literal["done"] = "done"
    ask: str | None
    version: Version


class BaseAnswer(Model):
    """Fields that every answer repeats from its question."""

    ask: str
    version: Version


class PlacePreview(Model):
    """The effect of a move with a piece on a place (0: none): immediate points by seat, and the entries of the log.

    `later` is what the feature under the piece would pay to its leaders if the game ended after this move.
    """

    place: int
    gains: Points
    later: int
    tiles: int = Field(description="the tiles of the feature under the piece after the move")
    log: list[Entry]


class TouchedFeature(Model):
    """A feature that a tile would touch, as it is after the tile is laid without a piece.

    Each field after `places` needs an aid, and is None without it.
    """

    kind: str
    places: list[int] = Field(description="the places of the tile that are on it")
    holders: list[Seat] | None = Field(description="legal: the seats with pieces on it, which bar it to others")
    pays_now: int | None = Field(description="preview: its points if the game ended now, or as a complete feature")
    pays_completed: int | None = Field(description="preview: its points if it were completed with its present tiles")
    spots: list[Spot] | None = Field(description="features: its segments")
    pieces: Points | None = Field(description="features: its pieces by seat")
    joined: list[Seat] | None = Field(description="features: the seats whose separate features the tile joins")
    open_sides: int | None = Field(description="features: its open sides, or the empty cells around a monastery")
    is_complete: bool | None = Field(description="features: true if the tile completes it")


class PreviewAnswer(BaseAnswer):
    """The effect of laying the tile: with a piece on each place, if the aids allow it, and on each feature."""

    type: Literal["preview"] = "preview"
    places: list[PlacePreview]
    features: list[TouchedFeature]


class FeatureInfo(Model):
    """A feature: its segments, pieces by seat, leaders, and points now and once completed."""

    kind: str
    spots: list[Spot]
    followers: Points
    huts: Points
    leaders: list[Seat]
    receivers: list[Seat]
    pays_now: int
    pays_completed: int
    is_complete: bool
    open_sides: int


class LayersAnswer(BaseAnswer):
    """The requested layers; None for the others."""

    type: Literal["layers"] = "layers"
    features: list[FeatureInfo] | None = None
    fields: list[FeatureInfo] | None = None
    dead: list[Cell] | None = None
    remaining: list[TileCount] | None = None
    projection: Points | None = None


class FitsAnswer(BaseAnswer):
    """The tiles that fit the cell."""

    type: Literal["fits"] = "fits"
    fits: list[TileCount]


class ChoicesAnswer(BaseAnswer):
    """The ways to lay the tile in hand."""

    type: Literal["choices"] = "choices"
    choices: list[Choice]


class EffectsAnswer(BaseAnswer):
    """The effects of each move on the features that its tile touches."""

    type: Literal["effects"] = "effects"
    effects: list[list[EffectInfo]]


class HintAnswer(BaseAnswer):
    """A move in the notation and in numbers, and the reason for it."""

    type: Literal["hint"] = "hint"
    move: str
    x: int
    y: int
    rotation: Rotation
    place: int
    reason: Message


Answer = Annotated[
    PreviewAnswer | LayersAnswer | FitsAnswer | HintAnswer,
    Field(discriminator="type"),
]

ReplayAnswer = Annotated[
    PreviewAnswer | LayersAnswer | FitsAnswer | ChoicesAnswer | EffectsAnswer,
    Field(discriminator="type"),
]

FromServer = Annotated[
    State | Turn | Table | Rematch | Refused | Done | Answer,
    Field(discriminator="type"),
]
