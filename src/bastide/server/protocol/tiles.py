"""Designs, as the page needs them beside their pictures."""

from pydantic import Field

from bastide.server.protocol.base import Model
from bastide.server.protocol.words import Message


class TileCount(Model):
    """How many there are of a tile."""

    tile: str
    count: int


class DrawableTile(Model):
    """A tile that may be drawn by hand: how many there are, and what tells it from others on a table."""

    tile: str
    count: int
    sides: list[str] = Field(description="the kind of terrain at its north, east, south and west as it is printed")
    fits: bool = Field(description="whether it can be laid; one that fits nowhere is put aside as soon as it is drawn")


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
