"""Print the tables of docs/pictures.md, "How large, how fast": .venv/bin/python docs/pictures/figures.py"""

import gzip
import time
from collections.abc import Iterator

from bastide import Edition, edition
from bastide.render.svg.tiles.documents import tile_svg
from bastide.render.svg.tiles.drawing_cache import TURNS, DrawingCache
from bastide.render.svg.tiles.looks import look_of
from bastide.render.svg.tiles.tile_drawing import TileDrawing

EDITIONS = ("modern", "winter", "hunters")
PICTURES = (
    "| look | pictures | bytes of a picture, mean and most | the same, small | symbols for all of them | painting one |"
)
BY_THEMSELVES = "| look | bytes of a tile by itself, mean and most | compressed (gzip), mean and most |"


def pictures_row(rules: Edition) -> str:
    """Return the sizes of an edition's pictures, and the time to draw one."""
    look = look_of(rules)
    empty = DrawingCache(look, None)
    before = time.process_time()
    drawings = list(all_drawings(rules, empty))
    each = (time.process_time() - before) / len(drawings)
    large, small = ([size(drawing.picture(small=small)) for drawing in drawings] for small in (False, True))
    symbols = size("".join(look.symbols().values()))
    return row(look.name, len(drawings), spread(large), spread(small), f"{symbols:,}", f"{each * 1000:.0f} ms")


def all_drawings(rules: Edition, drawings: DrawingCache) -> Iterator[TileDrawing]:
    return (drawings.drawing(tile, rotation) for tile in rules.tiles for rotation in TURNS)


def documents_row(rules: Edition) -> str:
    """Return the sizes of documents with a single tile."""
    look = look_of(rules)
    documents = [tile_svg(tile, rotation, look=look).encode() for tile in rules.tiles for rotation in TURNS]
    compressed = [len(gzip.compress(each)) for each in documents]
    return row(look.name, spread([len(each) for each in documents]), spread(compressed))


def size(picture: str) -> int:
    return len(picture.encode())


def spread(sizes: list[int]) -> str:
    return f"{round(sum(sizes) / len(sizes)):,} and {max(sizes):,}"


def row(*cells: object) -> str:
    return f"| {' | '.join(map(str, cells))} |"


def main() -> None:
    for title, draw in ((PICTURES, pictures_row), (BY_THEMSELVES, documents_row)):
        print(title, "|---" * (title.count("|") - 1) + "|", sep="\n")
        for name in EDITIONS:
            print(draw(edition(name)))
        print()


if __name__ == "__main__":
    main()
