"""Draws small tables: a heading, and columns as wide as they need to be."""

from collections.abc import Sequence

from bastide.render.canvas import Canvas

GAP = 3  # columns between two entries


def draw_table(heading: Sequence[str], rows: Sequence[Sequence[str]]) -> Canvas:
    """A table; columns of numbers end at the same place, others begin there."""
    canvas, start = Canvas(), 0
    for title, *entries in zip(heading, *rows, strict=True):
        width = max(map(len, [title, *entries]))
        is_numeric = all(entry.lstrip("-").isdigit() for entry in entries)
        for row, text in enumerate([title, *entries]):
            shift = width - len(text) if is_numeric else 0
            canvas.write((start + shift, row), text, "" if row else "heading")
        start += width + GAP
    return canvas
