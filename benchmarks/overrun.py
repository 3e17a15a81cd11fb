"""Measure how far players exceed a limit of CPU time: the 99th percentile over the moves of whole games.

    python benchmarks/overrun.py

A player may exceed its limit by 10 % and 5 ms.
"""

import time

import numpy as np

from bastide import Game
from bastide.players import Limit, choice_of, player
from bastide.players.warm_up import compile_everything

PLAYERS = ("expectimax", "roll", "mcts")
LIMITS = (0.001, 0.01, 0.06, 0.25)
GAMES = {0.001: 10, 0.01: 6, 0.06: 3, 0.25: 1}
SETUPS = (("modern", 2), ("modern", 5), ("hunters", 2))


def overruns(name: str, edition: str, players: int, seconds: float) -> list[float]:
    """Return the seconds by which each move of some games exceeded the limit."""
    found = []
    for seed in range(GAMES[seconds]):
        game, chooser = Game(edition, players=players, seed=seed), player(name, seed)
        while not game.is_over:
            began = time.thread_time()
            move = choice_of(chooser, game, Limit(seconds=seconds))
            found.append(time.thread_time() - began - seconds)
            game.push(move)
    return found


def main() -> None:
    compile_everything()
    print(
        f"{'player':12}{'edition':10}{'players':>8}{'limit ms':>10}{'moves':>8}"
        f"{'99 % ms over':>14}{'most':>8}{'allowed':>9}"
    )
    for name in PLAYERS:
        for edition, players in SETUPS:
            for seconds in LIMITS:
                found = 1000 * np.array(overruns(name, edition, players, seconds))
                allowed = 100 * seconds + 5
                print(
                    f"{name:12}{edition:10}{players:8}{1000 * seconds:10.0f}{found.size:8}"
                    f"{np.percentile(found, 99):14.1f}{found.max():8.1f}{allowed:9.1f}"
                )


if __name__ == "__main__":
    main()
