"""The shield of a seat: its mark on the score track and in lists."""

from bastide.render.svg.elements import group, path
from bastide.render.svg.pen import number_text
from bastide.render.svg.pieces.figure import HALO, OUTLINE, gleam
from bastide.render.svg.seats import DEVICES, SEATS

SHIELD = "M-12.5-14Q0-12 12.5-14V-1.5C12.5 7.5 7 13 0 16-7 13-12.5 7.5-12.5-1.5z"
SHADE = "M0-13Q6.5-13 12.5-14V-1.5C12.5 7.5 7 13 0 16z"


def shield(seat: int, x: float, y: float, scale: float = 1) -> str:
    """A shield of 25 by 30 units with its middle at a point."""
    look = SEATS[seat]
    return group(
        path(SHIELD, fill=HALO, stroke=HALO, stroke_width=6.5),
        path(SHIELD, fill=look.colour, stroke=OUTLINE, stroke_width=3.4, paint_order="stroke"),
        path(SHADE, fill="#000", opacity=0.14),
        gleam("M-9.8-10.3V-3.5", 1.4),
        path(DEVICES[look.device], fill=look.ink, transform="translate(0-.5)scale(1.1)"),
        transform=f"translate({number_text(x)} {number_text(y)})scale({number_text(scale, 2)})",
        stroke_linejoin="round",
        stroke_linecap="round",
    )
