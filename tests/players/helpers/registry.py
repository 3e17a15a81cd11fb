"""Isolation of tests that register custom players."""

import contextlib
from collections.abc import Iterator

from bastide.players.custom import register_player
from bastide.players.registry import PLAYERS


@contextlib.contextmanager
def restored_registry() -> Iterator[None]:
    """Restore the registered players at the end of the block."""
    before = dict(PLAYERS)
    register_player.cache_clear()
    try:
        yield
    finally:
        PLAYERS.clear()
        PLAYERS.update(before)
        register_player.cache_clear()
