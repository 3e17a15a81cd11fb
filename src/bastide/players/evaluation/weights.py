"""The constants of the evaluation, read from the files that a tuning run wrote."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import NamedTuple

import numpy as np

from bastide.kernel.layout import Records
from bastide.players.evaluation.layout import KNOTS, WEIGHTS
from bastide.tiles import Edition, LandScoring, Shape

DATA = files("bastide.players.evaluation") / "data"


def family_of(edition: Edition, players: int) -> str:
    """Which constants a game is played with: those of games that are alike."""
    if edition.scoring.land_scoring is LandScoring.ANIMALS:
        return "hunters"
    return "classic-two" if players == 2 else "classic-several"


class Temper(NamedTuple):
    """How a player sees things, if not as they are."""

    hope: float = 0.0  # added to the log odds that features are completed
    thrift: float = 1.0  # times what followers in the supply are worth


SOBER = Temper()


@cache
def weights_for(edition: Edition, players: int, temper: Temper = SOBER) -> Records:
    """The constants for a game: one read-only WEIGHTS record, in an array as compiled code takes it."""
    weights = read_weights(family_text(family_of(edition, players)))
    weights["bias"] += temper.hope
    weights["supply"] *= temper.thrift
    weights.flags.writeable = False
    return weights


def family_text(family: str) -> str:
    """The file of a family's constants."""
    return (DATA / f"{family}.toml").read_text(encoding="utf-8")


def read_weights(text: str) -> Records:
    """The constants in a file: of some there is one, of others one for each shape, or for each supply."""
    weights = np.zeros(1, WEIGHTS)
    for name, value in tomllib.loads(text)["weights"].items():
        if isinstance(value, dict):
            for shape, number in value.items():
                weights[0][name][Shape[shape.upper()]] = number
        else:
            weights[0][name] = value
    return weights


def write_weights(weights: Records) -> str:
    """The constants as the text of a file."""
    plain, by_shape = [], []
    for name in WEIGHTS.names or ():
        value = weights[0][name]
        if value.shape == (KNOTS,):
            plain.append(f"{name} = [{', '.join(f'{number:.3f}' for number in value)}]")
        elif value.shape:
            numbers = ", ".join(f"{shape.name.lower()} = {value[shape]:.3f}" for shape in Shape if value[shape])
            by_shape.append(f"{name} = {{ {numbers} }}")
        else:
            plain.append(f"{name} = {value:.3f}")
    return "\n".join(["[weights]", *plain, *by_shape, ""])
