"""The state of a game: the seats, the board, the log, and the changes from turn to turn."""

from functools import cached_property
from typing import Literal

from pydantic import Field

from bastide.message import Message
from bastide.rules.effects import EffectName
from bastide.server.protocol.base import Aid, Cell, Model, PhaseName, Points, Rotation, Seat, SeatKind, Spot, Version


class SeatInfo(Model):
    """The occupant of a seat. `is_taken`: the player has connected before; `is_present`: is connected now."""

    kind: SeatKind
    name: str
    level: str | None
    is_taken: bool
    is_present: bool
    has_resigned: bool
    away_since: float | None = Field(description="seconds since 1970 of the last connection; None if present")


class Proposal(Model):
    """A request that other players must accept: a takeback, or a seat for a computer player."""

    number: int
    kind: Literal["takeback", "hand-over"]
    by: Seat
    seat: Seat
    level: str | None = None
    waiting_for: list[Seat]


class Table(Model):
    """The seats, open proposals and number of spectators. They may change without a new version."""

    type: Literal["table"] = "table"
    seats: list[SeatInfo]
    proposals: list[Proposal]
    watchers: int


class PieceInfo(Model):
    """A follower, tribe member or hut on the board."""

    x: int
    y: int
    place: int
    seat: Seat
    role: str


EntryKind = Literal[
    "drawn",
    "discarded",
    "placed",
    "scored",
    "returned",
    "gold",
    "ended",
    "taken-back",
    "resigned",
    "handed-over",
    "tallied",
]


class EffectInfo(Model):
    """An effect of a move on a feature, which has `tiles` tiles after it.

    `owners` are the seats that had pieces on it; `role` is that of the piece that claims it.
    """

    what: EffectName
    kind: str
    tiles: int
    owners: list[Seat] = Field(default=[])
    role: str = ""


class Entry(Model):
    """An entry of the log: one event, described by `message` and explained by `details`.

    Each of `seats` gets `points`. `cells` are the tiles that the event is about. A laid tile has its `rotation`, the
    `move` in the notation, and its `effects`.
    """

    turn: int
    kind: EntryKind
    message: Message
    details: list[Message] = Field(default=[])
    seats: list[Seat] = Field(default=[])
    cells: list[Cell] = Field(default=[])
    points: int = 0
    is_final: bool = False
    tile: str | None = None
    rotation: Rotation = 0
    move: str | None = None
    effects: list[EffectInfo] = Field(default=[])
    pieces: list[PieceInfo] = Field(default=[], description="the piece that is placed or returned")
    spots: list[Spot] = Field(
        default=[], description="the segments of a scored feature; of a farm, those of the fields with its farmers"
    )
    paying: list[list[Spot]] = Field(
        default=[], description="the cities that pay a farm, or the animals that pay for a meadow"
    )
    caption: Message | None = Field(default=None, description="a feature of the final scoring in a few words")


class TileCount(Model):
    """A tile and how many of it there are."""

    tile: str
    count: int


class DrawableTile(Model):
    """A tile that may be drawn by hand, with its count and the features by which players search for it."""

    tile: str
    count: int
    sides: list[str] = Field(description="terrain of the north, east, south and west sides, unrotated")
    fits: bool = Field(description="whether it can be placed; a tile that fits nowhere is discarded when it is drawn")


class Laid(Model):
    """A tile on the board, with its seat (None: it was there at the start) and its turn, from 1."""

    x: int
    y: int
    tile: str
    rotation: Rotation
    seat: Seat | None
    turn: int


class Choice(Model):
    """A legal cell and rotation of the tile in hand, and the places for a piece. 0 is no piece."""

    x: int
    y: int
    rotation: Rotation
    places: list[int]


class KindSum(Model):
    """Points of each seat for a kind of feature: for completed ones, or in the final scoring."""

    kind: str
    is_final: bool
    points: Points


class Facts(Model):
    """The part of the state that changes every turn, for one viewer. Only the player to move gets `choices`.

    Only games by hand stop in a drawing phase; `drawable` are the tiles to choose from.
    """

    version: Version
    turn: int
    player: Seat
    phase: PhaseName
    hand: str | None = Field(description="the tile to place now")
    hands: list[str | None] = Field(description="the tile of each seat")
    scores: Points
    supplies: Points
    huts: Points
    tiles_left: int
    bonus_left: int
    choices: list[Choice] | None = Field(description="None: not your turn, or the aid is off")
    drawable: list[DrawableTile] | None = Field(
        default=None, description="by hand: the tiles to draw from; None: no draw is due, or not yours"
    )
    may_take_back: bool = Field(description="whether one of your seats may propose a takeback")
    may_restore: bool = Field(default=False, description="whether you may undo the takeback that was just made")
    since: float | None = Field(
        default=None, description="seconds since 1970 when the turn began; None outside a live game"
    )
    winners: list[Seat] | None = Field(description="once the game is over")
    sums: list[KindSum] = Field(default=[], description="once the game is over: points by kind of feature")
    last: list[Cell | None] = Field(description="the cell of each seat's last tile")
    pieces: list[PieceInfo]

    def for_viewer(
        self,
        *,
        choices: list[Choice] | None,
        drawable: list[DrawableTile] | None,
        may_take_back: bool,
        may_restore: bool,
        since: float,
    ) -> "Facts":
        """Return these facts with the parts of a live game, some of which only one viewer may see."""
        live = {
            "choices": choices,
            "drawable": drawable,
            "may_take_back": may_take_back,
            "may_restore": may_restore,
            "since": since,
        }
        return self.model_copy(update=live)


class State(Model):
    """A whole game as one viewer may see it. `yours` are the viewer's seats, `links` the tokens of seats.

    The creator of the game also gets the tokens of seats elsewhere, until their players have connected.
    """

    type: Literal["state"] = "state"
    game: str
    edition: str
    farmers: bool
    draw_ahead: bool
    first: Seat
    by_hand: bool = Field(default=False, description="whether players enter the tiles they draw")
    beginning: str | None = Field(default=None, description="the first position in one line; None: the usual start")
    aids: list[Aid]
    yours: list[Seat]
    links: list[str | None]
    watch: str
    table: Table
    facts: Facts
    board: list[Laid]
    log: list[Entry]
    course: list[Points] = Field(description="the scores at the start and after each turn")
    next_game: str | None = Field(description="the rematch, once there is one")

    @cached_property
    def json_text(self) -> str:
        """The message as JSON. Log entries are most of it; each is serialised once for all viewers and turns."""
        rest = self.model_dump_json(exclude={"log"})
        entries = ",".join(entry.json_text for entry in self.log)
        return f'{rest.removesuffix("}")},"log":[{entries}]}}'


class Turn(Model):
    """Changes since the previous version: the placed tile and the new entries of the log."""

    type: Literal["turn"] = "turn"
    facts: Facts
    laid: list[Laid]
    log: list[Entry]
