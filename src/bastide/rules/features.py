"""Features on the table, as values."""

from dataclasses import dataclass

from bastide.kernel import entry
from bastide.kernel.layout import LAND
from bastide.rules.move import Cell
from bastide.rules.raw import RawGame, to_ints
from bastide.rules.reports import KIND_OF_SHAPE, laid_cell
from bastide.tiles import FarmScoring, Segment

Spot = tuple[Cell, int]  # a segment on the table: the cell of its tile, and its index on it


@dataclass(frozen=True, slots=True)
class Feature:
    """Joined segments of one kind.

    `open_sides` of a monastery are the empty cells round it; a field has none, for it is never completed. `pays_now` is
    what it would pay if the game ended now, or what it pays since it is complete. `pays_completed` is what it would pay
    if it were closed with the tiles it has (every further tile adds to that); for a field, if every city beside it were
    completed. `receivers` are the seats that would get it. `cities` counts the cities that a field borders.

    Where a rulebook pays each city by itself, the receivers of a field are all who would get something for a completed
    city beside it, and it pays what those cities pay together. Where a player is paid only once for each city, a field
    pays what it would pay if it were their only one. `Game.projection()` tells exactly who gets how much.
    """

    kind: str
    spots: tuple[Spot, ...]
    open_sides: int
    pennants: int
    cities: int
    followers: tuple[int, ...]
    receivers: tuple[int, ...]
    pays_now: int
    pays_completed: int
    is_complete: bool

    @property
    def cells(self) -> tuple[Cell, ...]:
        """The cells of its tiles, each once."""
        return tuple(dict.fromkeys(cell for cell, _ in self.spots))


def list_features(raw: RawGame) -> tuple[Feature, ...]:
    """Every feature on the table, in the order in which their first segments were laid."""
    groups = spots_by_root(raw)
    contacts = cities_by_field(raw, groups)
    return tuple(feature(raw, root, spots, contacts) for root, spots in groups.items())


def spots_by_root(raw: RawGame) -> dict[int, list[Spot]]:
    """The segments on the table, joined to features by their roots."""
    groups: dict[int, list[Spot]] = {}
    for laid, first in enumerate(to_ints(raw.state["laid_first"][: raw.state["laid"]])):
        cell = laid_cell(raw, laid)
        for index in range(len(segments_of(raw, laid))):
            groups.setdefault(raw.root_of(first + index), []).append((cell, index))
    return groups


def segments_of(raw: RawGame, laid: int) -> tuple[Segment, ...]:
    return raw.edition.tiles[int(raw.state["laid_design"][laid])].segments


def cities_by_field(raw: RawGame, groups: dict[int, list[Spot]]) -> dict[int, set[int]]:
    """For the root of each field that borders cities, the roots of those cities."""
    roots = {spot: root for root, spots in groups.items() for spot in spots}
    borders: dict[int, set[int]] = {}
    for laid in range(int(raw.state["laid"])):
        cell = laid_cell(raw, laid)
        for index, segment in enumerate(segments_of(raw, laid)):
            if segment.cities:
                borders.setdefault(roots[cell, index], set()).update(roots[cell, city] for city in segment.cities)
    return borders


def feature(raw: RawGame, root: int, spots: list[Spot], contacts: dict[int, set[int]]) -> Feature:
    state, cities = raw.state, contacts.get(root, set())
    shape, open_sides, packed = int(state["shape"][root]), int(state["open"][root]), int(state["followers"][root])
    is_complete = shape != LAND and open_sides == 0
    pays_now, pays_completed = points(raw, root, cities, is_complete=is_complete)
    return Feature(
        kind=KIND_OF_SHAPE[shape],
        spots=tuple(spots),
        open_sides=open_sides,
        pennants=int(state["value"][root]),
        cities=len(cities),
        followers=raw.follower_counts(packed),
        receivers=receivers(raw, root, contacts),
        pays_now=pays_now,
        pays_completed=pays_completed,
        is_complete=is_complete,
    )


def receivers(raw: RawGame, root: int, contacts: dict[int, set[int]]) -> tuple[int, ...]:
    """The seats that would get what a feature pays now."""
    followers = raw.state["followers"]
    if raw.state["shape"][root] != LAND or raw.edition.scoring.farm_scoring is not FarmScoring.WHOLE_CITY:
        return raw.leaders(int(followers[root]))
    rounds = [
        sum(int(followers[field]) for field, cities in contacts.items() if city in cities)
        for city in completed(raw, contacts.get(root, set()))
    ]
    return tuple(sorted({seat for packed in rounds for seat in raw.leaders(packed)}))


def completed(raw: RawGame, cities: set[int]) -> list[int]:
    return [city for city in cities if raw.state["open"][city] == 0]


def points(raw: RawGame, root: int, cities: set[int], *, is_complete: bool) -> tuple[int, int]:
    """What a feature pays now, and completed."""
    state = raw.state
    if state["shape"][root] == LAND:
        each = raw.edition.scoring.farm_city
        return each * len(completed(raw, cities)), each * len(cities)
    now = entry.feature_points(raw.states, raw.index, raw.tables, root, int(is_complete))
    return now, entry.feature_points(raw.states, raw.index, raw.tables, root, 1)
