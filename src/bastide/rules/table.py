"""What lies and stands on the table, as values."""

from typing import NamedTuple

from bastide.rules.move import Cell, Move
from bastide.rules.raw import RawGame
from bastide.tiles import Tile


class Follower(NamedTuple):
    """A follower on the table: whose it is, and the index of the segment that it stands on."""

    player: int
    segment: int


class LaidTile(NamedTuple):
    """A tile on the table; `rotation` counts clockwise quarter turns."""

    tile: Tile
    x: int
    y: int
    rotation: int
    follower: Follower | None

    @property
    def cell(self) -> Cell:
        return self.x, self.y

    def as_move(self) -> Move:
        """The move that would lay it so, with its follower."""
        return Move(self.tile, self.x, self.y, self.rotation, 1 + self.follower.segment if self.follower else 0)


def laid_tiles(raw: RawGame) -> dict[Cell, LaidTile]:
    """Every tile on the table by its cell, in the order of laying."""
    laid = (laid_tile(raw, number, standing_follower(raw, number)) for number in range(int(raw.state["laid"])))
    return {each.cell: each for each in laid}


def laid_tile(raw: RawGame, number: int, follower: Follower | None) -> LaidTile:
    state = raw.state
    return LaidTile(
        raw.edition.tiles[int(state["laid_design"][number])],
        int(state["laid_x"][number]),
        int(state["laid_y"][number]),
        int(state["laid_rotation"][number]),
        follower,
    )


def standing_follower(raw: RawGame, number: int) -> Follower | None:
    """The follower that stands on a laid tile now."""
    follower = placed_follower(raw, number)
    if follower is None:
        return None
    root = raw.root_of(int(raw.state["laid_first"][number]) + follower.segment)
    return follower if raw.state["followers"][root] else None


def placed_follower(raw: RawGame, number: int) -> Follower | None:
    """The follower that was placed with a laid tile, whether it still stands there or not."""
    state = raw.state
    first = int(state["laid_first"][number])
    segments = len(raw.edition.tiles[int(state["laid_design"][number])].segments)
    for index, placed_by in enumerate(state["placed_by"][first : first + segments].tolist()):
        if placed_by:
            return Follower(placed_by - 1, index)
    return None


def moves_since(raw: RawGame, laid: int) -> tuple[Move, ...]:
    """The moves that laid all tiles but the first so many."""
    numbers = range(laid, int(raw.state["laid"]))
    return tuple(laid_tile(raw, number, placed_follower(raw, number)).as_move() for number in numbers)


def last_move(raw: RawGame) -> Move:
    """The move that laid the last tile."""
    return moves_since(raw, int(raw.state["laid"]) - 1)[0]
