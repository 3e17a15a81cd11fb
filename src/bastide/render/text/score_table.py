"""Tables of points: by kind of feature, or now and at the end."""

from collections.abc import Sequence

from bastide.messages import say
from bastide.render.score_sheet import ScoreSheet
from bastide.render.text.canvas import Canvas
from bastide.render.text.scoreboard import seat_label
from bastide.render.text.tables import draw_table
from bastide.rules.events import Scored


def draw_score_table(sheet: ScoreSheet, names: Sequence[str] = (), width: int | None = None) -> Canvas:
    """Draw a row for each seat and a column for each kind of feature and the sum, transposed if that is too wide."""
    by_kind = amounts_of(sheet)
    heading = ["", *(say(f"column-{kind}") for kind in by_kind), say("column-total")]
    rows = [
        [seat_label(seat, names), *(str(points[seat]) for points in by_kind.values()), str(total)]
        for seat, total in enumerate(sheet.scores)
    ]
    table = draw_table(heading, rows, width)
    return table if width is None or table.width <= width else draw_upright_table(sheet, width)


def amounts_of(sheet: ScoreSheet) -> dict[str, Sequence[int]]:
    """Return the points by seat for each source: the start of the game, if not 0, and each kind."""
    beginning = {"beginning": sheet.beginning} if any(sheet.beginning) else {}
    return {**beginning, **sheet.points_by_kind()}


def draw_upright_table(sheet: ScoreSheet, width: int) -> Canvas:
    """Draw a row for each kind of feature and a column for each seat, named by its colour."""
    amounts = {**amounts_of(sheet), "total": sheet.scores}
    rows = [[say(f"column-{name}"), *map(str, points)] for name, points in amounts.items()]
    return draw_table(["", *map(seat_label, range(len(sheet.scores)))], rows, width)


def draw_projection(scores: Sequence[int], lines: Sequence[Scored], names: Sequence[str] = ()) -> Canvas:
    """Draw a row for each seat with its points now, and after those lines of the final scoring."""
    heading = ["", say("column-now"), say("column-in-the-end")]
    rows = [
        [seat_label(seat, names), str(now), str(now + sum(line.points for line in lines if seat in line.receivers))]
        for seat, now in enumerate(scores)
    ]
    return draw_table(heading, rows)
