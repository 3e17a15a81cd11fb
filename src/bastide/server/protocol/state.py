"""The state of a game, and what changes it from turn to turn."""

from functools import cached_property
from typing import Literal

from pydantic import Field

from bastide.server.protocol.base import Aid, Cell, Model, Phase, Points, Seat, Turns, Version
from bastide.server.protocol.log import Entry, PieceInfo
from bastide.server.protocol.table import Table
from bastide.server.protocol.tiles import DrawableTile


class Laid(Model):
    """A tile on the table, with who laid it (None: it lay there at the beginning) and in which turn, from 1."""

    x: int
    y: int
    tile: str
    rotation: Turns
    seat: Seat | None
    turn: int


class Choice(Model):
    """A way to lay the tile in hand, and the places where a piece may go; none is always possible."""

    x: int
    y: int
    rotation: Turns
    places: list[int]


class KindSum(Model):
    """What each seat got for a kind of feature: for completed ones, or in the final scoring."""

    kind: str
    is_final: bool
    points: Points


class Facts(Model):
    """What changes from turn to turn, for one who looks at the game: `choices` are there for whoever is to move.

    Only a game by hand waits in a phase in which something has to be drawn; `drawable` are the tiles to choose from.
    """

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
    drawable: list[DrawableTile] | None = Field(
        default=None, description="by hand: one of these must be drawn now; None: nothing is to be drawn, or not by you"
    )
    may_take_back: bool = Field(description="whether one of your seats may ask to take back its last turn")
    winners: list[Seat] | None = Field(description="once the game is over")
    sums: list[KindSum] = Field(default=[], description="once the game is over: where the points came from")
    last: list[Cell | None] = Field(description="where each seat laid its last tile")
    pieces: list[PieceInfo]


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
    by_hand: bool = Field(default=False, description="whether people say what is drawn")
    beginning: str | None = Field(
        default=None, description="the position that the game began at, in one line; None: at the start"
    )
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

    @cached_property
    def json_text(self) -> str:
        """The lines of the log are most of it; each is written once for all who look, and for all turns to come."""
        rest, lines = self.model_dump_json(exclude={"log"}), [entry.json_text for entry in self.log]
        return f'{rest.removesuffix("}")},"log":[{",".join(lines)}]}}'


class Turn(Model):
    """What happened since the version before: the tile that was laid, and the lines of the log."""

    type: Literal["turn"] = "turn"
    facts: Facts
    laid: list[Laid]
    log: list[Entry]
