"""A race of candidates: samples for all that are still in it, and out goes who cannot win any more."""

import math

import numpy as np
import numpy.typing as npt

from bastide.players.evaluation.layout import Ratings

CLEAR = 3.0  # standard errors that a candidate may be behind
INDIFFERENT = 0.05  # points that nobody waits for
LEAST = 6  # samples before anybody goes out for that


class Race:
    """Sums up margins in rounds: everybody in the race gets one each round, all from the same draws."""

    def __init__(self, first_sight: Ratings) -> None:
        """Let candidates begin that promise those margins at first sight, the best first."""
        size = first_sight.size
        self.running: npt.NDArray[np.int64] = np.arange(size)
        self._first_sight = first_sight
        self._halvings = math.ceil(math.log2(size))
        self._rounds = np.zeros(size, np.int64)
        self._sums = np.zeros(size)
        self._products = np.zeros((size, size))  # of any two, less what they promised, summed while both ran
        self._sums_beside = np.zeros((size, size))  # of all, summed while the one of the row ran

    @property
    def is_decided(self) -> bool:
        return self.running.size == 1

    @property
    def samples(self) -> int:
        return int(self._rounds.sum())

    def add(self, margins: Ratings) -> None:
        """A round: the margins of those that are running."""
        running = self.running
        beyond = margins - self._first_sight[running]
        self._rounds[running] += 1
        self._sums[running] += margins
        self._products[np.ix_(running, running)] += np.outer(beyond, beyond)
        self._sums_beside[running] = self._sums

    @property
    def means(self) -> Ratings:
        """What each has reached on the average; before the first round, what it promised at first sight."""
        return self._sums / self._rounds if self._rounds.any() else self._first_sight

    @property
    def margins(self) -> Ratings:
        """What each may be expected to reach: the mean of the first, less how far behind it was while both ran.

        So luck in the draws of the few rounds before it went out neither helps nor hurts anybody.
        """
        if not self._rounds.any():
            return self._first_sight
        first = self.ranking[0]
        behind = self._sums_beside[:, first] - self._sums
        margins: Ratings = self.means[first] - behind / self._rounds
        return margins

    @property
    def ranking(self) -> list[int]:
        """All candidates: those that ran longest first, and among these the better."""
        ranking: list[int] = np.lexsort((-self.means, -self._rounds)).tolist()
        return ranking

    def drop(self, used: float) -> None:
        """Drop who is clearly behind and, as the limit is used up from 0 to 1, the worse half again and again."""
        if self._rounds.max() >= LEAST:
            self._drop_beaten()
        most = max(2, math.ceil(self._rounds.size / 2 ** int(used * self._halvings)))
        if self.running.size > most:
            self.running = np.sort(self.ranking[:most])

    def _drop_beaten(self) -> None:
        """Drop who cannot well be better than the leader, or not by anything that matters."""
        leader = self.running[int(self._sums[self.running].argmax())]
        ahead = (self._sums[leader] - self._sums[self.running]) / self._rounds[leader]
        stays = ahead <= CLEAR * self._errors_behind(leader) - INDIFFERENT
        self.running = self.running[stays | (self.running == leader)]

    def _errors_behind(self, leader: int) -> Ratings:
        """The standard errors of how far those that are running are behind the leader."""
        running, rounds = self.running, int(self._rounds[leader])
        beyond = self._sums - rounds * self._first_sight
        squares = self._products[leader, leader] + self._products[running, running]
        spread = squares - 2 * self._products[leader, running] - (beyond[leader] - beyond[running]) ** 2 / rounds
        errors: Ratings = np.sqrt(np.maximum(spread, 0.0) / (rounds - 1) / rounds)
        return errors
