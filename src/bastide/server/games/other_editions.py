"""What a game scores by the rules of other editions."""

from collections.abc import Sequence

from bastide.rules.events import Scored
from bastide.rules.game import Game
from bastide.rules.outcome import outcome_of
from bastide.rules.record import Record
from bastide.rules.rescoring import others_like, rescored
from bastide.server.games.sums import sums
from bastide.server.protocol.replay import EditionScores, OtherEditions


def other_editions(record: Record, remaining: Sequence[int]) -> OtherEditions:
    """What a game that is over scores, by each edition that it could have been played by; `remaining` can win it.

    Raises SetupError.
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
        sums=sums((event for event in game.events() if isinstance(event, Scored)), game.players),
    )
