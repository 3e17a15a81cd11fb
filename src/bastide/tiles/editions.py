"""Reads editions: TOML files that name their tile sets and hold the numbers of a rulebook."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from os import PathLike
from pathlib import Path

from bastide.errors import DataError, SetupError
from bastide.tiles.composition import check_composition
from bastide.tiles.looks import read_look
from bastide.tiles.model import Edition, Kind, Shape, Tile, kinds_of
from bastide.tiles.scoring import SECTIONS, read_scoring
from bastide.tiles.tile_sets import read_tile_set
from bastide.tiles.toml_tables import Table, read_table

SUFFIX = ".toml"
KEYS = ("rulebook", "tile_sets", "start", "followers", "huts", "score_track", "farmers_option", "draw_ahead", "look")


def shipped(folder: str) -> dict[str, Traversable]:
    """The data files that come with Bastide, by name: those of "editions" or of "tile_sets"."""
    found = (files(__package__) / "data" / folder).iterdir()
    by_name = {file.name.removesuffix(SUFFIX): file for file in found if file.name.endswith(SUFFIX)}
    return dict(sorted(by_name.items()))


@cache
def shipped_tile_set(name: str) -> tuple[Tile, ...]:
    return read_tile_set(shipped("tile_sets")[name])


def edition_names() -> tuple[str, ...]:
    """The editions that come with Bastide."""
    return tuple(shipped("editions"))


@cache
def edition(name: str) -> Edition:
    """The shipped edition of that name; raises SetupError if there is none."""
    known = shipped("editions")
    if name not in known:
        raise SetupError("setup/unknown-edition", name=name, known=tuple(known))
    return _edition(name, read_table(known[name]), own_tile_sets=None)


def load_edition(path: str | PathLike[str]) -> Edition:
    """An edition from a file of one's own, named like the file.

    Its tile sets are looked up in the folder `tile_sets` beside the folder of the file, then among the shipped ones.
    Raises DataError, saying what is wrong with the files.
    """
    file = Path(path)
    if file.stem in edition_names():
        raise DataError("edition/name-taken", file=str(file), name=file.stem)
    return _edition(file.stem, read_table(file), own_tile_sets=file.resolve().parent.parent / "tile_sets")


def _edition(name: str, table: Table, own_tile_sets: Path | None) -> Edition:
    table.allow(*KEYS, *SECTIONS)
    tile_sets = table.texts("tile_sets")
    tiles = _tiles(table, tile_sets, own_tile_sets)
    check_composition(table, tiles.values())
    kinds = kinds_of(tiles.values())
    return Edition(
        name=name,
        rulebook=table.text("rulebook"),
        tile_sets=tile_sets,
        tiles=tuple(tiles.values()),
        start=_start(table, tiles),
        followers=table.amount("followers"),
        score_track=table.amount("score_track"),
        scoring=read_scoring(table, kinds),
        huts=_huts(table, kinds),
        has_farmers_option=table.truth("farmers_option") if "farmers_option" in table else True,
        proposes_draw_ahead=table.truth("draw_ahead") if "draw_ahead" in table else False,
        look=read_look(table, kinds.values()),
    )


def _tiles(table: Table, tile_sets: tuple[str, ...], own_tile_sets: Path | None) -> dict[str, Tile]:
    """All tiles by name. Names that differ only in capitals count as the same, since people may type either."""
    tiles: dict[str, Tile] = {}
    origins: dict[str, str] = {}
    for tile_set in tile_sets:
        for tile in _tile_set(table, tile_set, own_tile_sets):
            folded = tile.name.lower()
            if folded in origins:
                raise table.refusal("edition/tile-twice", tile=tile.name, first=origins[folded], second=tile_set)
            origins[folded] = tile_set
            tiles[tile.name] = tile
    return tiles


def _tile_set(table: Table, name: str, own_tile_sets: Path | None) -> tuple[Tile, ...]:
    own = own_tile_sets / f"{name}{SUFFIX}" if own_tile_sets else None
    if own and own.is_file():
        return read_tile_set(own)
    known = shipped("tile_sets")
    if name not in known:
        raise table.refusal("edition/unknown-tile-set", name=name, known=tuple(known))
    return shipped_tile_set(name)


def _start(table: Table, tiles: dict[str, Tile]) -> Tile:
    start = table.text("start")
    if start not in tiles:
        raise table.refusal("edition/unknown-start", tile=start, known=tuple(tiles))
    if tiles[start].is_bonus:
        raise table.refusal("edition/bonus-start", tile=start)
    return tiles[start]


def _huts(table: Table, kinds: Mapping[Shape, Kind]) -> int:
    """Huts stand on river systems; an edition without these does not mention them."""
    if Shape.SYSTEM in kinds:
        return table.points("huts")
    if "huts" in table:
        raise table.refusal("edition/needless-huts", huts=table.points("huts"))
    return 0
