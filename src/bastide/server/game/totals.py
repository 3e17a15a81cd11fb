"""Points by seat and by kind of feature, also by the rules of other editions."""

from collections.abc import Iterable, Sequence

from bastide.rules.events import Scored
from bastide.rules.game import Game
from bastide.rules.outcome import outcome_of
from bastide.rules.rescoring import others_like, rescored
from bastide.rules.text.record import Record
from bastide.server.protocol.base import Points
from bastide.server.protocol.replay import EditionScores, OtherEditions
from bastide.server.protocol.state import KindSum


def gains(lines: Iterable[Scored], players: int) -> Points:
    """Return the points of each seat from some scores."""
    scores = list(lines)
    return tuple(sum(line.points for line in scores if seat in line.receivers) for seat in range(players))


def totals_by_kind(scored: Iterable[Scored], players: int) -> list[KindSum]:
    """Add up the points of each seat by kind of feature, separately for the final scoring."""
    lines: dict[tuple[str, bool], list[Scored]] = {}
    for line in scored:
        lines.setdefault((line.kind, line.final), []).append(line)
    return [
        KindSum(kind=kind, is_final=is_final, points=gains(of_kind, players))
        for (kind, is_final), of_kind in lines.items()
    ]


def score_by_editions(record: Record, remaining: Sequence[int]) -> OtherEditions:
    """Score a finished game by its own edition and the others with the same tiles. Raises SetupError.

    Only `remaining` seats can win.
    """
    others = others_like(record.edition)
    return OtherEditions(
        played=edition_scores(record.replay(), remaining),
        others=[edition_scores(rescored(record, other), remaining) for other in others],
    )


def edition_scores(game: Game, remaining: Sequence[int]) -> EditionScores:
    best = outcome_of(tuple(game.scores[seat] for seat in remaining)).winners
    return EditionScores(
        edition=game.edition.name,
        scores=game.scores,
        winners=[remaining[at] for at in best],
        sums=totals_by_kind((event for event in game.events() if isinstance(event, Scored)), game.players),
    )
