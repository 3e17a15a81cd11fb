"""What goes over the wire: the only description of it. The page's types are generated from this file.

No text goes over the wire but names that people gave: sentences travel as the ids and arguments of messages, and moves
in the notation of `docs/formats.md`. Seats count from 0. Cells are pairs of x, which grows to the east, and y, which
grows to the south.

A game has a *version*, which grows by one with everything that is stored of it: a move, a takeback, a resignation, a
seat that is handed over. A command names the version that it answers; if that is not the present one, it is refused as
"state/stale" and changes nothing.
"""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, JsonValue, StringConstraints

MOST_SEATS, FEWEST_SEATS = 5, 2
LONGEST_NAME = 24
LONGEST_MOVE = 80

Seat = Annotated[int, Field(ge=0, lt=MOST_SEATS)]
Cell = tuple[int, int]
Spot = Annotated[tuple[int, int, int], Field(description="x, y and the index of a segment")]
Turns = Annotated[int, Field(ge=0, le=3, description="clockwise quarter turns")]
Name = Annotated[str, StringConstraints(strip_whitespace=True, max_length=LONGEST_NAME)]
Version = Annotated[int, Field(ge=0)]
Points = tuple[int, ...]  # by seat

Aid = Literal["legal", "preview", "features", "fields", "dead", "remaining", "fits", "projection", "takeback", "hint"]
Layer = Literal["features", "fields", "dead", "remaining", "projection"]
SeatKind = Literal["here", "away", "computer"]
Phase = Literal["draw", "draw-ahead", "play", "draw-bonus", "over"]


class Model(BaseModel):
    """All that follows: unknown keys are refused, and values never change."""

    model_config = ConfigDict(extra="forbid", frozen=True)


# Words


class Message(Model):
    """A sentence or a part of one: a message of the Fluent files, with what goes into it."""

    id: str
    arguments: "dict[str, str | int | float | Message]" = {}


class Refused(Model):
    """Why something was not done. `code` is stable, such as "move/no-fit"; `version` is that of the game, if any."""

    type: Literal["refused"] = "refused"
    code: str
    message: Message
    version: Version | None = None
    ask: str | None = Field(default=None, description="the `ask` of the question or command that is refused")


# Setting up a game


class SeatChoice(Model):
    """Who is to sit somewhere: a person at this screen, one who gets a link, or a computer player of a level."""

    kind: SeatKind
    name: Name = ""
    level: str | None = Field(default=None, max_length=40, description="which computer player; one of Setup.levels")


class NewGame(Model):
    """A game to be made. Who begins is a seat, or None to draw lots."""

    edition: str = Field(max_length=40)
    seats: list[SeatChoice] = Field(min_length=FEWEST_SEATS, max_length=MOST_SEATS)
    farmers: bool = True
    draw_ahead: bool = False
    first: Seat | None = None
    aids: list[Aid] = Field(default=[], max_length=20)


class Created(Model):
    """A new game, and the secret token of each seat that a person has; whoever has it plays the seat."""

    game: str
    seats: list[str | None]
    watch: str = Field(description="the token with which one may look on")


class EditionInfo(Model):
    """An edition to choose: its name is the id of its messages too (edition-NAME, edition-NAME-special)."""

    name: str
    look: str
    tiles: int = Field(description="how many tiles, the start tile included, without bonus tiles")
    bonus_tiles: int
    followers: int
    huts: int
    tribe: bool = Field(description="whether its pieces are tribe members, and not followers")
    draws_ahead: bool = Field(description="whether its rulebook proposes to draw ahead")


class Preset(Model):
    """A set of aids with a name (message preset-NAME)."""

    name: str
    aids: list[Aid]


class Setup(Model):
    """All that can be chosen for a new game. Levels are the computer players, the weakest first (level-NAME)."""

    editions: list[EditionInfo]
    levels: list[str]
    presets: list[Preset]
    languages: list[str]
    is_shared: bool = Field(description="whether others can open links to this server from elsewhere")
    base: str = Field(description="what links begin with")
    pictures: str = Field(description="changes whenever pictures do: a part of their addresses")


# Tiles


class PlaceInfo(Model):
    """A place for a piece on a tile that lies in some turn: 0 < place, and its words in the notation of moves."""

    place: int
    notation: str
    segment: int
    kind: str
    role: str = Field(description="robber, knight, monk, farmer, gatherer, fisher, hunter or hut")
    sides: list[str] = Field(description="the sides or half sides that the segment reaches, as the tile lies")
    direction: str = Field(description="where on the tile that is: n, ne, e, se, s, sw, w, nw or middle")
    spot: tuple[float, float] = Field(description="where its piece stands, on a tile 240 wide")


class AreaInfo(Model):
    """Where a segment is drawn, as paths on a tile 240 wide: its whole area, and its edge within the tile."""

    whole: str
    edge: str


class Lying(Model):
    """A tile as it lies in one of its four turns."""

    description: Message
    places: list[PlaceInfo]
    areas: dict[int, AreaInfo]


class TileInfo(Model):
    """A design: what the page needs beside its pictures, for each of the four turns."""

    tile: str
    is_bonus: bool
    turns: list[Lying]


# The state of a game


class SeatInfo(Model):
    """Who sits somewhere. `is_taken` tells whether anybody ever came, `is_present` whether they are here now."""

    kind: SeatKind
    name: str
    level: str | None
    is_taken: bool
    is_present: bool
    has_resigned: bool
    away_since: float | None = Field(description="seconds since 1970 when they were last seen; None if present")


class Laid(Model):
    """A tile on the table, with who laid it (None: the start tile) and in which turn, counted from 1."""

    x: int
    y: int
    tile: str
    rotation: Turns
    seat: Seat | None
    turn: int


class PieceInfo(Model):
    """A follower, tribe member or hut on the table."""

    x: int
    y: int
    place: int
    seat: Seat
    role: str


class Entry(Model):
    """A line of the log: one event, told by `message`, and how it came to be by `details`.

    `points` are what each of `seats` gets; `cells` are the tiles it is about.
    """

    turn: int
    kind: Literal[
        "drawn", "discarded", "placed", "scored", "returned", "gold", "ended", "taken-back", "resigned", "handed-over"
    ]
    message: Message
    details: list[Message] = []
    seats: list[Seat] = []
    cells: list[Cell] = []
    points: int = 0
    is_final: bool = False
    tile: str | None = None
    pieces: list[PieceInfo] = Field(default=[], description="the piece that goes home, or that is placed")


class Choice(Model):
    """A way to lay the tile in hand, and the places where a piece may go; none is always possible."""

    x: int
    y: int
    rotation: Turns
    places: list[int]


class Proposal(Model):
    """Something that others must agree to: a takeback, or that a computer player takes a seat over."""

    number: int
    kind: Literal["takeback", "hand-over"]
    by: Seat
    seat: Seat
    level: str | None = None
    waiting_for: list[Seat]


class KindSum(Model):
    """What each seat got for a kind of feature: for completed ones, or in the final scoring."""

    kind: str
    is_final: bool
    points: Points


class Facts(Model):
    """What changes from turn to turn, for one who looks at the game: `choices` are there for whoever is to move."""

    version: Version
    turn: int
    player: Seat
    phase: Phase
    hand: str | None = Field(description="the tile to be laid now")
    hands: list[str | None] = Field(description="the tile that each seat holds")
    scores: Points
    supplies: Points
    huts: Points
    tiles_left: int
    bonus_left: int
    choices: list[Choice] | None = Field(description="None: not yours to choose, or not shown at this table")
    may_take_back: bool = Field(description="whether one of your seats may ask to take back its last turn")
    winners: list[Seat] | None = Field(description="once the game is over")
    sums: list[KindSum] = Field(default=[], description="once the game is over: where the points came from")
    last: list[Cell | None] = Field(description="where each seat laid its last tile")
    pieces: list[PieceInfo]


class Table(Model):
    """Who sits at the table, and what they are asked to agree to. It may change without a new version."""

    type: Literal["table"] = "table"
    seats: list[SeatInfo]
    proposals: list[Proposal]
    watchers: int


class State(Model):
    """All of a game that one may see. `yours` are the seats that one plays; `links` their and the others' tokens.

    Only whoever made the game gets the tokens of seats that somebody elsewhere is to take, until they have come.
    """

    type: Literal["state"] = "state"
    game: str
    edition: str
    farmers: bool
    draw_ahead: bool
    first: Seat
    aids: list[Aid]
    yours: list[Seat]
    links: list[str | None]
    watch: str
    table: Table
    facts: Facts
    board: list[Laid]
    log: list[Entry]
    course: list[Points] = Field(description="the scores after each turn, from the beginning on")
    next_game: str | None = Field(description="the rematch, once there is one")


class Turn(Model):
    """What happened since the version before: the tile that was laid, and the lines of the log."""

    type: Literal["turn"] = "turn"
    facts: Facts
    laid: list[Laid]
    log: list[Entry]


class Rematch(Model):
    """A game that follows this one, with the tokens of the seats that one has in it."""

    type: Literal["rematch"] = "rematch"
    game: str
    seats: list[str | None]
    watch: str


# Commands: they change the game, and are answered by a turn, a state or a table for everybody


class MoveCommand(Model):
    """Play a whole turn, in the notation, such as "D@1,0>90 road"."""

    do: Literal["move"]
    version: Version
    seat: Seat
    move: str = Field(max_length=LONGEST_MOVE)
    ask: str | None = Field(default=None, max_length=40)


class TakeBackCommand(Model):
    """Take back one's last turn; among people everybody must agree first."""

    do: Literal["take-back"]
    version: Version
    seat: Seat
    ask: str | None = Field(default=None, max_length=40)


class ResignCommand(Model):
    """Give up."""

    do: Literal["resign"]
    version: Version
    seat: Seat
    ask: str | None = Field(default=None, max_length=40)


class HandOverCommand(Model):
    """Let a computer player take a seat over: one's own at once, another's if all agree or if it is away for a day."""

    do: Literal["hand-over"]
    version: Version
    seat: Seat
    by: Seat
    level: str = Field(max_length=40)
    ask: str | None = Field(default=None, max_length=40)


class AnswerCommand(Model):
    """Agree or not to what somebody proposes."""

    do: Literal["answer"]
    version: Version
    seat: Seat
    proposal: int
    agreed: bool
    ask: str | None = Field(default=None, max_length=40)


class RenameCommand(Model):
    """Say what one is called."""

    do: Literal["rename"]
    version: Version
    seat: Seat
    name: Name
    ask: str | None = Field(default=None, max_length=40)


Command = Annotated[
    MoveCommand | TakeBackCommand | ResignCommand | HandOverCommand | AnswerCommand | RenameCommand,
    Field(discriminator="do"),
]


# Questions: they change nothing, and only who asks is answered


class PreviewQuestion(Model):
    """What would the tile in hand score if it lay there, without a piece and with one on each place?"""

    about: Literal["preview"]
    ask: str = Field(max_length=40)
    version: Version
    x: int = Field(ge=-999, le=999)
    y: int = Field(ge=-999, le=999)
    rotation: Turns


class LayersQuestion(Model):
    """What is to be shown on some layers?"""

    about: Literal["layers"]
    ask: str = Field(max_length=40)
    version: Version
    layers: list[Layer] = Field(max_length=10)


class FitsQuestion(Model):
    """Which of the remaining tiles fit an empty cell?"""

    about: Literal["fits"]
    ask: str = Field(max_length=40)
    version: Version
    x: int = Field(ge=-999, le=999)
    y: int = Field(ge=-999, le=999)


class HintQuestion(Model):
    """What would a strong player do?"""

    about: Literal["hint"]
    ask: str = Field(max_length=40)
    version: Version


Question = Annotated[
    PreviewQuestion | LayersQuestion | FitsQuestion | HintQuestion,
    Field(discriminator="about"),
]


class PlacePreview(Model):
    """What a move with a piece on a place (0: none) would bring: points by seat at once, and what the log would say.

    `later` is what the feature under the piece pays now to those who lead there, if the game ended after this move.
    """

    place: int
    gains: Points
    later: int
    tiles: int = Field(description="how many tiles the feature under the piece has then")
    log: list[Entry]


class PreviewAnswer(Model):
    type: Literal["preview"] = "preview"
    ask: str
    version: Version
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


class TileCount(Model):
    tile: str
    count: int


class LayersAnswer(Model):
    """What was asked for; None where it was not."""

    type: Literal["layers"] = "layers"
    ask: str
    version: Version
    features: list[FeatureInfo] | None = None
    fields: list[FeatureInfo] | None = None
    dead: list[Cell] | None = None
    remaining: list[TileCount] | None = None
    projection: Points | None = None


class FitsAnswer(Model):
    type: Literal["fits"] = "fits"
    ask: str
    version: Version
    fits: list[TileCount]


class HintAnswer(Model):
    """A move in the notation, where it goes, and why."""

    type: Literal["hint"] = "hint"
    ask: str
    version: Version
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


# The socket


class Hello(Model):
    """The first message on a socket: one's tokens for this game, and the secret of this browser, if it has one."""

    hello: Literal[1] = Field(description="the version of this protocol")
    tokens: list[Annotated[str, StringConstraints(max_length=64)]] = Field(min_length=1, max_length=MOST_SEATS + 1)
    identity: Annotated[str, StringConstraints(max_length=64)] | None = None


class Done(Model):
    """A command was carried out; what came of it is announced to everybody, and that came before this."""

    type: Literal["done"] = "done"
    ask: str | None
    version: Version


FromServer = Annotated[
    State | Turn | Table | Rematch | Refused | Done | PreviewAnswer | LayersAnswer | FitsAnswer | HintAnswer,
    Field(discriminator="type"),
]
FromPage = Command | Question


# Games one was in


class GameSummary(Model):
    """A game in the list of one's own."""

    game: str
    edition: str
    seats: list[SeatInfo]
    yours: list[Seat]
    tokens: list[str | None] = Field(description="the tokens of one's own seats")
    scores: Points
    player: Seat
    turn: int
    tiles: int
    is_over: bool
    winners: list[Seat]
    changed: float = Field(description="seconds since 1970")


class MyGames(Model):
    games: list[GameSummary]


class RematchWish(Model):
    """A game with the same people and options, seats turned by one; with the same order of tiles if wanted."""

    same_tiles: bool = False


class Health(Model):
    status: Literal["ok"] = "ok"
    version: str
    details: dict[str, JsonValue] = {}
