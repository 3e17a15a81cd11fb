"""Digits and capitals drawn as strokes: pictures need no fonts and look the same everywhere."""

import math
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from bastide.render.svg.elements import path
from bastide.render.svg.geometry.pen import number_text

HEIGHT = 10
GAP = 2.4


class StrokeGlyph(NamedTuple):
    """The strokes of a character, relative to its upper left corner, and its width at HEIGHT."""

    strokes: str
    width: float


NUMERALS: Mapping[str, StrokeGlyph] = {
    "0": StrokeGlyph("m3 0c-2 0-3 2-3 5s1 5 3 5 3-2 3-5-1-5-3-5z", 6),
    "1": StrokeGlyph("m0 2.2 3-2.2v10", 3),
    "2": StrokeGlyph("m.2 2.7c.2-1.7 1.3-2.7 2.8-2.7 1.7 0 2.8 1 2.8 2.6 0 2.6-5.6 4.9-5.8 7.4h6", 6),
    "3": StrokeGlyph("m.3 0h5.2l-3 3.9c2.2-.2 3.4 1.2 3.4 2.9 0 2-1.4 3.2-3.2 3.2-1.4 0-2.3-.6-2.7-1.6", 6),
    "4": StrokeGlyph("m4.5 10v-10l-4.5 6.9h6.2", 6.2),
    "5": StrokeGlyph(
        "m5.4 0h-4.5l-.5 4.5c.7-.6 1.5-.9 2.4-.9 2 0 3.2 1.3 3.2 3.1 0 2-1.4 3.3-3.2 3.3-1.3 0-2.3-.5-2.8-1.5", 6
    ),
    "6": StrokeGlyph("m5 .1c-3 .6-5 3.2-5 6.4 0 2.2 1.2 3.5 3 3.5s3-1.3 3-3.1-1.2-3-2.9-3-2.9 1.2-3.1 2.6", 6),
    "7": StrokeGlyph("m0 0h6c-2 3-3.2 6-3.5 10", 6),
    "8": StrokeGlyph(
        "m3 4.6c-1.6 0-2.6-1-2.6-2.3s1-2.3 2.6-2.3 2.6 1 2.6 2.3-1 2.3-2.6 2.3"
        "-3 1.2-3 2.7 1.2 2.7 3 2.7 3-1.2 3-2.7-1.2-2.7-3-2.7z",
        6,
    ),
    "9": StrokeGlyph("m1 9.9c3-.6 5-3.2 5-6.4 0-2.2-1.2-3.5-3-3.5s-3 1.3-3 3.1 1.2 3 2.9 3 2.9-1.2 3.1-2.6", 6),
    "+": StrokeGlyph("m0 5.5h5m-2.5-2.5v5", 5),
    "-": StrokeGlyph("m0 5.5h4.4", 4.4),
    ",": StrokeGlyph("m1 9.4v.8l-.8 1.7", 1.6),
}

CAPITALS: Mapping[str, StrokeGlyph] = {
    "A": StrokeGlyph("m0 10 4-10 4 10m-6.5-3.4h5", 8),
    "B": StrokeGlyph("m0 5h3.6a2.5 2.5 0 0 0 0-5h-3.6v10h3.6a2.5 2.5 0 0 0 0-5", 6.1),
    "C": StrokeGlyph("m8 1.6a5 5 0 1 0 0 6.8", 8),
    "D": StrokeGlyph("m0 0v10h2.5a5 5 0 0 0 0-10z", 7.5),
    "E": StrokeGlyph("m5 0h-5v10h5m-5-5h4", 5),
    "F": StrokeGlyph("m5 0h-5v10m0-5h4", 5),
    "G": StrokeGlyph("m8 1.6a5 5 0 1 0 0 6.8v-3h-3", 8),
    "H": StrokeGlyph("m0 0v10m7-10v10m-7-5h7", 7),
    "I": StrokeGlyph("m0 0v10", 0),
    "J": StrokeGlyph("m4 0v7.5a2.3 2.3 0 0 1-4 1", 4),
    "K": StrokeGlyph("m0 0v10m6-10-6 5.6m2.2-1.8 3.8 6.2", 6),
    "L": StrokeGlyph("m0 0v10h5", 5),
    "M": StrokeGlyph("m0 10 1-10 3.5 7 3.5-7 1 10", 9),
    "N": StrokeGlyph("m0 10v-10l7 10v-10", 7),
    "O": StrokeGlyph("m4.5 0a4.5 5 0 1 0 .01 0z", 9),
    "P": StrokeGlyph("m0 10v-10h3.4a2.7 2.7 0 0 1 0 5.4h-3.4", 6.1),
    "Q": StrokeGlyph("m4.5 0a4.5 5 0 1 0 .01 0zm.9 7 3.6 3.6", 9),
    "R": StrokeGlyph("m0 10v-10h3.4a2.7 2.7 0 0 1 0 5.4h-3.4m3 0 3.2 4.6", 6.2),
    "S": StrokeGlyph(
        "m5.3 1.4c-.5-.9-1.3-1.4-2.4-1.4-3.2 0-3.5 4 0 4.8 3.6.8 3.5 5.2-.1 5.2-1.3 0-2.3-.6-2.8-1.7", 5.6
    ),
    "T": StrokeGlyph("m0 0h7m-3.5 0v10", 7),
    "U": StrokeGlyph("m0 0v6.5a3.5 3.5 0 0 0 7 0v-6.5", 7),
    "V": StrokeGlyph("m0 0 4 10 4-10", 8),
    "W": StrokeGlyph("m0 0 2.8 10 2.7-9 2.7 9 2.8-10", 11),
    "X": StrokeGlyph("m0 0 7 10m0-10-7 10", 7),
    "Y": StrokeGlyph("m0 0 3.7 5.2 3.7-5.2m-3.7 5.2v4.8", 7.4),
    "Z": StrokeGlyph("m0 0h6.6l-6.6 10h6.6", 6.6),
}


def numerals(text: str, x: float, y: float, height: float, colour: str, weight: float = 1.5) -> str:
    """Draw digits and signs centred at a point; `weight` is the width of strokes at a height of 10."""
    return draw_strokes([NUMERALS[sign] for sign in text], x, y, height, colour, weight)


def width_of(signs: Sequence[StrokeGlyph]) -> float:
    """Return the width of a row of characters at HEIGHT."""
    return sum(sign.width for sign in signs) + GAP * (len(signs) - 1)


def draw_strokes(
    signs: Sequence[StrokeGlyph], x: float, y: float, height: float, colour: str, weight: float = 1.5
) -> str:
    """Draw characters centred at a point."""
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


def lettering(text: str, x: float, y: float, height: float, colour: str, room: float = math.inf) -> str:
    """Draw a name of letters, digits and hyphens centred at a point, in capitals.

    It is made smaller if it would be wider than `room`.
    """
    known = {**NUMERALS, **CAPITALS}
    signs = [known[letter] for letter in text.upper()]
    return draw_strokes(signs, x, y, min(height, room * HEIGHT / max(width_of(signs), HEIGHT)), colour)
