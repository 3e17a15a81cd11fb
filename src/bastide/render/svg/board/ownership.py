"""Owners of a feature, and the colours, hatchings and shields that show them."""

from collections.abc import Iterable

from bastide.render.svg.elements import element, group, path
from bastide.render.svg.geometry.pen import number_text, polygon
from bastide.render.svg.geometry.points import TILE, Point
from bastide.render.svg.pieces.seats import SEATS, shield
from bastide.rules.features import Feature

Seats = tuple[int, ...]

# Opacity of a hatching: a tint everywhere, more in the stripes, which cover this part of the area. Animals keep their
# colours between the stripes.
TINT, STRIPE, STRIPE_PART = 0.12, 0.6, 0.28
SHIELD_STEP = 21  # distance of neighbouring shields at scale 1


def owners_of(feature: Feature) -> Seats:
    """Return the seats that would score a feature, or those with the most pieces if it scores nothing yet."""
    return feature.receivers or feature.leaders


def colour_of(seat: int) -> str:
    return SEATS[seat].colour


# Hatchings


def hatching_name(seats: Seats, step: int) -> str:
    return "-".join(map(str, ("hatching", *seats, step)))


def hatchings(of_seats: Iterable[Seats], step: int) -> str:
    """Return one pattern for each group of seats."""
    return "".join(hatching(seats, step) for seats in sorted(set(of_seats)))


def hatching(seats: Seats, step: int) -> str:
    """Return a pattern of stripes in the colours of the seats, at least `step` units apart."""
    period = period_of(len(seats) * step)
    return element(
        "pattern",
        group(*stripes(seats, period, 1), opacity=TINT),
        group(*stripes(seats, period, STRIPE_PART), opacity=STRIPE),
        id=hatching_name(seats, step),
        width=period,
        height=period,
        patternUnits="userSpaceOnUse",
    )


def period_of(least: int) -> int:
    """Return the smallest divisor of the tile width from `least`, so that the patterns of neighbours align."""
    return next((part for part in range(least, TILE) if TILE % part == 0), TILE)


def stripes(seats: Seats, period: int, part: float) -> list[str]:
    """Return stripes from north-east to south-west that repeat at the borders of a square; `part` is their width."""
    step = period / len(seats)
    drawn = []
    for number, seat in enumerate((*seats, *seats)):
        start = number * step
        end = start + step * part
        corners = [(start, 0), (end, 0), (end - period, period), (start - period, period)]
        drawn.append(path(polygon(corners), fill=colour_of(seat)))
    return drawn


def shields(seats: Seats, middle: Point, scale: float) -> str:
    """Draw the shields of seats side by side."""
    x, y = middle
    step = SHIELD_STEP * scale
    first = x - step * (len(seats) - 1) / 2
    return "".join(shield(seat, first + number * step, y, scale) for number, seat in enumerate(seats))


# Outlines


def coloured_line(line: str, seats: Seats, width: float) -> str:
    """Draw a line in the colours of the seats, which alternate if there are several."""
    length = 3 * width
    dashes = f"{number_text(length)} {number_text(length * (len(seats) - 1))}" if len(seats) > 1 else None
    return "".join(
        path(line, stroke=colour_of(seat), stroke_dasharray=dashes, stroke_dashoffset=-number * length or None)
        for number, seat in enumerate(seats)
    )
