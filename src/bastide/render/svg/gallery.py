"""Drawings of tiles that are made once and kept: in memory, and in the user's cache for the next time.

They are kept in a folder named by a hash of the sources that draw, each in a file named by a hash of its tile, so that
none can be stale; a tile of one's own that happens to be called like another one has files of its own. Versions of
Python and NumPy have no part in those names: the tests hold all of them to the same bytes.
"""

import hashlib
import os
import tempfile
from functools import cache, lru_cache
from pathlib import Path

from bastide import caching
from bastide.render.svg.definitions import Definitions, definitions
from bastide.render.svg.drawing import Drawing
from bastide.render.svg.look import Look
from bastide.render.svg.looks import BY_NAME, check_look, look_named, look_of
from bastide.tiles import Edition, Tile, edition

DRAWN_BY = ("render/svg/**/*.py", "tiles/*.py")
TURNS = range(4)
REMEMBERED = 1024  # drawings in memory: more than an edition has, and some ten megabytes


class Gallery:
    """The drawings of a look; without a folder they are kept in memory only."""

    def __init__(self, look: Look, folder: Path | None) -> None:
        self.look = look
        self.folder = folder
        self._remembered = lru_cache(maxsize=REMEMBERED)(self._kept_or_drawn)

    def drawing(self, tile: Tile, rotation: int) -> Drawing:
        """A tile as it lies: remembered, or read from its file, or drawn.

        Raises SetupError if its look cannot paint the tile, or nobody can draw what its data say.
        """
        return self._remembered(tile, rotation)

    def definitions(self, *, small: bool) -> Definitions:
        """What its pictures refer to."""
        return definitions(self.look.symbols(small=small))

    def fill(self, rules: Edition) -> int:
        """Draw every tile of an edition in every turn that is not kept yet; how many bytes all its files have."""
        for tile in rules.tiles:
            for rotation in TURNS:
                self.drawing(tile, rotation)
        files = [self._file(tile, rotation) for tile in rules.tiles for rotation in TURNS]
        return sum(file.stat().st_size for file in files if file and file.exists())

    def _kept_or_drawn(self, tile: Tile, rotation: int) -> Drawing:
        return self._kept(tile, rotation) or self._draw(tile, rotation)

    def _file(self, tile: Tile, rotation: int) -> Path | None:
        name = f"{self.look.name}-{tile.name}-{rotation}-{fingerprint_of(tile)}.json"
        return self.folder / name if self.folder else None

    def _kept(self, tile: Tile, rotation: int) -> Drawing | None:
        file = self._file(tile, rotation)
        try:
            return Drawing.parse(file.read_text(encoding="utf-8")) if file else None
        except (OSError, ValueError):  # not there yet, or spoilt: then it is drawn anew
            return None

    def _draw(self, tile: Tile, rotation: int) -> Drawing:
        check_look(self.look, tile)
        drawing = Drawing.of(self.look, tile, rotation)
        if file := self._file(tile, rotation):
            keep(file, drawing.text())
        return drawing


def gallery_of(rules: str | Edition) -> Gallery:
    """The drawings of the look in which an edition is painted, which may be given by its name.

    Raises SetupError if there is no such edition, or if no look paints it.
    """
    return gallery_named(look_of(rules if isinstance(rules, Edition) else edition(rules)).name)


@cache
def gallery_named(look: str) -> Gallery:
    return Gallery(look_named(look), open_folder())


def gallery_in(look: Look) -> Gallery:
    """The drawings of a look; those of one that somebody has made are not kept."""
    return gallery_named(look.name) if BY_NAME.get(look.name) is look else Gallery(look, None)


@lru_cache(maxsize=REMEMBERED)
def fingerprint_of(tile: Tile) -> str:
    """A name for all that a tile's data say."""
    parts = (tile.name, tile.sides, tile.segments, tile.is_bonus, tile.landmark)
    return hashlib.sha256(repr(parts).encode()).hexdigest()[:12]


def open_folder() -> Path | None:
    """The folder for the drawings of this version, which others may have filled; None where there can be none."""
    return caching.open_folder("pictures", caching.fingerprint(DRAWN_BY), use=os.R_OK)


def keep(file: Path, text: str) -> None:
    """Write a file whole or not at all: beside it first, for several processes may draw the same tile."""
    try:
        handle, beside = tempfile.mkstemp(dir=file.parent)
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as stream:
                stream.write(text)
            Path(beside).replace(file)
        finally:
            Path(beside).unlink(missing_ok=True)
    except OSError:
        return  # a full disk, or a folder that is gone or only to be read: what was drawn is still in memory
