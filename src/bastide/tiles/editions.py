"""Load editions: TOML files that name their tile sets and hold the numbers of a rulebook."""

from collections.abc import Collection, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from os import PathLike
from pathlib import Path

from bastide.errors import DataError, SetupError
from bastide.tiles.looks import read_look
from bastide.tiles.model import Edition, Tile, kinds_of
from bastide.tiles.scoring import SECTIONS, read_scoring
from bastide.tiles.terrain import Kind, Shape
from bastide.tiles.tile_sets import read_tile_set
from bastide.tiles.toml_tables import TomlTable, read_table

SUFFIX = ".toml"
KEYS = ("rulebook", "tile_sets", "start", "followers", "huts", "score_track", "farmers_option", "draw_ahead", "look")


def shipped_files(folder: str) -> dict[str, Traversable]:
    """Return the shipped data files of "editions" or "tile_sets" by name."""
    found = (files(__package__) / "data" / folder).iterdir()
    by_name = {file.name.removesuffix(SUFFIX): file for file in found if file.name.endswith(SUFFIX)}
    return dict(sorted(by_name.items()))


@cache
def shipped_tile_set(name: str) -> tuple[Tile, ...]:
    return read_tile_set(shipped_files("tile_sets")[name])


def edition_names() -> tuple[str, ...]:
    """Return the names of the shipped editions."""
    return tuple(shipped_files("editions"))


@cache
def edition(name: str) -> Edition:
    """Return the shipped edition with this name. Raises SetupError if there is none."""
    known = shipped_files("editions")
    if name not in known:
        raise SetupError("setup/unknown-edition", name=name, known=tuple(known))
    return _edition(name, read_table(known[name]), own_tile_sets=None)


def load_edition(path: str | PathLike[str]) -> Edition:
    """Load an edition from a file; it takes its name from the file.

    Its tile sets are looked up in the folder `tile_sets` next to the folder of the file, then among the shipped ones.
    Raises DataError if one of the files is invalid.
    """
    file = Path(path)
    if file.stem in edition_names():
        raise DataError("edition/name-taken", file=str(file), name=file.stem)
    return _edition(file.stem, read_table(file), own_tile_sets=file.resolve().parent.parent / "tile_sets")


def _edition(name: str, table: TomlTable, own_tile_sets: Path | None) -> Edition:
    table.check_keys(*KEYS, *SECTIONS)
    tile_sets = table.texts("tile_sets")
    tiles = _tiles(table, tile_sets, own_tile_sets)
    _check_composition(table, tiles.values())
    kinds = kinds_of(tiles.values())
    return Edition(
        name=name,
        rulebook=table.text("rulebook"),
        tile_sets=tile_sets,
        tiles=tuple(tiles.values()),
        start=_start(table, tiles),
        followers=table.positive_number("followers"),
        score_track=table.positive_number("score_track"),
        scoring=read_scoring(table, kinds),
        huts=_huts(table, kinds),
        has_farmers_option=table.flag("farmers_option") if "farmers_option" in table else True,
        proposes_draw_ahead=table.flag("draw_ahead") if "draw_ahead" in table else False,
        look=read_look(table, kinds.values()),
    )


def _tiles(table: TomlTable, tile_sets: tuple[str, ...], own_tile_sets: Path | None) -> dict[str, Tile]:
    """Read all tiles by name. Names that differ only in case count as equal, since people may type either."""
    tiles: dict[str, Tile] = {}
    origins: dict[str, str] = {}
    for tile_set in tile_sets:
        for tile in _tile_set(table, tile_set, own_tile_sets):
            lower = tile.name.lower()
            if lower in origins:
                raise table.error("edition/tile-twice", tile=tile.name, first=origins[lower], second=tile_set)
            origins[lower] = tile_set
            tiles[tile.name] = tile
    return tiles


def _check_composition(table: TomlTable, tiles: Collection[Tile]) -> None:
    """Raise DataError if valid tiles cannot be played together: an edition has one kind of each shape."""
    seen: dict[Shape, tuple[Kind, Tile]] = {}
    for tile in tiles:
        for segment in tile.segments:
            kind, first = seen.setdefault(segment.kind.shape, (segment.kind, tile))
            if kind != segment.kind:
                raise table.error(
                    "edition/two-kinds", kind=kind.name, tile=first.name, other=segment.kind.name, other_tile=tile.name
                )


def _tile_set(table: TomlTable, name: str, own_tile_sets: Path | None) -> tuple[Tile, ...]:
    own = own_tile_sets / f"{name}{SUFFIX}" if own_tile_sets else None
    if own and own.is_file():
        return read_tile_set(own)
    known = shipped_files("tile_sets")
    if name not in known:
        raise table.error("edition/unknown-tile-set", name=name, known=tuple(known))
    return shipped_tile_set(name)


def _start(table: TomlTable, tiles: dict[str, Tile]) -> Tile:
    start = table.text("start")
    if start not in tiles:
        raise table.error("edition/unknown-start", tile=start, known=tuple(tiles))
    if tiles[start].is_bonus:
        raise table.error("edition/bonus-start", tile=start)
    return tiles[start]


def _huts(table: TomlTable, kinds: Mapping[Shape, Kind]) -> int:
    """Read the number of huts. An edition without river systems must not mention them."""
    if Shape.SYSTEM in kinds:
        return table.count("huts")
    if "huts" in table:
        raise table.error("edition/needless-huts", huts=table.count("huts"))
    return 0
