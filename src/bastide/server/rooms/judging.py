"""Judges games that are over: in the background, one at a time, in the order in which they are asked for."""

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bastide.server.errors import ServerError
from bastide.server.games.judged import JUDGE, METHOD
from bastide.server.protocol.judgement import Judgement, JudgementStatus
from bastide.server.rooms.host import Host
from bastide.server.rooms.judge_process import JudgeProcess

if TYPE_CHECKING:
    from bastide.server.rooms.room import Room

logger = logging.getLogger(__name__)

MOST_WAITING = 100  # games, each of which takes the better part of a minute
# Seconds after which a game that nobody asks for is not judged: a page asks every second, one in the background every
# minute.
FORGOTTEN_AFTER = 150.0


@dataclass(slots=True)
class Case:
    """A game that is to be judged, or just is; from where somebody made it wait, and when it was last asked for."""

    game: str
    version: int
    record: str
    of: int
    caller: str
    asked: float
    done: int = 0
    status: JudgementStatus = "waiting"

    def told(self) -> str:
        """How far it is, as it is sent."""
        return Judgement(status=self.status, done=self.done, of=self.of, judge=JUDGE).json_text


class Judges:
    """Those games that wait, and at most one task, which lasts while there are any."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self.process: Callable[[], JudgeProcess] = JudgeProcess
        self.clock = time.monotonic
        self._cases: dict[str, Case] = {}
        self._task: asyncio.Task[None] | None = None

    async def judgement_of(self, room: "Room", caller: str, *, most: int) -> str:
        """The judgement of a game, or how far it is, as it is sent; if nobody has asked before, it begins.

        Of what a caller makes wait, so many games wait at most at a time. Raises ServerError.
        """
        check_over(room)
        case = self._case_of(room)
        if case is None:
            kept = await self._host.store.judgement_of(room.terms.game, METHOD, room.version)
            if kept is not None:
                return kept
            check_over(room)  # meanwhile anything may have happened
            case = self._case_of(room) or self._wait(room, caller, most)
        case.asked = self.clock()
        if case.status == "failed":
            self.forget(case.game)  # who asks again may have more luck
        return case.told()

    def _case_of(self, room: "Room") -> Case | None:
        """The case of a game as it is now; one that was corrected by hand is another."""
        case = self._cases.get(room.terms.game)
        return case if case is not None and case.version == room.version else None

    def _wait(self, room: "Room", caller: str, most: int) -> Case:
        self._check_room_for_one_more(caller, most)
        game, turns = room.terms.game, room.story.game.turn
        case = self._cases[game] = Case(game, room.version, room.record_text(), turns, caller, self.clock())
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._work())
        return case

    def _check_room_for_one_more(self, caller: str, most: int) -> None:
        self._drop_forgotten()
        callers = [case.caller for case in self._cases.values() if case.status != "failed"]
        if len(callers) >= MOST_WAITING:
            raise ServerError("limit/full")
        if callers.count(caller) >= most:
            raise ServerError("limit/judgements", most=most)

    def _drop_forgotten(self) -> None:
        """Drop what nobody asks for any more, unless it is begun."""
        long_ago = self.clock() - FORGOTTEN_AFTER
        for case in list(self._cases.values()):
            if case.status != "working" and case.asked < long_ago:
                self.forget(case.game)

    def _next_case(self) -> Case | None:
        self._drop_forgotten()
        return next((case for case in self._cases.values() if case.status == "waiting"), None)

    def forget(self, game: str) -> None:
        """Do not judge a game: it is deleted, or nobody asks for it."""
        self._cases.pop(game, None)

    async def stop(self) -> None:
        """End at once. What is not finished begins again when somebody asks for it."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])

    async def _work(self) -> None:
        while case := self._next_case():
            case.status = "working"
            try:
                await self._judge(case)
            except Exception:  # a process may end in any way, and a game may be one that this version cannot read
                logger.exception("The game %s could not be judged", case.game)
                case.status = "failed"

    async def _judge(self, case: Case) -> None:
        with closing(self.process()) as process:
            await process.begin(case.record)
            while self._cases.get(case.game) is case:
                judgement = await process.go_on()
                if judgement is not None:
                    await self._host.store.save_judgement(case.game, METHOD, case.version, judgement)
                    if self._cases.get(case.game) is case:
                        self.forget(case.game)
                else:
                    case.done += 1


def check_over(room: "Room") -> None:
    """Refuse to judge a game in play, or one that is deleted. Raises ServerError."""
    room.check_open()
    if not room.story.is_over:
        raise ServerError("game/not-over")
