"""Fit of the features' completion chances to observations from games, by logistic regression."""

import numpy as np
import numpy.typing as npt

from bastide.arena.tuning.search_space import Vector
from bastide.kernel.layout import Records
from bastide.players.evaluation.chances import NEVER
from bastide.players.evaluation.self_play import COMPLETED, FILLING, GAPS, SHAPE, TURNS, Observations
from bastide.tiles import Shape

FITTED = ("bias", "filling", "gaps", "turns")
FEWEST = 100  # observations of a shape: with fewer, its constants are unchanged
RIDGE = 1e-3  # regularisation: keeps the fit finite if all features were completed, or none
STEPS = 30
CLOSE = 1e-8


def fit_chances(weights: Records, observations: Observations) -> Records:
    """Return a copy of the constants with completion chances fitted to the observations."""
    fitted = weights.copy()
    for shape in (Shape.PATH, Shape.BLOCK, Shape.SITE):
        seen = observations[(observations[:, SHAPE] == shape) & (observations[:, FILLING] > NEVER)]
        if len(seen) >= FEWEST:
            inputs = np.column_stack([np.ones(len(seen)), seen[:, FILLING], seen[:, GAPS], seen[:, TURNS]])
            for name, number in zip(FITTED, fit_logistic(inputs, seen[:, COMPLETED]), strict=True):
                fitted[0][name][shape] = number
    return fitted


def fit_logistic(inputs: npt.NDArray[np.float64], outcomes: Vector) -> Vector:
    """Return the coefficients of a logistic regression, by Newton's method."""
    coefficients = np.zeros(inputs.shape[1])
    for _ in range(STEPS):
        chances = 1 / (1 + np.exp(-inputs @ coefficients))
        slope = inputs.T @ (outcomes - chances) - RIDGE * coefficients
        curvature = (inputs * (chances * (1 - chances))[:, None]).T @ inputs + RIDGE * np.eye(inputs.shape[1])
        step = np.linalg.solve(curvature, slope)
        coefficients += step
        if np.abs(step).max() < CLOSE:
            break
    return coefficients
