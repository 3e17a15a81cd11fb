"""Hints are what a strong player would do, and never a roll of the dice."""

import asyncio
from pathlib import Path

from bastide.rules.game import Game
from bastide.rules.move import Move
from bastide.server.errors import ServerError
from bastide.server.protocol.answers import Answer, HintAnswer
from bastide.server.protocol.questions import HintQuestion
from bastide.server.rooms.computers import Advice
from tests.server.playing import InThisProcess, Table, house, in_loop, refusal, table


class Strong(InThisProcess):
    """A player that fails as often as it is told to, and thinks for as long as it is told to."""

    def __init__(self, failures: int = 0) -> None:
        super().__init__()
        self.failures = failures
        self.asked = 0
        self.may_answer = asyncio.Event()
        self.may_answer.set()

    async def choose(self, level: str, position: Game) -> Move:
        await self._think(level)
        return await super().choose(level, position)

    async def advise(self, level: str, position: Game) -> Advice:
        await self._think(level)
        return await super().advise(level, position)

    async def _think(self, level: str) -> None:
        self.asked += 1
        await self.may_answer.wait()
        if self.asked <= self.failures:
            raise ServerError("player/failed", level=level)


def asking(played: Table) -> "asyncio.Task[Answer]":
    question = HintQuestion(about="hint", ask="1", version=played.room.version)
    return asyncio.create_task(played.room.answer(question, played.viewers[played.player]))


@in_loop
async def test_a_hint_is_a_legal_move_and_says_why(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        played = await table(rooms, "here", "away")
        hint = await asking(played)
        assert isinstance(hint, HintAnswer)
        assert hint.reason.id.startswith(("why-", "list-"))
        await played.play(hint.move)


@in_loop
async def test_a_player_that_fails_gives_no_hint_and_may_be_asked_again(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        rooms.computers = Strong(failures=1)
        played = await table(rooms, "here", "away")
        assert await refusal(asking(played)) == "player/failed"
        assert isinstance(await asking(played), HintAnswer)


@in_loop
async def test_the_dice_move_for_a_player_that_fails(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        rooms.computers = Strong(failures=1000)
        played = await table(rooms, "here", "greedy")
        await played.play()
        await played.computers_have_moved()
        assert played.room.version == 2


@in_loop
async def test_a_hint_is_thought_about_once_a_version(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        rooms.computers = strong = Strong()
        played = await table(rooms, "here", "away")
        hints = await asyncio.gather(*(asking(played) for _ in range(5)))
        assert strong.asked == 1
        await played.rename(0, "Ann")
        assert await asking(played) == hints[0]
        assert strong.asked == 1
        await played.play()
        await asking(played)
        assert strong.asked == 2


@in_loop
async def test_a_hint_for_a_version_that_has_passed_is_refused_and_not_thought_about_any_more(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        rooms.computers = strong = Strong()
        strong.may_answer.clear()
        played = await table(rooms, "here", "away")
        asked = [asking(played) for _ in range(2)]
        gone = asking(played)
        await asyncio.sleep(0)
        gone.cancel()  # whoever asked has left; the others still wait
        await played.play()
        assert [await refusal(each) for each in asked] == ["state/stale", "state/stale"]
