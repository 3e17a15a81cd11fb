"""Tuning: reproducible searches, and fits that recover known coefficients."""

import numpy as np
import pytest

from bastide.arena.executors import SerialExecutor
from bastide.arena.tuning.fitting import fit_chances, fit_logistic
from bastide.arena.tuning.games import (
    SETUPS,
    Trial,
    TuningSetup,
    observe_games,
    sparring_partner,
    start_text,
    trial_margins,
)
from bastide.arena.tuning.search import Tuning, TuningPlan
from bastide.arena.tuning.search_space import SEARCH_SPACES, apply_vector, read_vector
from bastide.kernel.layout import Records
from bastide.players.evaluation.self_play import COMPLETED, FILLING, GAPS, SHAPE
from bastide.players.evaluation.weights import family_text, read_weights, write_weights
from bastide.tiles import Shape

MODERN = TuningSetup("modern", 2)
SMALL = TuningPlan(
    "classic-two", (MODERN,), rounds=1, generations=1, challengers=4, seeds=1, trial_seeds=2, first_seed=5
)


def start() -> Records:
    return read_weights(start_text("classic-two"))


@pytest.mark.parametrize("family", SETUPS)
def test_constants_round_trip(family: str) -> None:
    weights = read_weights(family_text(family))
    assert write_weights(read_weights(write_weights(weights))) == write_weights(weights)
    assert weights[0]["supply"][1] > 0


@pytest.mark.parametrize("family", SEARCH_SPACES)
def test_vector_round_trip(family: str) -> None:
    weights = read_weights(family_text(family))
    turned = apply_vector(weights, SEARCH_SPACES[family], read_vector(weights, SEARCH_SPACES[family]))
    assert read_vector(turned, SEARCH_SPACES[family]) == pytest.approx(read_vector(weights, SEARCH_SPACES[family]))


def test_logistic_fit_recovers_coefficients() -> None:
    dice, wanted = np.random.default_rng(1), np.array([0.5, -1.0, 2.0])
    inputs = np.column_stack([np.ones(20_000), dice.normal(size=(20_000, 2))])
    outcomes = (dice.random(20_000) < 1 / (1 + np.exp(-inputs @ wanted))).astype(float)
    assert fit_logistic(inputs, outcomes) == pytest.approx(wanted, abs=0.1)


def test_chances_are_fitted_to_observations() -> None:
    observations = observe_games((TuningSetup("modern", 2),), start(), range(12), 3)
    assert set(observations[:, SHAPE]) == {Shape.PATH, Shape.BLOCK, Shape.SITE}
    assert set(observations[:, COMPLETED]) == {0.0, 1.0}
    assert observations[:, FILLING].max() <= 0
    assert observations[:, GAPS].min() >= 1
    fitted = fit_chances(start(), observations)
    assert fitted[0]["gaps"][Shape.BLOCK] != start()[0]["gaps"][Shape.BLOCK]
    assert fitted[0]["filling"][Shape.BLOCK] > 0  # features with fillable gaps are completed more often


def test_equal_constants_draw() -> None:
    assert trial_margins(Trial(start(), ((MODERN, start()), (TuningSetup("hunters", 2), start())), range(2))) == [
        0.0,
        0.0,
    ]


def test_spending_all_followers_is_worse() -> None:
    spendthrift = start().copy()
    spendthrift[0]["supply"] = 0
    assert np.mean(trial_margins(Trial(spendthrift, ((MODERN, start()),), range(6)))) < -5


def test_sparring_partner_plays_like_greedy() -> None:
    """It is much better than random play, and much worse than the tuned constants."""
    careless = start().copy()
    for name in careless.dtype.names or ():
        careless[0][name] = 0
    assert np.mean(trial_margins(Trial(sparring_partner(2), ((MODERN, careless),), range(6)))) > 5
    assert np.mean(trial_margins(Trial(sparring_partner(2), ((MODERN, start()),), range(6)))) < -5


def test_margin_is_over_best_of_several_opponents() -> None:
    among_equals = trial_margins(Trial(start(), ((TuningSetup("modern", 4), start()),), range(3)))
    assert max(among_equals) < 0


def test_same_plan_finds_same_constants() -> None:
    games: list[int] = []
    one, other = (next(Tuning(SMALL, start(), SerialExecutor(), games.append).rounds()) for _ in range(2))
    assert write_weights(one.weights) == write_weights(other.weights)
    assert one.margin == other.margin
    assert sum(games) == 2 * SMALL.games
