"""Who looks at a game."""

from typing import NamedTuple


class Viewer(NamedTuple):
    """Who looks at a game: the seats whose tokens they have, whether they have none, and a hash of their identity."""

    seats: frozenset[int]
    is_watching: bool
    identity: str | None
