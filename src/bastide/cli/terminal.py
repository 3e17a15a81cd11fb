"""Print drawings and sentences, in colour if the terminal supports it."""

import shutil
from collections.abc import Sequence
from typing import NamedTuple

from rich.console import Console

from bastide.messages.events import notes_about, tell
from bastide.render.text.canvas import Canvas
from bastide.render.text.colour import colourise
from bastide.render.text.tables import draw_table
from bastide.rules.events import Scored

TEXT_BELOW = 14  # lines of the screen below the board


def console(*, stderr: bool = False) -> Console:
    """Return a console that neither wraps drawings nor changes texts."""
    return Console(highlight=False, markup=False, emoji=False, soft_wrap=True, stderr=stderr)


def print_canvas(canvas: Canvas) -> None:
    """Print a drawing; without a terminal, strip trailing blanks."""
    out = console()
    few_colours = out.color_system == "standard"
    out.print(colourise(canvas, few_colours=few_colours) if out.is_terminal else canvas.plain())


def print_lines(*lines: str) -> None:
    """Print sentences; a terminal wraps them between words."""
    out = console()
    for line in lines:
        out.print(line, soft_wrap=not out.is_terminal)


def score_sentences(score: Scored) -> list[str]:
    """Return a sentence about a score, then its notes, such as a tiger that eats a deer."""
    return [tell(score), *(f"  {note}" for note in notes_about(score))]


class Screen(NamedTuple):
    """The largest size of a drawing; None without a terminal."""

    width: int | None
    height: int | None


def screen() -> Screen:
    if not console().is_terminal:
        return Screen(None, None)
    columns, lines = shutil.get_terminal_size()
    return Screen(columns, max(lines - TEXT_BELOW, 0))


def figures_text(heading: Sequence[str], rows: Sequence[Sequence[str]], *, labels: int, notes: int = 0) -> str:
    """Format a table: label columns first, notes last, and right-aligned figures between them."""
    last_figure = len(heading) - notes
    columns = [
        right_align(column) if labels <= number < last_figure else column
        for number, column in enumerate(zip(heading, *rows, strict=True))
    ]
    titles, *entries = zip(*columns, strict=True)
    return draw_table(titles, entries).plain() + "\n"


def right_align(column: Sequence[str]) -> tuple[str, ...]:
    width = max(map(len, column))
    return tuple(text.rjust(width) for text in column)
