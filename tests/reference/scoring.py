"""Points and majorities of complete and unfinished roads, rivers, cities, forests and monasteries."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

from bastide.tiles import Pay, Scoring, Shape

from .table import Cell, TwinFeature, TwinTable
from .waters import fish_at_ends


@dataclass(frozen=True)
class TwinReason:
    """Items that count, their number, and their points together."""

    what: str
    count: int
    points: int


class EatenDeer(NamedTuple):
    """A tiger eats a deer."""

    tiger: Cell
    deer: Cell


class DrivenTigers(NamedTuple):
    """A fire drives the tigers off its meadow."""

    fire: Cell
    tigers: tuple[Cell, ...]


class DolmenHunter(NamedTuple):
    """Only the player with the hunter at a dolmen is paid for the meadow."""

    dolmen: Cell
    player: int


TwinNote = EatenDeer | DrivenTigers | DolmenHunter


@dataclass(frozen=True)
class TwinLine:
    """Score of a feature; each receiver gets all the points. There are no reasons with a count of 0."""

    kind: str
    cells: frozenset[Cell]  # cells of the feature; for a monastery only its own
    reasons: tuple[TwinReason, ...]
    receivers: tuple[int, ...]
    counts: tuple[int, ...]  # followers on it, or huts, by seat
    final: bool
    notes: tuple[TwinNote, ...] = ()

    @property
    def points(self) -> int:
        return sum(reason.points for reason in self.reasons)


def cells_of(feature: TwinFeature) -> frozenset[Cell]:
    """Return the cells of the feature."""
    return frozenset(spot.cell for spot in feature)


def count_by_player(owners: Iterable[int], players: int) -> tuple[int, ...]:
    """Count the pieces of each player."""
    owned = list(owners)
    return tuple(owned.count(player) for player in range(players))


def follower_counts(table: TwinTable, feature: TwinFeature, players: int) -> tuple[int, ...]:
    """Count the followers of each player on the feature."""
    return count_by_player(table.followers(feature).values(), players)


def majority(counts: tuple[int, ...]) -> tuple[int, ...]:
    """Return the players with the most followers; several if they tie, none if there are no followers."""
    most = max(counts)
    return tuple(player for player, count in enumerate(counts) if count == most > 0)


def reasons(*counted: tuple[str, int, int]) -> tuple[TwinReason, ...]:
    """Return the reasons with a count above 0, given names, counts and points of each."""
    return tuple(TwinReason(what, count, count * each) for what, count, each in counted if count)


def completed_reasons(table: TwinTable, feature: TwinFeature, scoring: Scoring) -> tuple[TwinReason, ...]:
    """Return the reasons of a complete road, river, city, forest or monastery."""
    pay = pay_of(table, feature, scoring)
    tiles, *rest = count_items(table, feature, 9)
    if table.shape(feature) == Shape.BLOCK and len(cells_of(feature)) == 2:
        return (TwinReason("tiles", 2, scoring.small_block), *reasons(*((*each, pay.value) for each in rest)))
    return reasons((*tiles, pay.tile), *((*each, pay.value) for each in rest))


def unfinished_reasons(table: TwinTable, feature: TwinFeature, scoring: Scoring) -> tuple[TwinReason, ...]:
    """Return the reasons of an unfinished road, river, city, forest or monastery at the end."""
    pay = pay_of(table, feature, scoring)
    near = 1 + table.neighbours_of_monastery(feature) if table.shape(feature) == Shape.SITE else 0
    tiles, *rest = count_items(table, feature, near)
    return reasons((*tiles, pay.unfinished_tile), *((*each, pay.unfinished_value) for each in rest))


def count_items(table: TwinTable, feature: TwinFeature, tiles_of_monastery: int) -> list[tuple[str, int]]:
    """Count the tiles of a feature, then its other items."""
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


def pay_of(table: TwinTable, feature: TwinFeature, scoring: Scoring) -> Pay:
    return {Shape.PATH: scoring.path, Shape.BLOCK: scoring.block, Shape.SITE: scoring.site}[table.shape(feature)]


def completed_points(table: TwinTable, feature: TwinFeature, scoring: Scoring) -> int:
    return sum(reason.points for reason in completed_reasons(table, feature, scoring))


def unfinished_points(table: TwinTable, feature: TwinFeature, scoring: Scoring) -> int:
    return sum(reason.points for reason in unfinished_reasons(table, feature, scoring))


def pennants(table: TwinTable, feature: TwinFeature) -> int:
    return sum(table.segment(spot).pennants for spot in feature)


def mushrooms(table: TwinTable, feature: TwinFeature) -> int:
    return sum(table.segment(spot).mushrooms for spot in feature)


def gold(table: TwinTable, feature: TwinFeature) -> int:
    return sum(table.segment(spot).gold for spot in feature)


def completed_line(table: TwinTable, feature: TwinFeature, scoring: Scoring, players: int) -> TwinLine:
    """Return the line of a feature that is completed during the game."""
    counts = follower_counts(table, feature, players)
    worth = completed_reasons(table, feature, scoring)
    return TwinLine(table.kind(feature), cells_of(feature), worth, majority(counts), counts, final=False)


def unfinished_lines(table: TwinTable, scoring: Scoring, players: int) -> list[TwinLine]:
    """Return the lines of unfinished features with followers, except for lands, if the edition pays for them."""
    lines = []
    for feature in occupied_features(table):
        if table.shape(feature) != Shape.LAND:
            counts = follower_counts(table, feature, players)
            worth = unfinished_reasons(table, feature, scoring)
            lines.append(TwinLine(table.kind(feature), cells_of(feature), worth, majority(counts), counts, final=True))
    return [line for line in lines if line.points > 0]


def occupied_features(table: TwinTable) -> list[TwinFeature]:
    """Return the features with at least one follower, in a fixed order."""
    return sorted({table.feature_of(spot) for spot in table.occupied_spots}, key=min)
