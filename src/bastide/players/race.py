"""A race of candidates: samples for all that are still in it, and out goes who cannot win any more."""

import math

import numpy as np
import numpy.typing as npt

from bastide.players.evaluation.layout import Ratings

CLEAR = 3.0  # standard errors that a candidate may be behind
LEAST = 6  # samples before anybody goes out for that


class Race:
    """Sums up margins in rounds: everybody in the race gets one each round, all from the same draws."""

    def __init__(self, first_sight: Ratings) -> None:
        """Let candidates begin that promise those margins at first sight, the best first."""
        self.running: npt.NDArray[np.int64] = np.arange(first_sight.size)
        self._first_sight = first_sight
        self._halvings = math.ceil(math.log2(first_sight.size))
        self._rounds = np.zeros(first_sight.size, np.int64)
        self._rows: list[Ratings] = []  # a margin for each candidate, and nan for those that are out

    @property
    def is_decided(self) -> bool:
        return self.running.size == 1

    @property
    def samples(self) -> int:
        return int(self._rounds.sum())

    def add(self, margins: Ratings) -> None:
        """A round: the margins of those that are running."""
        row = np.full(self._rounds.size, np.nan)
        row[self.running] = margins
        self._rows.append(row)
        self._rounds[self.running] += 1

    @property
    def means(self) -> Ratings:
        """What each has reached on the average; before the first round, what it promised at first sight."""
        if not self._rows:
            return self._first_sight
        means: Ratings = np.nanmean(self._rows, axis=0)
        return means

    @property
    def margins(self) -> Ratings:
        """What each may be expected to reach: the mean of the first, less how far behind it was while both ran.

        So luck in the draws of the few rounds before it went out neither helps nor hurts anybody.
        """
        first, rows = self.ranking[0], np.array(self._rows or [self._first_sight])
        margins: Ratings = self.means[first] - np.nanmean(rows[:, [first]] - rows, axis=0)
        return margins

    @property
    def ranking(self) -> list[int]:
        """All candidates: those that ran longest first, and among these the better."""
        ranking: list[int] = np.lexsort((-self.means, -self._rounds)).tolist()
        return ranking

    def drop(self, used: float) -> None:
        """Drop who is clearly behind and, as the limit is used up from 0 to 1, the worse half again and again."""
        if len(self._rows) >= LEAST:
            self._drop_beaten()
        most = max(2, math.ceil(self._rounds.size / 2 ** int(used * self._halvings)))
        if self.running.size > most:
            self.running = np.sort(self.ranking[:most])

    def _drop_beaten(self) -> None:
        rows = np.array(self._rows)[:, self.running]
        ahead = rows[:, [int(rows.mean(axis=0).argmax())]] - rows
        error = ahead.std(axis=0, ddof=1) / math.sqrt(len(rows))
        self.running = self.running[ahead.mean(axis=0) <= CLEAR * error]
