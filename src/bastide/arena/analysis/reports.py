"""The analysis of a game as a whole: what it adds up to, and the same as plain data."""

from dataclasses import asdict, dataclass

from bastide.arena.analysis.turns import TurnAnalysis
from bastide.arena.analysis.wording import reason_text
from bastide.players import Candidate, Limit
from bastide.rules.game import Game

DIGITS = 3  # behind the point, in plain data


@dataclass(frozen=True, slots=True)
class Total:
    """What the turns of a seat add up to: the points it lost by its moves, and how lucky its draws were."""

    player: int
    turns: int
    lost: float
    luck: float


@dataclass(frozen=True, slots=True)
class Report:
    """The turns of a game that were looked at, by whom and how; `names` are empty, or one for each seat."""

    game: Game
    names: tuple[str, ...]
    analyst: str
    limit: Limit
    seed: int
    turns: tuple[TurnAnalysis, ...]

    @property
    def totals(self) -> tuple[Total, ...]:
        """For each seat."""
        return tuple(map(self.total_of, range(self.game.players)))

    def total_of(self, seat: int) -> Total:
        played = [turn for turn in self.turns if turn.player == seat]
        return Total(seat, len(played), sum(turn.lost for turn in played), sum(turn.luck for turn in played))

    def leads_of(self, seat: int) -> list[float]:
        """How far a seat is ahead after each turn, on the mean of a round: whoever moved last always seems to be ahead.

        The end of a game is no expectation any more.
        """
        margins, players = [turn.expected[seat] for turn in self.turns], self.game.players
        rounds = [margins[max(0, end - players) : end] for end in range(1, len(margins) + 1)]
        leads = [sum(each) / len(each) for each in rounds]
        if leads and self.game.is_over and self.turns[-1].turn == self.game.turn:
            leads[-1] = margins[-1]
        return leads


def report_data(report: Report) -> dict[str, object]:
    """All of it as plain data; docs/analysis.md specifies it."""
    game = report.game
    return {
        "edition": game.edition.name,
        "players": game.players,
        "farmers": game.options.farmers,
        "draw_ahead": game.options.draw_ahead,
        "names": list(report.names),
        "finished": game.is_over,
        "scores": list(game.scores),
        "analyst": report.analyst,
        "limit": asdict(report.limit),
        "seed": report.seed,
        "turns": [turn_data(turn) for turn in report.turns],
        "totals": [rounded(asdict(total)) for total in report.totals],
    }


def turn_data(turn: TurnAnalysis) -> dict[str, object]:
    return rounded(
        {
            "turn": turn.turn,
            "player": turn.player,
            "tile": turn.tile.name,
            "move": str(turn.played),
            "margin": turn.margin,
            "lost": turn.lost,
            "luck": turn.luck,
            "expected": [rounded_figure(margin) for margin in turn.expected],
            "rank": turn.rank,
            "candidates": [candidate_data(each) for each in turn.candidates],
        }
    )


def candidate_data(candidate: Candidate) -> dict[str, object]:
    reason = reason_text(candidate.reason)
    return rounded({"move": str(candidate.move), "margin": candidate.margin, "reason": reason})


def rounded(data: dict[str, object]) -> dict[str, object]:
    return {name: rounded_figure(value) if isinstance(value, float) else value for name, value in data.items()}


def rounded_figure(value: float) -> float:
    return round(value, DIGITS) + 0.0  # never -0.0
