"""Legal moves of a position, created lazily."""

from collections.abc import Iterator, Sequence
from typing import overload

from bastide.kernel.layout import CELL_SHIFT, PLACE_BITS, PLACE_MASK, ROTATION_MASK
from bastide.rules.move import Move
from bastide.rules.raw import RawGame, to_ints
from bastide.tiles import Tile


class LegalMoves(Sequence[Move]):
    """Sequence of the legal moves of a position.

    It supports iteration, indexing, `len` and `in`, and is true if there are any moves. Later moves of the game do not
    change it.
    """

    __slots__ = ("_cell_number", "_cells", "_ids", "_tile")

    def __init__(self, raw: RawGame) -> None:
        state = raw.state
        self._ids: list[int] = to_ints(raw.legal_ids())
        self._cell_number = raw.cell_number
        held = int(state["hand"][state["player"]])
        self._tile: Tile = raw.edition.tiles[held - 1]
        count = int(state["rim"])
        cells = zip(to_ints(state["rim_x"][:count]), to_ints(state["rim_y"][:count]), strict=True)
        self._cells = dict(zip(to_ints(state["rim_cell"][:count]), cells, strict=True))

    def __len__(self) -> int:
        return len(self._ids)

    def __iter__(self) -> Iterator[Move]:
        return map(self._move, self._ids)

    @overload
    def __getitem__(self, index: int) -> Move: ...
    @overload
    def __getitem__(self, index: slice) -> list[Move]: ...
    def __getitem__(self, index: int | slice) -> Move | list[Move]:
        if isinstance(index, slice):
            return [self._move(move) for move in self._ids[index]]
        return self._move(self._ids[index])

    def __contains__(self, move: object) -> bool:
        return isinstance(move, Move) and move.is_well_formed and self.id_of(move.plain()) is not None

    def __repr__(self) -> str:
        return f"<{len(self)} legal moves>"

    def id_of(self, move: Move) -> int | None:
        """Return the kernel's id of a legal move, given in any equivalent rotation; None for other moves."""
        if move.tile != self._tile:
            return None
        _, x, y, rotation, place = move.canonical()
        cell = self._cell_number((x, y))
        number = cell << CELL_SHIFT | rotation << PLACE_BITS | place
        return number if self._cells.get(cell) == (x, y) and number in self._ids else None

    def _move(self, number: int) -> Move:
        # The same as Move(...), but faster: a turn may have hundreds of moves.
        x, y = self._cells[number >> CELL_SHIFT]
        return tuple.__new__(Move, (self._tile, x, y, number >> PLACE_BITS & ROTATION_MASK, number & PLACE_MASK))
