"""Cache of tile drawings, in memory and on disk.

The folder is named by DRAWING_VERSION, each file by a hash of its tile: a new version draws everything again, and a
custom tile with the name of another tile has its own files. During development, a change of a look without a new
version can leave stale drawings. Drawings have the same bytes with every version of Python and NumPy.
"""

import hashlib
import os
import tempfile
from collections.abc import Iterable
from functools import cache, lru_cache
from pathlib import Path

from bastide import caching
from bastide.render.svg import DRAWING_VERSION
from bastide.render.svg.elements import used_definitions
from bastide.render.svg.tiles.looks import TileLook, built_in_looks, check_look, look_named, look_of
from bastide.render.svg.tiles.tile_drawing import TileDrawing
from bastide.tiles import Edition, Tile, edition

TURNS = range(4)
CACHE_SIZE = 1024  # drawings in memory: more than an edition has, about ten megabytes


class DrawingCache:
    """The drawings of a look; without a folder they are cached in memory only."""

    def __init__(self, look: TileLook, folder: Path | None) -> None:
        self.look = look
        self.folder = folder
        self._in_memory = lru_cache(maxsize=CACHE_SIZE)(self._read_or_draw)

    def drawing(self, tile: Tile, rotation: int) -> TileDrawing:
        """Return the drawing of a tile from memory, from its file, or by drawing it.

        Raises SetupError if the look does not support the tile or cannot draw its segments.
        """
        return self._in_memory(tile, rotation)

    def used_symbols(self, pictures: Iterable[str], *, small: bool) -> str:
        """Return the symbols of the look that pictures use."""
        return used_definitions(self.look.symbols(small=small), pictures)

    def fill(self, rules: Edition) -> int:
        """Draw every tile of an edition in every rotation that is not cached; return the size of all files in bytes."""
        for tile in rules.tiles:
            for rotation in TURNS:
                self.drawing(tile, rotation)
        files = [self._file(tile, rotation) for tile in rules.tiles for rotation in TURNS]
        return sum(file.stat().st_size for file in files if file and file.exists())

    def _read_or_draw(self, tile: Tile, rotation: int) -> TileDrawing:
        return self._read(tile, rotation) or self._draw(tile, rotation)

    def _file(self, tile: Tile, rotation: int) -> Path | None:
        name = f"{self.look.name}-{tile.name}-{rotation}-{fingerprint_of(tile)}.json"
        return self.folder / name if self.folder else None

    def _read(self, tile: Tile, rotation: int) -> TileDrawing | None:
        file = self._file(tile, rotation)
        try:
            return TileDrawing.parse(file.read_text(encoding="utf-8")) if file else None
        except (OSError, ValueError):  # missing or corrupt: draw it
            return None

    def _draw(self, tile: Tile, rotation: int) -> TileDrawing:
        check_look(self.look, tile)
        drawing = TileDrawing.of(self.look, tile, rotation)
        if file := self._file(tile, rotation):
            write_atomically(file, drawing.text())
        return drawing


def drawings_of(rules: str | Edition) -> DrawingCache:
    """Return the drawings of an edition's look, by the edition or its name.

    Raises SetupError for an unknown edition, or if it has no look.
    """
    return drawings_of_look(look_of(rules if isinstance(rules, Edition) else edition(rules)).name)


@cache
def drawings_of_look(look: str) -> DrawingCache:
    return DrawingCache(look_named(look), open_folder())


def drawings_in(look: TileLook) -> DrawingCache:
    """Return the drawings of a look; only those of built-in looks are cached on disk."""
    return drawings_of_look(look.name) if built_in_looks().get(look.name) is look else DrawingCache(look, None)


@lru_cache(maxsize=CACHE_SIZE)
def fingerprint_of(tile: Tile) -> str:
    """Return a hash of the data that a tile's drawing depends on."""
    parts = (tile.name, tile.sides, tile.segments, tile.is_bonus, tile.landmark)
    return hashlib.sha256(repr(parts).encode()).hexdigest()[:12]


def open_folder() -> Path | None:
    """Return the folder for drawings of this version, or None if there is none; it may be read-only."""
    return caching.open_folder("pictures", str(DRAWING_VERSION), use=os.R_OK)


def write_atomically(file: Path, text: str) -> None:
    """Write a file by renaming a temporary one, because several processes may draw the same tile."""
    try:
        handle, beside = tempfile.mkstemp(dir=file.parent)
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as stream:
                stream.write(text)
            Path(beside).replace(file)
        finally:
            Path(beside).unlink(missing_ok=True)
    except OSError:
        return  # disk full, or folder missing or read-only: the drawing is still in memory
