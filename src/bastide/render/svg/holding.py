"""Who holds a feature, and how that is shown: the colours and the shields of seats."""

from collections.abc import Iterable

from bastide.render.svg.elements import element, group, path
from bastide.render.svg.pen import number_text, polygon
from bastide.render.svg.points import TILE, Point
from bastide.render.svg.seats import SEATS
from bastide.render.svg.shields import shield
from bastide.rules.features import Feature

Seats = tuple[int, ...]

# What a hatching hides of a tile: a little everywhere, and more in its stripes, which are so much of it. Whatever lives
# on the land keeps its colours between them.
TINT, STRIPE, STRIPE_PART = 0.12, 0.6, 0.28
SHIELD_STEP = 21  # how far shields side by side are apart, for shields of their own size


def holders(feature: Feature) -> Seats:
    """The seats that would be paid for it; where it pays nobody yet, those with the most pieces on it."""
    return feature.receivers or feature.leaders


def colour_of(seat: int) -> str:
    return SEATS[seat].colour


# Hatchings


def hatching_name(seats: Seats, step: int) -> str:
    return "-".join(map(str, ("hatching", *seats, step)))


def hatchings(of_seats: Iterable[Seats], step: int) -> str:
    """The hatchings of some groups of seats, for the definitions of a document, each once."""
    return "".join(hatching(seats, step) for seats in sorted(set(of_seats)))


def hatching(seats: Seats, step: int) -> str:
    """A pattern of stripes in the colours of seats in turns, that many units apart or a little more."""
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
    """The least part of a tile that is as wide as that: only then have neighbouring tiles one pattern."""
    return next((part for part in range(least, TILE) if TILE % part == 0), TILE)


def stripes(seats: Seats, period: int, part: float) -> list[str]:
    """Stripes from the north-east to the south-west that repeat at the borders of a square, as wide as `part` says."""
    step = period / len(seats)
    starts = [(seat, (number + across * len(seats)) * step) for across in (0, 1) for number, seat in enumerate(seats)]
    return [
        path(polygon([(start, 0), (end, 0), (end - period, period), (start - period, period)]), fill=colour_of(seat))
        for seat, start in starts
        for end in (start + step * part,)
    ]


def shields(seats: Seats, middle: Point, scale: float) -> str:
    """The shields of seats side by side."""
    x, y = middle
    step = SHIELD_STEP * scale
    first = x - step * (len(seats) - 1) / 2
    return "".join(shield(seat, first + number * step, y, scale) for number, seat in enumerate(seats))


# Outlines


def coloured(line: str, seats: Seats, width: float) -> str:
    """A line of that width in the colours of seats, in turns where there are several."""
    length = 3 * width
    dashes = f"{number_text(length)} {number_text(length * (len(seats) - 1))}" if len(seats) > 1 else None
    return "".join(
        path(line, stroke=colour_of(seat), stroke_dasharray=dashes, stroke_dashoffset=-number * length or None)
        for number, seat in enumerate(seats)
    )
