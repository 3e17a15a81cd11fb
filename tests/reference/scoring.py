"""Points and majorities of roads, rivers, cities, forests and monasteries, complete or not."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

from bastide.tiles.model import Pay, Scoring, Shape

from .table import Cell, Feature, Table
from .waters import fish_at_ends


@dataclass(frozen=True)
class Reason:
    """What is counted, how many of it there are, and what they are worth together."""

    what: str
    count: int
    points: int


class Eaten(NamedTuple):
    """A tiger eats a deer."""

    tiger: Cell
    deer: Cell


class Driven(NamedTuple):
    """A fire drives the tigers off its meadow."""

    fire: Cell
    tigers: tuple[Cell, ...]


class Alone(NamedTuple):
    """The player's hunter beside a dolmen takes the meadow alone."""

    dolmen: Cell
    player: int


Note = Eaten | Driven | Alone


@dataclass(frozen=True)
class Line:
    """One feature that is scored: each of the receivers gets all of the points. Only what there is, is a reason."""

    kind: str
    cells: frozenset[Cell]  # the tiles of the feature; for a monastery its own only
    reasons: tuple[Reason, ...]
    receivers: tuple[int, ...]
    counts: tuple[int, ...]  # followers on it, or huts, by seat
    final: bool
    notes: tuple[Note, ...] = ()

    @property
    def points(self) -> int:
        return sum(reason.points for reason in self.reasons)


def cells_of(feature: Feature) -> frozenset[Cell]:
    """The tiles of the feature; one that holds two of its segments is there once."""
    return frozenset(spot.cell for spot in feature)


def count_by_player(owners: Iterable[int], players: int) -> tuple[int, ...]:
    """How many of the pieces each player owns."""
    owned = list(owners)
    return tuple(owned.count(player) for player in range(players))


def follower_counts(table: Table, feature: Feature, players: int) -> tuple[int, ...]:
    """How many followers each player has on the feature."""
    return count_by_player(table.followers(feature).values(), players)


def majority(counts: tuple[int, ...]) -> tuple[int, ...]:
    """The players with the most followers: nobody when there are none, several when they tie."""
    most = max(counts)
    return tuple(player for player, count in enumerate(counts) if count == most > 0)


def reasons(*counted: tuple[str, int, int]) -> tuple[Reason, ...]:
    """What there is of all that is counted, with the points of each."""
    return tuple(Reason(what, count, count * each) for what, count, each in counted if count)


def completed_reasons(table: Table, feature: Feature, scoring: Scoring) -> tuple[Reason, ...]:
    """What a complete road, river, city, forest or monastery is worth."""
    pay = pay_of(table, feature, scoring)
    tiles, *rest = counted(table, feature, 9)
    if table.shape(feature) == Shape.BLOCK and len(cells_of(feature)) == 2:
        return (Reason("tiles", 2, scoring.small_block), *reasons(*((*each, pay.value) for each in rest)))
    return reasons((*tiles, pay.tile), *((*each, pay.value) for each in rest))


def unfinished_reasons(table: Table, feature: Feature, scoring: Scoring) -> tuple[Reason, ...]:
    """What an incomplete road, river, city, forest or monastery is worth at the end."""
    pay = pay_of(table, feature, scoring)
    near = 1 + table.neighbours_of_monastery(feature) if table.shape(feature) == Shape.SITE else 0
    tiles, *rest = counted(table, feature, near)
    return reasons((*tiles, pay.unfinished_tile), *((*each, pay.unfinished_value) for each in rest))


def counted(table: Table, feature: Feature, tiles_of_monastery: int) -> list[tuple[str, int]]:
    """What is counted in a feature: first its tiles, then what else lies in it."""
    tiles = len(cells_of(feature))
    match table.kind(feature):
        case "road":
            return [("tiles", tiles)]
        case "river":
            return [("tiles", tiles), ("fish", fish_at_ends(table, feature))]
        case "city":
            return [("tiles", tiles), ("pennants", pennants(table, feature))]
        case "forest":
            return [("tiles", tiles), ("mushrooms", mushrooms(table, feature))]
        case "monastery":
            return [("tiles", tiles_of_monastery)]
        case kind:
            raise AssertionError(f"a {kind} is not scored by its tiles")


def pay_of(table: Table, feature: Feature, scoring: Scoring) -> Pay:
    return {Shape.PATH: scoring.path, Shape.BLOCK: scoring.block, Shape.SITE: scoring.site}[table.shape(feature)]


def completed_points(table: Table, feature: Feature, scoring: Scoring) -> int:
    return sum(reason.points for reason in completed_reasons(table, feature, scoring))


def unfinished_points(table: Table, feature: Feature, scoring: Scoring) -> int:
    return sum(reason.points for reason in unfinished_reasons(table, feature, scoring))


def pennants(table: Table, feature: Feature) -> int:
    return sum(table.segment(spot).pennants for spot in feature)


def mushrooms(table: Table, feature: Feature) -> int:
    return sum(table.segment(spot).mushrooms for spot in feature)


def gold(table: Table, feature: Feature) -> int:
    return sum(table.segment(spot).gold for spot in feature)


def completed_line(table: Table, feature: Feature, scoring: Scoring, players: int) -> Line:
    """The scoring of a complete feature during the game."""
    counts = follower_counts(table, feature, players)
    worth = completed_reasons(table, feature, scoring)
    return Line(table.kind(feature), cells_of(feature), worth, majority(counts), counts, final=False)


def unfinished_lines(table: Table, scoring: Scoring, players: int) -> list[Line]:
    """The final scoring of all roads, cities and so on that still hold followers, where the edition pays for them."""
    lines = []
    for feature in occupied_features(table):
        if table.shape(feature) != Shape.LAND:
            counts = follower_counts(table, feature, players)
            worth = unfinished_reasons(table, feature, scoring)
            lines.append(Line(table.kind(feature), cells_of(feature), worth, majority(counts), counts, final=True))
    return [line for line in lines if line.points > 0]


def occupied_features(table: Table) -> list[Feature]:
    """Every feature with at least one follower, each once, in a fixed order."""
    return sorted({table.feature_of(spot) for spot in table.occupied_spots}, key=min)
