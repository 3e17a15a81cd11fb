"""Comparing states of the kernel."""

import numpy as np

from bastide import Game
from bastide.kernel.layout import STATE, Record

FIELDS = STATE.names or ()


def same_state(one: Record, other: Record) -> bool:
    """Whether two states are the same in every field; the bytes that only align them may differ."""
    return all(np.array_equal(one[field], other[field]) for field in FIELDS)


def state_of(game: Game) -> Record:
    """A game's state as the kernel keeps it, for keeps."""
    return game._raw.state.copy()
