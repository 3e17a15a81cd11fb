"""The constants of the evaluation, read from files that tuning runs have written."""

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
    """Return the family of games that share their constants with this one."""
    if edition.scoring.land_scoring is LandScoring.ANIMALS:
        return "hunters"
    return "classic-two" if players == 2 else "classic-several"


class PlayerBias(NamedTuple):
    """Deliberate errors in a player's judgement."""

    hope: float = 0.0  # added to the log odds of completing features
    thrift: float = 1.0  # factor for the value of followers in the supply


UNBIASED = PlayerBias()


@cache
def weights_for(edition: Edition, players: int, bias: PlayerBias = UNBIASED) -> Records:
    """Return the constants for a game as a read-only array of one WEIGHTS record."""
    weights = read_weights(family_text(family_of(edition, players)))
    weights["bias"] += bias.hope
    weights["supply"] *= bias.thrift
    weights.flags.writeable = False
    return weights


def family_text(family: str) -> str:
    return (DATA / f"{family}.toml").read_text(encoding="utf-8")


def read_weights(text: str) -> Records:
    """Parse a file of constants. Some have one value, others one for each shape or each supply."""
    weights = np.zeros(1, WEIGHTS)
    for name, value in tomllib.loads(text)["weights"].items():
        if isinstance(value, dict):
            for shape, number in value.items():
                weights[0][name][Shape[shape.upper()]] = number
        else:
            weights[0][name] = value
    return weights


def write_weights(weights: Records) -> str:
    """Return constants as the text of a file."""
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
