"""Sequential test on the margins of units: stops once one player is clearly better, or neither is.

Two of Wald's tests run side by side, one for each player, with the hypotheses "not better" and "better by `resolution`
points" (the procedure of Sobel and Wald). The variance is estimated from the units themselves.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

RISK = 0.05  # of a false verdict, and of missing a difference as large as the resolution
FEWEST = 20  # units before the estimated variance is reliable
# Log likelihood ratios at which a player counts as better, or as not better. Either of two equal players may falsely
# win, so each test has half of the risk.
BETTER, NOT_BETTER = math.log((1 - RISK) / (RISK / 2)), math.log(RISK / (1 - RISK / 2))


class MatchVerdict(StrEnum):
    """The verdict of a sequential test."""

    OPEN = "open"
    A = "a"
    B = "b"
    EVEN = "even"


@dataclass(slots=True)
class SequentialTest:
    """A test that takes the margins of units one by one, from the view of player a."""

    resolution: float
    verdict: MatchVerdict = MatchVerdict.OPEN
    _count: int = 0
    _mean: float = 0.0
    _squares: float = 0.0  # sum of squared deviations from the mean
    _not_better: frozenset[MatchVerdict] = frozenset()

    def add(self, margin: float) -> MatchVerdict:
        """Add a unit, and return the verdict, which is final once it is not open."""
        self._count += 1
        distance = margin - self._mean
        self._mean += distance / self._count
        self._squares += distance * (margin - self._mean)
        if self.verdict is MatchVerdict.OPEN and self._count >= FEWEST:
            self.verdict = self._decide()
        return self.verdict

    def _decide(self) -> MatchVerdict:
        for verdict, mean in ((MatchVerdict.A, self._mean), (MatchVerdict.B, -self._mean)):
            if verdict in self._not_better:
                continue
            evidence = self._evidence(mean)
            if evidence >= BETTER:
                return verdict
            if evidence <= NOT_BETTER:
                self._not_better |= {verdict}
        return MatchVerdict.EVEN if len(self._not_better) == 2 else MatchVerdict.OPEN

    def _evidence(self, mean: float) -> float:
        """Return the log likelihood ratio of a mean: better by the resolution, against not better."""
        variance = max(self._squares / (self._count - 1), 1e-9)
        return self._count * self.resolution * (mean - self.resolution / 2) / variance


def verdict_on(margins: Sequence[float], resolution: float) -> MatchVerdict:
    """Run a test on margins, in their order."""
    test = SequentialTest(resolution)
    for margin in margins:
        test.add(margin)
    return test.verdict
