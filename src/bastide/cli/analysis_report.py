"""The analysis of a game as tables for a terminal."""

from collections.abc import Iterator

from bastide.analysis.reports import Report, Total
from bastide.analysis.turns import TurnAnalysis
from bastide.analysis.wording import reason_text
from bastide.arena.rating_chart import signed_text
from bastide.cli.terminal import figures_text
from bastide.messages import say
from bastide.messages.factories import edition_name
from bastide.render.text.scoreboard import seat_label

TURN_COLUMNS = ("turn", "seat", "played", "best", "margin", "lost", "luck", "lead")
WHY_COLUMN = "why"
TOTAL_COLUMNS = ("seat", "score", "turns", "lost", "lost-a-turn", "luck")


def report_text(report: Report, *, with_reasons: bool = False) -> str:
    notes = (WHY_COLUMN,) if with_reasons else ()
    rows = [row[: len(TURN_COLUMNS + notes)] for turn in report.turns for row in turn_rows(turn)]
    width = max(len(turn) for turn, *_ in rows)
    numbered = [[turn.rjust(width), *others] for turn, *others in rows]
    totals = [total_row(total, report) for total in report.totals]
    return "\n".join(
        [
            say("analyse-title", edition=edition_name(report.game.edition.name), player=report.analyst),
            "",
            figures_text(headings(TURN_COLUMNS + notes), numbered, labels=4, notes=len(notes)),
            say("analyse-totals"),
            "",
            figures_text(headings(TOTAL_COLUMNS), totals, labels=1),
            say("analyse-key"),
            "",
        ]
    )


def headings(columns: tuple[str, ...]) -> list[str]:
    return [say(f"analyse-column-{column}") for column in columns]


def turn_rows(turn: TurnAnalysis) -> Iterator[list[str]]:
    """Return the rows of a turn: the played and the best move, then other good moves, each with its reason."""
    best, *others = turn.candidates
    yield [
        str(turn.turn),
        seat_label(turn.player),
        str(turn.played),
        str(best.move),
        signed_text(best.margin),
        decimal(turn.lost),
        signed_text(turn.luck),
        signed_text(turn.expected[turn.player]),
        reason_text(best.reason),
    ]
    for other in others:
        yield ["", "", "", str(other.move), signed_text(other.margin), "", "", "", reason_text(other.reason)]


def total_row(total: Total, report: Report) -> list[str]:
    return [
        seat_label(total.player, report.names),
        say("simulate-whole", value=report.game.scores[total.player]),
        say("simulate-whole", value=total.turns),
        decimal(total.lost),
        decimal(total.lost / total.turns) if total.turns else say("simulate-undefined"),
        signed_text(total.luck),
    ]


def decimal(value: float) -> str:
    return say("simulate-decimal", value=value)
