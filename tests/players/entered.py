"""Players of people's own in tests: whatever is entered is forgotten."""

import contextlib
from collections.abc import Iterator

from bastide.players.custom import enter
from bastide.players.registry import PLAYERS


@contextlib.contextmanager
def forgotten_afterwards() -> Iterator[None]:
    before = dict(PLAYERS)
    enter.cache_clear()
    try:
        yield
    finally:
        PLAYERS.clear()
        PLAYERS.update(before)
        enter.cache_clear()
