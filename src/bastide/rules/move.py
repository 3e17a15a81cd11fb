"""A move: a whole turn's decision."""

from collections.abc import Mapping
from typing import NamedTuple

from bastide.rules.notation import parse_move, place_text
from bastide.tiles import Segment, Tile

TOO_FAR = 1000
Cell = tuple[int, int]  # x grows to the east, y to the south; the start tile lies at (0, 0)


class Move(NamedTuple):
    """A tile, where it is laid, how it is turned, and where a follower goes.

    `rotation` counts clockwise quarter turns. `place` is 0 for no follower, else 1 + the index of the segment.
    `Move.parse(str(move)) == move`.
    """

    tile: Tile
    x: int
    y: int
    rotation: int
    place: int = 0

    @classmethod
    def parse(cls, text: str, tiles: Mapping[str, Tile] | None = None) -> "Move":
        """The move that `text` describes, such as "D@1,0>90 road". Raises NotationError.

        Tiles are looked up in `tiles`, by name, or else among all that Bastide comes with.
        """
        return cls(*parse_move(text, tiles))

    @property
    def cell(self) -> Cell:
        return self.x, self.y

    @property
    def segment(self) -> int | None:
        """The index of the segment that the follower is placed on, or None."""
        return self.place - 1 if self.place else None

    @property
    def placed_on(self) -> Segment | None:
        """The segment that the follower is placed on, as it lies on the table, or None."""
        return self.tile.segments[self.place - 1].turned(self.rotation) if self.place else None

    @property
    def is_well_formed(self) -> bool:
        """Whether its numbers can be: a cell that can be written, a rotation, a segment of the tile or none."""
        return (
            all(isinstance(number, int) for number in self[1:])
            and max(abs(self.x), abs(self.y)) < TOO_FAR
            and self.rotation in range(4)
            and self.place in range(1 + len(self.tile.segments))
        )

    def canonical(self) -> "Move":
        """The same move in the smallest rotation that leaves the tile identical."""
        turn = self.tile.canonical_turns[self.rotation]
        if turn.rotation == self.rotation:
            return self
        place = 1 + turn.segments[self.place - 1] if self.place else 0
        return self._replace(rotation=turn.rotation, place=place)

    def __str__(self) -> str:
        if not self.is_well_formed:
            return repr(self)
        laid = f"{self.tile.name}@{self.x},{self.y}>{90 * self.rotation}"
        return f"{laid} {place_text(self.tile, self.rotation, self.place - 1)}" if self.place else laid

    def __repr__(self) -> str:
        return f"Move.parse({str(self)!r})" if self.is_well_formed else f"Move{tuple(self)!r}"
