"""Compilation of everything that games with computer players need, and a marker that it is done.

`python -m bastide.players.warm_up` compiles everything unless the marker is set, and sets it.
"""

from functools import cache
from pathlib import Path

from bastide import kernel
from bastide.kernel import jit
from bastide.players.base import Limit
from bastide.players.registry import player, player_names
from bastide.players.search import SearchBuffers
from bastide.rules.game import Game
from bastide.tiles import edition_names

MARKER = "warm"  # file in the cache of this version
WARM_UP_LIMIT = Limit(samples=2)  # enough to run all code of a player
BUILT_IN = player_names()  # before any custom player is registered
FIRST = ("greedy", "evaluator")  # the players of all levels but the strongest


def is_warm() -> bool:
    """Return True if everything is compiled and cached, or compilation is switched off."""
    marker = marker_file()
    return not jit.COMPILED or (marker is not None and marker.exists())


def compile_first_game() -> None:
    """Compile the kernel and the players of a first game, which takes half the time of everything."""
    kernel.warm_up()
    for name in FIRST:
        compile_player(name)


def compile_everything() -> None:
    """Compile the kernel, the built-in players and their explanations, or load them from the cache."""
    kernel.warm_up()
    for name in BUILT_IN:
        compile_player(name)
    game, buffers = endgame_position(edition_names()[0]), SearchBuffers()
    buffers.draw_values(game)
    buffers.expected_leads(game)
    buffers.reasons(game).of(int(game.legal_ids()[0]))


def compile_player(name: str) -> None:
    """Let a built-in player choose at the beginning and near the end of a game.

    The edition has no bonus tiles: with some left in the bag, no player searches the endgame exactly.
    """
    classic = edition_names()[0]
    for game in (Game(classic, seed=0), endgame_position(classic)):
        player(name, 0).choose(game, WARM_UP_LIMIT)


@cache
def endgame_position(edition_name: str, players: int = 2) -> Game:
    """Return a position with two tiles to play, which some players search exactly. It is shared: do not change it."""
    game = Game(edition_name, players=players, seed=0)
    while game.tiles_left > 1:
        game.push_id(int(game.legal_ids()[0]))
    return game


def mark_warm() -> None:
    """Record in the cache that everything is compiled."""
    if marker := marker_file():
        marker.touch()


def marker_file() -> Path | None:
    return jit.CACHE / MARKER if jit.CACHE else None


def main() -> None:
    if not is_warm():
        compile_everything()
    mark_warm()


if __name__ == "__main__":
    main()
