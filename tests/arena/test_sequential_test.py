"""The sequential test on simulated margins."""

import numpy as np
import pytest

from bastide.arena.sequential_test import FEWEST, RISK, MatchVerdict, SequentialTest, verdict_on

SPREAD = 12.0  # of the margins of pairs, as in real games
RUNS = 300


def verdicts(margin: float, resolution: float) -> list[MatchVerdict]:
    random = np.random.default_rng(7)
    return [run(random.normal(margin, SPREAD, 20_000), resolution)[0] for _ in range(RUNS)]


def run(margins: np.ndarray[tuple[int], np.dtype[np.float64]], resolution: float) -> tuple[MatchVerdict, int]:
    """Return the verdict, and the number of units that it took."""
    test = SequentialTest(resolution)
    for count, margin in enumerate(margins, start=1):
        if test.add(float(margin)) is not MatchVerdict.OPEN:
            return test.verdict, count
    return test.verdict, len(margins)


@pytest.mark.parametrize(
    ("margin", "right", "wrong"),
    [(3.0, MatchVerdict.A, MatchVerdict.B), (-3.0, MatchVerdict.B, MatchVerdict.A), (0.0, MatchVerdict.EVEN, None)],
)
def test_verdicts_keep_the_promised_risk(margin: float, right: MatchVerdict, wrong: MatchVerdict | None) -> None:
    """The estimated variance costs a little, and the count has a standard error of 1.3 % of the runs."""
    found = verdicts(margin, resolution=3.0)
    assert found.count(right) >= RUNS * (1 - RISK - 0.03)
    assert MatchVerdict.OPEN not in found
    if wrong is not None:
        assert found.count(wrong) <= RUNS * RISK / 5


def test_large_difference_is_found_quickly() -> None:
    random = np.random.default_rng(3)
    counts = [run(random.normal(30, SPREAD, 1000), 1.0)[1] for _ in range(50)]
    assert np.mean(counts) < 40
    assert min(counts) >= FEWEST


def test_finer_resolution_takes_longer() -> None:
    random = np.random.default_rng(3)
    coarse, fine = ([run(random.normal(0, SPREAD, 50_000), each)[1] for _ in range(40)] for each in (4.0, 2.0))
    assert np.mean(fine) > 2 * np.mean(coarse)


def test_evidence_is_log_likelihood_ratio() -> None:
    margins = np.random.default_rng(5).normal(2, SPREAD, 50)
    test = SequentialTest(1.5)
    for margin in margins:
        test.add(float(margin))
    variance = margins.var(ddof=1)
    densities = [-((margins - mean) ** 2).sum() / (2 * variance) for mean in (1.5, 0.0)]
    assert test._evidence(float(margins.mean())) == pytest.approx(densities[0] - densities[1])


def test_verdict_is_final() -> None:
    margins = [30.0, 31.0] * 10
    assert verdict_on(margins, 1.0) is MatchVerdict.A
    assert verdict_on([*margins, *[-90.0, -91.0] * 50], 1.0) is MatchVerdict.A


def test_few_units_and_equal_margins_are_handled() -> None:
    assert verdict_on([50.0] * (FEWEST - 1), 1.0) is MatchVerdict.OPEN
    assert verdict_on([50.0] * FEWEST, 1.0) is MatchVerdict.A
    assert verdict_on([0.0] * FEWEST, 1.0) is MatchVerdict.EVEN
