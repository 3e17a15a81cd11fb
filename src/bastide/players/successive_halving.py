"""Successive halving: samples for all active candidates, dropping those that can no longer win."""

import math

import numpy as np
import numpy.typing as npt

from bastide.players.evaluation.layout import Ratings

CLEAR_DEFICIT = 3.0  # standard errors behind the leader at which a candidate is dropped
NEGLIGIBLE_POINTS = 0.05  # smaller differences are not worth more samples
MIN_ROUNDS = 6  # before candidates are dropped as clearly behind


class SuccessiveHalving:
    """A comparison of candidates in rounds. Each active one gets one margin per round, all from the same draws."""

    def __init__(self, priors: Ratings) -> None:
        """Start with all candidates; `priors` are their expected margins, the best first."""
        size = priors.size
        self.active: npt.NDArray[np.int64] = np.arange(size)
        self._priors = priors
        self._halvings = math.ceil(math.log2(size))
        self._rounds = np.zeros(size, np.int64)
        self._sums = np.zeros(size)
        self._products = np.zeros((size, size))  # of deviations from the priors, over rounds with both active
        self._shared_sums = np.zeros((size, size))  # margins of all, over the rounds in which the row was active

    @property
    def is_decided(self) -> bool:
        return self.active.size == 1

    @property
    def samples(self) -> int:
        return int(self._rounds.sum())

    def add_round(self, margins: Ratings) -> None:
        """Add the margins of the active candidates."""
        active = self.active
        deviations = margins - self._priors[active]
        self._rounds[active] += 1
        self._sums[active] += margins
        self._products[np.ix_(active, active)] += np.outer(deviations, deviations)
        self._shared_sums[active] = self._sums

    @property
    def means(self) -> Ratings:
        """Mean margins; before the first round, the priors."""
        return self._sums / self._rounds if self._rounds.any() else self._priors

    @property
    def margins(self) -> Ratings:
        """Expected margins: the mean of the best, less the deficit of each while both were active.

        So the luck of the few rounds before a candidate was dropped neither helps nor hurts it.
        """
        if not self._rounds.any():
            return self._priors
        best = self.ranking[0]
        deficits = self._shared_sums[:, best] - self._sums
        margins: Ratings = self.means[best] - deficits / self._rounds
        return margins

    @property
    def ranking(self) -> list[int]:
        """All candidates, sorted by the number of rounds, then by the mean margin, the best first."""
        ranking: list[int] = np.lexsort((-self.means, -self._rounds)).tolist()
        return ranking

    def drop(self, used: float) -> None:
        """Drop clearly beaten candidates, and the worse half repeatedly as the `used` limit grows from 0 to 1."""
        if self._rounds.max() >= MIN_ROUNDS:
            self._drop_beaten()
        most = max(2, math.ceil(self._rounds.size / 2 ** int(used * self._halvings)))
        if self.active.size > most:
            self.active = np.sort(self.ranking[:most])

    def _drop_beaten(self) -> None:
        """Drop candidates that are unlikely to be better than the leader by more than NEGLIGIBLE_POINTS."""
        leader = self.active[int(self._sums[self.active].argmax())]
        ahead = (self._sums[leader] - self._sums[self.active]) / self._rounds[leader]
        stays = ahead <= CLEAR_DEFICIT * self._deficit_errors(leader) - NEGLIGIBLE_POINTS
        self.active = self.active[stays | (self.active == leader)]

    def _deficit_errors(self, leader: int) -> Ratings:
        """Return the standard errors of the active candidates' deficits behind the leader."""
        active, rounds = self.active, int(self._rounds[leader])
        deviations = self._sums - rounds * self._priors
        squares = self._products[leader, leader] + self._products[active, active]
        spread = squares - 2 * self._products[leader, active] - (deviations[leader] - deviations[active]) ** 2 / rounds
        errors: Ratings = np.sqrt(np.maximum(spread, 0.0) / (rounds - 1) / rounds)
        return errors
