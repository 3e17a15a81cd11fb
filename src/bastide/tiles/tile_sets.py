"""Reads tile sets: TOML files with a table for each tile design. data/tile_sets/classic.toml explains the format."""

import re
from collections.abc import Mapping, Sequence
from importlib.resources.abc import Traversable
from os import PathLike
from pathlib import Path

from bastide.errors import DataError
from bastide.tiles.coverage import check_coverage
from bastide.tiles.model import HALF_NAMES, KINDS, SIDE_NAMES, Kind, Segment, Shape, Tile
from bastide.tiles.toml_tables import Table, read_table

TILE_NAME = re.compile(r"[A-Za-z0-9]+(-[A-Za-z0-9]+)*")
SIDE_KINDS = {name: kind for name, kind in KINDS.items() if kind.shape != Shape.SITE}
SEGMENT_KEYS = {
    Shape.PATH: ("kind", "sides"),
    Shape.BLOCK: ("kind", "sides", "pennants"),
    Shape.LAND: ("kind", "halves", "cities"),
    Shape.SITE: ("kind",),
}


def load_tile_set(path: str | PathLike[str]) -> tuple[Tile, ...]:
    """The tiles of a file, in its order; a DataError says what is wrong with it."""
    return read_tile_set(Path(path))


def read_tile_set(file: Traversable) -> tuple[Tile, ...]:
    content = read_table(file)
    content.allow("tiles")
    return tuple(_tile(name, table) for name, table in content.table("tiles").named_tables())


def _tile(name: str, table: Table) -> Tile:
    if not TILE_NAME.fullmatch(name):
        raise table.refusal("tile/bad-name", tile=name)
    try:
        table.allow("count", "sides", "segments")
        tile = Tile(name, _count(table), _sides(table), _segments(table))
        check_coverage(tile)
        return tile
    except DataError as error:
        raise error.with_details(file=table.file, tile=name) from error


def _count(table: Table) -> int:
    count = table.number("count")
    if count < 1:
        raise DataError("tile/count-below-one", count=count)
    return count


def _sides(table: Table) -> tuple[Kind, Kind, Kind, Kind]:
    words = table.text("sides").split()
    if len(words) != len(SIDE_NAMES):
        raise DataError("tile/not-four-sides", sides=table.text("sides"))
    north, east, south, west = (_kind(word, SIDE_KINDS) for word in words)
    return north, east, south, west


def _kind(word: str, known: Mapping[str, Kind]) -> Kind:
    if word not in known:
        raise DataError("tile/unknown-kind", kind=word, known=tuple(known))
    return known[word]


def _segments(table: Table) -> tuple[Segment, ...]:
    return tuple(_segment(segment) for segment in table.tables("segments"))


def _segment(table: Table) -> Segment:
    kind = _kind(table.text("kind"), KINDS)
    known = SEGMENT_KEYS[kind.shape]
    table.allow(*known)
    return Segment(
        kind,
        sides=_places(table.text("sides"), SIDE_NAMES, "tile/unknown-side") if "sides" in known else (),
        halves=_places(table.text("halves"), HALF_NAMES, "tile/unknown-half") if "halves" in known else (),
        pennants=_pennants(table),
        cities=table.numbers("cities") if "cities" in table else (),
    )


def _places(words: str, names: Sequence[str], reason: str) -> tuple[int, ...]:
    for word in words.split():
        if word not in names:
            raise DataError(reason, name=word, known=tuple(names))
    return tuple(names.index(word) for word in words.split())


def _pennants(table: Table) -> int:
    pennants = table.number("pennants") if "pennants" in table else 0
    if pennants < 0:
        raise DataError("tile/negative-pennants", pennants=pennants)
    return pennants
