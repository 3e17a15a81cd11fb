"""The five seats as they are seen: a colour, and a heraldic device for those who do not see colours apart."""

from collections.abc import Mapping
from dataclasses import dataclass

LIGHT_INK = "#fffaf0"
DARK_INK = "#241d18"

# Paths round the origin, about 13 units wide.
DEVICES: Mapping[str, str] = {
    "cross": "M-2.1-6.7h4.2v4.6h4.6v4.2H2.1v4.6h-4.2V2.1h-4.6v-4.2h4.6z",
    "chevron": "M0-6 7.2 1.6v5.2L0-.6-7.2 6.8V1.6z",
    "disc": "M0-6.1A6.1 6.1 0 1 1 0 6.1 6.1 6.1 0 1 1 0-6.1z",
    "bend": "M-6.8-6.8h4.9L6.8 1.9v4.9H1.9L-6.8-1.9z",
    "lozenge": "M0-9.2 5.6 0 0 9.2-5.6 0z",  # slender: at 40 pixels it would look like the disc
}


@dataclass(frozen=True, slots=True)
class Seat:
    """How a seat is shown: its colour, a second tone of it for hats and folds, and a device in a colour of its own."""

    colour: str
    tone: str
    device: str
    ink: str


# Black has a lighter second tone: a darker one would not be seen on it.
SEATS = (
    Seat("#d8431f", "#95280f", "cross", LIGHT_INK),
    Seat("#1d5fb4", "#123b78", "chevron", LIGHT_INK),
    Seat("#f7d22b", "#b98f08", "disc", DARK_INK),
    Seat("#2c2b33", "#55535f", "bend", LIGHT_INK),
    Seat("#e58fce", "#a8518f", "lozenge", DARK_INK),
)
