"""What a strong computer player thinks of a game afterwards, as the wire carries it."""

from collections.abc import Iterator

from bastide import caching
from bastide.arena.analysis.reports import Report, rounded_figure
from bastide.arena.analysis.turns import TurnAnalysis, analyse
from bastide.arena.analysis.wording import reason_message
from bastide.arena.results import DECIDING
from bastide.players import Limit, Why
from bastide.rules.move import Move
from bastide.rules.record import Record
from bastide.server.protocol.judgement import JudgedMove, JudgedSeat, JudgedTurn, Judgement
from bastide.server.protocol.words import Message
from bastide.server.wire import to_wire

JUDGE, LIMIT, SEED = "roll", Limit(samples=2500), 0  # the same figures every time
# What a judgement is made by, beside the game. It is made anew where any of it has changed: nobody could tell which
# change matters, and it takes less than a minute.
MADE_BY = (
    *DECIDING,
    "arena/analysis/draws.py",
    "arena/analysis/reports.py",
    "arena/analysis/turns.py",
    "arena/analysis/wording.py",
    "arena/matches.py",
    "rules/*.py",
    "server/games/judged.py",
    "server/protocol/base.py",
    "server/protocol/judgement.py",
    "server/protocol/words.py",
    "server/wire.py",
    "tiles/*.py",
)
METHOD = int(caching.fingerprint(MADE_BY)[:15], 16)  # as many digits as a database has room for in a number


def judging(record: Record) -> Iterator[Judgement | None]:
    """Look at one turn of a game after the other, and have the whole judgement in the end."""
    game, turns = record.replay(), list[TurnAnalysis]()
    for turn in analyse(game, JUDGE, LIMIT, seed=SEED):
        turns.append(turn)
        yield None
    yield judgement_of(Report(game, (), JUDGE, LIMIT, SEED, tuple(turns)))


def judgement_of(report: Report) -> Judgement:
    leads = [report.leads_of(seat) for seat in range(report.game.players)]
    turns = [judged_turn(turn, at) for turn, *at in zip(report.turns, *leads, strict=True)]
    return Judgement(
        status="ready",
        done=len(turns),
        of=len(turns),
        judge=report.analyst,
        turns=turns,
        totals=[
            JudgedSeat(
                seat=total.player,
                turns=total.turns,
                luck=rounded_figure(total.luck),
                lost=rounded_figure(total.lost),
            )
            for total in report.totals
        ],
    )


def judged_turn(turn: TurnAnalysis, leads: list[float]) -> JudgedTurn:
    return JudgedTurn(
        turn=turn.turn,
        seat=turn.player,
        tile=turn.tile.name,
        lead=[rounded_figure(lead) for lead in leads],
        luck=rounded_figure(turn.luck),
        lost=rounded_figure(turn.lost),
        played=judged_move(turn.played, turn.margin, turn.rank, turn.reason),
        best=[judged_move(each.move, each.margin, rank, each.reason) for rank, each in enumerate(turn.candidates, 1)],
    )


def judged_move(move: Move, margin: float, rank: int, why: Why | None) -> JudgedMove:
    return JudgedMove(
        move=str(move),
        x=move.x,
        y=move.y,
        rotation=move.rotation,
        place=move.place,
        margin=rounded_figure(margin),
        rank=rank,
        reason=told(why),
    )


def told(why: Why | None) -> Message | None:
    return None if why is None else to_wire(reason_message(why))
