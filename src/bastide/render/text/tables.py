"""Small tables with a heading."""

from collections.abc import Sequence
from textwrap import wrap

from bastide.render.text.canvas import Canvas

GAP, NARROW_GAP = 3, 1  # columns between two entries
NARROWEST = 6  # minimum width of wrapped entries


def draw_table(heading: Sequence[str], rows: Sequence[Sequence[str]], width: int | None = None) -> Canvas:
    """Draw a table; columns of numbers are aligned to the right.

    A table wider than `width` is drawn with less space, and the entries of its last column are wrapped.
    """
    widths = [max(map(len, column)) for column in zip(heading, *rows, strict=True)]
    gap = GAP if width is None or total_width(widths, GAP) <= width else NARROW_GAP
    if width is not None:
        widths[-1] = min(widths[-1], max(NARROWEST, width - total_width([*widths[:-1], 0], gap)))
    numeric = [all(is_number(entry) for entry in entries) for _, *entries in zip(heading, *rows, strict=True)]
    canvas = Canvas()
    draw_row(canvas, heading, widths, gap, numeric=numeric, style="heading")
    for row in rows:
        draw_row(canvas, row, widths, gap, numeric=numeric)
    return canvas


def total_width(widths: Sequence[int], gap: int) -> int:
    return sum(widths) + gap * (len(widths) - 1)


def is_number(entry: str) -> bool:
    return entry.lstrip("-").isdigit()


def draw_row(
    canvas: Canvas, row: Sequence[str], widths: Sequence[int], gap: int, *, numeric: Sequence[bool], style: str = ""
) -> None:
    """Draw a row below the existing ones, with the last entry wrapped."""
    top, start = canvas.height, 0
    for column, (text, width) in enumerate(zip(row, widths, strict=True)):
        lines = wrap(text, width, break_on_hyphens=False) if len(text) > width else [text]
        for offset, line in enumerate(lines):
            canvas.write((start, top + offset), line.rjust(width) if numeric[column] else line, style)
        start += width + gap
