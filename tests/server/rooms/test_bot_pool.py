"""Computer players in worker processes, and their failures."""

import asyncio
import os
import time
from collections.abc import Iterator
from concurrent.futures import Future
from multiprocessing.process import BaseProcess
from pathlib import Path

import pytest

from bastide import Game
from bastide.errors import ServerError
from bastide.players import Limit, explanation_of, player
from bastide.server.rooms import bot_pool
from bastide.server.rooms.bot_pool import BotPool, pack, unpack
from tests.server.helpers.rooms import SECONDS, in_loop, until


def crash(level: str, packed: bytes, limit: Limit) -> str:  # noqa: ARG001 - same signature as `choose_move`
    os._exit(3)


def fail(level: str, packed: bytes, limit: Limit) -> str:  # noqa: ARG001 - likewise
    raise RuntimeError("no idea")


def cheat(level: str, packed: bytes, limit: Limit) -> str:  # noqa: ARG001 - likewise
    return "D@90,90"


def hang(level: str, packed: bytes, limit: Limit) -> str:  # noqa: ARG001 - likewise
    """Create the file `level`, then think for too long."""
    Path(level).touch()
    time.sleep(1000)
    return ""


@pytest.fixture
def pool() -> Iterator[BotPool]:
    made = BotPool(1, Limit(), timeout=SECONDS)
    yield made
    made.stop()


async def refusal(pool: BotPool, game: Game) -> str:
    with pytest.raises(ServerError) as caught:
        await pool.choose("greedy", game)
    return caught.value.reason


def test_packed_position_has_no_hidden_order() -> None:
    game = Game("hunters", seed=1)
    for _ in range(20):
        game.push(game.legal_moves[0])
    packed = unpack(pack(game))
    assert packed == game
    assert not packed.is_host
    assert len(pack(game)) < 20_000


@in_loop
async def test_bots_choose_legal_moves_in_another_process(pool: BotPool) -> None:
    game = Game("modern", seed=1)
    chosen = await asyncio.gather(pool.choose("greedy", game), pool.choose("random", game))
    assert all(move in game.legal_moves for move in chosen)


@in_loop
async def test_advice_is_the_best_move_and_its_reason(pool: BotPool) -> None:
    game = Game("modern", seed=1)
    move, why = await pool.advise("evaluator", game)
    best = explanation_of(player("evaluator"), game).candidates[0]
    assert (move, why) == (best.move, best.reason)


@pytest.mark.parametrize("fault", [crash, fail, cheat])
@in_loop
async def test_failing_bot_is_retried_once(
    pool: BotPool, fault: object, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    game = Game("modern", seed=1)
    with monkeypatch.context() as broken:
        broken.setattr(bot_pool, "choose_move", fault)
        assert await refusal(pool, game) == "player/failed"
    assert len(caplog.records) == 2
    assert await pool.choose("greedy", game) in game.legal_moves
    assert len(caplog.records) == 2


class ManualPool:
    """Process pool whose futures are resolved by the test."""

    def __init__(self) -> None:
        self.futures: list[Future[str]] = []

    def submit(self, *_: object) -> "Future[str]":
        self.futures.append(Future())
        return self.futures[-1]

    async def wait_for_calls(self, times: int) -> None:
        await until(lambda: len(self.futures) >= times)
        assert len(self.futures) == times


@in_loop
async def test_request_is_submitted_when_a_process_is_free(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game, bots, pool = Game("modern", seed=1), BotPool(2, Limit(), timeout=SECONDS), ManualPool()
    monkeypatch.setattr(bots, "_ready_pool", lambda: pool)
    tasks = [asyncio.create_task(bots.choose("greedy", game)) for _ in range(5)]
    for answered in range(5):
        await pool.wait_for_calls(min(5, answered + 2))
        pool.futures[answered].set_result(str(game.legal_moves[0]))
    await asyncio.gather(*tasks)


@in_loop
async def test_cancelled_request_is_not_retried(monkeypatch: pytest.MonkeyPatch) -> None:
    game, bots, pool = Game("modern", seed=1), BotPool(1, Limit(), timeout=SECONDS), ManualPool()
    monkeypatch.setattr(bots, "_ready_pool", lambda: pool)
    task = asyncio.create_task(bots.choose("greedy", game))
    await pool.wait_for_calls(1)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert len(pool.futures) == 1


@in_loop
async def test_request_cancelled_by_the_pool_is_retried(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    game, bots, pool = Game("modern", seed=1), BotPool(1, Limit(), timeout=SECONDS), ManualPool()
    monkeypatch.setattr(bots, "_ready_pool", lambda: pool)
    task = asyncio.create_task(bots.choose("greedy", game))
    for number in range(5):  # more often than a bot may fail
        await pool.wait_for_calls(number + 1)
        pool.futures[number].cancel()  # as if the bot of another game were stuck
    await pool.wait_for_calls(6)
    pool.futures[-1].set_result(str(game.legal_moves[3]))
    assert await task == game.legal_moves[3]
    assert not caplog.records


@in_loop
async def test_stuck_bot_times_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    bots, has_begun, wait_for = BotPool(1, Limit(), timeout=0.01), tmp_path / "begun", asyncio.wait_for
    processes: list[BaseProcess] = []

    async def wait_from_the_beginning(future: asyncio.Future[str], timeout: float) -> str:
        await until(has_begun.exists)
        has_begun.unlink()
        assert bots._pool
        processes.extend(bots._pool._processes.values())
        assert processes[-1].is_alive()
        return await wait_for(future, timeout)

    monkeypatch.setattr(bot_pool, "choose_move", hang)
    monkeypatch.setattr(asyncio, "wait_for", wait_from_the_beginning)
    with pytest.raises(ServerError) as caught:
        await bots.choose(str(has_begun), Game("modern", seed=1))
    bots.stop()
    assert caught.value.reason == "player/failed"
    assert [record.exc_info[0] for record in caplog.records if record.exc_info] == [TimeoutError, TimeoutError]
    assert len(processes) == 2
    await until(lambda: not any(process.is_alive() for process in processes))
