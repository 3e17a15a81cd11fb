"""A canvas of characters with named styles, which become colours where there are any."""

from collections.abc import Iterable
from typing import NamedTuple

from bastide.render.text.sizes import TextPoint


class Glyph(NamedTuple):
    """A character and the names of its styles; later ones override earlier ones."""

    character: str
    style: str = ""

    def on_odd_cell(self) -> "Glyph":
        return Glyph(self.character, f"{self.style} {ODD}")


BLANK = Glyph(" ")
ODD = "odd"  # the style that sets every other cell apart


class Canvas:
    """Characters by column and row; the rest is blank."""

    def __init__(self) -> None:
        self._glyphs: dict[TextPoint, Glyph] = {}
        self._rows = 0

    def put(self, point: TextPoint, glyph: Glyph) -> None:
        self._glyphs[point] = glyph
        self._rows = max(self._rows, point[1] + 1)

    def write(self, point: TextPoint, text: str, style: str = "") -> None:
        """Write text to the right of a point."""
        for offset, character in enumerate(text):
            self.put((point[0] + offset, point[1]), Glyph(character, style))

    def write_centred(self, point: TextPoint, text: str, style: str = "") -> None:
        self.write((point[0] - (len(text) - 1) // 2, point[1]), text, style)

    def paste(self, point: TextPoint, glyphs: Iterable[tuple[TextPoint, Glyph]]) -> None:
        """Draw glyphs with their upper left corner at a point."""
        for (column, row), glyph in glyphs:
            self.put((point[0] + column, point[1] + row), glyph)

    def mark(self, point: TextPoint, glyphs: Iterable[tuple[TextPoint, Glyph]]) -> None:
        """Draw glyphs, adding their styles to those below."""
        for (column, row), glyph in glyphs:
            at = point[0] + column, point[1] + row
            self.put(at, Glyph(glyph.character, f"{self._glyphs.get(at, BLANK).style} {glyph.style}"))

    @property
    def height(self) -> int:
        return self._rows

    @property
    def width(self) -> int:
        """Length of the longest line."""
        return max(map(len, self.rows()), default=0)

    def rows(self) -> list[list[Glyph]]:
        """Return the lines without trailing blanks."""
        ends = [0] * self._rows
        for (column, row), glyph in self._glyphs.items():
            if glyph != BLANK:
                ends[row] = max(ends[row], column + 1)
        return [[self._glyphs.get((column, row), BLANK) for column in range(end)] for row, end in enumerate(ends)]

    def plain(self) -> str:
        """Return the text without styles."""
        return "\n".join("".join(glyph.character for glyph in row).rstrip() for row in self.rows())
