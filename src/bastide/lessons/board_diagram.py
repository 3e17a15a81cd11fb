"""Parse a board that is drawn as rows of cells.

        .                 E>180
        U>90 red robber   D*      ?

Cells are separated by at least two blanks, and the cells of a column begin at the same character. A cell is

    .                 empty
    ?                 empty; the tile of the turn goes there
    ??                empty; the tile of the following move goes there
    D*                the start tile
    U>90              a tile, turned clockwise by 90 degrees
    U>90 red robber   a tile with a follower: its owner and role; "farmer.n" selects one of several fields
    29 blue hut       a tile with a hut; "hut.lake" and "hut.river.n" select one of several waters
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from bastide.rules.move import Cell
from bastide.rules.options import SEATS

EMPTY, GAP, GAP_AFTER = ".", "?", "??"
START = "*"  # after the name of the start tile
CELL = re.compile(r"\S+(?: \S+)*")
LAID = re.compile(r"(?P<tile>[\w-]+)(?:>(?P<degrees>90|180|270))?")


@dataclass(frozen=True)
class DiagramTile:
    """A tile with its rotation and its piece, without its cell."""

    tile: str
    degrees: int
    place: str | None = None
    seat: int | None = None

    def move_text(self, cell: Cell) -> str:
        """Return the move that lays it on a cell."""
        laid = f"{self.tile}@{cell[0]},{cell[1]}>{self.degrees}"
        return f"{laid} {self.place}" if self.place else laid

    def position_text(self, cell: Cell) -> str:
        """Return its line in the text of a position."""
        return self.move_text(cell) if self.seat is None else f"{self.move_text(cell)}={self.seat}"


@dataclass(frozen=True)
class BoardDiagram:
    """A drawn board: its lines, and the tiles in them. x grows to the east, y to the south, from the start tile."""

    lines: tuple[str, ...]
    tiles: dict[Cell, DiagramTile]
    gap: Cell | None
    gap_after: Cell | None

    def __str__(self) -> str:
        return "\n".join(self.lines)


def read_diagram(lines: Sequence[str]) -> BoardDiagram:
    """Parse a drawn board. Raises ValueError."""
    rows = [[(match.start(), match.group()) for match in CELL.finditer(line)] for line in lines]
    for line, row in zip(lines, rows, strict=True):
        if [column for column, _ in row] != [column for column, _ in rows[0]]:
            raise ValueError(f"the cells of {line!r} are not aligned with those of {lines[0]!r}")
    cells = {(x, y): text for y, row in enumerate(rows) for x, (_, text) in enumerate(row)}
    starts = [cell for cell, text in cells.items() if text.endswith(START)]
    if len(starts) != 1:
        raise ValueError(f"the board has {len(starts)} start tiles, not one")
    west, north = starts[0]
    drawn = {(x - west, y - north): text for (x, y), text in cells.items()}
    tiles = {cell: read_cell(text) for cell, text in drawn.items() if text not in (EMPTY, GAP, GAP_AFTER)}
    return BoardDiagram(tuple(lines), tiles, find_gap(drawn, GAP), find_gap(drawn, GAP_AFTER))


def find_gap(cells: dict[Cell, str], gap: str) -> Cell | None:
    found = [cell for cell, text in cells.items() if text == gap]
    if len(found) > 1:
        raise ValueError(f"the board has {len(found)} cells {gap!r}, not one")
    return found[0] if found else None


def read_cell(text: str) -> DiagramTile:
    """Parse a tile, with or without a piece."""
    laid, *piece = text.removesuffix(START).split(" ")
    if not piece:
        return read_laid(laid)
    if len(piece) != 2:
        raise ValueError(f"{text!r} is not a tile, a colour and a follower or hut")
    return read_laid(laid, place=piece[1], seat=read_seat(piece[0]))


def read_laid(text: str, place: str | None = None, seat: int | None = None) -> DiagramTile:
    match = LAID.fullmatch(text)
    if match is None:
        raise ValueError(f"{text!r} is not a tile, optionally turned by 90, 180 or 270 degrees")
    return DiagramTile(match["tile"], int(match["degrees"] or 0), place, seat)


def read_seat(colour: str) -> int:
    if colour not in SEATS:
        raise ValueError(f"{colour!r} is not one of the colours {', '.join(SEATS)}")
    return SEATS.index(colour)
