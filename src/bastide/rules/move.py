"""Moves: a tile, its cell and rotation, and the place of a piece."""

from collections.abc import Mapping
from typing import NamedTuple

import numpy as np

from bastide.rules.text.notation import parse_move, place_text
from bastide.tiles import Segment, Tile, is_hut_place, segment_of

TOO_FAR = 1000
INTEGER = int, np.integer
TYPES: tuple[type | tuple[type, ...], ...] = (
    Tile,
    INTEGER,
    INTEGER,
    INTEGER,
    INTEGER,
)  # of a move's fields; NamedTuple does not check them
Cell = tuple[int, int]  # x grows to the east, y to the south; the start tile lies at (0, 0)
SegmentOnBoard = tuple[Cell, int]  # the cell of a tile, and the index of a segment on it


class Move(NamedTuple):
    """The decision of a whole turn: a tile, its cell and rotation, and the place of a follower or hut.

    `rotation` counts clockwise quarter turns. `place` is 0 for no piece, 1 + the index of the segment for a follower,
    and 16 more for a hut. `Move.parse(str(move)) == move`.
    """

    tile: Tile
    x: int
    y: int
    rotation: int
    place: int = 0

    @classmethod
    def parse(cls, text: str, tiles: Mapping[str, Tile] | None = None) -> "Move":
        """Parse a move such as "D@1,0>90 road". Raises NotationError.

        Tiles are looked up by name in `tiles`, then among all shipped ones.
        """
        return cls(*parse_move(text, tiles))

    @property
    def cell(self) -> Cell:
        return self.x, self.y

    @property
    def is_hut(self) -> bool:
        """True if its piece is a hut."""
        return is_hut_place(self.place)

    @property
    def segment(self) -> int | None:
        """Index of the segment with the follower, or None."""
        return self.piece_segment if not self.is_hut else None

    @property
    def hut_segment(self) -> int | None:
        """Index of the segment with the hut, or None."""
        return self.piece_segment if self.is_hut else None

    @property
    def piece_segment(self) -> int | None:
        """Index of the segment with the follower or hut, or None."""
        return segment_of(self.place) if self.place else None

    @property
    def placed_on(self) -> Segment | None:
        """Segment with the piece, rotated as on the board, or None."""
        return None if self.piece_segment is None else self.tile.segments[self.piece_segment].turned(self.rotation)

    @property
    def is_well_formed(self) -> bool:
        """True if its fields have the right types and ranges: a writable cell, a rotation, a place of the tile."""
        return (
            all(map(isinstance, self, TYPES))
            and max(abs(self.x), abs(self.y)) < TOO_FAR
            and self.rotation in range(4)
            and (self.place == 0 or self.place in self.tile.places)
        )

    def plain(self) -> "Move":
        """Return the same move with Python's own integers: NumPy's may overflow."""
        tile, *numbers = self
        return self if {*map(type, numbers)} == {int} else Move(tile, *map(int, numbers))

    def canonical(self) -> "Move":
        """Return the same move in the smallest rotation that shows an identical tile."""
        turn = self.tile.canonical_rotations[self.rotation]
        if turn.rotation == self.rotation:
            return self
        segment = self.piece_segment
        place = 0 if segment is None else self.place + turn.segments[segment] - segment
        return self._replace(rotation=turn.rotation, place=place)

    def __str__(self) -> str:
        if not self.is_well_formed:
            return repr(self)
        laid = f"{self.tile.name}@{self.x},{self.y}>{90 * int(self.rotation)}"
        return f"{laid} {place_text(self.tile, self.rotation, self.place)}" if self.place else laid

    def __repr__(self) -> str:
        return f"Move.parse({str(self)!r})" if self.is_well_formed else f"Move{tuple(self)!r}"
