"""Judges games that are over: in the background, one at a time, in the order in which they are asked for."""

import asyncio
import logging
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


@dataclass(slots=True)
class Case:
    """A game that is to be judged, or just is."""

    game: str
    version: int
    record: str
    of: int
    done: int = 0
    status: JudgementStatus = "waiting"

    def told(self) -> str:
        """How far it is, as it is sent."""
        return Judgement(status=self.status, done=self.done, of=self.of, judge=JUDGE).json_text


class Judges:
    """Those games that wait, and at most one task, which lasts while there are any."""

    def __init__(self, host: Host, process: Callable[[], JudgeProcess] = JudgeProcess) -> None:
        self._host = host
        self.process = process
        self._cases: dict[str, Case] = {}
        self._task: asyncio.Task[None] | None = None

    async def judgement_of(self, room: "Room") -> str:
        """The judgement of a game, or how far it is, as it is sent; if nobody has asked before, it begins.

        Raises ServerError.
        """
        check_over(room)
        case = self._case_of(room)
        if case is None:
            kept = await self._host.store.judgement_of(room.terms.game, METHOD, room.version)
            if kept is not None:
                return kept
            check_over(room)  # meanwhile anything may have happened
            case = self._case_of(room) or self._wait(room)
        if case.status == "failed":
            self.forget(case.game)  # who asks again may have more luck
        return case.told()

    def _case_of(self, room: "Room") -> Case | None:
        """The case of a game as it is now; one that was corrected by hand is another."""
        case = self._cases.get(room.terms.game)
        return case if case is not None and case.version == room.version else None

    def _wait(self, room: "Room") -> Case:
        if sum(case.status != "failed" for case in self._cases.values()) >= MOST_WAITING:
            raise ServerError("limit/full")
        game = room.terms.game
        case = self._cases[game] = Case(game, room.version, room.record_text(), room.story.game.turn)
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._work())
        return case

    def forget(self, game: str) -> None:
        """Do not judge a game: it is deleted."""
        self._cases.pop(game, None)

    async def stop(self) -> None:
        """End at once. What is not finished begins again when somebody asks for it."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])

    async def _work(self) -> None:
        while case := next((each for each in self._cases.values() if each.status == "waiting"), None):
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
