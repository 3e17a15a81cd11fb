"""The rules of the editions: what the page tells of them, and what shows them on a board."""

from pydantic import Field

from bastide.server.protocol.base import Model, Points
from bastide.server.protocol.log import PieceInfo
from bastide.server.protocol.state import State, Turn


class RuleInfo(Model):
    """A rule, told by the message rule-ID, and who has it."""

    id: str
    editions: list[str]
    sections: dict[str, str] = Field(description="the heading under which each rulebook says it, by edition")
    silent: list[str] = Field(description="the editions that play by it, though their rulebooks do not say it")
    examples: list[str] = Field(description="the names of what shows it in this edition")


class ChapterInfo(Model):
    """Rules about one thing, under the message rules-chapter-ID."""

    id: str
    rules: list[RuleInfo]


class Rules(Model):
    """The rules of an edition: how to play in two minutes, a message rule-ID each, and then the whole."""

    edition: str
    rulebooks: dict[str, str] = Field(
        description="the editions of the same game that have a printed rulebook, and the language of each"
    )
    short: list[str]
    chapters: list[ChapterInfo]


class Example(Model):
    """A scenario in an edition (messages example-NAME-title and example-NAME), to be stepped through.

    The board stands as `state` says before the first step. A turn is a step: a tile is laid, then what it completes is
    scored, or a line of the final scoring is paid. `places` are where a piece could go on the tile that is laid first,
    if the example asks that.
    """

    name: str
    number: int | None = Field(description="which worked example of the rulebooks it is; None for a reading of them")
    editions: list[str]
    differs: bool = Field(description="whether other points, or other places, come of it in some of the editions")
    state: State
    turns: list[Turn]
    places: list[PieceInfo] | None


class ScoringInfo(Model):
    """The numbers by which an edition pays, beside what Setup has of it."""

    edition: str
    path: int = Field(description="for a tile of a completed road or river")
    block: int = Field(description="for a tile of a completed city or forest")
    small_block: int = Field(description="for both tiles of one that has only two")
    value: int = Field(description="for a pennant or a group of mushrooms")
    unfinished: int = Field(description="for a tile of what is not completed in the end")
    land: int = Field(description="for a city beside a field, or for an animal on a meadow")
    land_scoring: str = Field(description="each-field, once-a-city, whole-city or animals")


class Outcome(Model):
    """What each seat has in the end of an example, by edition."""

    example: str
    points: dict[str, Points]


class Comparison(Model):
    """The editions side by side: their numbers, and what comes of the same tables by their rules."""

    editions: list[ScoringInfo]
    outcomes: list[Outcome]
