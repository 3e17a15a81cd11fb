"""Points and majorities of roads, cities and monasteries, complete or not."""

from dataclasses import dataclass

from bastide.tiles.model import Scoring

from .table import Cell, Feature, Table


@dataclass(frozen=True)
class Line:
    """One feature that is scored: each of the receivers gets all of the points."""

    kind: str
    cells: frozenset[Cell]  # the tiles of the feature; for a monastery its own only
    points: int
    receivers: tuple[int, ...]
    counts: tuple[int, ...]  # followers on it, by seat
    final: bool


def cells_of(feature: Feature) -> frozenset[Cell]:
    """The tiles of the feature; one that holds two of its segments is there once."""
    return frozenset(spot.cell for spot in feature)


def follower_counts(table: Table, feature: Feature, players: int) -> tuple[int, ...]:
    """How many followers each player has on the feature."""
    owners = list(table.followers(feature).values())
    return tuple(owners.count(player) for player in range(players))


def majority(counts: tuple[int, ...]) -> tuple[int, ...]:
    """The players with the most followers: nobody when there are none, several when they tie."""
    most = max(counts)
    return tuple(player for player, count in enumerate(counts) if count == most > 0)


def completed_points(table: Table, feature: Feature, scoring: Scoring) -> int:
    """What a complete road, city or monastery is worth."""
    tiles = len(cells_of(feature))
    match table.kind(feature):
        case "road":
            return tiles * scoring.road_tile
        case "city":
            walls = scoring.small_city if tiles == 2 else tiles * scoring.city_tile
            return walls + pennants(table, feature) * scoring.city_pennant
        case "monastery":
            return 9 * scoring.monastery_tile
        case kind:
            raise AssertionError(f"a {kind} is never complete")


def unfinished_points(table: Table, feature: Feature, scoring: Scoring) -> int:
    """What an incomplete road, city or monastery is worth at the end."""
    tiles = len(cells_of(feature))
    match table.kind(feature):
        case "road":
            return tiles * scoring.unfinished_road_tile
        case "city":
            walls = tiles * scoring.unfinished_city_tile
            return walls + pennants(table, feature) * scoring.unfinished_city_pennant
        case "monastery":
            return (1 + table.neighbours_of_monastery(feature)) * scoring.unfinished_monastery_tile
        case kind:
            raise AssertionError(f"a {kind} is scored by its cities")


def pennants(table: Table, feature: Feature) -> int:
    return sum(table.segment(spot).pennants for spot in feature)


def completed_line(table: Table, feature: Feature, scoring: Scoring, players: int) -> Line:
    """The scoring of a complete feature during the game."""
    counts = follower_counts(table, feature, players)
    points = completed_points(table, feature, scoring)
    return Line(table.kind(feature), cells_of(feature), points, majority(counts), counts, final=False)


def unfinished_lines(table: Table, scoring: Scoring, players: int) -> list[Line]:
    """The final scoring of all roads, cities and monasteries that still hold followers."""
    lines = []
    for feature in occupied_features(table):
        kind = table.kind(feature)
        if kind != "field":
            counts = follower_counts(table, feature, players)
            points = unfinished_points(table, feature, scoring)
            lines.append(Line(kind, cells_of(feature), points, majority(counts), counts, final=True))
    return [line for line in lines if line.points > 0]


def occupied_features(table: Table) -> list[Feature]:
    """Every feature with at least one follower, each once, in a fixed order."""
    return sorted({table.feature_of(spot) for spot in table.occupied_spots()}, key=min)
