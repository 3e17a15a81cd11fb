"""Static data about editions: options of a new game, tiles, rules and examples."""

from typing import Literal

from pydantic import Field, JsonValue

from bastide.message import Message
from bastide.server.protocol.base import Aid, Model, Points
from bastide.server.protocol.state import PieceInfo, State, Turn


class EditionInfo(Model):
    """An edition. Its name is part of the ids of its messages (edition-NAME, edition-NAME-special)."""

    name: str
    look: str
    tiles: int = Field(description="number of tiles with the start tile, without bonus tiles")
    bonus_tiles: int
    followers: int
    huts: int
    tribe: bool = Field(description="whether its pieces are tribe members instead of followers")
    draws_ahead: bool = Field(description="whether its rulebook suggests drawing ahead")
    kinds: list[str] = Field(description="the kinds of features that score (message kind-NAME)")


class Preset(Model):
    """A named set of aids (message preset-NAME)."""

    name: str
    aids: list[Aid]


class Setup(Model):
    """The options of a new game. Levels are the computer players, the weakest first (level-NAME)."""

    editions: list[EditionInfo]
    levels: list[str]
    presets: list[Preset]
    languages: list[str]
    first_game: str = Field(description="the edition of the guided first game")
    is_shared: bool = Field(description="whether other machines can open links to this server")
    base: str = Field(description="the base URL of links")
    pictures: str = Field(description="version of the pictures, part of their URLs")
    is_ready: bool = Field(description="false while the rules are compiled, on the first start: new games wait")


class Health(Model):
    """The health of the server, and its version."""

    status: Literal["ok"] = "ok"
    version: str
    details: dict[str, JsonValue] = Field(default={})


class PlaceInfo(Model):
    """A place for a piece on a rotated tile: its number, 1 or more, and its name in the notation of moves."""

    place: int
    notation: str
    segment: int
    kind: str
    role: str = Field(description="robber, knight, monk, farmer, gatherer, fisher, hunter or hut")
    sides: list[str] = Field(description="sides or half sides that the segment reaches, rotated")
    direction: str = Field(description="its direction on the tile: n, ne, e, se, s, sw, w, nw or middle")
    spot: tuple[float, float] = Field(description="the point of its piece, on a tile 240 wide")


class AreaInfo(Model):
    """The shape of a segment as paths on a tile 240 wide: its whole area, and its edge inside the tile."""

    whole: str
    edge: str


class RotatedTile(Model):
    """A tile in one of its four rotations."""

    description: Message
    places: list[PlaceInfo]
    areas: dict[int, AreaInfo]


class TileInfo(Model):
    """Data about a tile beside its pictures, for each of the four rotations."""

    tile: str
    is_bonus: bool
    turns: list[RotatedTile]


class RuleInfo(Model):
    """A rule (message rule-ID) and the editions that have it."""

    id: str
    editions: list[str]
    sections: dict[str, str] = Field(description="the section of the rulebook that states it, by edition")
    silent: list[str] = Field(description="editions that have the rule although their rulebooks do not state it")
    examples: list[str] = Field(description="names of the examples that show it in this edition")


class ChapterInfo(Model):
    """A chapter of rules (message rules-chapter-ID)."""

    id: str
    rules: list[RuleInfo]


class Rules(Model):
    """The rules of an edition: a summary (ids of messages rule-ID), then all chapters."""

    edition: str
    rulebooks: dict[str, str] = Field(description="editions of the same game with a printed rulebook, and its language")
    short: list[str]
    chapters: list[ChapterInfo]


class Example(Model):
    """A scenario in an edition (messages example-NAME-title and example-NAME), step by step.

    `state` is the board before the first step. A turn is a step: a tile is placed and what it completes is scored, or
    a line of the final scoring is paid. `places` are the places for a piece on the first tile, if the example shows
    them.
    """

    name: str
    number: int | None = Field(description="number of the worked example in the rulebooks; None if it interprets them")
    editions: list[str]
    differs: bool = Field(description="whether its points or places differ between editions")
    state: State
    turns: list[Turn]
    places: list[PieceInfo] | None


class ScoringInfo(Model):
    """The scoring values of an edition."""

    edition: str
    path: int = Field(description="per tile of a completed road or river")
    block: int = Field(description="per tile of a completed city or forest")
    small_block: int = Field(description="for a city or forest of two tiles")
    value: int = Field(description="per pennant or group of mushrooms")
    unfinished: int = Field(description="per tile of an unfinished feature at the end")
    land: int = Field(description="per city beside a field, or per animal on a meadow")
    land_scoring: str = Field(description="each-field, once-a-city, whole-city or animals")


class ExampleOutcome(Model):
    """The final points of each seat in an example, by edition."""

    example: str
    points: dict[str, Points]


class Comparison(Model):
    """A comparison of the editions: their scoring values, and the outcomes of the same examples."""

    editions: list[ScoringInfo]
    outcomes: list[ExampleOutcome]
