"""Tuning: the same plan finds the same constants, and fits find what is there to be found."""

import numpy as np
import pytest

from bastide.arena.executors import InThisProcess
from bastide.arena.tuning.families import TABLES, sparring_partner, start_text
from bastide.arena.tuning.fitting import fit_chances, logistic
from bastide.arena.tuning.knobs import KNOBS, read_knobs, turn_knobs
from bastide.arena.tuning.practice_games import Table, Trial, margins_of, watched
from bastide.arena.tuning.search import Plan, Tuning
from bastide.kernel.layout import Records
from bastide.players.evaluation.practice import COMPLETED, FILLING, GAPS, SHAPE
from bastide.players.evaluation.weights import family_text, read_weights, write_weights
from bastide.tiles import Shape

MODERN = Table("modern", 2)
SMALL = Plan("classic-two", (MODERN,), rounds=1, generations=1, challengers=4, seeds=1, trial_seeds=2, first_seed=5)


def start() -> Records:
    return read_weights(start_text("classic-two"))


@pytest.mark.parametrize("family", TABLES)
def test_constants_are_written_as_they_are_read(family: str) -> None:
    weights = read_weights(family_text(family))
    assert write_weights(read_weights(write_weights(weights))) == write_weights(weights)
    assert weights[0]["supply"][1] > 0


@pytest.mark.parametrize("family", KNOBS)
def test_knobs_that_are_turned_to_where_they_stand_change_nothing(family: str) -> None:
    weights = read_weights(family_text(family))
    turned = turn_knobs(weights, KNOBS[family], read_knobs(weights, KNOBS[family]))
    assert read_knobs(turned, KNOBS[family]) == pytest.approx(read_knobs(weights, KNOBS[family]))


def test_a_logistic_regression_finds_the_coefficients_that_made_the_data() -> None:
    dice, wanted = np.random.default_rng(1), np.array([0.5, -1.0, 2.0])
    known = np.column_stack([np.ones(20_000), dice.normal(size=(20_000, 2))])
    happened = (dice.random(20_000) < 1 / (1 + np.exp(-known @ wanted))).astype(float)
    assert logistic(known, happened) == pytest.approx(wanted, abs=0.1)


def test_what_was_watched_is_fitted() -> None:
    sightings = watched((Table("modern", 2),), start(), range(12), 3)
    assert set(sightings[:, SHAPE]) == {Shape.PATH, Shape.BLOCK, Shape.SITE}
    assert set(sightings[:, COMPLETED]) == {0.0, 1.0}
    assert sightings[:, FILLING].max() <= 0
    assert sightings[:, GAPS].min() >= 1
    fitted = fit_chances(start(), sightings)
    assert fitted[0]["gaps"][Shape.BLOCK] != start()[0]["gaps"][Shape.BLOCK]
    assert fitted[0]["filling"][Shape.BLOCK] > 0  # the better the gaps can be filled, the likelier


def test_equal_constants_are_equally_good() -> None:
    assert margins_of(Trial(start(), ((MODERN, start()), (Table("hunters", 2), start())), range(2))) == [0.0, 0.0]


def test_constants_that_spend_all_followers_at_once_are_worse() -> None:
    spendthrift = start().copy()
    spendthrift[0]["supply"] = 0
    assert np.mean(margins_of(Trial(spendthrift, ((MODERN, start()),), range(6)))) < -5


def test_the_sparring_partner_thinks_as_greedy_does() -> None:
    """It plays like it, but for ties and the last turns: it is much better than dice and much worse than foresight."""
    careless = start().copy()
    for name in careless.dtype.names or ():
        careless[0][name] = 0
    assert np.mean(margins_of(Trial(sparring_partner(2), ((MODERN, careless),), range(6)))) > 5
    assert np.mean(margins_of(Trial(sparring_partner(2), ((MODERN, start()),), range(6)))) < -5


def test_among_several_what_counts_is_the_best_of_the_others() -> None:
    among_equals = margins_of(Trial(start(), ((Table("modern", 4), start()),), range(3)))
    assert max(among_equals) < 0


def test_the_same_plan_finds_the_same_constants() -> None:
    told: list[int] = []
    one, other = (next(Tuning(SMALL, start(), InThisProcess(), told.append).rounds()) for _ in range(2))
    assert write_weights(one.weights) == write_weights(other.weights)
    assert one.margin == other.margin
    assert sum(told) == 2 * SMALL.games
