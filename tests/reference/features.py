"""Every feature on the table, with all that can be told of it."""

from dataclasses import dataclass

from bastide.tiles.model import LandScoring, Scoring, Shape

from .farms import cities_beside, completed_cities_beside, farm_lines
from .huts import hut_counts
from .meadows import animals, hunters_paid, prey_left
from .scoring import (
    Line,
    cells_of,
    completed_points,
    follower_counts,
    gold,
    majority,
    mushrooms,
    pennants,
    unfinished_points,
)
from .table import Feature, Table
from .waters import all_systems, fish_at_ends, fish_in_system


@dataclass(frozen=True)
class Portrait:
    """A feature and what is on it; by seat, how many followers or huts; and who would get what it pays.

    It would pay `pays_now` if the game ended now, and `pays_completed` if it were complete with the tiles it has; for a
    field, if every city beside it were.
    """

    kind: str
    spots: Feature
    open_sides: int  # of a monastery, the empty cells round it; of a field or meadow none
    followers: tuple[int, ...]
    huts: tuple[int, ...]
    receivers: tuple[int, ...]
    pays_now: int
    pays_completed: int
    is_complete: bool = False
    pennants: int = 0
    cities: int = 0  # that a field borders
    fish: int = 0
    gold: int = 0
    mushrooms: int = 0
    animals: frozenset[tuple[str, int]] = frozenset()


def portraits(table: Table, scoring: Scoring, players: int) -> set[Portrait]:
    """All features. A lake is none by itself, only a part of its river system."""
    joined = {table.feature_of(spot) for spot in table.all_spots()}
    features = {feature for feature in joined if table.shape(feature) != Shape.SYSTEM}
    by_city = farm_lines(table, scoring, players) if scoring.land_scoring is LandScoring.WHOLE_CITY else None
    systems = {portrait_of_system(table, system, scoring, players) for system in all_systems(table)}
    return systems | {
        portrait(table, feature, scoring, receivers(table, feature, players, by_city), players) for feature in features
    }


def portrait(table: Table, feature: Feature, scoring: Scoring, paid: tuple[int, ...], players: int) -> Portrait:
    now, completed = pays(table, feature, scoring)
    return Portrait(
        table.kind(feature),
        feature,
        open_sides=open_sides(table, feature),
        followers=follower_counts(table, feature, players),
        huts=(0,) * players,
        receivers=paid,
        pays_now=now,
        pays_completed=completed,
        is_complete=table.is_complete(feature),
        pennants=pennants(table, feature),
        cities=len(cities_beside(table, feature)),
        fish=fish_at_ends(table, feature),
        gold=gold(table, feature),
        mushrooms=mushrooms(table, feature),
        animals=frozenset(animals(table, feature).items()),
    )


def portrait_of_system(table: Table, system: Feature, scoring: Scoring, players: int) -> Portrait:
    counts, fish = hut_counts(table, system, players), fish_in_system(table, system)
    return Portrait(
        "system",
        system,
        open_sides=open_sides(table, system),
        followers=(0,) * players,
        huts=counts,
        receivers=majority(counts),
        pays_now=fish * scoring.system.value,
        pays_completed=fish * scoring.system.value,
        fish=fish,
    )


def receivers(table: Table, feature: Feature, players: int, by_city: list[Line] | None) -> tuple[int, ...]:
    """Who gets what a feature pays; where each city is paid by itself, who gets anything beside a field."""
    if table.shape(feature) != Shape.LAND:
        return majority(follower_counts(table, feature, players))
    if by_city is None:
        return hunters_paid(table, feature, players)
    beside = {cells_of(city) for city in completed_cities_beside(table, feature)}
    return tuple(sorted({seat for line in by_city if line.cells in beside for seat in line.receivers}))


def pays(table: Table, feature: Feature, scoring: Scoring) -> tuple[int, int]:
    """What a feature pays now, and what it would pay if it were complete."""
    if scoring.land_scoring is LandScoring.ANIMALS and table.shape(feature) == Shape.LAND:
        prey = sum(prey_left(table, feature).values())
        return scoring.land * prey, scoring.land * prey
    if table.shape(feature) == Shape.LAND:
        completed_cities = completed_cities_beside(table, feature)
        return scoring.land * len(completed_cities), scoring.land * len(cities_beside(table, feature))
    completed = completed_points(table, feature, scoring)
    return completed if table.is_complete(feature) else unfinished_points(table, feature, scoring), completed


def open_sides(table: Table, feature: Feature) -> int:
    """At how many sides a feature goes on beyond the edge of the landscape."""
    match table.shape(feature):
        case Shape.LAND:
            return 0
        case Shape.SITE:
            return 8 - table.neighbours_of_monastery(feature)
        case _:
            return sum(len(table.holders[point]) == 1 for spot in feature for point in table.points(spot))
