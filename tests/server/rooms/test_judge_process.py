"""The process that judges: what it tells, and how it is ended."""

import asyncio
import multiprocessing
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing

import pytest

from bastide import Game
from bastide.server.protocol.judgement import Judgement
from bastide.server.rooms import judge_process
from bastide.server.rooms.judge_process import JudgeProcess


def test_a_process_of_its_own_tells_the_whole_judgement() -> None:
    record = str(Game("modern", seed=1).record())

    async def judged_elsewhere() -> str | None:
        with closing(JudgeProcess()) as process:
            await process.begin(record)
            return await process.go_on()

    text = asyncio.run(judged_elsewhere())  # without a limit of time: the process is polite, and others may be busy
    assert text is not None
    assert Judgement.model_validate_json(text).model_dump() == {
        "status": "ready",
        "done": 0,
        "of": 0,
        "judge": "roll",
        "turns": [],
        "totals": [{"seat": seat, "turns": 0, "luck": 0.0, "lost": 0.0} for seat in (0, 1)],
    }


def test_a_process_that_is_stuck_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judge_process, "PATIENCE", 0.01)

    async def judged_elsewhere() -> None:
        with closing(JudgeProcess()) as process:
            await process.begin(str(Game("modern", seed=1).record()))

    with pytest.raises(TimeoutError):
        asyncio.run(judged_elsewhere())


def test_who_closes_a_process_does_not_wait_for_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """As when it is deep in the system, where even a kill comes late."""

    async def closed_in_the_middle() -> None:
        others, process = multiprocessing.active_children(), JudgeProcess()
        beginning = asyncio.create_task(process.begin(str(Game("modern", seed=1).record())))
        await asyncio.sleep(0.01)
        (stuck,) = [child for child in multiprocessing.active_children() if child not in others]
        monkeypatch.setattr(stuck, "kill", lambda: None)
        process.close()
        assert stuck.is_alive()
        monkeypatch.undo()
        stuck.kill()
        with pytest.raises(BrokenProcessPool):
            await beginning

    asyncio.run(closed_in_the_middle())
