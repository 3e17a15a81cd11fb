"""The budget of one move: the used part of a limit, and the samples that it still allows."""

import math
import time

from bastide.players.base import Limit


class SearchBudget:
    """The CPU time of this thread since the budget was created, measured against a limit."""

    def __init__(self, limit: Limit, pace: float = 0.0) -> None:
        """Start to measure. Until this move has samples, assume `pace` seconds for each."""
        self._began = time.thread_time()
        self._seconds = math.inf if limit.seconds is None else limit.seconds
        self._samples = math.inf if limit.samples is None else limit.samples
        self._pace = pace

    def seconds_per_sample(self, samples: int) -> float:
        """Return the mean seconds of the samples made so far, or the assumed ones."""
        return (time.thread_time() - self._began) / samples if samples else self._pace

    def fraction_used(self, samples: int, more: int = 0) -> float:
        """Return the fraction of the limit that `samples` have used, including an estimate for `more`."""
        spent = time.thread_time() - self._began + more * self.seconds_per_sample(samples)
        return max(spent / self._seconds, (samples + more) / self._samples)

    def is_exceeded(self, samples: int, more: int = 1) -> bool:
        """Return True if `more` samples would exceed the limit."""
        return self.fraction_used(samples, more) > 1

    def affordable_samples(self, samples: int, most: int) -> int:
        """Return the size of the next batch: `most`, halved until it fits the limit."""
        more = most
        while more and self.is_exceeded(samples, more):
            more //= 2
        return more
