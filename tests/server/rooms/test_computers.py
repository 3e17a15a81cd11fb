"""Computer players in processes of their own, whatever happens to them."""

import asyncio
import os
import time
from collections.abc import Iterator
from concurrent.futures import Future

import pytest

from bastide import Game
from bastide.players import Limit, explanation_of, player
from bastide.server.errors import ServerError
from bastide.server.rooms import computers
from bastide.server.rooms.computers import Computers, pack, unpack
from tests.server.playing import in_loop


def crash(level: str, packed: bytes, limit: Limit) -> str:  # noqa: ARG001 - as `think`
    os._exit(3)


def fail(level: str, packed: bytes, limit: Limit) -> str:  # noqa: ARG001
    raise RuntimeError("no idea")


def cheat(level: str, packed: bytes, limit: Limit) -> str:  # noqa: ARG001
    return "D@90,90"


def sleep(level: str, packed: bytes, limit: Limit) -> str:  # noqa: ARG001
    time.sleep(1000)
    return ""


@pytest.fixture
def pool() -> Iterator[Computers]:
    made = Computers(1, Limit(), patience=60)
    yield made
    made.stop()


async def refusal(pool: Computers, game: Game) -> str:
    with pytest.raises(ServerError) as caught:
        await pool.choose("greedy", game)
    return caught.value.reason


def test_a_position_goes_to_another_process_without_its_order() -> None:
    game = Game("hunters", seed=1)
    for _ in range(20):
        game.push(game.legal_moves[0])
    packed = unpack(pack(game))
    assert packed == game
    assert not packed.is_host
    assert len(pack(game)) < 20_000


@in_loop
async def test_players_choose_legal_moves_in_another_process(pool: Computers) -> None:
    game = Game("modern", seed=1)
    chosen = await asyncio.gather(pool.choose("greedy", game), pool.choose("random", game))
    assert all(move in game.legal_moves for move in chosen)


@in_loop
async def test_advice_is_a_legal_move_with_its_reason(pool: Computers) -> None:
    game = Game("modern", seed=1)
    move, why = await pool.advise("evaluator", game)
    best = explanation_of(player("evaluator"), game).candidates[0]
    assert (move, why) == (best.move, best.reason)


@pytest.mark.parametrize("fault", [crash, fail, cheat])
@in_loop
async def test_a_player_that_fails_is_asked_once_more_and_then_given_up(
    pool: Computers, fault: object, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    game = Game("modern", seed=1)
    with monkeypatch.context() as broken:
        broken.setattr(computers, "think", fault)
        assert await refusal(pool, game) == "player/failed"
    assert len(caplog.records) == 2
    assert await pool.choose("greedy", game) in game.legal_moves
    assert len(caplog.records) == 2


@in_loop
async def test_one_who_goes_is_not_asked_again(pool: Computers) -> None:
    task = asyncio.create_task(pool.choose("greedy", Game("modern", seed=1)))
    await asyncio.sleep(0.01)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task


class Asked:
    """Stands for a pool, and answers when it is told to."""

    def __init__(self) -> None:
        self.futures: list[Future[str]] = []

    def submit(self, *_: object) -> "Future[str]":
        self.futures.append(Future())
        return self.futures[-1]


@in_loop
async def test_a_player_is_asked_when_a_process_is_free_so_that_it_has_all_the_patience(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game, asking, pool = Game("modern", seed=1), Computers(2, Limit(), patience=60), Asked()
    monkeypatch.setattr(asking, "_ready_pool", lambda: pool)
    tasks = [asyncio.create_task(asking.choose("greedy", game)) for _ in range(5)]
    for answered in range(5):
        await asyncio.sleep(0.01)
        assert len(pool.futures) == min(5, answered + 2)
        pool.futures[answered].set_result(str(game.legal_moves[0]))
    await asyncio.gather(*tasks)


@in_loop
async def test_one_whose_question_the_pool_cancels_is_asked_again(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    game, asking, pool = Game("modern", seed=1), Computers(1, Limit(), patience=60), Asked()
    monkeypatch.setattr(asking, "_ready_pool", lambda: pool)
    task = asyncio.create_task(asking.choose("greedy", game))
    for asked in range(5):  # more often than a player may fail
        await asyncio.sleep(0.01)
        assert len(pool.futures) == asked + 1
        pool.futures[asked].cancel()  # as when somebody else's player is stuck
    await asyncio.sleep(0.01)
    pool.futures[-1].set_result(str(game.legal_moves[3]))
    assert await task == game.legal_moves[3]
    assert not caplog.records


@in_loop
async def test_a_stuck_player_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game("modern", seed=1)
    pool = Computers(1, Limit(), patience=0.2)
    monkeypatch.setattr(computers, "think", sleep)
    assert await refusal(pool, game) == "player/failed"
    pool.stop()
