"""The process that reviews games: its result, which changes only with REVIEW_VERSION, and its end."""

import asyncio
import multiprocessing
import time
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from typing import Any

import pytest

from bastide import Game
from bastide.server.protocol.replay import GameReview
from bastide.server.rooms import reviews
from bastide.server.rooms.reviews import ReviewWorker
from tests.server.helpers.golden_review import FEW, kept_data, review_data
from tests.server.helpers.rooms import until


def hang(record: str) -> None:  # noqa: ARG001 - same signature as `begin`
    time.sleep(1000)


def test_worker_process_returns_the_whole_review() -> None:
    record = str(Game("modern", seed=1).record())

    async def review_in_worker() -> str | None:
        with closing(ReviewWorker()) as process:
            await process.begin(record)
            return await process.step()

    text = asyncio.run(review_in_worker())  # no timeout: the process has low priority
    assert text is not None
    assert GameReview.model_validate_json(text).model_dump() == {
        "status": "ready",
        "done": 0,
        "of": 0,
        "judge": "roll",
        "turns": [],
        "totals": [{"seat": seat, "turns": 0, "luck": 0.0, "lost": 0.0} for seat in (0, 1)],
    }


def test_stuck_worker_times_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "TURN_TIMEOUT", 0.01)
    monkeypatch.setattr(reviews, "begin", hang)

    async def review_in_worker() -> None:
        with closing(ReviewWorker()) as process:
            await process.begin(str(Game("modern", seed=1).record()))

    with pytest.raises(TimeoutError):
        asyncio.run(review_in_worker())


def test_closing_a_worker_does_not_wait_for_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """A process in a system call may take long to react even to a kill."""

    async def close_while_busy() -> None:
        others, process = multiprocessing.active_children(), ReviewWorker()

        def new_children() -> list[multiprocessing.process.BaseProcess]:
            return [child for child in multiprocessing.active_children() if child not in others]

        beginning = asyncio.create_task(process.begin(str(Game("modern", seed=1).record())))
        await until(new_children)
        (stuck,) = new_children()
        monkeypatch.setattr(stuck, "kill", lambda: None)
        process.close()
        assert stuck.is_alive()
        monkeypatch.undo()
        stuck.kill()
        with pytest.raises(BrokenProcessPool):
            await beginning

    asyncio.run(close_while_busy())


def test_review_is_deterministic(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "LIMIT", FEW)
    game = Game("modern", seed=1)
    for _ in range(3):
        game.push(game.legal_moves[0])
    first, second = (list[Any](reviews.review_game(game.record())) for _ in range(2))
    assert first == second
    assert first[:-1] == [None] * 3


def test_review_changes_only_with_its_version() -> None:
    """Stored reviews have REVIEW_VERSION in their key: see tests/server/helpers/golden_review.py."""
    assert review_data() == kept_data()
