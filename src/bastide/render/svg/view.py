"""What a picture of a board is drawn from: a game, the drawings of its tiles, and a frame."""

from dataclasses import dataclass
from functools import cached_property

from bastide.render.svg.drawing import Drawing
from bastide.render.svg.frame import Frame
from bastide.render.svg.gallery import Gallery, fingerprint_of
from bastide.render.svg.outlines import Area
from bastide.render.svg.points import Point
from bastide.rules.features import Feature
from bastide.rules.game import Game
from bastide.rules.move import Cell
from bastide.rules.table import LaidTile

SMALL = 60  # pixels: smaller tiles are drawn in a simpler way


@dataclass(frozen=True)
class View:
    """A game as it is looked at."""

    game: Game
    gallery: Gallery
    frame: Frame

    @property
    def is_small(self) -> bool:
        return self.frame.tile_size < SMALL

    @cached_property
    def board(self) -> dict[Cell, LaidTile]:
        return self.game.board

    @cached_property
    def features(self) -> tuple[Feature, ...]:
        return self.game.features

    def drawing(self, cell: Cell) -> Drawing:
        """What is drawn of the tile on a cell."""
        laid = self.board[cell]
        return self.gallery.drawing(laid.tile, laid.rotation)

    def tile_name(self, cell: Cell) -> str:
        """A name for how the tile on a cell lies; tiles of the same name differ, for a page may show several boards."""
        laid = self.board[cell]
        return f"{laid.tile.name}-{fingerprint_of(laid.tile)[:4]}-{laid.rotation}"

    def area(self, cell: Cell, segment: int) -> Area | None:
        """Where a segment of the tile on a cell is drawn; one that is too narrow to be seen has no area."""
        return self.drawing(cell).areas.get(segment)

    def spot(self, cell: Cell, place: int) -> Point:
        """Where a piece on a place of a laid tile stands in the picture."""
        x, y = self.frame.origin(cell)
        east, south = self.drawing(cell).spot(place, small=self.is_small)
        return x + east, y + south
