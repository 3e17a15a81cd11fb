"""Answers to questions."""

from typing import Annotated, Literal

from pydantic import Field

from bastide.server.protocol.base import Cell, Model, Points, Seat, Spot, Turns, Version
from bastide.server.protocol.log import Entry
from bastide.server.protocol.tiles import TileCount
from bastide.server.protocol.words import Message


class BaseAnswer(Model):
    """What every answer has of its question."""

    ask: str
    version: Version


class PlacePreview(Model):
    """What a move with a piece on a place (0: none) would bring: points by seat at once, and what the log would say.

    `later` is what the feature under the piece pays now to those who lead there, if the game ended after this move.
    """

    place: int
    gains: Points
    later: int
    tiles: int = Field(description="how many tiles the feature under the piece has then")
    log: list[Entry]


class PreviewAnswer(BaseAnswer):
    """What each place would bring."""

    type: Literal["preview"] = "preview"
    places: list[PlacePreview]
    completes: list[Spot] = Field(description="the segments of the features that the tile would complete")


class FeatureInfo(Model):
    """A feature: its segments, who stands on it, who leads, and what it pays now and if it were completed."""

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
    """What was asked for; None where it was not."""

    type: Literal["layers"] = "layers"
    features: list[FeatureInfo] | None = None
    fields: list[FeatureInfo] | None = None
    dead: list[Cell] | None = None
    remaining: list[TileCount] | None = None
    projection: Points | None = None


class FitsAnswer(BaseAnswer):
    """The tiles that fit."""

    type: Literal["fits"] = "fits"
    fits: list[TileCount]


class HintAnswer(BaseAnswer):
    """A move in the notation, where it goes, and why."""

    type: Literal["hint"] = "hint"
    move: str
    x: int
    y: int
    rotation: Turns
    place: int
    reason: Message


Answer = Annotated[
    PreviewAnswer | LayersAnswer | FitsAnswer | HintAnswer,
    Field(discriminator="type"),
]
