"""Counts the data files anew, checks them with the twin, and writes them:

    python -m tests.perft.regenerate

The twin checks every level that has not too many ways; it takes some minutes. Look at the differences before you commit
them: the counts change only when legal moves do.
"""

import re
from pathlib import Path

from rich.progress import track

from tests.perft.counting import Position, compared, twin_ways, ways
from tests.perft.data import FILES, positions

MOST_WAYS = 600_000  # deeper levels would take too long in a test
MOST_TWIN_WAYS = 120_000  # and the twin much longer still
MOST_LEVELS = 8
COUNTS = re.compile(r"^counts = .*$", re.MULTILINE)


def counts_of(position: Position) -> list[int]:
    """The counts of as many levels as can be counted in a second or two."""
    counts: list[int] = []
    while len(counts) < MOST_LEVELS and not is_too_deep(counts):
        depth = 1 + len(counts)
        count = ways(position.game(), depth)
        if not 0 < count <= MOST_WAYS:
            break
        if count <= MOST_TWIN_WAYS:
            assert count == twin_ways(position.twin(), depth), compared(position.game(), position.twin(), depth)
        counts.append(count)
    return counts


def is_too_deep(counts: list[int]) -> bool:
    """Whether the next level, if it grows as the first one did, would have too many ways."""
    return bool(counts) and counts[-1] * counts[0] > MOST_WAYS


def regenerate(file: Path) -> None:
    counts = iter([counts_of(position) for position in track(list(positions(file)), file.name)])
    text = COUNTS.sub(lambda _: f"counts = {next(counts)}", file.read_text(encoding="utf-8"))
    file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    for data_file in FILES:
        regenerate(data_file)
