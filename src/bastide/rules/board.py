"""Tiles and pieces on the board."""

from typing import NamedTuple

from bastide.rules.move import Cell, Move
from bastide.rules.raw import RawGame, to_ints
from bastide.tiles import Tile, place_of, segment_of

MOVE_FIELDS = ("laid_design", "laid_x", "laid_y", "laid_rotation", "laid_place")  # as in `Move`


class Piece(NamedTuple):
    """A follower or hut on the board: its owner, and the index of its segment on the tile."""

    player: int
    segment: int
    is_hut: bool = False

    @property
    def place(self) -> int:
        """Its place on the tile, numbered as in moves."""
        return place_of(self.segment, is_hut=self.is_hut)


class LaidTile(NamedTuple):
    """A tile on the board; `rotation` counts clockwise quarter turns."""

    tile: Tile
    x: int
    y: int
    rotation: int
    piece: Piece | None

    @property
    def cell(self) -> Cell:
        return self.x, self.y

    def as_move(self) -> Move:
        """Return the move that lays this tile with its piece."""
        return Move(self.tile, self.x, self.y, self.rotation, self.piece.place if self.piece else 0)


def laid_tiles(raw: RawGame) -> dict[Cell, LaidTile]:
    """Return all tiles on the board by cell, in the order of laying."""
    state, moves = raw.state, moves_since(raw, 0)
    owners, firsts = to_ints(state["laid_owner"][: len(moves)]), to_ints(state["laid_first"][: len(moves)])
    return {
        move.cell: LaidTile(move.tile, move.x, move.y, move.rotation, standing_piece(raw, move, owner, first))
        for move, owner, first in zip(moves, owners, firsts, strict=True)
    }


def standing_piece(raw: RawGame, move: Move, owner: int, first: int) -> Piece | None:
    """Return the piece of a move if it is still on the board; `first` is the number of the tile's first segment."""
    if not move.place:
        return None
    piece = Piece(owner, segment_of(move.place), is_hut=move.is_hut)
    if piece.is_hut or raw.state["followers"][raw.root_of(first + piece.segment)]:
        return piece
    return None


def moves_since(raw: RawGame, laid: int) -> tuple[Move, ...]:
    """Return the moves of all tiles after the first `laid` ones."""
    state, tiles = raw.state, raw.edition.tiles
    columns = (to_ints(state[name][laid : int(state["laid"])]) for name in MOVE_FIELDS)
    return tuple(Move(tiles[design], *numbers) for design, *numbers in zip(*columns, strict=True))


def last_move(raw: RawGame) -> Move:
    """Return the move of the last tile."""
    state = raw.state
    last = int(state["laid"]) - 1
    design, *numbers = (int(state[name][last]) for name in MOVE_FIELDS)
    return Move(raw.edition.tiles[design], *numbers)
