"""The five seats: colours, heraldic devices that work without colour vision, and shields."""

from collections.abc import Mapping
from dataclasses import dataclass

from bastide.render.svg.elements import group, path
from bastide.render.svg.geometry.pen import number_text
from bastide.render.svg.pieces.figure import HALO, OUTLINE, highlight

LIGHT_INK = "#fffaf0"
DARK_INK = "#241d18"

SHIELD = "M-12.5-14Q0-12 12.5-14V-1.5C12.5 7.5 7 13 0 16-7 13-12.5 7.5-12.5-1.5z"
SHADE = "M0-13Q6.5-13 12.5-14V-1.5C12.5 7.5 7 13 0 16z"

# Paths around the origin, about 13 units wide.
DEVICES: Mapping[str, str] = {
    "cross": "M-2.1-6.7h4.2v4.6h4.6v4.2H2.1v4.6h-4.2V2.1h-4.6v-4.2h4.6z",
    "chevron": "M0-6 7.2 1.6v5.2L0-.6-7.2 6.8V1.6z",
    "disc": "M0-6.1A6.1 6.1 0 1 1 0 6.1 6.1 6.1 0 1 1 0-6.1z",
    "bend": "M-6.8-6.8h4.9L6.8 1.9v4.9H1.9L-6.8-1.9z",
    "lozenge": "M0-9.2 5.6 0 0 9.2-5.6 0z",  # slender: otherwise it looks like the disc at 40 pixels
}


@dataclass(frozen=True, slots=True)
class SeatStyle:
    """The colour of a seat, a second tone for hats and folds, and a device with its colour."""

    colour: str
    tone: str
    device: str
    ink: str


# Black has a lighter second tone, because a darker one would be invisible.
SEATS = (
    SeatStyle("#d8431f", "#95280f", "cross", LIGHT_INK),
    SeatStyle("#1d5fb4", "#123b78", "chevron", LIGHT_INK),
    SeatStyle("#f7d22b", "#b98f08", "disc", DARK_INK),
    SeatStyle("#2c2b33", "#55535f", "bend", LIGHT_INK),
    SeatStyle("#e58fce", "#a8518f", "lozenge", DARK_INK),
)


def shield(seat: int, x: float, y: float, scale: float = 1) -> str:
    """Draw the shield of a seat, 25 by 30 units at scale 1, centred at a point."""
    look = SEATS[seat]
    return group(
        path(SHIELD, fill=HALO, stroke=HALO, stroke_width=6.5),
        path(SHIELD, fill=look.colour, stroke=OUTLINE, stroke_width=3.4, paint_order="stroke"),
        path(SHADE, fill="#000", opacity=0.14),
        highlight("M-9.8-10.3V-3.5", 1.4),
        path(DEVICES[look.device], fill=look.ink, transform="translate(0-.5)scale(1.1)"),
        transform=f"translate({number_text(x)} {number_text(y)})scale({number_text(scale, 2)})",
        stroke_linejoin="round",
        stroke_linecap="round",
    )
