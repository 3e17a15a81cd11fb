"""Hints come from a strong player, and never from the random fallback."""

import asyncio
from pathlib import Path

from bastide.errors import ServerError
from bastide.rules.game import Game
from bastide.rules.move import Move
from bastide.server.protocol.client_messages import HintQuestion
from bastide.server.protocol.server_messages import Answer, HintAnswer
from bastide.server.rooms.bot_pool import Hint
from tests.server.helpers.rooms import InlineBotPool, SeatedRoom, in_loop, open_rooms, refusal, table, until


class FlakyBotPool(InlineBotPool):
    """Bot pool whose first calls fail, and whose calls wait for the test."""

    def __init__(self, failures: int = 0) -> None:
        super().__init__()
        self.failures = failures
        self.asked = 0
        self.may_answer = asyncio.Event()
        self.may_answer.set()

    async def choose(self, level: str, position: Game) -> Move:
        await self._think(level)
        return await super().choose(level, position)

    async def advise(self, level: str, position: Game) -> Hint:
        await self._think(level)
        return await super().advise(level, position)

    async def _think(self, level: str) -> None:
        self.asked += 1
        await self.may_answer.wait()
        if self.asked <= self.failures:
            raise ServerError("player/failed", level=level)


def request_hint(played: SeatedRoom) -> "asyncio.Task[Answer]":
    question = HintQuestion(about="hint", ask="1", version=played.room.version)
    return asyncio.create_task(played.room.answer(question, played.viewers[played.player]))


@in_loop
async def test_hint_is_a_legal_move_with_a_reason(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        played = await table(rooms, "here", "away")
        hint = await request_hint(played)
        assert isinstance(hint, HintAnswer)
        assert hint.reason.id.startswith(("why-", "list-"))
        assert "points-expected" not in hint.model_dump_json()
        await played.play(hint.move)


@in_loop
async def test_failed_hint_can_be_retried(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        rooms.bots = FlakyBotPool(failures=1)
        played = await table(rooms, "here", "away")
        assert await refusal(request_hint(played)) == "player/failed"
        assert isinstance(await request_hint(played), HintAnswer)


@in_loop
async def test_failing_bot_plays_a_random_move(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        rooms.bots = FlakyBotPool(failures=1000)
        played = await table(rooms, "here", "greedy")
        await played.play()
        await played.wait_for_computers()
        assert played.room.version == 2


@in_loop
async def test_hint_is_computed_once_per_version(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        rooms.bots = bots = FlakyBotPool()
        played = await table(rooms, "here", "away")
        hints = await asyncio.gather(*(request_hint(played) for _ in range(5)))
        assert bots.asked == 1
        await played.rename(0, "Ann")
        assert await request_hint(played) == hints[0]
        assert bots.asked == 1
        await played.play()
        await request_hint(played)
        assert bots.asked == 2


@in_loop
async def test_stale_hint_is_refused(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        rooms.bots = bots = FlakyBotPool()
        bots.may_answer.clear()
        played = await table(rooms, "here", "away")
        asked = [request_hint(played) for _ in range(2)]
        gone = request_hint(played)
        await until(lambda: bots.asked)
        gone.cancel()  # this client has left; the others still wait
        await played.play()
        assert [await refusal(each) for each in asked] == ["state/stale", "state/stale"]
