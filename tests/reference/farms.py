"""What farmers are paid at the end. The rulebooks differ three ways, and each way is one function here."""

from bastide.tiles.model import LandScoring, Scoring

from .scoring import Line, cells_of, follower_counts, majority, occupied_features, reasons
from .table import Feature, Spot, Table


def farm_lines(table: Table, scoring: Scoring, players: int) -> list[Line]:
    """The final scoring of all farmers, in the way of the edition."""
    way = {
        LandScoring.EACH_FIELD: each_field,
        LandScoring.ONCE_A_CITY: once_a_city,
        LandScoring.WHOLE_CITY: whole_city,
    }[scoring.land_scoring]
    return [line for line in way(table, scoring.land, players) if line.points > 0]


def each_field(table: Table, farm_city: int, players: int) -> list[Line]:
    """Each field pays its owners for every completed city that it borders."""
    lines = []
    for field in occupied_fields(table):
        counts = follower_counts(table, field, players)
        worth = reasons(("cities", len(completed_cities_beside(table, field)), farm_city))
        lines.append(Line("field", cells_of(field), worth, majority(counts), counts, final=True))
    return lines


def once_a_city(table: Table, farm_city: int, players: int) -> list[Line]:
    """Each field pays its owners for the completed cities that it borders, but a city never pays a player twice.

    A city that several fields of one player border is paid with the first of them. So the owners of a shared field may
    get different points from it; then each of them has a line of their own.
    """
    lines = []
    paid: set[tuple[int, Feature]] = set()
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
            lines.append(Line("field", cells_of(field), worth, group, counts, final=True))
    return lines


def whole_city(table: Table, farm_city: int, players: int) -> list[Line]:
    """Each completed city pays those who have the most farmers in total over all the fields that border it."""
    lines = []
    fields = occupied_fields(table)
    for city in sorted({city for field in fields for city in completed_cities_beside(table, field)}, key=min):
        bordering = [field for field in fields if city in completed_cities_beside(table, field)]
        by_field = [follower_counts(table, field, players) for field in bordering]
        totals = tuple(sum(counts) for counts in zip(*by_field, strict=True))
        lines.append(
            Line("field", cells_of(city), reasons(("cities", 1, farm_city)), majority(totals), totals, final=True)
        )
    return lines


def occupied_fields(table: Table) -> list[Feature]:
    """Every field with at least one farmer, each once, in a fixed order."""
    return [feature for feature in occupied_features(table) if table.kind(feature) == "field"]


def cities_beside(table: Table, field: Feature) -> set[Feature]:
    """The cities that some segment of the field borders, each once."""
    walls = {Spot(spot.cell, city) for spot in field for city in table.segment(spot).cities}
    return {table.feature_of(wall) for wall in walls}


def completed_cities_beside(table: Table, field: Feature) -> set[Feature]:
    return {city for city in cities_beside(table, field) if table.is_complete(city)}
