"""Read tile sets: TOML files with a table for each tile design.

data/tile_sets/classic.toml and hunters.toml explain the format, each for its own kinds of terrain.
"""

import re
from collections.abc import Collection, Mapping, Sequence
from importlib.resources.abc import Traversable
from os import PathLike
from pathlib import Path

from bastide.errors import DataError
from bastide.tiles.coverage import check_coverage
from bastide.tiles.model import Segment, Tile
from bastide.tiles.terrain import ANIMALS, HALF_NAMES, KINDS, LANDMARKS, SIDE_NAMES, Kind, Shape
from bastide.tiles.toml_tables import TomlTable, read_table

TILE_NAME = re.compile(r"[A-Za-z0-9]+(-[A-Za-z0-9]+)*")
WINTER_ANIMALS = (
    "hare",
    "fox",
    "stag",
    "owl",
    "robin",
    "squirrel",
    "wolf",
    "boar",
    "swan",
    "lynx",
    "badger",
    "bear",
)
TILE_LANDMARKS = ("volcano", *WINTER_ANIMALS)  # painted on a tile besides its terrain
SIDE_KINDS = {name: kind for name, kind in KINDS.items() if kind.shape not in (Shape.SITE, Shape.SYSTEM)}
# The keys of a segment of each kind besides `kind`. Only `sides` and `fish` are required.
SEGMENT_KEYS: Mapping[str, Sequence[str]] = {
    "road": ("sides",),
    "city": ("sides", "pennants"),
    "field": ("halves", "cities"),
    "monastery": (),
    "river": ("sides", "lake"),
    "forest": ("sides", "gold", "mushrooms"),
    "meadow": ("halves", "animals", "landmark"),
    "lake": ("fish",),
}


def load_tile_set(path: str | PathLike[str]) -> tuple[Tile, ...]:
    """Load the tiles of a file, in its order. Raises DataError if it is invalid."""
    return read_tile_set(Path(path))


def read_tile_set(file: Traversable) -> tuple[Tile, ...]:
    content = read_table(file)
    content.check_keys("bonus", "tiles")
    is_bonus = content.flag("bonus") if "bonus" in content else False
    return tuple(_tile(name, table, is_bonus) for name, table in content.table("tiles").named_tables())


def _tile(name: str, table: TomlTable, is_bonus: bool) -> Tile:
    if not TILE_NAME.fullmatch(name):
        raise table.error("tile/bad-name", tile=name)
    try:
        table.check_keys("count", "sides", "segments", "landmark")
        landmark = _landmark(table, TILE_LANDMARKS)
        tile = Tile(name, _count(table), _sides(table), _segments(table), is_bonus, landmark)
        check_coverage(tile)
        return tile
    except DataError as error:
        raise error.with_details(file=table.file, tile=name) from error


def _count(table: TomlTable) -> int:
    count = table.number("count")
    if count < 1:
        raise DataError("tile/count-below-one", count=count)
    return count


def _sides(table: TomlTable) -> tuple[Kind, Kind, Kind, Kind]:
    words = table.text("sides").split()
    if len(words) != len(SIDE_NAMES):
        raise DataError("tile/not-four-sides", sides=table.text("sides"))
    north, east, south, west = (_kind(word, SIDE_KINDS) for word in words)
    return north, east, south, west


def _kind(word: str, known: Mapping[str, Kind]) -> Kind:
    return known[_check_known(word, known, "tile/unknown-kind")]


def _check_known(word: str, known: Collection[str], reason: str) -> str:
    if word not in known:
        raise DataError(reason, name=word, known=tuple(known))
    return word


def _segments(table: TomlTable) -> tuple[Segment, ...]:
    return tuple(_segment(segment) for segment in table.tables("segments"))


def _segment(table: TomlTable) -> Segment:
    kind = _kind(table.text("kind"), KINDS)
    keys = SEGMENT_KEYS[kind.name]
    table.check_keys("kind", *keys)
    return Segment(
        kind,
        sides=_places(table.text("sides"), SIDE_NAMES, "tile/unknown-side") if "sides" in keys else (),
        halves=_places(table.text("halves"), HALF_NAMES, "tile/unknown-half") if "halves" in table else (),
        pennants=_optional_count(table, "pennants"),
        cities=table.numbers("cities") if "cities" in table else (),
        gold=_optional_count(table, "gold"),
        mushrooms=_optional_count(table, "mushrooms"),
        fish=table.count("fish") if "fish" in keys else 0,
        lake=table.number("lake") if "lake" in table else None,
        animals=_animals(table),
        landmark=_landmark(table, LANDMARKS),
    )


def _places(words: str, names: Sequence[str], reason: str) -> tuple[int, ...]:
    return tuple(names.index(_check_known(word, names, reason)) for word in words.split())


def _optional_count(table: TomlTable, key: str) -> int:
    return table.count(key) if key in table else 0


def _animals(table: TomlTable) -> tuple[str, ...]:
    words = table.text("animals").split() if "animals" in table else ()
    return tuple(_check_known(word, ANIMALS, "tile/unknown-animal") for word in words)


def _landmark(table: TomlTable, known: Collection[str]) -> str:
    return _check_known(table.text("landmark"), known, "tile/unknown-landmark") if "landmark" in table else ""
