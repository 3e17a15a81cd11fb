"""How much of its limit a player has used for a move."""

import math
import time

from bastide.players.base import Limit


class Clock:
    """Counts CPU time of this thread from when it was made."""

    def __init__(self, limit: Limit, pace: float = 0.0) -> None:
        """Begin; until it is seen in this move, a sample is expected to take `pace` seconds."""
        self._began = time.thread_time()
        self._seconds = math.inf if limit.seconds is None else limit.seconds
        self._samples = math.inf if limit.samples is None else limit.samples
        self._pace = pace

    def pace(self, samples: int) -> float:
        """The seconds that a sample takes, after so many of them."""
        return (time.thread_time() - self._began) / samples if samples else self._pace

    def used(self, samples: int, more: int = 0) -> float:
        """Which part of the limit is used after so many samples, and would be after some `more`."""
        spent = time.thread_time() - self._began + more * self.pace(samples)
        return max(spent / self._seconds, (samples + more) / self._samples)

    def is_over(self, samples: int, more: int = 1) -> bool:
        """Whether there is no room for more after so many samples."""
        return self.used(samples, more) > 1

    def room(self, samples: int, most: int) -> int:
        """How many more to make at once after so many samples: `most`, or the half of it, a quarter, … that fits."""
        more = most
        while more and self.is_over(samples, more):
            more //= 2
        return more
