"""Numbers drawn by a pen of our own, so that pictures need no fonts."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from bastide.render.svg.elements import path
from bastide.render.svg.pen import number_text

HEIGHT = 10
GAP = 2.4


class Numeral(NamedTuple):
    """The strokes of a sign, relative to where its box of HEIGHT begins at the upper left, and how wide it is."""

    strokes: str
    width: float


NUMERALS: Mapping[str, Numeral] = {
    "0": Numeral("m3 0c-2 0-3 2-3 5s1 5 3 5 3-2 3-5-1-5-3-5z", 6),
    "1": Numeral("m0 2.2 3-2.2v10", 3),
    "2": Numeral("m.2 2.7c.2-1.7 1.3-2.7 2.8-2.7 1.7 0 2.8 1 2.8 2.6 0 2.6-5.6 4.9-5.8 7.4h6", 6),
    "3": Numeral("m.3 0h5.2l-3 3.9c2.2-.2 3.4 1.2 3.4 2.9 0 2-1.4 3.2-3.2 3.2-1.4 0-2.3-.6-2.7-1.6", 6),
    "4": Numeral("m4.5 10v-10l-4.5 6.9h6.2", 6.2),
    "5": Numeral(
        "m5.4 0h-4.5l-.5 4.5c.7-.6 1.5-.9 2.4-.9 2 0 3.2 1.3 3.2 3.1 0 2-1.4 3.3-3.2 3.3-1.3 0-2.3-.5-2.8-1.5", 6
    ),
    "6": Numeral("m5 .1c-3 .6-5 3.2-5 6.4 0 2.2 1.2 3.5 3 3.5s3-1.3 3-3.1-1.2-3-2.9-3-2.9 1.2-3.1 2.6", 6),
    "7": Numeral("m0 0h6c-2 3-3.2 6-3.5 10", 6),
    "8": Numeral(
        "m3 4.6c-1.6 0-2.6-1-2.6-2.3s1-2.3 2.6-2.3 2.6 1 2.6 2.3-1 2.3-2.6 2.3"
        "-3 1.2-3 2.7 1.2 2.7 3 2.7 3-1.2 3-2.7-1.2-2.7-3-2.7z",
        6,
    ),
    "9": Numeral("m1 9.9c3-.6 5-3.2 5-6.4 0-2.2-1.2-3.5-3-3.5s-3 1.3-3 3.1 1.2 3 2.9 3 2.9-1.2 3.1-2.6", 6),
    "+": Numeral("m0 5.5h5m-2.5-2.5v5", 5),
    "-": Numeral("m0 5.5h4.4", 4.4),
    ",": Numeral("m1 9.4v.8l-.8 1.7", 1.6),
}


def numerals(text: str, x: float, y: float, height: float, colour: str, weight: float = 1.5) -> str:
    """Digits and signs in one path, with their middle at a point; the weight is that of the pen for a height of 10."""
    return written([NUMERALS[sign] for sign in text], x, y, height, colour, weight)


def width_of(signs: Sequence[Numeral]) -> float:
    """How wide signs of HEIGHT are in a row."""
    return sum(sign.width for sign in signs) + GAP * (len(signs) - 1)


def written(signs: Sequence[Numeral], x: float, y: float, height: float, colour: str, weight: float = 1.5) -> str:
    """Signs of any kind, like `numerals`."""
    left = -width_of(signs) / 2
    data = ""
    for sign in signs:
        data += f"M{number_text(left, 2)} {-HEIGHT / 2:g}{sign.strokes}"
        left += sign.width + GAP
    return path(
        data,
        transform=f"translate({number_text(x)} {number_text(y)})scale({number_text(height / HEIGHT, 2)})",
        fill="none",
        stroke=colour,
        stroke_width=weight,
        stroke_linecap="round",
        stroke_linejoin="round",
    )
