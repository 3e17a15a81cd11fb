"""What seats got in all."""

from collections.abc import Iterable

from bastide.rules.events import Scored
from bastide.server.protocol.base import Points
from bastide.server.protocol.state import KindSum


def gains(lines: Iterable[Scored], players: int) -> Points:
    """What each seat gets from some scores."""
    scores = list(lines)
    return tuple(sum(line.points for line in scores if seat in line.receivers) for seat in range(players))


def sums(scored: Iterable[Scored], players: int) -> list[KindSum]:
    """What each seat got for each kind of feature, completed ones and those of the final scoring apart."""
    lines: dict[tuple[str, bool], list[Scored]] = {}
    for line in scored:
        lines.setdefault((line.kind, line.final), []).append(line)
    return [
        KindSum(kind=kind, is_final=is_final, points=gains(of_kind, players))
        for (kind, is_final), of_kind in lines.items()
    ]
