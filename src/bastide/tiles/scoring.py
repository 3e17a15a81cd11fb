"""Points of an edition, read from its file, which has a section for each kind of feature on its tiles."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from bastide.tiles.terrain import Kind, Shape
from bastide.tiles.toml_tables import TomlTable


class LandScoring(StrEnum):
    """Rule by which lands pay. The rulebooks differ in three ways for the cities beside fields."""

    EACH_FIELD = "each field"  # a field pays its owners for every city that it borders
    ONCE_A_CITY = "once a city"  # as above, but each city pays a player only once
    WHOLE_CITY = "whole city"  # a city pays the majority of farmers on all fields around it
    ANIMALS = "animals"  # a meadow pays its owners for its animals, except those that tigers eat


class Pay(NamedTuple):
    """Points of a shape: for each tile, and for each pennant, fish or group of mushrooms."""

    tile: int = 0
    value: int = 0
    unfinished_tile: int = 0
    unfinished_value: int = 0


@dataclass(frozen=True, slots=True)
class Scoring:
    """Points of an edition. A site counts as nine tiles: its own and the eight around it."""

    path: Pay
    block: Pay
    site: Pay
    system: Pay
    small_block: int  # for the tiles of a completed block of exactly two tiles, together
    land: int  # for each city that a field borders, or for each animal on a meadow
    land_scoring: LandScoring


# For each kind, the keys of its points. Sections of lands also have the key `scoring`.
TILES = {"tile": "tile", "unfinished_tile": "unfinished_tile"}
SECTIONS: Mapping[str, Mapping[str, str]] = {
    "road": TILES,
    "city": TILES | {"value": "pennant", "small": "small_city", "unfinished_value": "unfinished_pennant"},
    "monastery": TILES,
    "field": {"each": "city"},
    "river": TILES | {"value": "fish", "unfinished_value": "unfinished_fish"},
    "forest": TILES | {"value": "mushroom", "small": "small_forest", "unfinished_value": "unfinished_mushroom"},
    "system": {"value": "fish", "unfinished_value": "fish"},  # it is never finished
    "meadow": {"each": "animal"},
}
LAND_SCORINGS: Mapping[str, tuple[LandScoring, ...]] = {
    "field": (LandScoring.EACH_FIELD, LandScoring.ONCE_A_CITY, LandScoring.WHOLE_CITY),
    "meadow": (LandScoring.ANIMALS,),
}


def read_scoring(table: TomlTable, kinds: Mapping[Shape, Kind]) -> Scoring:
    """Read the points of these kinds. Each kind must have a section, and there must be no other sections."""
    _check_sections(table, kinds.values())
    points = {shape: _points(table.table(kind.name), kind) for shape, kind in kinds.items()}
    land = kinds.get(Shape.LAND)
    return Scoring(
        path=_pay(points.get(Shape.PATH, {})),
        block=_pay(points.get(Shape.BLOCK, {})),
        small_block=points.get(Shape.BLOCK, {}).get("small", 0),
        land=points.get(Shape.LAND, {}).get("each", 0),
        land_scoring=_land_scoring(table.table(land.name), land) if land else LandScoring.EACH_FIELD,
        site=_pay(points.get(Shape.SITE, {})),
        system=_pay(points.get(Shape.SYSTEM, {})),
    )


def _check_sections(table: TomlTable, kinds: Iterable[Kind]) -> None:
    names = {kind.name for kind in kinds}
    needed = [name for name in SECTIONS if name in names]
    for name in SECTIONS:
        if name in needed and name not in table:
            raise table.error("edition/missing-section", section=name, needed=needed)
        if name in table and name not in needed:
            raise table.error("edition/needless-section", section=name, needed=needed)


def _points(section: TomlTable, kind: Kind) -> dict[str, int]:
    keys = SECTIONS[kind.name]
    section.check_keys(*dict.fromkeys(keys.values()), *(["scoring"] if kind.shape == Shape.LAND else []))
    return {what: section.count(key) for what, key in keys.items()}


def _pay(points: Mapping[str, int]) -> Pay:
    return Pay(
        tile=points.get("tile", 0),
        value=points.get("value", 0),
        unfinished_tile=points.get("unfinished_tile", 0),
        unfinished_value=points.get("unfinished_value", 0),
    )


def _land_scoring(section: TomlTable, land: Kind) -> LandScoring:
    scoring = section.text("scoring")
    known = tuple(mode.value for mode in LAND_SCORINGS[land.name])
    if scoring not in known:
        raise section.error("edition/unknown-scoring", key=section.path_of("scoring"), scoring=scoring, known=known)
    return LandScoring(scoring)
