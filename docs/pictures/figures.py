"""Prints the tables of docs/pictures.md, "How large, how fast": .venv/bin/python docs/pictures/figures.py"""

import gzip
import time
from collections.abc import Iterator

from bastide import Edition, edition
from bastide.render.svg.drawing import Drawing
from bastide.render.svg.gallery import TURNS, Gallery
from bastide.render.svg.looks import look_of
from bastide.render.svg.tile_document import tile_svg

EDITIONS = ("modern", "winter", "hunters")
PICTURES = (
    "| look | pictures | bytes of a picture, mean and most | the same, small | symbols for all of them | painting one |"
)
BY_THEMSELVES = "| look | bytes of a tile by itself, mean and most | compressed (gzip), mean and most |"


def pictures_row(rules: Edition) -> str:
    """How large the pictures of an edition are, and how long it takes to paint them anew."""
    look = look_of(rules)
    gallery = Gallery(look, None)  # which keeps nothing from former times
    before = time.process_time()
    drawings = list(all_drawings(rules, gallery))
    each = (time.process_time() - before) / len(drawings)
    large, small = ([size(drawing.picture(small=small)) for drawing in drawings] for small in (False, True))
    symbols = size(look.symbols())
    return row(look.name, len(drawings), spread(large), spread(small), f"{symbols:,}", f"{each * 1000:.0f} ms")


def all_drawings(rules: Edition, gallery: Gallery) -> Iterator[Drawing]:
    return (gallery.drawing(tile, rotation) for tile in rules.tiles for rotation in TURNS)


def documents_row(rules: Edition) -> str:
    """How large documents with a single tile are."""
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
