"""Random numbers for compiled code: Chris Doty-Humphrey's sfc32, in 64-bit integers that never overflow."""

import numpy as np
import numpy.typing as npt

from bastide.kernel.jit import kernel

Generator = npt.NDArray[np.int64]

WORD = 0xFFFFFFFF
WARM_UP = 16


def generator(seed: int) -> Generator:
    """Return a generator. A seed gives the same numbers on every platform."""
    random = np.array([seed & WORD, (seed >> 32) & WORD, (seed >> 64) & WORD, 1], np.int64)
    for _ in range(WARM_UP):
        below(random, 2)
    return random


@kernel
def below(random: Generator, limit: int) -> int:
    """Return a random number from 0 to limit - 1. The limit must be less than 2**31."""
    total = (random[0] + random[1] + random[3]) & WORD
    random[3] = (random[3] + 1) & WORD
    random[0] = random[1] ^ (random[1] >> 9)
    random[1] = (random[2] + (random[2] << 3)) & WORD
    random[2] = (((random[2] << 21) | (random[2] >> 11)) + total) & WORD
    return (total * limit) >> 32
