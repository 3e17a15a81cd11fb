"""The search space of tuning: constants as a vector of numbers of about the same size."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from bastide.kernel.layout import Records
from bastide.tiles import Shape

Vector = npt.NDArray[np.float64]


class Tunable(NamedTuple):
    """A constant, or one part of it, with the size of a moderate change and its lower bound."""

    name: str
    step: float
    part: int | None = None
    least: float = -np.inf


def shape_tunables(name: str, step: float, *shapes: Shape) -> list[Tunable]:
    return [Tunable(name, step, int(shape)) for shape in shapes]


def supply_tunables(followers: int) -> list[Tunable]:
    """Return tunables for the value of each additional follower in the supply, which is never negative."""
    return [Tunable("supply", 0.8, number, 0.0) for number in range(1, followers + 1)]


COMMON = [
    Tunable("reach", 0.3),
    Tunable("joining", 0.2),
    Tunable("fading", 3.0, least=0.5),
    Tunable("coming_home", 0.2, least=0.0),
]
RIVALS = Tunable("rivals", 3.0, least=2.0)  # in games with several opponents
CLASSIC = [
    *shape_tunables("belief", 0.2, Shape.PATH, Shape.BLOCK, Shape.SITE),
    *shape_tunables("growth", 0.3, Shape.PATH, Shape.BLOCK, Shape.SITE),
    Tunable("open_city", 0.2, least=0.0),
    *supply_tunables(7),
    *COMMON,
]
HUNTERS = [
    *shape_tunables("belief", 0.2, Shape.PATH, Shape.BLOCK),
    *shape_tunables("growth", 0.3, Shape.PATH, Shape.BLOCK, Shape.SYSTEM),
    RIVALS,
    Tunable("hut", 1.0, least=0.0),
    Tunable("bonus", 1.0),
    *supply_tunables(5),
    *COMMON,
]
SEVERAL = [*CLASSIC, RIVALS]
SEARCH_SPACES = {"classic-two": CLASSIC, "classic-several": SEVERAL, "hunters": HUNTERS}


def read_vector(weights: Records, space: Sequence[Tunable]) -> Vector:
    """Return the position of constants in a search space."""
    return np.array([tunable_value(weights, tunable) / tunable.step for tunable in space])


def tunable_value(weights: Records, tunable: Tunable) -> float:
    value = weights[0][tunable.name]
    if tunable.part is None:
        return float(value)
    before = value[tunable.part - 1] if tunable.name == "supply" else 0.0
    return float(value[tunable.part] - before)


def apply_vector(weights: Records, space: Sequence[Tunable], vector: Vector) -> Records:
    """Return a copy of the constants with the values of a vector."""
    changed = weights.copy()
    for tunable, number in zip(space, vector, strict=True):
        value = max(float(number) * tunable.step, tunable.least)
        if tunable.part is None:
            changed[0][tunable.name] = value
        else:
            before = changed[0][tunable.name][tunable.part - 1] if tunable.name == "supply" else 0.0
            changed[0][tunable.name][tunable.part] = before + value
            if tunable.name == "supply":  # followers beyond the tuned number add no value
                changed[0][tunable.name][tunable.part :] = before + value
    return changed
