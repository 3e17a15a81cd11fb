"""Compiles all that games with computer players need, and remembers that it was done."""

from pathlib import Path

from bastide import kernel
from bastide.kernel import jit
from bastide.players.base import Limit
from bastide.players.registry import player, player_names
from bastide.rules.game import Game
from bastide.tiles import edition_names

MARKER = "warm"  # in the cache of this version, once all is compiled
FEW = Limit(samples=2)  # enough to go through everything once


def is_warm() -> bool:
    """Whether nothing is left to compile: it is in the cache, or compiling is switched off."""
    marker = marker_file()
    return not jit.COMPILED or (marker is not None and marker.exists())


def compile_everything() -> None:
    """Compile the kernel and the players, or load them from the cache."""
    kernel.warm_up()
    game = Game(edition_names()[0], seed=0)
    for name in player_names():
        player(name, 0).choose(game, FEW)


def remember_warm() -> None:
    """Note in the cache that all is compiled."""
    if marker := marker_file():
        marker.touch()


def marker_file() -> Path | None:
    return jit.CACHE / MARKER if jit.CACHE else None
