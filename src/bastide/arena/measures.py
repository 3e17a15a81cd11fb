"""Measurements of the kernel and of `Game`, in CPU time of one core, which other programs disturb least."""

import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import numpy as np

import bastide
from bastide.kernel import entry, warm_up
from bastide.kernel.chance import generator
from bastide.kernel.jit import kernel
from bastide.kernel.layout import STATE, WORK, Records
from bastide.kernel.playout import play_games
from bastide.kernel.tables import tables_of
from bastide.rules.game import Game
from bastide.tiles import edition

EDITION = "modern"  # the rules and tiles of most studies
HUNTERS = "hunters"  # the other game
BATCHES = 10
COPIES = 20_000

# Scripts for a new process, which print seconds of its CPU time.
COLD = """
import json, time
before = time.process_time()
import bastide.kernel
imported = time.process_time()
bastide.kernel.warm_up()
print(json.dumps({"import": imported - before, "compile": time.process_time() - imported}))
"""
WARM = """
import bastide.kernel
bastide.kernel.warm_up()
print("{}")
"""
START = f"""
import json, time
before = time.process_time()
import bastide
list(bastide.Game({EDITION!r}, seed=0).legal_moves)
print(json.dumps({{"start": time.process_time() - before}}))
"""


class Speed(NamedTuple):
    """The speed of whole games."""

    games_per_second: float
    ns_per_turn: float


def state_bytes() -> int:
    """Return the size of a game's state."""
    return STATE.itemsize


def kernel_speed(rules: str, players: int, games: int) -> Speed:
    """Measure whole games of uniformly random turns inside the kernel, and return the best of several batches."""
    states, work, tables = np.zeros(2, STATE), np.zeros(1, WORK), tables_of(edition(rules))
    entry.new_game(states, tables, players, 0, 1, 0)
    batch = max(1, games // BATCHES)
    best = Speed(0.0, 0.0)
    for number in range(BATCHES):
        chance = generator(number)
        began = time.thread_time_ns()
        turns = play_games(states, tables, work, chance, batch)
        took = time.thread_time_ns() - began
        best = max(best, Speed(1e9 * batch / took, took / turns))
    return best


def copy_ns() -> float:
    """Measure a copy of a state inside the kernel."""
    states: Records = np.zeros(2, STATE)
    copy_back_and_forth(states, COPIES)
    best = float("inf")
    for _ in range(BATCHES):
        began = time.thread_time_ns()
        copy_back_and_forth(states, COPIES)
        best = min(best, (time.thread_time_ns() - began) / COPIES)
    return best


@kernel
def copy_back_and_forth(states: Records, times: int) -> None:
    """Copy one state over the other and back, `times` times in all."""
    for number in range(times):
        entry.copy_state(states, (number + 1) & 1, states, number & 1)
        states[(number + 1) & 1]["score"][0] ^= 1  # keeps the compiler from dropping equal copies


def raw_turns(games: int) -> None:
    """Play random games from Python with the raw methods, one turn at a time."""
    chance = random.Random(0)
    for seed in range(games):
        game = Game(EDITION, seed=seed)
        while not game.is_over:
            moves = game.legal_ids()
            game.push_id(int(moves[int(chance.random() * len(moves))]))


def friendly_turns(games: int) -> None:
    """Play random games from Python with `Move` objects and events."""
    chance = random.Random(0)
    for seed in range(games):
        game = Game(EDITION, seed=seed)
        while not game.is_over:
            game.push(chance.choice(game.legal_moves))


def listing_turns(games: int) -> None:
    """Play random games like `friendly_turns`, but create every legal move as an object."""
    chance = random.Random(0)
    for seed in range(games):
        game = Game(EDITION, seed=seed)
        while not game.is_over:
            game.push(chance.choice(list(game.legal_moves)))


def python_speed(play: Callable[[int], None], games: int) -> float:
    """Return the games per second that `play` reaches."""
    play(1)  # so that one-time work of the process is done
    began = time.thread_time()
    play(games)
    return games / (time.thread_time() - began)


def prepare() -> None:
    """Load the kernel from the cache, as in daily use: freshly compiled code is up to 5 % slower."""
    run_script(WARM)
    warm_up()


def cold_seconds() -> dict[str, float]:
    """Measure import and compilation in a process with an empty cache."""
    with tempfile.TemporaryDirectory() as cache:
        return run_script(COLD, BASTIDE_CACHE=cache)


def warm_start_seconds() -> float:
    """Measure a new process up to its first list of legal moves, with a filled cache."""
    return run_script(START)["start"]


def run_script(script: str, **settings: str) -> dict[str, float]:
    """Run a script in a new process that imports this installation of Bastide, and return the JSON that it prints."""
    path = os.pathsep.join([str(Path(bastide.__file__).parent.parent), *sys.path])
    ended = subprocess.run(
        (sys.executable, "-c", script),
        env={**os.environ, "PYTHONPATH": path, **settings},
        stdout=subprocess.PIPE,
        check=True,
    )
    figures: dict[str, float] = json.loads(ended.stdout)
    return figures
