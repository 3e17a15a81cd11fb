"""Fits the chance that a feature is completed to what became of features in games: a logistic regression."""

import numpy as np
import numpy.typing as npt

from bastide.arena.tuning.knobs import Vector
from bastide.kernel.layout import Records
from bastide.players.evaluation.chances import NEVER
from bastide.players.evaluation.practice import COMPLETED, FILLING, GAPS, SHAPE, TURNS, Sightings
from bastide.tiles import Shape

FITTED = ("bias", "filling", "gaps", "turns")
FEWEST = 100  # sightings of a shape: with fewer, its constants stay as they are
RIDGE = 1e-3  # keeps the fit from running away where everything was completed, or nothing
STEPS = 30
CLOSE = 1e-8


def fit_chances(weights: Records, sightings: Sightings) -> Records:
    """Those constants, with the chances of completion fitted to what was seen."""
    fitted = weights.copy()
    for shape in (Shape.PATH, Shape.BLOCK, Shape.SITE):
        seen = sightings[(sightings[:, SHAPE] == shape) & (sightings[:, FILLING] > NEVER)]
        if len(seen) >= FEWEST:
            known = np.column_stack([np.ones(len(seen)), seen[:, FILLING], seen[:, GAPS], seen[:, TURNS]])
            for name, number in zip(FITTED, logistic(known, seen[:, COMPLETED]), strict=True):
                fitted[0][name][shape] = number
    return fitted


def logistic(known: npt.NDArray[np.float64], happened: Vector) -> Vector:
    """The coefficients by which what is known tells best how likely it is to happen: by Newton's method."""
    coefficients = np.zeros(known.shape[1])
    for _ in range(STEPS):
        chances = 1 / (1 + np.exp(-known @ coefficients))
        slope = known.T @ (happened - chances) - RIDGE * coefficients
        curvature = (known * (chances * (1 - chances))[:, None]).T @ known + RIDGE * np.eye(known.shape[1])
        step = np.linalg.solve(curvature, slope)
        coefficients += step
        if np.abs(step).max() < CLOSE:
            break
    return coefficients
