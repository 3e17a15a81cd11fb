"""The constants that are searched for, as a vector of numbers of about the same size."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from bastide.kernel.layout import Records
from bastide.tiles import Shape

Vector = npt.NDArray[np.float64]


class Knob(NamedTuple):
    """A constant, or one of its numbers, and how far it is turned in a step that is neither small nor large."""

    name: str
    step: float
    part: int | None = None
    least: float = -np.inf


def of_shapes(name: str, step: float, *shapes: Shape) -> list[Knob]:
    return [Knob(name, step, int(shape)) for shape in shapes]


def of_supply(followers: int) -> list[Knob]:
    """What each follower more in the supply adds: never less than nothing."""
    return [Knob("supply", 0.8, number, 0.0) for number in range(1, followers + 1)]


COMMON = [Knob("reach", 0.3), Knob("joining", 0.2), Knob("fading", 3.0, least=0.5), Knob("coming_home", 0.2, least=0.0)]
RIVALS = Knob("rivals", 3.0, least=2.0)  # of games with several others
CLASSIC = [
    *of_shapes("belief", 0.2, Shape.PATH, Shape.BLOCK, Shape.SITE),
    *of_shapes("growth", 0.3, Shape.PATH, Shape.BLOCK, Shape.SITE),
    Knob("open_city", 0.2, least=0.0),
    *of_supply(7),
    *COMMON,
]
HUNTERS = [
    *of_shapes("belief", 0.2, Shape.PATH, Shape.BLOCK),
    *of_shapes("growth", 0.3, Shape.PATH, Shape.BLOCK, Shape.SYSTEM),
    RIVALS,
    Knob("hut", 1.0, least=0.0),
    Knob("bonus", 1.0),
    *of_supply(5),
    *COMMON,
]
SEVERAL = [*CLASSIC, RIVALS]
KNOBS = {"classic-two": CLASSIC, "classic-several": SEVERAL, "hunters": HUNTERS}


def read_knobs(weights: Records, knobs: Sequence[Knob]) -> Vector:
    """Where the knobs stand in those constants."""
    return np.array([setting(weights, knob) / knob.step for knob in knobs])


def setting(weights: Records, knob: Knob) -> float:
    value = weights[0][knob.name]
    if knob.part is None:
        return float(value)
    before = value[knob.part - 1] if knob.name == "supply" else 0.0
    return float(value[knob.part] - before)


def turn_knobs(weights: Records, knobs: Sequence[Knob], settings: Vector) -> Records:
    """Those constants, with the knobs turned elsewhere."""
    turned = weights.copy()
    for knob, number in zip(knobs, settings, strict=True):
        value = max(float(number) * knob.step, knob.least)
        if knob.part is None:
            turned[0][knob.name] = value
        else:
            before = turned[0][knob.name][knob.part - 1] if knob.name == "supply" else 0.0
            turned[0][knob.name][knob.part] = before + value
            if knob.name == "supply":  # more of them than there are knobs for are worth nothing more
                turned[0][knob.name][knob.part :] = before + value
    return turned
