"""What was paid in a game: every line with its turn, and sums by kind of feature."""

from dataclasses import dataclass
from typing import NamedTuple

from bastide.rules.events import Event, Placed, Scored, TakenBack
from bastide.rules.game import Game
from bastide.tiles import Edition, Shape

ORDER = (Shape.PATH, Shape.BLOCK, Shape.SITE, Shape.SYSTEM, Shape.LAND)  # lands are paid last


class ScoreLine(NamedTuple):
    """A score, and the turn in which it was paid, from 1; None in the final scoring."""

    turn: int | None
    score: Scored


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """The scores by seat, and all that they are made of; `kinds` are what an edition pays for.

    `beginning` is what each seat had when the game began, which is not nothing if that was at a position.
    """

    kinds: tuple[str, ...]
    scores: tuple[int, ...]
    lines: tuple[ScoreLine, ...]
    is_final: bool
    beginning: tuple[int, ...] = ()

    def points_by_kind(self) -> dict[str, list[int]]:
        """For each kind of feature, the points by seat."""
        sums = {kind: [0] * len(self.scores) for kind in self.kinds}
        for line in self.lines:
            for seat in line.score.receivers:
                sums[line.score.kind][seat] += line.score.points
        return sums


def score_sheet(game: Game) -> ScoreSheet:
    """The sheet of a game so far, without what was taken back."""
    turns = turns_of(game.events())
    lines = [
        ScoreLine(None if event.final else number, event)
        for number, turn in enumerate(turns)
        for event in turn
        if isinstance(event, Scored)
    ]
    return ScoreSheet(kinds_of(game.edition), game.scores, tuple(lines), game.is_over, game.first_position().scores)


def kinds_of(rules: Edition) -> tuple[str, ...]:
    """What scores of an edition are called, in the order in which they are paid."""
    return tuple(rules.kinds[shape].score_name for shape in ORDER if shape in rules.kinds)


def turns_of(events: tuple[Event, ...]) -> list[list[Event]]:
    """The events turn by turn, each from its move on, without what was taken back; first those before all moves."""
    turns: list[list[Event]] = [[]]
    for event in events:
        if isinstance(event, TakenBack):
            turns.pop()
        elif isinstance(event, Placed):
            turns.append([event])
        else:
            turns[-1].append(event)
    return turns
