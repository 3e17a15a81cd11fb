"""Final scoring of huts."""

from bastide.tiles import Scoring

from .scoring import TwinLine, cells_of, count_by_player, majority, reasons
from .table import TwinFeature, TwinTable
from .waters import fish_in_system, huts, system_of


def hut_counts(table: TwinTable, system: TwinFeature, players: int) -> tuple[int, ...]:
    """Count the huts of each player on a river system."""
    return count_by_player(huts(table, system).values(), players)


def hut_lines(table: TwinTable, scoring: Scoring, players: int) -> list[TwinLine]:
    """For each river system with fish, pay the players with the most huts on it for every fish."""
    lines = []
    for system in sorted({system_of(table, spot) for spot in table.hut_spots}, key=min):
        counts = hut_counts(table, system, players)
        worth = reasons(("fish", fish_in_system(table, system), scoring.system.value))
        lines.append(TwinLine("huts", cells_of(system), worth, majority(counts), counts, final=True))
    return [line for line in lines if line.reasons]
