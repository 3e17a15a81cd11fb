"""The queue of reviews of finished games: in the background, one at a time, in the order of the requests."""

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bastide.server.errors import ServerError
from bastide.server.game.review import JUDGE, REVIEW_VERSION
from bastide.server.protocol.replay import GameReview, ReviewStatus
from bastide.server.rooms.review_worker import ReviewWorker

if TYPE_CHECKING:
    from bastide.server.rooms.registry import Rooms
    from bastide.server.rooms.room import Room

logger = logging.getLogger(__name__)

MOST_WAITING = 100  # games; a review takes almost a minute
# Seconds without a request after which a queued review is dropped. A visible page polls every second, a hidden one
# every minute.
FORGOTTEN_AFTER = 150.0


@dataclass(slots=True)
class PendingReview:
    """A queued or running review, with the client that queued it and the time of the last request."""

    game: str
    version: int
    record: str
    of: int
    caller: str
    asked: float
    done: int = 0
    status: ReviewStatus = "waiting"

    def progress_text(self) -> str:
        """Return the progress as the message that is sent."""
        return GameReview(status=self.status, done=self.done, of=self.of, judge=JUDGE).json_text


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
            kept = await self._rooms.store.review_of(room.info.game, REVIEW_VERSION, room.version)
            if kept is not None:
                return kept
            check_over(room)  # the game may have changed during the await
            pending = self._pending_of(room) or self._enqueue(room, caller, most)
        pending.asked = self.clock()
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
        self._drop_forgotten()
        callers = [pending.caller for pending in self._pending.values() if pending.status != "failed"]
        if len(callers) >= MOST_WAITING:
            raise ServerError("limit/full")
        if callers.count(caller) >= most:
            raise ServerError("limit/judgements", most=most)

    def _drop_forgotten(self) -> None:
        """Drop reviews that no client requests any more, unless they are running."""
        long_ago = self.clock() - FORGOTTEN_AFTER
        for pending in list(self._pending.values()):
            if pending.status != "working" and pending.asked < long_ago:
                self.forget(pending.game)

    def _next(self) -> PendingReview | None:
        self._drop_forgotten()
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
