"""What lies and stands on the table, as values."""

from typing import NamedTuple

from bastide.rules.move import Cell, Move
from bastide.rules.raw import RawGame
from bastide.tiles import Tile, is_hut_place, place_of, segment_of


class Piece(NamedTuple):
    """A follower or a hut on the table: whose it is, and the index of the segment that it stands on."""

    player: int
    segment: int
    is_hut: bool = False

    @property
    def place(self) -> int:
        """Where it stands on its tile, as moves number their places."""
        return place_of(self.segment, is_hut=self.is_hut)


class LaidTile(NamedTuple):
    """A tile on the table; `rotation` counts clockwise quarter turns."""

    tile: Tile
    x: int
    y: int
    rotation: int
    piece: Piece | None

    @property
    def cell(self) -> Cell:
        return self.x, self.y

    def as_move(self) -> Move:
        """The move that would lay it so, with its follower or hut."""
        return Move(self.tile, self.x, self.y, self.rotation, self.piece.place if self.piece else 0)


def laid_tiles(raw: RawGame) -> dict[Cell, LaidTile]:
    """Every tile on the table by its cell, in the order of laying."""
    laid = (laid_tile(raw, number, standing_piece(raw, number)) for number in range(int(raw.state["laid"])))
    return {each.cell: each for each in laid}


def laid_tile(raw: RawGame, number: int, piece: Piece | None) -> LaidTile:
    state = raw.state
    return LaidTile(
        raw.edition.tiles[int(state["laid_design"][number])],
        int(state["laid_x"][number]),
        int(state["laid_y"][number]),
        int(state["laid_rotation"][number]),
        piece,
    )


def standing_piece(raw: RawGame, number: int) -> Piece | None:
    """The follower or hut that stands on a laid tile now."""
    piece = placed_piece(raw, number)
    if piece is None or piece.is_hut:
        return piece
    root = raw.root_of(int(raw.state["laid_first"][number]) + piece.segment)
    return piece if raw.state["followers"][root] else None


def placed_piece(raw: RawGame, number: int) -> Piece | None:
    """The follower or hut that was placed with a laid tile, whether it still stands there or not."""
    place = int(raw.state["laid_place"][number])
    if not place:
        return None
    return Piece(int(raw.state["laid_owner"][number]), segment_of(place), is_hut=is_hut_place(place))


def moves_since(raw: RawGame, laid: int) -> tuple[Move, ...]:
    """The moves that laid all tiles but the first so many."""
    numbers = range(laid, int(raw.state["laid"]))
    return tuple(laid_tile(raw, number, placed_piece(raw, number)).as_move() for number in numbers)


def last_move(raw: RawGame) -> Move:
    """The move that laid the last tile."""
    return moves_since(raw, int(raw.state["laid"]) - 1)[0]
