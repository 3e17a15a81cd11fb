"""Reads the points of an edition: a section for each kind of feature that its tiles make."""

from collections.abc import Iterable, Mapping

from bastide.tiles.model import Kind, LandScoring, Pay, Scoring, Shape
from bastide.tiles.toml_tables import Table

# What each kind pays for, and the keys that say how much. Only sections of lands have the key `scoring` besides.
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


def read_scoring(table: Table, kinds: Mapping[Shape, Kind]) -> Scoring:
    """What features of those kinds pay; each kind must have its section, and no other may be there."""
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


def _check_sections(table: Table, kinds: Iterable[Kind]) -> None:
    names = {kind.name for kind in kinds}
    needed = [name for name in SECTIONS if name in names]
    for name in SECTIONS:
        if name in needed and name not in table:
            raise table.refusal("edition/missing-section", section=name, needed=needed)
        if name in table and name not in needed:
            raise table.refusal("edition/needless-section", section=name, needed=needed)


def _points(section: Table, kind: Kind) -> dict[str, int]:
    keys = SECTIONS[kind.name]
    section.allow(*dict.fromkeys(keys.values()), *(["scoring"] if kind.shape == Shape.LAND else []))
    return {what: section.points(key) for what, key in keys.items()}


def _pay(points: Mapping[str, int]) -> Pay:
    return Pay(
        tile=points.get("tile", 0),
        value=points.get("value", 0),
        unfinished_tile=points.get("unfinished_tile", 0),
        unfinished_value=points.get("unfinished_value", 0),
    )


def _land_scoring(section: Table, land: Kind) -> LandScoring:
    scoring = section.text("scoring")
    known = tuple(mode.value for mode in LAND_SCORINGS[land.name])
    if scoring not in known:
        raise section.refusal("edition/unknown-scoring", key=section.path_of("scoring"), scoring=scoring, known=known)
    return LandScoring(scoring)
