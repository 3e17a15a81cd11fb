"""What huts are paid at the end."""

from bastide.tiles.model import Scoring

from .scoring import Line, cells_of, count_by_player, majority, reasons
from .table import Feature, Table
from .waters import fish_in_system, huts, system_of


def hut_counts(table: Table, system: Feature, players: int) -> tuple[int, ...]:
    """How many huts each player has on a river system."""
    return count_by_player(huts(table, system).values(), players)


def hut_lines(table: Table, scoring: Scoring, players: int) -> list[Line]:
    """Each river system pays those who have the most huts on it for every fish in it; without fish there is no line."""
    lines = []
    for system in sorted({system_of(table, spot) for spot in table.hut_spots}, key=min):
        counts = hut_counts(table, system, players)
        worth = reasons(("fish", fish_in_system(table, system), scoring.system.value))
        lines.append(Line("huts", cells_of(system), worth, majority(counts), counts, final=True))
    return [line for line in lines if line.reasons]
