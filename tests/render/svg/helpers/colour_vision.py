"""Simulation of colour vision deficiencies, and differences of colours."""

import math
from collections.abc import Mapping, Sequence

import numpy as np
import numpy.typing as npt

Colour = npt.NDArray[np.float64]  # linear red, green and blue, from 0 to 1

# Complete lack of a kind of cone, in linear values, by Machado, Oliveira and Fernandes (2009): "A
# physiologically-based model for simulation of color vision deficiency".
DEFICIENCIES: Mapping[str, Colour] = {
    "none": np.eye(3),
    "protanopia": np.array(
        [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]
    ),
    "deuteranopia": np.array(
        [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]
    ),
    "tritanopia": np.array(
        [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]
    ),
}
# Linear sRGB to CIE XYZ, each divided by the value of white in daylight (D65).
TO_XYZ = np.array([[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]])
WHITE = TO_XYZ.sum(axis=1)


def linear_rgb(code: str) -> Colour:
    """Return a colour such as "#d8431f" as linear values."""
    parts = [int(code[start : start + 2], 16) / 255 for start in (1, 3, 5)]
    return np.array([part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts])


def simulate(code: str, deficiency: str) -> Colour:
    """Return a colour as seen with a deficiency."""
    return np.clip(DEFICIENCIES[deficiency] @ linear_rgb(code), 0, 1)


def lab(colour: Colour) -> Sequence[float]:
    """Return a colour in CIE L*a*b*."""
    x, y, z = (t ** (1 / 3) if t > (6 / 29) ** 3 else t * (29 / 6) ** 2 / 3 + 4 / 29 for t in TO_XYZ @ colour / WHITE)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def difference(one: str, other: str, deficiency: str = "none") -> float:
    """Return the difference of two colours (CIE76): about 2 is just noticeable, 20 is obvious."""
    return math.dist(lab(simulate(one, deficiency)), lab(simulate(other, deficiency)))


def contrast(one: str, other: str) -> float:
    """Return the contrast ratio of two colours by WCAG, from 1 to 21."""
    dark, light = sorted(float(TO_XYZ[1] @ linear_rgb(code)) for code in (one, other))
    return (light + 0.05) / (dark + 0.05)
