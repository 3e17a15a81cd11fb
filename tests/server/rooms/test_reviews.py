"""Reviews of finished games: one at a time, with progress, and stored."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from unittest.mock import patch

import pytest

from bastide import Game, Record
from bastide.errors import BastideError
from bastide.players import Limit
from bastide.server.protocol.replay import GameReview
from bastide.server.rooms import reviews
from bastide.server.rooms.registry import Rooms
from bastide.server.rooms.reviews import ReviewWorker
from tests.server.helpers.rooms import SeatedRoom, in_loop, open_rooms, table


@pytest.fixture(scope="module", autouse=True)
def compile_review() -> None:
    """Compile the review code before a test waits for it."""
    game = Game("modern", seed=1)
    game.push(game.legal_moves[0])
    with patch.multiple(reviews, REVIEWER="evaluator", LIMIT=Limit()):
        assert len(list(reviews.review_game(game.record()))) == 2


@pytest.fixture(autouse=True)
def quick_review() -> Iterator[None]:
    with patch.multiple(reviews, REVIEWER="evaluator", LIMIT=Limit()):
        yield


class InlineReviewWorker(ReviewWorker):
    """Review worker in this process. It waits for the gate, and fails on request."""

    at_work = 0
    gate = asyncio.Event()
    fails = False

    def __init__(self) -> None:
        InlineReviewWorker.at_work += 1
        assert InlineReviewWorker.at_work == 1

    async def begin(self, record: str) -> None:
        if InlineReviewWorker.fails:
            raise OSError("broken worker")
        self._steps = reviews.review_game(Record.parse(record))

    async def step(self) -> str | None:
        await InlineReviewWorker.gate.wait()
        review = next(self._steps)
        return None if review is None else review.json_text

    def close(self) -> None:
        InlineReviewWorker.at_work -= 1


async def create_finished(rooms: Rooms, turns: int = 4) -> SeatedRoom:
    """Create a game, resign after some turns, and install the worker of this module."""
    InlineReviewWorker.gate, InlineReviewWorker.fails = asyncio.Event(), False
    InlineReviewWorker.gate.set()
    rooms.reviews.process = InlineReviewWorker
    made = await table(rooms, "here", "here")
    for _ in range(turns):
        await made.play()
    await made.resign(0)
    return made


async def request_review(rooms: Rooms, made: SeatedRoom, caller: str = "here", most: int = 100) -> GameReview:
    return GameReview.model_validate_json(await rooms.reviews.request(made.room, caller, most=most))


async def wait_for_start(rooms: Rooms, made: SeatedRoom) -> None:
    """Wait until the review of a game is in progress."""
    while (await request_review(rooms, made)).status != "working":
        await asyncio.sleep(0.001)


async def wait_for_review(rooms: Rooms, made: SeatedRoom) -> GameReview:
    while (review := await request_review(rooms, made)).status in ("waiting", "working"):
        await asyncio.sleep(0.001)
    return review


@in_loop
async def test_review_contains_every_turn_and_totals(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        made = await create_finished(rooms, 6)
        first = await request_review(rooms, made)
        assert (first.status, first.of, first.turns) == ("waiting", 6, [])
        review = await wait_for_review(rooms, made)
        assert (review.status, review.done, review.judge) == ("ready", 6, "evaluator")
        assert [turn.played.move for turn in review.turns] == [str(step.move) for step in made.room.history.turns]
        for turn in review.turns:
            assert [move.rank for move in turn.best] == [*range(1, len(turn.best) + 1)]
            assert (turn.played.rank == 1) == (turn.played.move == turn.best[0].move)
            assert turn.lost == pytest.approx(max(0, turn.best[0].margin - turn.played.margin), abs=0.002)
            assert turn.played.reason is not None
            assert sum(turn.lead) == pytest.approx(0, abs=0.002)
        for total in review.totals:
            own = [turn for turn in review.turns if turn.seat == total.seat]
            assert total.turns == 3
            assert total.lost == pytest.approx(sum(turn.lost for turn in own), abs=0.01)


@in_loop
async def test_unfinished_game_is_not_reviewed(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        made = await table(rooms, "here", "here")
        await made.play()
        with pytest.raises(BastideError) as caught:
            await request_review(rooms, made)
        assert caught.value.reason == "game/not-over"


@in_loop
async def test_review_is_stored(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        made = await create_finished(rooms)
        review = await wait_for_review(rooms, made)
    async with open_rooms(tmp_path) as rooms:
        rooms.reviews.process = lambda: pytest.fail("it is stored already")
        room = await rooms.find(made.created.game)
        assert json.loads(await rooms.reviews.request(room, "here", most=1)) == review.model_dump(mode="json")


@in_loop
async def test_interrupted_review_restarts_on_request(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        made = await create_finished(rooms)
        InlineReviewWorker.gate.clear()
        await wait_for_start(rooms, made)
    assert InlineReviewWorker.at_work == 0
    async with open_rooms(tmp_path) as rooms:
        rooms.reviews.process = InlineReviewWorker
        InlineReviewWorker.gate.set()
        again = SeatedRoom(await rooms.find(made.created.game), made.created)
        assert (await wait_for_review(rooms, again)).status == "ready"


@in_loop
async def test_games_are_reviewed_one_at_a_time(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        games = [await create_finished(rooms, turns) for turns in (2, 3, 0)]
        InlineReviewWorker.gate.clear()
        for game in games:
            await request_review(rooms, game)
        await wait_for_start(rooms, games[0])
        assert [(await request_review(rooms, game)).status for game in games] == ["working", "waiting", "waiting"]
        InlineReviewWorker.gate.set()
        assert [(await wait_for_review(rooms, game)).done for game in games] == [2, 3, 0]


@in_loop
async def test_failed_review_can_be_retried(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        made = await create_finished(rooms)
        InlineReviewWorker.fails = True
        assert (await wait_for_review(rooms, made)).status == "failed"
        InlineReviewWorker.fails = False
        assert (await wait_for_review(rooms, made)).status == "ready"


@in_loop
async def test_deleted_game_is_not_reviewed(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        made, other = await create_finished(rooms), await create_finished(rooms, 1)
        InlineReviewWorker.gate.clear()
        await request_review(rooms, made)
        await request_review(rooms, other)
        for subscription in made.subscriptions.values():
            subscription.close()
        for identity in made.room.participants.identities:
            await rooms.hide(made.created.game, identity)
        InlineReviewWorker.gate.set()
        assert (await wait_for_review(rooms, other)).status == "ready"
        with pytest.raises(BastideError) as caught:
            await request_review(rooms, made)
        assert caught.value.reason == "game/unknown"


@in_loop
async def test_queue_is_limited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "MAX_WAITING", 1)
    async with open_rooms(tmp_path) as rooms:
        made, other = await create_finished(rooms), await create_finished(rooms)
        InlineReviewWorker.gate.clear()
        await request_review(rooms, made)
        with pytest.raises(BastideError) as caught:
            await request_review(rooms, other)
        assert caught.value.reason == "limit/full"


@in_loop
async def test_queue_is_limited_per_caller(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        games = [await create_finished(rooms) for _ in range(4)]
        InlineReviewWorker.gate.clear()
        for made in games[:2]:
            await request_review(rooms, made, "the crowd", 2)
        with pytest.raises(BastideError) as caught:
            await request_review(rooms, games[2], "the crowd", 2)
        assert (caught.value.reason, caught.value.details) == ("limit/judgements", {"most": 2})
        assert (await request_review(rooms, games[1], "the crowd", 2)).status == "waiting"
        assert (await request_review(rooms, games[3], "another caller", 2)).status == "waiting"
        InlineReviewWorker.gate.set()
        await wait_for_review(rooms, games[0])
        await wait_for_review(rooms, games[1])
        assert (await request_review(rooms, games[2], "the crowd", 2)).status in ("waiting", "working")


@in_loop
async def test_abandoned_review_is_dropped_unless_started(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        working, abandoned, wanted = [await create_finished(rooms) for _ in range(3)]
        time = 0.0
        rooms.reviews.clock = lambda: time
        InlineReviewWorker.gate.clear()
        for made in (working, abandoned, wanted):
            await request_review(rooms, made)
        await wait_for_start(rooms, working)
        time += reviews.ABANDONED_AFTER - 1
        await request_review(rooms, wanted)
        time += 2
        InlineReviewWorker.gate.set()
        assert (await wait_for_review(rooms, wanted)).status == "ready"
        rooms.reviews.process = lambda: pytest.fail("it was reviewed already")
        assert (await request_review(rooms, working)).status == "ready"
        rooms.reviews.process = InlineReviewWorker
        assert (await request_review(rooms, abandoned)).status == "waiting"
        assert (await wait_for_review(rooms, abandoned)).status == "ready"


@in_loop
async def test_abandoned_review_does_not_count_towards_the_limit(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        games = [await create_finished(rooms) for _ in range(3)]
        time = 0.0
        rooms.reviews.clock = lambda: time
        InlineReviewWorker.gate.clear()
        for made in games[:2]:
            await request_review(rooms, made, most=2)
        await wait_for_start(rooms, games[0])
        time += reviews.ABANDONED_AFTER + 1
        assert (await request_review(rooms, games[2], most=2)).status == "waiting"
