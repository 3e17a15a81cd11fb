"""Tables of figures, as text for a terminal or a file."""

from collections.abc import Sequence

from bastide.render.text.tables import draw_table


def figures_text(heading: Sequence[str], rows: Sequence[Sequence[str]], *, labels: int, notes: int = 0) -> str:
    """A table: the first columns, so many, are labels, the last ones notes; figures between them end at one place."""
    last_figure = len(heading) - notes
    columns = [
        end_together(column) if labels <= number < last_figure else column
        for number, column in enumerate(zip(heading, *rows, strict=True))
    ]
    titles, *entries = zip(*columns, strict=True)
    return draw_table(titles, entries).plain() + "\n"


def end_together(column: Sequence[str]) -> tuple[str, ...]:
    width = max(map(len, column))
    return tuple(text.rjust(width) for text in column)
