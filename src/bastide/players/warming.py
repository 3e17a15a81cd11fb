"""Compiles all that games with computer players need, and remembers that it was done."""

from pathlib import Path

from bastide import kernel
from bastide.kernel import jit
from bastide.players.base import Limit
from bastide.players.registry import level_names, parse_spec, player
from bastide.players.thinking import Memory
from bastide.rules.game import Game
from bastide.tiles import edition_names

MARKER = "warm"  # in the cache of this version, once all is compiled
FEW = Limit(samples=2)  # enough to go through everything once


def is_warm() -> bool:
    """Whether nothing is left to compile: it is in the cache, or compiling is switched off."""
    marker = marker_file()
    return not jit.COMPILED or (marker is not None and marker.exists())


def compile_everything() -> None:
    """Compile the kernel and the players behind the levels, or load them from the cache; others compile when asked."""
    kernel.warm_up()
    for game in (Game(edition_names()[0], seed=0), near_the_end()):
        for name in {parse_spec(level).name for level in level_names()}:
            player(name, 0).choose(game, FEW)
    memory = Memory()
    memory.values_of_draws(game)
    memory.expected_margins(game)


def near_the_end() -> Game:
    """A position with two tiles to play, which some players treat in another way."""
    game = Game(edition_names()[0], seed=0)
    while game.tiles_left > 1:
        game.push_id(int(game.legal_ids()[0]))
    return game


def remember_warm() -> None:
    """Note in the cache that all is compiled."""
    if marker := marker_file():
        marker.touch()


def marker_file() -> Path | None:
    return jit.CACHE / MARKER if jit.CACHE else None
