"""All features on the table, with their properties."""

from dataclasses import dataclass

from bastide.tiles import LandScoring, Scoring, Shape

from .farms import cities_beside, completed_cities_beside, farm_lines
from .huts import hut_counts
from .meadows import animals, paid_hunters, prey_left
from .scoring import (
    TwinLine,
    cells_of,
    completed_points,
    follower_counts,
    gold,
    majority,
    mushrooms,
    pennants,
    unfinished_points,
)
from .table import TwinFeature, TwinTable
from .waters import all_systems, fish_at_ends, fish_in_system


@dataclass(frozen=True)
class FeatureFacts:
    """A feature with its content, its followers and huts by seat, its receivers and its points.

    `pays_now` are its points if the game ended now, `pays_completed` if it were completed with its present tiles; for
    a field, if all cities beside it were.
    """

    kind: str
    spots: TwinFeature
    open_sides: int  # for a monastery, the empty cells around it; 0 for a field or meadow
    followers: tuple[int, ...]
    huts: tuple[int, ...]
    receivers: tuple[int, ...]
    pays_now: int
    pays_completed: int
    is_complete: bool = False
    pennants: int = 0
    cities: int = 0  # cities that a field borders
    fish: int = 0
    gold: int = 0
    mushrooms: int = 0
    animals: frozenset[tuple[str, int]] = frozenset()


def all_facts(table: TwinTable, scoring: Scoring, players: int) -> set[FeatureFacts]:
    """Return the facts of all features. A lake is not a feature, but part of its river system."""
    joined = {table.feature_of(spot) for spot in table.all_spots()}
    features = {feature for feature in joined if table.shape(feature) != Shape.SYSTEM}
    by_city = farm_lines(table, scoring, players) if scoring.land_scoring is LandScoring.WHOLE_CITY else None
    systems = {system_facts(table, system, scoring, players) for system in all_systems(table)}
    return systems | {
        feature_facts(table, feature, scoring, receivers(table, feature, players, by_city), players)
        for feature in features
    }


def feature_facts(
    table: TwinTable, feature: TwinFeature, scoring: Scoring, paid: tuple[int, ...], players: int
) -> FeatureFacts:
    now, completed = pays(table, feature, scoring)
    return FeatureFacts(
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


def system_facts(table: TwinTable, system: TwinFeature, scoring: Scoring, players: int) -> FeatureFacts:
    counts, fish = hut_counts(table, system, players), fish_in_system(table, system)
    return FeatureFacts(
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


def receivers(table: TwinTable, feature: TwinFeature, players: int, by_city: list[TwinLine] | None) -> tuple[int, ...]:
    """Return the receivers of a feature; if cities pay separately, those of any city beside a field."""
    if table.shape(feature) != Shape.LAND:
        return majority(follower_counts(table, feature, players))
    if by_city is None:
        return paid_hunters(table, feature, players)
    beside = {cells_of(city) for city in completed_cities_beside(table, feature)}
    return tuple(sorted({seat for line in by_city if line.cells in beside for seat in line.receivers}))


def pays(table: TwinTable, feature: TwinFeature, scoring: Scoring) -> tuple[int, int]:
    """Return the points of a feature now, and if it were completed."""
    if scoring.land_scoring is LandScoring.ANIMALS and table.shape(feature) == Shape.LAND:
        prey = sum(prey_left(table, feature).values())
        return scoring.land * prey, scoring.land * prey
    if table.shape(feature) == Shape.LAND:
        completed_cities = completed_cities_beside(table, feature)
        return scoring.land * len(completed_cities), scoring.land * len(cities_beside(table, feature))
    completed = completed_points(table, feature, scoring)
    return completed if table.is_complete(feature) else unfinished_points(table, feature, scoring), completed


def open_sides(table: TwinTable, feature: TwinFeature) -> int:
    """Count the sides at which a feature is open."""
    match table.shape(feature):
        case Shape.LAND:
            return 0
        case Shape.SITE:
            return 8 - table.neighbours_of_monastery(feature)
        case _:
            return sum(len(table.holders[point]) == 1 for spot in feature for point in table.points(spot))
