"""Counts of rare events, so that tests with random games know what they have covered."""

from collections import Counter
from collections.abc import Iterable

from bastide.tiles import Shape, Tile

from .events import Discard, Gold, Passed, TwinEvent
from .farms import completed_cities_beside, occupied_fields
from .game import ReferenceGame, TwinTurn
from .scoring import DolmenHunter, DrivenTigers, EatenDeer, TwinLine, cells_of, majority
from .table import TwinFeature, TwinTable
from .waters import fish_in_system, lakes_at_ends, system_of

Rare = Counter[str]


def rare_in_turn(tile: Tile, turn: TwinTurn) -> Rare:
    """Count rare properties of a turn."""
    rare = Rare()
    rare["bonus turn"] += tile.is_bonus
    rare["hut"] += turn.is_hut
    if turn.segment is not None and not turn.is_hut:
        segment = tile.segments[turn.segment]
        rare["dolmen hunter"] += segment.landmark == "dolmen"
        rare["hunter inside"] += segment.kind.shape == Shape.LAND and not segment.halves
    return rare


def rare_in_events(game: ReferenceGame, events: Iterable[TwinEvent]) -> Rare:
    """Count rare properties of the latest events of a game."""
    rare, golds = Rare(), [event for event in events if isinstance(event, Gold)]
    for event in events:
        match event:
            case TwinLine():
                rare += rare_in_line(event)
            case Discard(tile=name):
                rare["discard"] += 1
                rare["bonus discarded"] += game.tiles[name].is_bonus
            case Gold(answer=answer):
                rare[f"gold {answer}"] += 1
            case Passed():
                rare["passed over"] += 1
    rare["several forests with gold"] += len(golds) > 1
    rare["bonus after the last tile"] += game.phase == "draw bonus" and not game.undrawn_tiles(bonus=False)
    rare["bonus lapsed"] += rare["bonus discarded"] > 0 and game.phase != "draw bonus"
    return rare


def rare_in_line(line: TwinLine) -> Rare:
    """Count rare properties of a scored feature."""
    rare, owners = Rare(), sum(count > 0 for count in line.counts)
    rare["shared"] += owners > 1
    rare["tie"] += len(line.receivers) > 1
    rare["minority"] += owners > len(line.receivers)
    rare["small city"] += line.kind == "city" and len(line.cells) == 2 and not line.final
    rare["mushrooms"] += any(reason.what == "mushrooms" for reason in line.reasons)
    if line.kind == "huts":
        rare["hut tie"] += len(line.receivers) > 1
        rare["hut majority"] += owners > len(line.receivers)
    for note in line.notes:
        match note:
            case DolmenHunter():
                rare["dolmen against others"] += majority(line.counts) != line.receivers
            case DrivenTigers(tigers=tigers):
                rare["fire"] += 1
                rare["fire against tigers of other tiles"] += len(tigers) > 1
            case EatenDeer():
                rare["deer eaten"] += 1
    rare["nothing left to hunt"] += line.kind == "meadow" and line.points == 0
    return rare


def rare_on_table(table: TwinTable) -> Rare:
    """Count rare properties of the features on the table."""
    rare, features = Rare(), {table.feature_of(spot) for spot in table.all_spots()}
    for path in features:
        if table.shape(path) == Shape.PATH:
            rare += rare_in_path(table, path)
    for feature in features:
        if table.shape(feature) in {Shape.PATH, Shape.BLOCK}:
            rare[f"{table.kind(feature)} twice on a tile"] += len(feature) > len(cells_of(feature))
    fields = occupied_fields(table)
    rare["farm of several cities"] += sum(len(completed_cities_beside(table, field)) > 1 for field in fields)
    systems = {system_of(table, spot) for spot in table.hut_spots}
    rare["hut without fish"] += sum(fish_in_system(table, system) == 0 for system in systems)
    return rare


def rare_in_path(table: TwinTable, path: TwinFeature) -> Rare:
    """Count rare properties of the ends of a road or river."""
    rare = Rare()
    ends = [spot for spot in path if len(table.segment(spot).sides) == 1]
    lakes = lakes_at_ends(table, path)
    is_between_lakes = len(ends) == 2 and all(table.segment(spot).lake is not None for spot in ends)
    rare["loop"] += table.is_complete(path) and not ends
    rare["lake at both ends"] += is_between_lakes and len(lakes) == 1
    rare["two lakes of a tile"] += is_between_lakes and len(lakes) == 2 and len({lake.cell for lake in lakes}) == 1
    return rare
