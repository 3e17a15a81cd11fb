"""Measure the best follower cost for the greedy player.

    python benchmarks/follower_cost.py [--decks 200] [--players 2] [--seed 0]

For each cost, a player with that cost takes every seat in turn among players with the default cost, always with the
same order of tiles. The unit is the deck: the mean margin of its games over the mean of the others.
"""

import argparse
import statistics
from collections.abc import Iterator

from bastide import Game
from bastide.arena.matches import SeatedPlayer, play_to_end, seat_seed
from bastide.players.greedy import FOLLOWER_COST, GreedyPlayer

EDITION = "modern"
COSTS = (0, 3, 5, 7, 8, 10, 11, 13)  # in half points, divided by the number of players


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--decks", type=int, default=200)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", type=int, default=0, help="seed of the first deck")
    options = parser.parse_args()
    print(f"{options.players} players, {options.decks} decks, against a cost of {points(FOLLOWER_COST, options)}")
    for cost in COSTS:
        decks = range(options.seed, options.seed + options.decks)
        margins = [statistics.fmean(deck_margins(cost, options.players, seed)) for seed in decks]
        error = statistics.stdev(margins) / len(margins) ** 0.5
        print(f"{points(cost, options)}: {statistics.fmean(margins):+.1f} ± {error:.1f} points per game", flush=True)


def points(cost: int, options: argparse.Namespace) -> str:
    return f"{cost / (2 * options.players):.2f} points"


def deck_margins(cost: int, players: int, seed: int) -> Iterator[float]:
    """Yield the margin of one player with this cost in each seat."""
    for own_seat in range(players):
        game = Game(EDITION, players=players, seed=seed)
        costs = [cost if seat == own_seat else FOLLOWER_COST for seat in range(players)]
        choosers = [GreedyPlayer(seat_seed(seed, seat), follower_cost=costs[seat]) for seat in range(players)]
        play_to_end(game, list(map(SeatedPlayer, choosers)))
        others = [score for seat, score in enumerate(game.scores) if seat != own_seat]
        yield game.scores[own_seat] - statistics.fmean(others)


if __name__ == "__main__":
    main()
