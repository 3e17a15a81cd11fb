"""Measures the kernel of a commit against that of the working tree, in turns, and prints how they compare.

    python benchmarks/compare_commits.py [--commit HEAD] [--rounds 7] [--games 20000]

A ratio above 1 means that the working tree is faster.
"""

import argparse
import contextlib
import os
import statistics
import subprocess
import sys
import tarfile
import tempfile
import time
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SEATS = (2, 5)
BATCHES = 10
EDITION = "modern"


def main() -> None:
    options = parsed_arguments()
    if options.worker:
        work()
        return
    with tempfile.TemporaryDirectory() as folder:
        unpack(options.commit, Path(folder), "src")
        with Kernel(Path(folder), folder) as before, Kernel(ROOT, folder) as now:
            compare(before, now, options.rounds, options.games)


def parsed_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--commit", default="HEAD", help="what to compare with")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--games", type=int, default=20_000, help="in a round, for each number of players")
    parser.add_argument("--worker", action="store_true", help=argparse.SUPPRESS)
    return parser.parse_args()


def unpack(commit: str, folder: Path, *parts: str) -> None:
    """Write parts of a commit to a folder, without touching the working tree."""
    archived = subprocess.run(("git", "archive", commit, *parts), cwd=ROOT, capture_output=True, check=False)
    if archived.returncode:
        sys.exit(f"The sources of {commit!r} cannot be read: {archived.stderr.decode().strip()}")
    with tarfile.open(fileobj=BytesIO(archived.stdout)) as archive:
        archive.extractall(folder, filter="data")


class Kernel:
    """A process that plays games with the kernel of one tree whenever it is asked to."""

    def __init__(self, tree: Path, cache: str) -> None:
        command = (sys.executable, __file__, "--worker")
        settings = {**os.environ, "PYTHONPATH": str(tree / "src"), "BASTIDE_CACHE": cache}
        # What was just compiled runs up to 5 % slower than the same from the cache: so another process compiles.
        subprocess.run(command, env=settings, input="2 1", stdout=subprocess.DEVNULL, text=True, check=False)
        self._process = subprocess.Popen(
            command, env=settings, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def games_per_second(self, players: int, games: int) -> float:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        with contextlib.suppress(BrokenPipeError):
            print(players, games, file=self._process.stdin, flush=True)
        answer = self._process.stdout.readline()
        if not answer:
            sys.exit("The kernel of one of the two does not run; the reason stands above.")
        return float(answer)

    def __enter__(self) -> "Kernel":
        return self

    def __exit__(self, *_: object) -> None:
        self._process.communicate()  # an end of its input is the end of its work


def work() -> None:
    """In such a process: answer each line of players and games with the best speed of several batches."""
    for line in sys.stdin:
        players, games = map(int, line.split())
        print(max(batch_speeds(players, max(1, games // BATCHES))), flush=True)


def batch_speeds(players: int, games: int) -> Iterator[float]:
    # Imported only here: the process that compares must not compile anything.
    import numpy as np

    from bastide.kernel import entry
    from bastide.kernel.chance import generator
    from bastide.kernel.layout import STATE, WORK
    from bastide.kernel.playout import play_games
    from bastide.kernel.tables import tables_of
    from bastide.tiles import edition

    states, work, tables = np.zeros(2, STATE), np.zeros(1, WORK), tables_of(edition(EDITION))
    entry.new_game(states, tables, players, 0, 1, 0)
    play_games(states, tables, work, generator(0), 1)
    for batch in range(BATCHES):
        chance = generator(batch)
        began = time.thread_time()
        play_games(states, tables, work, chance, games)
        yield games / (time.thread_time() - began)


def compare(before: Kernel, now: Kernel, rounds: int, games: int) -> None:
    ratios: dict[int, list[float]] = {players: [] for players in SEATS}
    for number in range(rounds):
        for players in SEATS:
            old, new = before.games_per_second(players, games), now.games_per_second(players, games)
            ratios[players].append(new / old)
            print(f"round {number + 1}, {players} players: {old:,.0f} then, {new:,.0f} games a second now", flush=True)
    for players, values in ratios.items():
        median, least, greatest = statistics.median(values), min(values), max(values)
        print(f"{players} players: {median:.3f} times as fast ({least:.3f} to {greatest:.3f})")


if __name__ == "__main__":
    main()
