"""Counts the data files anew, checks them with the twin, and writes them:

    python -m tests.perft.regenerate

The twin checks the first two levels, or all of them in editions of a few tiles; it takes some minutes. Look at the
differences before you commit them: the counts change only when legal moves do.
"""

import re
from pathlib import Path

from rich.progress import track

from tests.perft.counting import Position, compared, twin_ways, ways
from tests.perft.data import FILES, positions

MOST_WAYS = 800_000  # deeper levels would take too long in a test
MOST_LEVELS = 8
TWIN_LEVELS = 2
COUNTS = re.compile(r"^counts = .*$", re.MULTILINE)


def counts_of(position: Position) -> list[int]:
    """The counts of as many levels as can be counted in a second or two."""
    counts: list[int] = []
    for depth in range(1, 1 + MOST_LEVELS):
        count = ways(position.game(), depth)
        if count == 0 or count > MOST_WAYS:
            break
        if position.tiles or depth <= TWIN_LEVELS:
            assert count == twin_ways(position.twin(), depth), compared(position.game(), position.twin(), depth)
        counts.append(count)
    return counts


def regenerate(file: Path) -> None:
    counts = iter([counts_of(position) for position in track(list(positions(file)), file.name)])
    text = COUNTS.sub(lambda _: f"counts = {next(counts)}", file.read_text(encoding="utf-8"))
    file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    for data_file in FILES:
        regenerate(data_file)
