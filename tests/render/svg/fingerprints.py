"""The fingerprints of pictures, as they are kept in fingerprints.txt: of each design in each look, in one turn.

All four turns are drawn by the same code, and each comes about equally often among the designs; what a turn must be
like is tested apart, in all of them.

Whoever changes how something looks writes them anew, in the commit that does so:

    python -m tests.render.svg.fingerprints
"""

import hashlib
from pathlib import Path

from bastide.render.svg.look import Look
from tests.render.svg.drawn import LOOKS, one_turn

FILE = Path(__file__).with_name("fingerprints.txt")
DIGITS = 12


def fingerprints(look: Look, *, backwards: bool = False) -> list[str]:
    """A line for each design in a look, and one for what they share; the tiles may be drawn in either order."""
    row = one_turn(look)
    drawings = {drawn: drawn.drawing for drawn in (reversed(row) if backwards else row)}
    designs = [f"{drawn} {fingerprint(drawings[drawn].text())}" for drawn in row]
    return [*designs, f"{look.name}-symbols {fingerprint(look.symbols() + look.symbols(small=True))}"]


def fingerprint(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:DIGITS]


def kept(look: Look) -> list[str]:
    return [line for line in FILE.read_text(encoding="utf-8").splitlines() if line.startswith(f"{look.name}-")]


if __name__ == "__main__":
    FILE.write_text("".join(f"{line}\n" for look in LOOKS for line in fingerprints(look)), encoding="utf-8")
