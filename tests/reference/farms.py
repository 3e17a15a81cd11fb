"""Final scoring of farmers. The rulebooks differ in three ways, with one function for each."""

from bastide.tiles import LandScoring, Scoring

from .scoring import TwinLine, cells_of, follower_counts, majority, occupied_features, reasons
from .table import TwinFeature, TwinSpot, TwinTable


def farm_lines(table: TwinTable, scoring: Scoring, players: int) -> list[TwinLine]:
    """Return the lines of all farmers by the rule of the edition."""
    way = {
        LandScoring.EACH_FIELD: each_field,
        LandScoring.ONCE_A_CITY: once_a_city,
        LandScoring.WHOLE_CITY: whole_city,
    }[scoring.land_scoring]
    return [line for line in way(table, scoring.land, players) if line.points > 0]


def each_field(table: TwinTable, farm_city: int, players: int) -> list[TwinLine]:
    """Pay the owners of each field for every completed city that it borders."""
    lines = []
    for field in occupied_fields(table):
        counts = follower_counts(table, field, players)
        worth = reasons(("cities", len(completed_cities_beside(table, field)), farm_city))
        lines.append(TwinLine("field", cells_of(field), worth, majority(counts), counts, final=True))
    return lines


def once_a_city(table: TwinTable, farm_city: int, players: int) -> list[TwinLine]:
    """Pay the owners of each field for the completed cities that it borders, but never twice for a city.

    A city beside several fields of a player is paid with the first of them. So the owners of a shared field may get
    different points for it, and then have separate lines.
    """
    lines = []
    paid: set[tuple[int, TwinFeature]] = set()
    for field in occupied_fields(table):
        counts = follower_counts(table, field, players)
        cities = completed_cities_beside(table, field)
        owners, unpaid = majority(counts), {}
        for owner in owners:
            unpaid[owner] = len({city for city in cities if (owner, city) not in paid})
            paid |= {(owner, city) for city in cities}
        groups = [owners] if len(set(unpaid.values())) == 1 else [(owner,) for owner in owners]
        for group in groups:
            worth = reasons(("cities", unpaid[group[0]], farm_city))
            lines.append(TwinLine("field", cells_of(field), worth, group, counts, final=True))
    return lines


def whole_city(table: TwinTable, farm_city: int, players: int) -> list[TwinLine]:
    """For each completed city, pay the players with the most farmers on all fields that border it."""
    lines = []
    fields = occupied_fields(table)
    for city in sorted({city for field in fields for city in completed_cities_beside(table, field)}, key=min):
        bordering = [field for field in fields if city in completed_cities_beside(table, field)]
        by_field = [follower_counts(table, field, players) for field in bordering]
        totals = tuple(sum(counts) for counts in zip(*by_field, strict=True))
        lines.append(
            TwinLine("field", cells_of(city), reasons(("cities", 1, farm_city)), majority(totals), totals, final=True)
        )
    return lines


def occupied_fields(table: TwinTable) -> list[TwinFeature]:
    """Return the fields with at least one farmer, in a fixed order."""
    return [feature for feature in occupied_features(table) if table.kind(feature) == "field"]


def cities_beside(table: TwinTable, field: TwinFeature) -> set[TwinFeature]:
    """Return the cities that the field borders."""
    walls = {TwinSpot(spot.cell, city) for spot in field for city in table.segment(spot).cities}
    return {table.feature_of(wall) for wall in walls}


def completed_cities_beside(table: TwinTable, field: TwinFeature) -> set[TwinFeature]:
    return {city for city in cities_beside(table, field) if table.is_complete(city)}
