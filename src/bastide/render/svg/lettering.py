"""Names drawn by a pen of our own, in capitals: pictures need no fonts, and look the same everywhere."""

import math
from collections.abc import Mapping

from bastide.render.svg.numerals import HEIGHT, NUMERALS, Numeral, width_of, written

CAPITALS: Mapping[str, Numeral] = {
    "A": Numeral("m0 10 4-10 4 10m-6.5-3.4h5", 8),
    "B": Numeral("m0 5h3.6a2.5 2.5 0 0 0 0-5h-3.6v10h3.6a2.5 2.5 0 0 0 0-5", 6.1),
    "C": Numeral("m8 1.6a5 5 0 1 0 0 6.8", 8),
    "D": Numeral("m0 0v10h2.5a5 5 0 0 0 0-10z", 7.5),
    "E": Numeral("m5 0h-5v10h5m-5-5h4", 5),
    "F": Numeral("m5 0h-5v10m0-5h4", 5),
    "G": Numeral("m8 1.6a5 5 0 1 0 0 6.8v-3h-3", 8),
    "H": Numeral("m0 0v10m7-10v10m-7-5h7", 7),
    "I": Numeral("m0 0v10", 0),
    "J": Numeral("m4 0v7.5a2.3 2.3 0 0 1-4 1", 4),
    "K": Numeral("m0 0v10m6-10-6 5.6m2.2-1.8 3.8 6.2", 6),
    "L": Numeral("m0 0v10h5", 5),
    "M": Numeral("m0 10 1-10 3.5 7 3.5-7 1 10", 9),
    "N": Numeral("m0 10v-10l7 10v-10", 7),
    "O": Numeral("m4.5 0a4.5 5 0 1 0 .01 0z", 9),
    "P": Numeral("m0 10v-10h3.4a2.7 2.7 0 0 1 0 5.4h-3.4", 6.1),
    "Q": Numeral("m4.5 0a4.5 5 0 1 0 .01 0zm.9 7 3.6 3.6", 9),
    "R": Numeral("m0 10v-10h3.4a2.7 2.7 0 0 1 0 5.4h-3.4m3 0 3.2 4.6", 6.2),
    "S": Numeral("m5.3 1.4c-.5-.9-1.3-1.4-2.4-1.4-3.2 0-3.5 4 0 4.8 3.6.8 3.5 5.2-.1 5.2-1.3 0-2.3-.6-2.8-1.7", 5.6),
    "T": Numeral("m0 0h7m-3.5 0v10", 7),
    "U": Numeral("m0 0v6.5a3.5 3.5 0 0 0 7 0v-6.5", 7),
    "V": Numeral("m0 0 4 10 4-10", 8),
    "W": Numeral("m0 0 2.8 10 2.7-9 2.7 9 2.8-10", 11),
    "X": Numeral("m0 0 7 10m0-10-7 10", 7),
    "Y": Numeral("m0 0 3.7 5.2 3.7-5.2m-3.7 5.2v4.8", 7.4),
    "Z": Numeral("m0 0h6.6l-6.6 10h6.6", 6.6),
}


def lettering(text: str, x: float, y: float, height: float, colour: str, room: float = math.inf) -> str:
    """A name of letters, digits and hyphens with its middle at a point, in capitals of that height.

    They are smaller if it would be wider than the room for it.
    """
    known = {**NUMERALS, **CAPITALS}
    signs = [known[letter] for letter in text.upper()]
    return written(signs, x, y, min(height, room * HEIGHT / max(width_of(signs), HEIGHT)), colour)
