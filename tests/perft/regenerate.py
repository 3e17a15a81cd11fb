"""Recount the positions of the data files, check the counts with the twin, and rewrite the files:

    python -m tests.perft.regenerate

The twin checks every level that is not too large, which takes a few minutes. Review the differences before committing
them: counts change only if legal moves do.
"""

import re
from pathlib import Path

from rich.progress import track

from tests.perft.counting import PerftPosition, compare_divides, perft, twin_perft
from tests.perft.data import FILES, positions

MOST_CONTINUATIONS = 600_000  # deeper levels would take too long in a test
MOST_TWIN_CONTINUATIONS = 120_000  # the twin is slower
MOST_LEVELS = 8
COUNTS = re.compile(r"^counts = .*$", re.MULTILINE)


def count_levels(position: PerftPosition) -> list[int]:
    """Count as many levels as take a second or two."""
    counts: list[int] = []
    while len(counts) < MOST_LEVELS and not is_too_deep(counts):
        depth = 1 + len(counts)
        count = perft(position.game(), depth)
        if not 0 < count <= MOST_CONTINUATIONS:
            break
        if count <= MOST_TWIN_CONTINUATIONS:
            assert count == twin_perft(position.twin(), depth), compare_divides(position.game(), position.twin(), depth)
        counts.append(count)
    return counts


def is_too_deep(counts: list[int]) -> bool:
    """Return True if the next level would have too many continuations if it grew like the first one."""
    return bool(counts) and counts[-1] * counts[0] > MOST_CONTINUATIONS


def regenerate(file: Path) -> None:
    counts = iter([count_levels(position) for position in track(list(positions(file)), file.name)])
    text = COUNTS.sub(lambda _: f"counts = {next(counts)}", file.read_text(encoding="utf-8"))
    file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    for data_file in FILES:
        regenerate(data_file)
