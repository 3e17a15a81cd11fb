"""Features on the board."""

from collections import Counter
from collections.abc import Container, Mapping
from dataclasses import dataclass, field

from bastide.kernel import entry
from bastide.kernel.layout import BLOCK, LAND, MAX_VALUE, SYSTEM, VALUE_BITS
from bastide.rules.meadows import lands_of
from bastide.rules.move import Cell, SegmentOnBoard
from bastide.rules.raw import RawGame, to_ints
from bastide.rules.reports import cells_in, kind_of
from bastide.tiles import LandScoring


@dataclass(frozen=True, slots=True)
class Feature:
    """Connected segments of one kind.

    `open_sides` of a monastery are the empty cells around it. A field or meadow has none, because it is never
    completed. `pays_now` are its points if the game ended now, or its points as a complete feature. `pays_completed`
    are its points if it were completed with its present tiles; for a field, if all cities beside it were completed.
    `receivers` are the seats that would get them, `leaders` the seats with the most pieces on it. `cities` counts the
    cities that a field borders.

    A river has the `fish` of the lakes at its ends, a river system those of all its lakes. A system has `huts` by
    seat. The segments of its rivers belong to two features: the system and the river.

    In editions that pay each city separately, the receivers of a field are the seats that would get points for any
    completed city beside it, and its points are those of these cities together. In editions that pay a player only
    once for each city, they are the points that the field would pay as the player's only one. `Game.projection()`
    returns the exact points of each player.
    """

    kind: str
    spots: tuple[SegmentOnBoard, ...]
    open_sides: int
    followers: tuple[int, ...]
    receivers: tuple[int, ...]
    leaders: tuple[int, ...]
    pays_now: int
    pays_completed: int
    is_complete: bool
    pennants: int = 0
    cities: int = 0
    huts: tuple[int, ...] = ()
    fish: int = 0
    gold: int = 0
    mushrooms: int = 0
    animals: Mapping[str, int] = field(default_factory=dict)

    @property
    def cells(self) -> tuple[Cell, ...]:
        """The cells of its tiles, without duplicates."""
        return cells_in(self.spots)


def list_features(raw: RawGame, cells: Container[Cell] | None = None) -> tuple[Feature, ...]:
    """Return all features, or those on some cells, in the order in which their first segments were laid."""
    groups = spots_by_root(raw)
    contacts = cities_by_field(raw, groups)
    return tuple(
        feature(raw, root, spots, contacts)
        for root, spots in groups.items()
        if cells is None or any(cell in cells for cell, _ in spots)
    )


def spots_by_root(raw: RawGame) -> dict[int, list[SegmentOnBoard]]:
    """Return all segments on the board, grouped by the root of their feature."""
    groups: dict[int, list[SegmentOnBoard]] = {}
    for laid, first in enumerate(to_ints(raw.state["laid_first"][: raw.state["laid"]])):
        cell = raw.cell_of(laid)
        for node, segments in enumerate(raw.tile_of(laid).nodes):
            groups.setdefault(raw.root_of(first + node), []).extend((cell, index) for index in segments)
    return groups


def cities_by_field(raw: RawGame, groups: dict[int, list[SegmentOnBoard]]) -> dict[int, set[int]]:
    """Return the roots of the cities that each field borders, by the root of the field."""
    borders: dict[int, set[int]] = {}
    roots = {spot: root for root, spots in groups.items() for spot in spots}
    for laid in range(int(raw.state["laid"])):
        cell = raw.cell_of(laid)
        for index, segment in enumerate(raw.tile_of(laid).segments):
            if segment.cities:
                borders.setdefault(roots[cell, index], set()).update(roots[cell, city] for city in segment.cities)
    return borders


def feature(raw: RawGame, root: int, spots: list[SegmentOnBoard], contacts: dict[int, set[int]]) -> Feature:
    state, cities = raw.state, contacts.get(root, set())
    shape, open_sides = int(state["shape"][root]), int(state["open"][root])
    is_complete = shape not in (LAND, SYSTEM) and open_sides == 0
    pays_now, pays_completed = points(raw, root, cities, is_complete=is_complete)
    packed = int(state["followers"][root])
    pieces = raw.follower_counts(packed)
    no_pieces = (0,) * len(pieces)
    return Feature(
        kind=kind_of(raw, shape).name,
        spots=tuple(spots),
        open_sides=open_sides,
        followers=no_pieces if shape == SYSTEM else pieces,
        receivers=receivers(raw, root, contacts),
        leaders=raw.leaders(packed),
        pays_now=pays_now,
        pays_completed=pays_completed,
        is_complete=is_complete,
        cities=len(cities),
        huts=pieces if shape == SYSTEM else no_pieces,
        animals=animals(raw, root) if shape == LAND else {},
        **count_items(raw, root),
    )


def count_items(raw: RawGame, root: int) -> dict[str, int]:
    """Count the pennants, fish, mushrooms and gold of a feature, by name."""
    shape, value = int(raw.state["shape"][root]), int(raw.state["value"][root])
    name = kind_of(raw, shape).value
    counts = {name: value & MAX_VALUE} if name else {}
    if shape == BLOCK:
        counts["gold"] = value >> VALUE_BITS
    return counts


def animals(raw: RawGame, root: int) -> dict[str, int]:
    """Count the animals of each kind on a meadow."""
    return dict(Counter(animal for _, land in lands_of(raw, root) for animal in land.animals))


def receivers(raw: RawGame, root: int, contacts: dict[int, set[int]]) -> tuple[int, ...]:
    """Return the seats that would get the points of a feature now."""
    followers = raw.state["followers"]
    if raw.state["shape"][root] != LAND or raw.edition.scoring.land_scoring is not LandScoring.WHOLE_CITY:
        return raw.owners(root)
    farmers_by_city = [
        sum(int(followers[field]) for field, cities in contacts.items() if city in cities)
        for city in completed_cities(raw, contacts.get(root, set()))
    ]
    return tuple(sorted({seat for packed in farmers_by_city for seat in raw.leaders(packed)}))


def completed_cities(raw: RawGame, cities: set[int]) -> list[int]:
    return [city for city in cities if raw.state["open"][city] == 0]


def points(raw: RawGame, root: int, cities: set[int], *, is_complete: bool) -> tuple[int, int]:
    """Return the points of a feature now, and if it were completed."""
    scoring = raw.edition.scoring
    if raw.state["shape"][root] == LAND and scoring.land_scoring is LandScoring.ANIMALS:
        now = entry.meadow_points(raw.states, raw.index, raw.tables, root)
        return now, now
    if raw.state["shape"][root] == LAND:
        return scoring.land * len(completed_cities(raw, cities)), scoring.land * len(cities)
    now = entry.feature_points(raw.states, raw.index, raw.tables, root, int(is_complete))
    return now, entry.feature_points(raw.states, raw.index, raw.tables, root, 1)
