"""SVG chart of ratings and margins: a dot for each estimate, and a line for its interval."""

import math
from collections.abc import Sequence
from typing import NamedTuple

from bastide.arena.estimates import Estimate
from bastide.arena.ratings import Rating
from bastide.arena.summaries import TournamentSummary
from bastide.messages import say
from bastide.render.svg.elements import document, element, group, value_text

PAPER, INK, PALE, COLOUR = "#fbf8f1", "#3d3428", "#d9d0be", "#2f6f8f"
WIDTH, LABELS, VALUES, EDGE = 860, 330, 110, 24  # labels are left of the chart, values right
ROW, HEAD, FOOT = 26, 44, 34  # heights of a row, of the title, and of the scale below
FONT = "system-ui, sans-serif"
CHARACTERS = 44  # that fit in a label
TICKS = 6  # approximate number of labels on a scale
Z_95 = 1.96  # standard errors on either side of a 95 % interval


class IntervalBar(NamedTuple):
    """An estimate with its interval; without an interval, both ends equal the estimate."""

    label: str
    value: float
    low: float
    high: float


class HorizontalScale(NamedTuple):
    """Horizontal scale of a chart."""

    low: float
    high: float
    step: float

    def x(self, value: float) -> float:
        return LABELS + (value - self.low) / (self.high - self.low) * (WIDTH - LABELS - VALUES)

    def ticks(self) -> list[float]:
        return [self.step * number for number in range(round(self.low / self.step), round(self.high / self.step) + 1)]


def summary_svg(summary: TournamentSummary) -> str:
    """Draw the ratings, the best first, and below them the margins of all matches."""
    parts = [
        (say("arena-picture-ratings"), [rating_bar(rating) for rating in summary.ratings]),
        (say("arena-picture-margins"), [margin_bar(match) for match in summary.matches]),
    ]
    charts, top = [], EDGE
    for title, bars in parts:
        charts.append(group(*chart(title, bars), transform=f"translate(0 {top})"))
        top += HEAD + ROW * len(bars) + FOOT
    paper = element("rect", width="100%", height="100%", fill=PAPER)
    drawn = group(*charts, font_family=FONT, font_size=14, fill=INK)
    return document(WIDTH, top + EDGE, paper, drawn, title=say("arena-picture-title"))


def rating_bar(rating: Rating) -> IntervalBar:
    low, high = (rating.rating if end is None else end for end in (rating.low, rating.high))
    return IntervalBar(rating.player, rating.rating, low, high)


def margin_bar(match: Estimate) -> IntervalBar:
    reach = Z_95 * (match.stderr or 0)
    return IntervalBar(f"{match.a} – {match.b}", match.margin, match.margin - reach, match.margin + reach)


def chart(title: str, bars: Sequence[IntervalBar]) -> list[str]:
    scale = scale_for(bars)
    bottom = HEAD + ROW * len(bars)
    return [
        text(title, EDGE, 18, font_weight="bold"),
        *(tick(scale, value, bottom) for value in scale.ticks()),
        *(row(scale, bar, HEAD + ROW * (number + 0.5)) for number, bar in enumerate(bars)),
    ]


def scale_for(bars: Sequence[IntervalBar]) -> HorizontalScale:
    """Return a scale with round numbers that includes zero and all bars."""
    low, high = min(0, *(bar.low for bar in bars)), max(0, *(bar.high for bar in bars))
    step = round_step((high - low or 1) / TICKS)
    below, above = (step * math.ceil(reach / step + 0.1) for reach in (-low, high))  # leave some room at the ends
    return HorizontalScale(-below if low else 0, above if high or not low else 0, step)


def round_step(size: float) -> float:
    """Return the next larger number of 1, 2, 5, 10, 20, 50, … and their tenths."""
    power = 10.0 ** math.floor(math.log10(size))
    return power * next(factor for factor in (1, 2, 5, 10) if factor * power >= size * 0.999)


def tick(scale: HorizontalScale, value: float, bottom: float) -> str:
    x = scale.x(value)
    line = element(
        "line", x1=x, x2=x, y1=HEAD - 6, y2=bottom + 4, stroke=PALE if value else INK, stroke_width=1 if value else 1.5
    )
    label = signed_whole_text(value) if scale.step >= 1 else signed_text(value)
    return line + text(label, x, bottom + 20, text_anchor="middle", font_size=12)


def row(scale: HorizontalScale, bar: IntervalBar, y: float) -> str:
    label = bar.label if len(bar.label) <= CHARACTERS else f"{bar.label[: CHARACTERS - 1]}…"
    interval = element(
        "line", x1=scale.x(bar.low), x2=scale.x(bar.high), y1=y, y2=y, stroke=COLOUR, stroke_width=4, opacity=0.45
    )
    return group(
        element("title", value_text(f"{bar.label}: {signed_text(bar.value)}")),
        text(label, LABELS - 14, y + 5, text_anchor="end"),
        interval,
        element("circle", cx=scale.x(bar.value), cy=y, r=5, fill=COLOUR),
        text(signed_text(bar.value), WIDTH - EDGE, y + 5, text_anchor="end"),
    )


def text(content: str, x: float, y: float, **attributes: object) -> str:
    return element("text", value_text(content), x=x, y=y, **attributes)


def signed_text(value: float) -> str:
    return say("arena-signed", value=abs(value), sign=sign_of(value))


def signed_whole_text(value: float) -> str:
    return say("arena-signed-whole", value=abs(round(value)), sign=sign_of(round(value)))


def sign_of(value: float) -> str:
    """Return the sign of a number that is rounded to one decimal place."""
    rounded = round(value, 1)
    return "plus" if rounded > 0 else "minus" if rounded < 0 else "none"
