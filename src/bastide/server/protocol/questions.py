"""Questions: they change nothing, and only who asks is answered."""

from typing import Annotated, Literal

from pydantic import Field

from bastide.server.protocol.base import Layer, Model, Turns, Version, Word

Coordinate = Annotated[int, Field(ge=-999, le=999)]


class BaseQuestion(Model):
    """What every question has: a name, which comes back in the answer, and the version that it is about."""

    ask: Word
    version: Version


class PreviewQuestion(BaseQuestion):
    """What would the tile in hand score if it lay there, without a piece and with one on each place?"""

    about: Literal["preview"]
    x: Coordinate
    y: Coordinate
    rotation: Turns


class LayersQuestion(BaseQuestion):
    """What is to be shown on some layers?"""

    about: Literal["layers"]
    layers: list[Layer] = Field(max_length=10)


class FitsQuestion(BaseQuestion):
    """Which of the remaining tiles fit an empty cell?"""

    about: Literal["fits"]
    x: Coordinate
    y: Coordinate


class HintQuestion(BaseQuestion):
    """What would a strong player do?"""

    about: Literal["hint"]


Question = Annotated[
    PreviewQuestion | LayersQuestion | FitsQuestion | HintQuestion,
    Field(discriminator="about"),
]
