"""Score sheet of a game: every score with its turn, and totals by kind of feature."""

from dataclasses import dataclass
from typing import NamedTuple

from bastide.rules.events import Event, Placed, Scored, TakenBack
from bastide.rules.game import Game
from bastide.tiles import Edition, Shape

ORDER = (Shape.PATH, Shape.BLOCK, Shape.SITE, Shape.SYSTEM, Shape.LAND)  # lands are paid last


class ScoreLine(NamedTuple):
    """A score and the turn in which it was paid, from 1, or None in the final scoring."""

    turn: int | None
    score: Scored


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """The scores by seat and the lines that add up to them.

    `kinds` are the kinds of features that the edition scores. `beginning` has the scores at the start, which
    are not 0 if it started from a position.
    """

    kinds: tuple[str, ...]
    scores: tuple[int, ...]
    lines: tuple[ScoreLine, ...]
    is_final: bool
    beginning: tuple[int, ...] = ()

    def points_by_kind(self) -> dict[str, list[int]]:
        """Return the points by seat for each kind of feature."""
        sums = {kind: [0] * len(self.scores) for kind in self.kinds}
        for line in self.lines:
            for seat in line.score.receivers:
                sums[line.score.kind][seat] += line.score.points
        return sums


def score_sheet(game: Game) -> ScoreSheet:
    """Return the sheet of a game so far, without turns that were taken back."""
    turns = turns_of(game.events())
    lines = [
        ScoreLine(None if event.final else number, event)
        for number, turn in enumerate(turns)
        for event in turn
        if isinstance(event, Scored)
    ]
    return ScoreSheet(kinds_of(game.edition), game.scores, tuple(lines), game.is_over, game.first_position().scores)


def kinds_of(rules: Edition) -> tuple[str, ...]:
    """Return the names of an edition's scores, in the order of payment."""
    return tuple(rules.kinds[shape].score_name for shape in ORDER if shape in rules.kinds)


def turns_of(events: tuple[Event, ...]) -> list[list[Event]]:
    """Group events by turn, without turns that were taken back.

    Each turn begins with its move. The first group has the events before the first move.
    """
    turns: list[list[Event]] = [[]]
    for event in events:
        if isinstance(event, TakenBack):
            turns.pop()
        elif isinstance(event, Placed):
            turns.append([event])
        else:
            turns[-1].append(event)
    return turns
