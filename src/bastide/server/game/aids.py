"""The aids that a table may allow, and presets of them."""

from collections.abc import Iterable
from typing import get_args

from bastide.server.protocol.base import POSITION_AIDS, Aid

AIDS: tuple[Aid, ...] = get_args(Aid)

PRESETS: dict[str, tuple[Aid, ...]] = {
    "learning": AIDS,
    "standard": tuple(aid for aid in AIDS if aid != "hint"),
    "tournament": ("legal", "preview"),
    "purist": (),
}

PLAYERS_ONLY = frozenset(AIDS) - frozenset(POSITION_AIDS)  # never for spectators


def in_order(aids: Iterable[str]) -> tuple[Aid, ...]:
    """Return aids without duplicates, in the order of AIDS."""
    wanted = set(aids)
    return tuple(aid for aid in AIDS if aid in wanted)
