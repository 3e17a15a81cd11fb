"""Tiles as pixels, rendered by Chromium in sheets."""

import base64
from collections.abc import Iterator, Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray
from playwright.sync_api import Page

from bastide.render.svg.elements import document, element
from bastide.render.svg.geometry.points import TILE
from tests.render.svg.helpers.drawn_tile import DrawnTile

Pixels = NDArray[np.int16]  # rows, columns and red, green, blue; signed, because they are subtracted

SHEET = 36  # tiles per sheet
THIN = 1 / 8  # width of a border strip in units
PAINTING = """async source => {
    const image = new Image();
    image.src = URL.createObjectURL(new Blob([source], {type: "image/svg+xml"}));
    await image.decode();
    URL.revokeObjectURL(image.src);
    const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
    context.drawImage(image, 0, 0);
    const pixels = context.getImageData(0, 0, image.width, image.height).data;
    return await new Promise(resolve => {
        const reader = new FileReader();
        reader.onload = () => resolve(reader.result.split(",")[1]);
        reader.readAsDataURL(new Blob([pixels]));
    });
}"""


class Cut(NamedTuple):
    """A part of a tile in units, and its size in pixels."""

    x: float
    y: float
    width: float
    height: float
    columns: int
    rows: int


WHOLE = Cut(0, 0, TILE, TILE, TILE, TILE)
BORDERS = (
    Cut(0, 0, TILE, THIN, TILE, 1),
    Cut(TILE - THIN, 0, THIN, TILE, 1, TILE),
    Cut(0, TILE - THIN, TILE, THIN, TILE, 1),
    Cut(0, 0, THIN, TILE, 1, TILE),
)


class Painter:
    """Renders tiles in a page of the browser."""

    def __init__(self, page: Page) -> None:
        self._page = page

    def paint(self, tiles: Sequence[DrawnTile], cut: Cut, *, small: bool = False) -> Iterator[Pixels]:
        """Render a part of each of these tiles, which have the same look."""
        for start in range(0, len(tiles), SHEET):
            some = tiles[start : start + SHEET]
            encoded = self._page.evaluate(PAINTING, sheet(some, cut, small=small))
            pixels = np.frombuffer(base64.b64decode(encoded), np.uint8).astype(np.int16)
            yield from pixels.reshape(len(some), cut.rows, cut.columns, 4)[..., :3]


def sheet(tiles: Sequence[DrawnTile], cut: Cut, *, small: bool) -> str:
    """Return a document with a part of each tile, one below the other, each clipped to its rectangle."""
    symbols = element("defs", *tiles[0].look.symbols(small=small).values())
    parts = [
        element(
            "svg",
            drawn.picture(small=small),
            y=number * cut.rows,
            width=cut.columns,
            height=cut.rows,
            viewBox=f"{cut.x} {cut.y} {cut.width} {cut.height}",
            preserveAspectRatio="none",
        )
        for number, drawn in enumerate(tiles)
    ]
    return document(cut.columns, cut.rows * len(tiles), symbols, *parts)
