"""Compiles all that games with computer players need, and remembers that it was done."""

from functools import cache
from pathlib import Path

from bastide import kernel
from bastide.kernel import jit
from bastide.players.base import Limit
from bastide.players.registry import player, player_names
from bastide.players.thinking import Memory
from bastide.rules.game import Game
from bastide.tiles import edition_names

MARKER = "warm"  # in the cache of this version, once all is compiled
FEW = Limit(samples=2)  # enough to go through everything once
OURS = player_names()  # before anybody enters a player of their own


def is_warm() -> bool:
    """Whether nothing is left to compile: it is in the cache, or compiling is switched off."""
    marker = marker_file()
    return not jit.COMPILED or (marker is not None and marker.exists())


def compile_everything() -> None:
    """Compile the kernel, all our players and what they explain by, or load it from the cache."""
    kernel.warm_up()
    for name in OURS:
        compile_player(name)
    game, memory = near_the_end(edition_names()[0]), Memory()
    memory.values_of_draws(game)
    memory.expected_leads(game)
    memory.reasons(game).of(int(game.legal_ids()[0]))


def compile_player(name: str) -> None:
    """Let one of our players choose at the beginning of a game and near its end.

    In an edition without bonus tiles: with some in the bag nobody can play the end exactly.
    """
    classic = edition_names()[0]
    for game in (Game(classic, seed=0), near_the_end(classic)):
        player(name, 0).choose(game, FEW)


@cache
def near_the_end(edition_name: str, players: int = 2) -> Game:
    """A position with two tiles to play, which some players treat in another way. Nobody may play on in it."""
    game = Game(edition_name, players=players, seed=0)
    while game.tiles_left > 1:
        game.push_id(int(game.legal_ids()[0]))
    return game


def remember_warm() -> None:
    """Note in the cache that all is compiled."""
    if marker := marker_file():
        marker.touch()


def marker_file() -> Path | None:
    return jit.CACHE / MARKER if jit.CACHE else None
