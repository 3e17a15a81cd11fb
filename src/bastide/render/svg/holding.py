"""Who holds a feature, and how that is shown: seats as colours with their devices."""

from collections.abc import Iterable

from bastide.render.svg.elements import element, group, path
from bastide.render.svg.pen import number_text, polygon
from bastide.render.svg.seats import DEVICES, SEATS
from bastide.rules.features import Feature

Seats = tuple[int, ...]

TINT = 0.38  # how much of the tile a tint hides
DEVICE_INK = 0.75


def holders(feature: Feature) -> Seats:
    """The seats that would be paid for it; where it pays nobody yet, those with the most pieces on it."""
    return feature.receivers or feature.leaders


def colour_of(seat: int) -> str:
    return SEATS[seat].colour


# Tints


def tint_name(seats: Seats, period: int) -> str:
    return "-".join(map(str, ("tint", *seats, period)))


def tints(of_seats: Iterable[Seats], period: int) -> str:
    """The tints of some groups of seats, for the definitions of a document, each once."""
    return element("defs", *(tint(seats, period) for seats in sorted(set(of_seats))))


def tint(seats: Seats, period: int) -> str:
    """A pattern in the colours of seats, in stripes where there are several, strewn with their devices.

    A whole number of periods must be as wide as a tile, so that neighbouring tiles have one pattern.
    """
    return element(
        "pattern",
        group(*stripes(seats, period), opacity=TINT),
        *(device(seat, number, len(seats), period) for number, seat in enumerate(seats)),
        id=tint_name(seats, period),
        width=period,
        height=period,
        patternUnits="userSpaceOnUse",
    )


def stripes(seats: Seats, period: int) -> list[str]:
    """Bands from the north-east to the south-west that fill the square of a pattern and repeat at its borders."""
    if len(seats) == 1:
        return [element("rect", width=period, height=period, fill=colour_of(seats[0]))]
    step = period / len(seats)
    bands = [(number * step, (number + 1) * step) for number in range(2 * len(seats))]
    return [
        path(
            polygon([(start, 0), (end, 0), (end - period, period), (start - period, period)]),
            fill=colour_of(seats[number % len(seats)]),
        )
        for number, (start, end) in enumerate(bands)
    ]


def device(seat: int, number: int, of: int, period: int) -> str:
    """A seat's device, in the middle of its stripe."""
    along = period / 2 if of == 1 else period * (number + 0.5) / of / 2
    scale = period / 60 / (1 if of == 1 else 1 + 0.3 * of)
    return path(
        DEVICES[SEATS[seat].device],
        transform=f"translate({number_text(along)} {number_text(along)})scale({number_text(scale, 2)})",
        fill=SEATS[seat].tone,
        fill_opacity=DEVICE_INK,
    )


# Outlines


def coloured(line: str, seats: Seats, width: float) -> str:
    """A line of that width in the colours of seats, in turns where there are several."""
    length = 3 * width
    dashes = f"{number_text(length)} {number_text(length * (len(seats) - 1))}" if len(seats) > 1 else None
    return "".join(
        path(line, stroke=colour_of(seat), stroke_dasharray=dashes, stroke_dashoffset=-number * length or None)
        for number, seat in enumerate(seats)
    )
