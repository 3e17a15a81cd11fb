"""Moves of the built-in players in fixed positions, kept in golden_moves.txt under the version of the players.

A changed move makes stored results incomparable. Raise `PLAYERS_VERSION` first, then write the file again; the moves of
a new player may be added without that:

    python -m tests.players.helpers.golden_moves
"""

import sys
from collections.abc import Iterator
from pathlib import Path

from bastide import Game
from bastide.players import Limit, choice_of, player
from bastide.players.registry import PLAYERS_VERSION

FILE = Path(__file__).parent.parent / "golden_moves.txt"
SPECS = (
    "random",
    "greedy",
    "mcts",
    "mcts:c=1",
    "evaluator",
    "evaluator:hope=3,noise=1",
    "evaluator:thrift=2",
    "expectimax",
    "roll",
    "roll:candidates=4,plies=2",
)
GAMES = (
    ("modern", 2),
    ("hungarian", 3),
    ("slovak", 4),
    ("danish", 2),
    ("winter", 5),
    ("hunters", 2),
    ("hunters", 4),
)
LIMIT = Limit(samples=24)
EVERY = 9  # turns from one recorded position to the next; the last two turns are always recorded
SEED = 11


def golden_text() -> str:
    lines = [f"players version {PLAYERS_VERSION}", *(line for game in GAMES for line in game_lines(*game))]
    return "".join(f"{line}\n" for line in lines)


def game_lines(edition: str, players: int) -> Iterator[str]:
    """Yield a line for each recorded position of a greedy game: the turn, then the move of each player."""
    game = Game(edition, players=players, seed=SEED)
    mover = player("greedy", SEED)
    while not game.is_over:
        if game.turn % EVERY == 0 or game.tiles_left < 2:
            for spec in SPECS:
                move = choice_of(player(spec, SEED), game, LIMIT)
                yield f"{edition} {players} turn {game.turn + 1} {spec} {move}"
        game.push(choice_of(mover, game))


def main() -> None:
    text = golden_text()
    version, _, moves = text.partition("\n")
    kept_version, _, kept_moves = FILE.read_text(encoding="utf-8").partition("\n") if FILE.exists() else ("", "", "")
    if version == kept_version and not {*kept_moves.splitlines()} <= {*moves.splitlines()}:
        sys.exit("The moves differ: raise PLAYERS_VERSION in players/registry.py first.")
    FILE.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
