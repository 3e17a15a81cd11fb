"""SVG charts of an analysis: the lead, the luck of draws, and the points lost by moves."""

import math
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from bastide.analysis.reports import Report
from bastide.analysis.turns import TurnAnalysis
from bastide.arena.rating_chart import EDGE, FONT, INK, PALE, PAPER, round_step, signed_text, signed_whole_text, text
from bastide.messages import say
from bastide.render.svg.elements import document, element, group, path, value_text
from bastide.render.svg.geometry.pen import number_text
from bastide.render.svg.pieces.seats import DEVICES, SEATS
from bastide.render.text.scoreboard import seat_label

WIDTH, LEFT, RIGHT = 960, 64, 936  # turns are drawn between the last two
TITLE, LEGEND, HEAD, FOOT = 46, 26, 38, 36  # heights of title, seat, chart heading, turn numbers
LEAD, BARS = 250, 96  # heights of charts
TICKS = {LEAD: 6, BARS: 3}  # approximate number of labels on their scales
TURN_STEP = 5  # least distance between numbered turns
WIDEST = 11  # bar

ChartPoint = tuple[float, float]


class VerticalScale(NamedTuple):
    """Vertical scale of a chart."""

    low: float
    high: float
    step: float
    top: float
    height: float

    @classmethod
    def of(cls, values: Sequence[float], top: float, height: int) -> "VerticalScale":
        """Return a scale with round numbers that includes zero and all values."""
        low, high = min(0.0, *values), max(0.0, *values)
        step = round_step(max(high - low, 1.0) / TICKS[height])
        lowest, highest = math.floor(low / step), math.ceil(high / step)
        return cls(step * lowest, step * max(highest, lowest + 1), step, top, height)

    def y(self, value: float) -> float:
        return self.top + self.height * (self.high - value) / (self.high - self.low)

    def ticks(self) -> Iterator[float]:
        for number in range(round(self.low / self.step), round(self.high / self.step) + 1):
            yield number * self.step


class TurnAxis(NamedTuple):
    """Horizontal axis of turns."""

    first: int
    last: int

    @property
    def width(self) -> float:
        """Width of a turn."""
        return (RIGHT - LEFT) / (self.last - self.first + 1)

    def x(self, turn: int) -> float:
        return LEFT + self.width * (turn - self.first + 0.5)

    def ticks(self) -> Iterator[int]:
        step = max(TURN_STEP, round(round_step((self.last - self.first + 1) / 16)))
        return (
            turn for turn in range(self.first, self.last + 1) if turn % step == 0 or turn == self.first == self.last
        )


def report_svg(report: Report) -> str:
    """Draw three charts below each other: the expected lead, the luck of draws, and the points lost."""
    turns = TurnAxis(report.turns[0].turn, report.turns[-1].turn)
    elements, top = [*legend(report)], TITLE + LEGEND * report.game.players + 6.0
    for heading, height, draw in (
        (lead_heading(report), LEAD, lead_chart),
        (say("analyse-picture-luck"), BARS, luck_chart),
        (say("analyse-picture-lost"), BARS, lost_chart),
    ):
        elements += [text(heading, LEFT, top + HEAD - 14, font_weight="bold"), *draw(report, turns, top + HEAD)]
        top += HEAD + height
    elements += [text(str(turn), turns.x(turn), top + 20, text_anchor="middle", font_size=12) for turn in turns.ticks()]
    elements.append(text(say("analyse-picture-turn"), LEFT - 10, top + 20, text_anchor="end", font_size=12))
    paper = element("rect", width="100%", height="100%", fill=PAPER)
    drawn = group(*elements, font_family=FONT, font_size=14, fill=INK)
    return document(WIDTH, top + FOOT, paper, drawn, title=title(report))


def title(report: Report) -> str:
    return say("analyse-picture-title", player=report.analyst)


def legend(report: Report) -> Iterator[str]:
    """Yield the title, and the seats with their scores and totals."""
    yield text(title(report), EDGE, 34, font_weight="bold", font_size=18)
    for total, score in zip(report.totals, report.game.scores, strict=True):
        y = TITLE + LEGEND * (total.player + 0.5)
        label = say(
            "analyse-picture-seat",
            seat=seat_label(total.player, report.names),
            points=score,
            lost=say("simulate-decimal", value=total.lost),
            luck=signed_text(total.luck),
        )
        yield group(badge(total.player), transform=f"translate({EDGE + 9} {number_text(y)})")
        yield text(label, EDGE + 28, y + 5)


def badge(seat: int) -> str:
    style = SEATS[seat]
    device = path(DEVICES[style.device], fill=style.ink, transform="scale(.8)")
    return element("circle", r=9, fill=style.colour, stroke=style.tone) + device


# The lead


def lead_heading(report: Report) -> str:
    if report.game.players > 2:
        return say("analyse-picture-leads")
    first, second = (seat_label(seat, report.names) for seat in range(2))
    return say("analyse-picture-lead", first=first, second=second)


def lead_chart(report: Report, turns: TurnAxis, top: float) -> Iterator[str]:
    """Draw a line for each seat. For two seats, one line is enough: one lead is the negative of the other."""
    players = report.game.players
    lines = [points_of(report, turns, seat) for seat in range(1 if players == 2 else players)]
    scale = VerticalScale.of([lead for line in lines for _, lead in line], top, LEAD)
    yield from grid(scale, turns)
    if players == 2:
        yield from areas(lines[0], scale)
        yield line_of(lines[0], scale, INK, 2)
        return
    for seat, line in zip(SEATS, lines, strict=False):
        yield line_of(line, scale, seat.tone, 4)
        yield line_of(line, scale, seat.colour, 2.4)


def points_of(report: Report, turns: TurnAxis, seat: int) -> list[ChartPoint]:
    """Return the points of a seat's line."""
    return [(turns.x(turn.turn), lead) for turn, lead in zip(report.turns, report.leads_of(seat), strict=True)]


def areas(points: Sequence[ChartPoint], scale: VerticalScale) -> Iterator[str]:
    """Fill the area between the line and zero, in the colour of the seat that leads."""
    line = with_crossings(points)
    for seat, part in enumerate((max, min)):
        edge = [(x, scale.y(part(lead, 0.0))) for x, lead in line]
        closed = [(line[0][0], scale.y(0)), *edge, (line[-1][0], scale.y(0))]
        yield element("polygon", points=points_text(closed), fill=SEATS[seat].colour, opacity=0.55)


def with_crossings(points: Sequence[ChartPoint]) -> list[ChartPoint]:
    """Return the points of a line, with additional ones where it crosses zero."""
    line = [points[0]]
    for (x, lead), (next_x, next_lead) in pairwise(points):
        if lead * next_lead < 0:
            line.append((x + (next_x - x) * lead / (lead - next_lead), 0.0))
        line.append((next_x, next_lead))
    return line


def line_of(points: Sequence[ChartPoint], scale: VerticalScale, colour: str, width: float) -> str:
    drawn = points_text([(x, scale.y(value)) for x, value in points])
    return element("polyline", points=drawn, fill="none", stroke=colour, stroke_width=width, stroke_linejoin="round")


def points_text(points: Sequence[ChartPoint]) -> str:
    return " ".join(f"{number_text(x, 1)},{number_text(y, 1)}" for x, y in points)


# Bars


def luck_chart(report: Report, turns: TurnAxis, top: float) -> Iterator[str]:
    return bar_chart(report, turns, top, lambda turn: turn.luck)


def lost_chart(report: Report, turns: TurnAxis, top: float) -> Iterator[str]:
    return bar_chart(report, turns, top, lambda turn: -turn.lost)


def bar_chart(report: Report, turns: TurnAxis, top: float, value_of: Callable[[TurnAnalysis], float]) -> Iterator[str]:
    scale = VerticalScale.of([value_of(turn) for turn in report.turns], top, BARS)
    yield from grid(scale, turns)
    for turn in report.turns:
        yield bar(turn, value_of(turn), scale, turns)


def bar(turn: TurnAnalysis, value: float, scale: VerticalScale, turns: TurnAxis) -> str:
    """Draw a bar from zero, with a tooltip about the turn."""
    width, seat = min(WIDEST, turns.width * 0.76), SEATS[turn.player]
    high, low = scale.y(max(value, 0.0)), scale.y(min(value, 0.0))
    label = say("analyse-picture-bar", turn=turn.turn, move=str(turn.played), value=signed_text(value))
    return element(
        "rect",
        element("title", value_text(label)),
        x=turns.x(turn.turn) - width / 2,
        y=high,
        width=width,
        height=low - high,
        fill=seat.colour,
        stroke=seat.tone,
        stroke_width=0.6,
    )


def grid(scale: VerticalScale, turns: TurnAxis) -> Iterator[str]:
    """Draw the grid of a chart with its labels."""
    for turn in turns.ticks():
        yield rule((turns.x(turn), scale.y(scale.high)), (turns.x(turn), scale.y(scale.low)), PALE, 0.6)
    for value in scale.ticks():
        y = scale.y(value)
        yield rule((LEFT, y), (RIGHT, y), INK if abs(value) < scale.step / 2 else PALE, 1)
        label = signed_whole_text(value) if scale.step >= 1 else signed_text(value)
        yield text(label, LEFT - 10, y + 4, text_anchor="end", font_size=12)


def rule(start: ChartPoint, end: ChartPoint, colour: str, width: float) -> str:
    return element("line", x1=start[0], y1=start[1], x2=end[0], y2=end[1], stroke=colour, stroke_width=width)
