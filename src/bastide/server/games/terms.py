"""What is agreed on when a game is made, and never changes."""

from dataclasses import dataclass

from bastide.server.games.hosting import Hosting
from bastide.server.protocol.base import Aid


@dataclass(frozen=True, slots=True)
class Terms:
    """A game's name, what it is played with, its aids, who made it (an identity), and the token for looking on.

    Whoever brings in a record without aids gets some all the same: `are_aids_told` keeps them out of the next record.
    """

    game: str
    hosting: Hosting
    aids: tuple[Aid, ...]
    creator: str | None
    watch: str
    created: float
    are_aids_told: bool = True
