"""What can be chosen for a new game, the wish for one, and what comes of it."""

from typing import Literal

from pydantic import Field, JsonValue

from bastide.server.protocol.base import (
    FEWEST_SEATS,
    LONGEST_POSITION,
    MOST_SEATS,
    Aid,
    Model,
    Name,
    Seat,
    SeatKind,
    Word,
)


class SeatChoice(Model):
    """Who is to sit somewhere: a person at this screen, one who gets a link, or a computer player of a level."""

    kind: SeatKind
    name: Name = ""
    level: Word | None = Field(default=None, description="which computer player; one of Setup.levels")


class NewGame(Model):
    """A game to be made. Who begins is a seat, or None to draw lots.

    With a `position`, in one line or in several, the game begins there. The position says then which edition it is
    played by, with which options, and whose turn it is, whatever the wish says of these; it must have as many seats.
    So it is with the guided `first_game`, which has a position and an order of tiles of its own.
    """

    edition: Word
    seats: list[SeatChoice] = Field(min_length=FEWEST_SEATS, max_length=MOST_SEATS)
    farmers: bool = True
    draw_ahead: bool = False
    first: Seat | None = None
    aids: list[Aid] = Field(default=[], max_length=20)
    position: str | None = Field(default=None, max_length=LONGEST_POSITION, description="None: at the start")
    by_hand: bool = Field(
        default=False, description="whether people say what is drawn, from a bag of their own; all seats are here then"
    )
    first_game: bool = Field(default=False, description="whether it is the guided one: few tiles, and hints that teach")


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
    first_game: str = Field(description="the edition of the guided first game")
    is_shared: bool = Field(description="whether others can open links to this server from elsewhere")
    base: str = Field(description="what links begin with")
    pictures: str = Field(description="changes whenever pictures do: a part of their addresses")


class Health(Model):
    """That the server is well, and which it is."""

    status: Literal["ok"] = "ok"
    version: str
    details: dict[str, JsonValue] = Field(default={})


class RematchWish(Model):
    """A game with the same people and options, seats turned by one; with the same order of tiles if wanted."""

    same_tiles: bool = False


class Rematch(Model):
    """A game that follows this one, with the tokens of the seats that one has in it."""

    type: Literal["rematch"] = "rematch"
    game: str
    seats: list[str | None]
    watch: str
