"""The input of a picture of a board: game, board, drawings and frame."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from bastide.render.svg.board.frame import BoardFrame
from bastide.render.svg.defaults import SMALL
from bastide.render.svg.geometry.outlines import Area
from bastide.render.svg.geometry.points import Point
from bastide.render.svg.tiles.drawing_cache import DrawingCache, fingerprint_of
from bastide.render.svg.tiles.tile_drawing import TileDrawing
from bastide.rules.board import LaidTile
from bastide.rules.features import Feature
from bastide.rules.game import Game
from bastide.rules.move import Cell


@dataclass(frozen=True)
class BoardView:
    """A game with its board, the drawings of its tiles, and the cells to show."""

    game: Game
    board: Mapping[Cell, LaidTile]
    drawings: DrawingCache
    frame: BoardFrame

    @property
    def is_small(self) -> bool:
        return self.frame.tile_size < SMALL

    @cached_property
    def features(self) -> tuple[Feature, ...]:
        return self.game.features

    def drawing(self, cell: Cell) -> TileDrawing:
        """Return the drawing of the tile on a cell."""
        laid = self.board[cell]
        return self.drawings.drawing(laid.tile, laid.rotation)

    def tile_name(self, cell: Cell) -> str:
        """Return a name for the tile on a cell and its rotation; the fingerprint tells tiles of the same name apart."""
        laid = self.board[cell]
        return f"{laid.tile.name}-{fingerprint_of(laid.tile)[:4]}-{laid.rotation}"

    def area(self, cell: Cell, segment: int) -> Area | None:
        """Return the area of a segment on a cell, or None if it is too narrow to be drawn."""
        return self.drawing(cell).areas.get(segment)

    def spot(self, cell: Cell, place: int) -> Point:
        """Return the position of a piece at a place of a tile."""
        x, y = self.frame.origin(cell)
        east, south = self.drawing(cell).spot(place, small=self.is_small)
        return x + east, y + south
