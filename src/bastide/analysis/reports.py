"""The report of a game's analysis: totals, leads, and JSON data."""

from dataclasses import asdict, dataclass

from bastide.analysis.turns import TurnAnalysis
from bastide.analysis.wording import reason_text
from bastide.players import Candidate, Limit
from bastide.rules.game import Game

DIGITS = 3  # after the decimal point, in JSON data


@dataclass(frozen=True, slots=True)
class Total:
    """The sums over a seat's turns: points lost by its moves, and luck of its draws."""

    player: int
    turns: int
    lost: float
    luck: float


@dataclass(frozen=True, slots=True)
class Report:
    """The analysed turns of a game, and how they were analysed; `names` is empty or has one for each seat."""

    game: Game
    names: tuple[str, ...]
    analyst: str
    limit: Limit
    seed: int
    turns: tuple[TurnAnalysis, ...]

    @property
    def totals(self) -> tuple[Total, ...]:
        """Totals of each seat."""
        return tuple(map(self.total_of, range(self.game.players)))

    def total_of(self, seat: int) -> Total:
        played = [turn for turn in self.turns if turn.player == seat]
        return Total(seat, len(played), sum(turn.lost for turn in played), sum(turn.luck for turn in played))

    def leads_of(self, seat: int) -> list[float]:
        """Return the expected lead of a seat after each turn, averaged over a round.

        The average removes the advantage that the seat which has just moved always seems to have. At the end of the
        game the lead is exact and not averaged.
        """
        margins, players = [turn.expected[seat] for turn in self.turns], self.game.players
        rounds = [margins[max(0, end - players) : end] for end in range(1, len(margins) + 1)]
        leads = [sum(each) / len(each) for each in rounds]
        if leads and self.game.is_over and self.turns[-1].turn == self.game.turn:
            leads[-1] = margins[-1]
        return leads


def report_data(report: Report) -> dict[str, object]:
    """Return the report as JSON data, as docs/analysis.md specifies it."""
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
        "totals": [round_values(asdict(total)) for total in report.totals],
    }


def turn_data(turn: TurnAnalysis) -> dict[str, object]:
    return round_values(
        {
            "turn": turn.turn,
            "player": turn.player,
            "tile": turn.tile.name,
            "move": str(turn.played),
            "margin": turn.margin,
            "lost": turn.lost,
            "luck": turn.luck,
            "expected": [round_value(margin) for margin in turn.expected],
            "rank": turn.rank,
            "candidates": [candidate_data(each) for each in turn.candidates],
        }
    )


def candidate_data(candidate: Candidate) -> dict[str, object]:
    reason = reason_text(candidate.reason)
    return round_values({"move": str(candidate.move), "margin": candidate.margin, "reason": reason})


def round_values(data: dict[str, object]) -> dict[str, object]:
    return {name: round_value(value) if isinstance(value, float) else value for name, value in data.items()}


def round_value(value: float) -> float:
    return round(value, DIGITS) + 0.0  # never -0.0
