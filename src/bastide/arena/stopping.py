"""A sequential test on the margins of units: it stops as soon as it is sure who is better, or that nobody is.

Two of Wald's tests run side by side, each for "no better" against "better by `resolution` points": one for either
player (the procedure of Sobel and Wald). The spread is estimated from the units themselves.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

RISK = 0.05  # of calling one better who is not, and of missing one who is better by the resolution
FEWEST = 20  # units before the spread can be trusted
# Evidence, as a logarithm, at which a player is taken to be better, or not to be. Of two equal players either may be
# called better by mistake, so each has half of the risk.
BETTER, NOT_BETTER = math.log((1 - RISK) / (RISK / 2)), math.log(RISK / (1 - RISK / 2))


class Verdict(StrEnum):
    """What a test came to."""

    OPEN = "open"
    A = "a"
    B = "b"
    EVEN = "even"


@dataclass(slots=True)
class SequentialTest:
    """Gets the margins of units one by one, from the side of player a."""

    resolution: float
    verdict: Verdict = Verdict.OPEN
    _count: int = 0
    _mean: float = 0.0
    _squares: float = 0.0  # of the distances from the mean, summed up
    _not_better: frozenset[Verdict] = frozenset()

    def add(self, margin: float) -> Verdict:
        """The verdict with one more unit; once it has come, it stays."""
        self._count += 1
        distance = margin - self._mean
        self._mean += distance / self._count
        self._squares += distance * (margin - self._mean)
        if self.verdict is Verdict.OPEN and self._count >= FEWEST:
            self.verdict = self._decided()
        return self.verdict

    def _decided(self) -> Verdict:
        for verdict, mean in ((Verdict.A, self._mean), (Verdict.B, -self._mean)):
            if verdict in self._not_better:
                continue
            evidence = self._evidence(mean)
            if evidence >= BETTER:
                return verdict
            if evidence <= NOT_BETTER:
                self._not_better |= {verdict}
        return Verdict.EVEN if len(self._not_better) == 2 else Verdict.OPEN

    def _evidence(self, mean: float) -> float:
        """The logarithm of how much likelier such a mean is if the player is better by the resolution than if not."""
        variance = max(self._squares / (self._count - 1), 1e-9)
        return self._count * self.resolution * (mean - self.resolution / 2) / variance


def verdict_on(margins: Sequence[float], resolution: float) -> Verdict:
    """What a test says of margins, in their order."""
    test = SequentialTest(resolution)
    for margin in margins:
        test.add(margin)
    return test.verdict
