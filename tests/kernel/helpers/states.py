"""Comparison of kernel states."""

import numpy as np

from bastide import Game
from bastide.kernel.layout import STATE, Struct

FIELDS = STATE.names or ()


def same_state(one: Struct, other: Struct) -> bool:
    """Return True if two states are equal in every field; padding bytes may differ."""
    return all(np.array_equal(one[field], other[field]) for field in FIELDS)


def state_of(game: Game) -> Struct:
    """Return a copy of a game's kernel state."""
    return game._raw.state.copy()
