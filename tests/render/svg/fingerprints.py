"""Fingerprints of the drawings: of pieces, and of each tile in each look in one rotation.

All four rotations are drawn by the same code, and each occurs about equally often among the tiles. Other tests check
all of them.

A commit that changes a drawing increases DRAWING_VERSION, the key of cached drawings, and writes fingerprints.txt:

    python -m tests.render.svg.fingerprints
"""

import hashlib
import sys
from pathlib import Path

from bastide.render.svg import DRAWING_VERSION
from bastide.render.svg.pieces import piece_symbols
from bastide.render.svg.tiles.looks import TileLook
from tests.render.svg.helpers.drawn_tile import LOOKS, one_turn

FILE = Path(__file__).with_name("fingerprints.txt")
DIGITS = 12


def all_fingerprints() -> list[str]:
    """Return all lines of the file but the first, which is the version."""
    pieces = f"pieces {fingerprint(''.join(piece_symbols().values()))}"
    return [pieces, *(line for look in LOOKS for line in fingerprints(look))]


def fingerprints(look: TileLook, *, backwards: bool = False) -> list[str]:
    """Return a line for each tile in a look and one for its symbols; the order of drawing does not matter."""
    row = one_turn(look)
    drawings = {drawn: drawn.drawing for drawn in (reversed(row) if backwards else row)}
    designs = [f"{drawn} {fingerprint(drawings[drawn].text())}" for drawn in row]
    symbols = "".join([*look.symbols().values(), *look.symbols(small=True).values()])
    return [*designs, f"{look.name}-symbols {fingerprint(symbols)}"]


def fingerprint(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:DIGITS]


def stored_version() -> int:
    return int(FILE.read_text(encoding="utf-8").splitlines()[0].removeprefix("version "))


def stored_fingerprints(prefix: str = "") -> list[str]:
    """Return the lines of the file that begin with a prefix, without the version."""
    return [line for line in FILE.read_text(encoding="utf-8").splitlines()[1:] if line.startswith(prefix)]


def main() -> None:
    lines = all_fingerprints()
    if lines != stored_fingerprints() and stored_version() == DRAWING_VERSION:
        sys.exit("Drawings have changed: increase DRAWING_VERSION in bastide/render/svg/__init__.py first.")
    FILE.write_text("".join(f"{line}\n" for line in [f"version {DRAWING_VERSION}", *lines]), encoding="utf-8")


if __name__ == "__main__":
    main()
