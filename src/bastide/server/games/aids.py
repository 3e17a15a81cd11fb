"""What a table may allow to be shown, and the usual sets of it."""

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

PLAYERS_ONLY = frozenset(AIDS) - frozenset(POSITION_AIDS)  # never for those who look on


def in_order(aids: Iterable[str]) -> tuple[Aid, ...]:
    """Aids, each once, in the order in which tables list them."""
    wanted = set(aids)
    return tuple(aid for aid in AIDS if aid in wanted)
