"""Reviews of finished games: a queue, and the process that reviews one game at a time."""

import asyncio
import logging
import multiprocessing
import os
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import closing
from dataclasses import dataclass
from typing import TYPE_CHECKING, ParamSpec, TypeVar

from bastide.analysis.reports import Report, round_value
from bastide.analysis.turns import TurnAnalysis, analyse, turn_seed
from bastide.arena.executors import block_interrupts, exit_with_parent, kill_pool
from bastide.errors import ServerError
from bastide.message import Message
from bastide.players import Limit
from bastide.rules.game import Game
from bastide.rules.move import Move
from bastide.rules.text.record import Record
from bastide.server.protocol.replay import (
    GameReview,
    JudgedMove,
    ReviewedMove,
    ReviewedTurn,
    ReviewStatus,
    SeatReview,
)
from bastide.server.rooms.bot_pool import BotPool

if TYPE_CHECKING:
    from bastide.server.rooms.registry import Rooms
    from bastide.server.rooms.room import Room

logger = logging.getLogger(__name__)

P = ParamSpec("P")
R = TypeVar("R")

REVIEWER, LIMIT, SEED = "roll", Limit(samples=2500), 0  # the same figures every time
TRY_LIMIT = Limit(seconds=0.6, samples=2500)  # for one move, while its player waits
# Part of the key of stored reviews. Raise it whenever the review of the same game would differ;
# tests/server/rooms/golden_review.json pins it.
REVIEW_VERSION = 2
MAX_WAITING = 100  # games; a review takes 16 seconds or more
# Seconds without a request after which a queued review is dropped. A visible page polls every second, a hidden one
# every minute.
ABANDONED_AFTER = 150.0
NICENESS = 10  # the niceness of the process: players come first
TURN_TIMEOUT = 300.0  # seconds for a turn; it takes less than one, unless the machine is busy or code is compiled first


@dataclass(slots=True)
class PendingReview:
    """A queued or running review, with the client that queued it and the time of the last request."""

    game: str
    version: int
    record: str
    of: int
    caller: str
    last_request: float
    done: int = 0
    status: ReviewStatus = "waiting"

    def progress_text(self) -> str:
        """Return the progress as the message that is sent."""
        return GameReview(status=self.status, done=self.done, of=self.of, judge=REVIEWER).json_text


class ReviewQueue:
    """Queued reviews, and at most one task, which runs while there are any."""

    def __init__(self, rooms: "Rooms") -> None:
        self._rooms = rooms
        self.process: Callable[[], ReviewWorker] = ReviewWorker
        self.clock = time.monotonic
        self._pending: dict[str, PendingReview] = {}
        self._task: asyncio.Task[None] | None = None

    async def request(self, room: "Room", caller: str, *, most: int) -> str:
        """Return the review of a game, or its progress, as the message that is sent; start it if needed.

        A caller may have at most `most` games in the queue. Raises ServerError.
        """
        check_over(room)
        pending = self._pending_of(room)
        if pending is None:
            stored = await self._rooms.store.review_of(room.info.game, REVIEW_VERSION, room.version)
            if stored is not None:
                return stored
            check_over(room)  # the game may have changed during the await
            pending = self._pending_of(room) or self._enqueue(room, caller, most)
        pending.last_request = self.clock()
        if pending.status == "failed":
            self.forget(pending.game)  # allow a retry
        return pending.progress_text()

    def _pending_of(self, room: "Room") -> PendingReview | None:
        """Return the pending review of the present version, if any."""
        pending = self._pending.get(room.info.game)
        return pending if pending is not None and pending.version == room.version else None

    def _enqueue(self, room: "Room", caller: str, most: int) -> PendingReview:
        self._check_capacity(caller, most)
        game, turns = room.info.game, room.history.turn
        pending = self._pending[game] = PendingReview(
            game, room.version, room.record_text(), turns, caller, self.clock()
        )
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._work())
        return pending

    def _check_capacity(self, caller: str, most: int) -> None:
        self._drop_abandoned()
        callers = [pending.caller for pending in self._pending.values() if pending.status != "failed"]
        if len(callers) >= MAX_WAITING:
            raise ServerError("limit/full")
        if callers.count(caller) >= most:
            raise ServerError("limit/judgements", most=most)

    def _drop_abandoned(self) -> None:
        """Drop reviews that no client requests any more, unless they are running."""
        long_ago = self.clock() - ABANDONED_AFTER
        for pending in list(self._pending.values()):
            if pending.status != "working" and pending.last_request < long_ago:
                self.forget(pending.game)

    def _next(self) -> PendingReview | None:
        self._drop_abandoned()
        return next((pending for pending in self._pending.values() if pending.status == "waiting"), None)

    def forget(self, game: str) -> None:
        """Drop the review of a game."""
        self._pending.pop(game, None)

    async def stop(self) -> None:
        """Stop at once. Unfinished reviews start again on request."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])

    async def _work(self) -> None:
        while pending := self._next():
            pending.status = "working"
            try:
                await self._review(pending)
            except Exception:  # the process may fail in any way
                logger.exception("Could not review game %s", pending.game)
                pending.status = "failed"

    async def _review(self, pending: PendingReview) -> None:
        with closing(self.process()) as process:
            await process.begin(pending.record)
            while self._pending.get(pending.game) is pending:
                review = await process.step()
                if review is not None:
                    await self._rooms.store.save_review(pending.game, REVIEW_VERSION, pending.version, review)
                    if self._pending.get(pending.game) is pending:
                        self.forget(pending.game)
                else:
                    pending.done += 1


def check_over(room: "Room") -> None:
    """Refuse running and deleted games. Raises ServerError."""
    room.check_open()
    if not room.history.is_over:
        raise ServerError("game/not-over")


class ReviewWorker:
    """A process for one game. It may be closed at any time."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")  # fork may hang beside running threads
        self._pool = ProcessPoolExecutor(1, context, initializer=start_process)

    async def begin(self, record: str) -> None:
        """Load a game from its record. Raises TimeoutError if it takes too long."""
        await self._ask(begin, record)

    async def step(self) -> str | None:
        """Review one more turn; after the last one return the whole review as text. Raises TimeoutError."""
        return await self._ask(step)

    async def _ask(self, work: Callable[P, R], *args: P.args, **options: P.kwargs) -> R:
        with block_interrupts():  # inherited by the process if it starts now: only this one handles Ctrl-C
            future = self._pool.submit(work, *args, **options)
        return await asyncio.wait_for(asyncio.wrap_future(future), TURN_TIMEOUT)

    def close(self) -> None:
        kill_pool(self._pool, wait=False)


# In the process


class ReviewState:
    """The review in progress."""

    steps: Iterator[GameReview | None]


def start_process() -> None:
    exit_with_parent()
    os.nice(NICENESS)


def begin(record: str) -> None:
    ReviewState.steps = review_game(Record.parse(record))


def step() -> str | None:
    review = next(ReviewState.steps)
    return None if review is None else review.json_text


def review_game(record: Record) -> Iterator[GameReview | None]:
    """Analyse a game: yield None after each turn, and the whole review at the end."""
    game, turns = record.replay(), list[TurnAnalysis]()
    for turn in analyse(game, REVIEWER, LIMIT, seed=SEED):
        turns.append(turn)
        yield None
    yield review_from(Report(game, (), REVIEWER, LIMIT, SEED, tuple(turns)))


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


# One move that a client tries


async def judge_move(bots: BotPool, position: Game, move: Move, turn: int) -> JudgedMove:
    """Judge a move like those of a review, in a process of the computer players. Raises ServerError."""
    judged = await bots.judge(REVIEWER, position, move, TRY_LIMIT, turn_seed(SEED, turn))
    tried = reviewed_move(move, judged.margin, judged.rank, judged.reason)
    return JudgedMove(tried=tried, lost=round_value(judged.lost))


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
