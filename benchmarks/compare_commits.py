"""Compare the speed of a commit with that of the working tree.

    python benchmarks/compare_commits.py [--commit HEAD] [--rounds 7] [measure ...]

Both trees are measured alternately, each in its own process. A ratio above 1 means that the working tree is faster.
"""

import argparse
import contextlib
import os
import random
import statistics
import subprocess
import sys
import tarfile
import tempfile
import time
from collections.abc import Callable, Iterator
from functools import partial
from io import BytesIO
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
EDITION = "modern"
BATCHES = 10  # the fastest one counts
SEED = 1


def main() -> None:
    options = parse_arguments()
    if options.worker:
        answer_requests()
        return
    with tempfile.TemporaryDirectory() as folder:
        unpack(options.commit, Path(folder), "src")
        with Worker(Path(folder), folder) as before, Worker(ROOT, folder) as now:
            compare(before, now, options.measures or list(MEASURES), options.rounds)


def parse_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("measures", nargs="*", metavar="measure", help=f"any of {', '.join(MEASURES)}; default: all")
    parser.add_argument("--commit", default="HEAD", help="the commit to compare with")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--worker", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    unknown = [name for name in options.measures if name not in MEASURES]
    if unknown:
        parser.error(f"unknown measure {unknown[0]!r}; choose from {', '.join(MEASURES)}")
    return options


def unpack(commit: str, folder: Path, *parts: str) -> None:
    """Write parts of a commit to a folder, without touching the working tree."""
    archived = subprocess.run(("git", "archive", commit, *parts), cwd=ROOT, capture_output=True, check=False)
    if archived.returncode:
        sys.exit(f"Cannot read the sources of {commit!r}: {archived.stderr.decode().strip()}")
    with tarfile.open(fileobj=BytesIO(archived.stdout)) as archive:
        archive.extractall(folder, filter="data")


class Worker:
    """A process that measures the code of one tree on request."""

    def __init__(self, tree: Path, cache: str) -> None:
        command = (sys.executable, __file__, "--worker")
        settings = {**os.environ, "PYTHONPATH": str(tree / "src"), "BASTIDE_CACHE": cache}
        # Freshly compiled code runs up to 5 % slower than code from the cache, so another process compiles it first.
        subprocess.run(command, env=settings, input="kernel-2\n", stdout=subprocess.DEVNULL, text=True, check=False)
        self._process = subprocess.Popen(
            command, env=settings, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def measure(self, name: str) -> float:
        """Return the rate of a measure per second of CPU time."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        with contextlib.suppress(BrokenPipeError):
            print(name, file=self._process.stdin, flush=True)
        answer = self._process.stdout.readline()
        if not answer:
            sys.exit("One of the two trees does not run; the reason is above.")
        return float(answer)

    def __enter__(self) -> "Worker":
        return self

    def __exit__(self, *_: object) -> None:
        self._process.communicate()  # the worker stops when its input ends


def answer_requests() -> None:
    """In a worker process: answer each name of a measure with its best rate."""
    for line in sys.stdin:
        print(max(MEASURES[line.strip()]()), flush=True)


# Imports of the package stay inside the functions: the process that compares must not compile anything.


def kernel_rates(players: int, games: int = 2000) -> Iterator[float]:
    """Random games inside the kernel."""
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
        yield rate(games, lambda chance=chance: play_games(states, tables, work, chance, games))  # type: ignore[misc]


def game_rates(games: int = 60) -> Iterator[float]:
    """Whole random games from Python, by ids."""
    from bastide import Game

    def play_all() -> None:
        chance = random.Random(SEED)
        for seed in range(games):
            game = Game(EDITION, seed=seed)
            while not game.is_over:
                moves = game.legal_ids()
                game.push_id(int(moves[int(chance.random() * len(moves))]))

    for _ in range(BATCHES):
        yield rate(games, play_all)


def copy_rates(copies: int = 4000) -> Iterator[float]:
    """Copies of a game in its 40th turn, without history."""
    game = random_game(turns=40)

    def copy_all() -> None:
        for _ in range(copies):
            game.copy(history=False)

    for _ in range(BATCHES):
        yield rate(copies, copy_all)


def undo_rates(times: int = 1000) -> Iterator[float]:
    """Four moves pushed and popped."""
    game = random_game(turns=40)
    moves: list[int] = []
    while len(moves) < 4:
        moves.append(int(game.legal_ids()[0]))
        game.push_id(moves[-1])
    for _ in moves:
        game.pop_id()

    def push_and_pop() -> None:
        for _ in range(times):
            for move in moves:
                game.push_id(move)
            for _ in moves:
                game.pop_id()

    for _ in range(BATCHES):
        yield rate(times, push_and_pop)


def pop_all_rates() -> Iterator[float]:
    """A whole game popped."""
    for _ in range(BATCHES):
        game = random_game(turns=1000)

        def pop_all(game=game) -> None:  # type: ignore[no-untyped-def]
            while game.turn:
                game.pop_id()

        yield rate(1, pop_all)


def random_game(turns: int):  # type: ignore[no-untyped-def]
    from bastide import Game

    game, chance = Game(EDITION, seed=SEED), random.Random(SEED)
    while not game.is_over and game.turn < turns:
        moves = game.legal_ids()
        game.push_id(int(moves[int(chance.random() * len(moves))]))
    return game


def rate(times: int, measured: Callable[[], object]) -> float:
    began = time.thread_time()
    measured()
    return times / (time.thread_time() - began)


MEASURES: dict[str, Callable[[], Iterator[float]]] = {
    "kernel-2": partial(kernel_rates, 2),
    "kernel-5": partial(kernel_rates, 5),
    "games": game_rates,
    "copies": copy_rates,
    "undo": undo_rates,
    "pop-all": pop_all_rates,
}


def compare(before: Worker, now: Worker, measures: list[str], rounds: int) -> None:
    ratios: dict[str, list[float]] = {name: [] for name in measures}
    for number in range(rounds):
        for name in measures:
            old, new = before.measure(name), now.measure(name)
            ratios[name].append(new / old)
            print(f"round {number + 1}, {name}: {old:,.0f} a second before, {new:,.0f} now", flush=True)
    for name, values in ratios.items():
        median, least, greatest = statistics.median(values), min(values), max(values)
        print(f"{name}: {median:.3f} times as fast ({least:.3f} to {greatest:.3f})")


if __name__ == "__main__":
    main()
