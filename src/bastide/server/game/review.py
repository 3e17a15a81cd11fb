"""The review of a finished game by a strong computer player, as a message of the protocol."""

from collections.abc import Iterator

from bastide.arena.analysis.reports import Report, round_value
from bastide.arena.analysis.turns import TurnAnalysis, analyse
from bastide.message import Message
from bastide.players import Limit
from bastide.rules.move import Move
from bastide.rules.text.record import Record
from bastide.server.protocol.replay import GameReview, ReviewedMove, ReviewedTurn, SeatReview

JUDGE, LIMIT, SEED = "roll", Limit(samples=2500), 0  # the same figures every time
# Part of the key of stored reviews. Raise it whenever the review of the same game would differ;
# tests/server/game/golden_review.json pins it.
REVIEW_VERSION = 1


def review_game(record: Record) -> Iterator[GameReview | None]:
    """Analyse a game: yield None after each turn, and the whole review at the end."""
    game, turns = record.replay(), list[TurnAnalysis]()
    for turn in analyse(game, JUDGE, LIMIT, seed=SEED):
        turns.append(turn)
        yield None
    yield review_from(Report(game, (), JUDGE, LIMIT, SEED, tuple(turns)))


def review_from(report: Report) -> GameReview:
    leads = [report.leads_of(seat) for seat in range(report.game.players)]
    turns = [reviewed_turn(turn, at) for turn, *at in zip(report.turns, *leads, strict=True)]
    return GameReview(
        status="ready",
        done=len(turns),
        of=len(turns),
        judge=report.analyst,
        turns=turns,
        totals=[
            SeatReview(
                seat=total.player,
                turns=total.turns,
                luck=round_value(total.luck),
                lost=round_value(total.lost),
            )
            for total in report.totals
        ],
    )


def reviewed_turn(turn: TurnAnalysis, leads: list[float]) -> ReviewedTurn:
    return ReviewedTurn(
        turn=turn.turn,
        seat=turn.player,
        tile=turn.tile.name,
        lead=[round_value(lead) for lead in leads],
        luck=round_value(turn.luck),
        lost=round_value(turn.lost),
        played=reviewed_move(turn.played, turn.margin, turn.rank, turn.reason),
        best=[reviewed_move(each.move, each.margin, rank, each.reason) for rank, each in enumerate(turn.candidates, 1)],
    )


def reviewed_move(move: Move, margin: float, rank: int, why: Message | None) -> ReviewedMove:
    return ReviewedMove(
        move=str(move),
        x=move.x,
        y=move.y,
        rotation=move.rotation,
        place=move.place,
        margin=round_value(margin),
        rank=rank,
        reason=why,
    )
