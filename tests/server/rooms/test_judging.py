"""Games that are over are judged: one after the other, with progress, kept, and never while they are played."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from unittest.mock import patch

import pytest

from bastide import Game, Record
from bastide.errors import BastideError
from bastide.players import Limit
from bastide.server.games import judged
from bastide.server.protocol.judgement import Judgement
from bastide.server.rooms import judging
from bastide.server.rooms.judge_process import JudgeProcess
from bastide.server.rooms.registry import Rooms
from tests.server.playing import Table, house, in_loop, table


@pytest.fixture(scope="module", autouse=True)
def compiled_once() -> None:
    """What judges is compiled before anybody waits for it."""
    game = Game("modern", seed=1)
    game.push(game.legal_moves[0])
    with patch.multiple(judged, JUDGE="evaluator", LIMIT=Limit()):
        assert len(list(judged.judging(game.record()))) == 2


@pytest.fixture(autouse=True)
def quick_looks() -> Iterator[None]:
    with patch.multiple(judged, JUDGE="evaluator", LIMIT=Limit()):
        yield


class InThisProcess(JudgeProcess):
    """A judge that needs no process of its own. He waits for whoever holds the gate, and may have a bad day."""

    at_work = 0
    gate = asyncio.Event()
    is_ill = False

    def __init__(self) -> None:
        InThisProcess.at_work += 1
        assert InThisProcess.at_work == 1

    async def begin(self, record: str) -> None:
        if InThisProcess.is_ill:
            raise OSError("ill")
        self._judging = judged.judging(Record.parse(record))

    async def go_on(self) -> str | None:
        await InThisProcess.gate.wait()
        judgement = next(self._judging)
        return None if judgement is None else judgement.json_text

    def close(self) -> None:
        InThisProcess.at_work -= 1


async def ended(rooms: Rooms, turns: int = 4) -> Table:
    """A game that somebody gives up after some turns, in a house with a quick judge."""
    InThisProcess.gate, InThisProcess.is_ill = asyncio.Event(), False
    InThisProcess.gate.set()
    rooms.judges.process = InThisProcess
    made = await table(rooms, "here", "here")
    for _ in range(turns):
        await made.play()
    await made.resign(0)
    return made


async def asked(rooms: Rooms, made: Table, caller: str = "here", most: int = 100) -> Judgement:
    return Judgement.model_validate_json(await rooms.judges.judgement_of(made.room, caller, most=most))


async def found(rooms: Rooms, made: Table) -> Judgement:
    while (judgement := await asked(rooms, made)).status in ("waiting", "working"):
        await asyncio.sleep(0.001)
    return judgement


@in_loop
async def test_a_judgement_tells_every_turn_and_what_they_add_up_to(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        made = await ended(rooms, 6)
        first = await asked(rooms, made)
        assert (first.status, first.of, first.turns) == ("waiting", 6, [])
        judgement = await found(rooms, made)
        assert (judgement.status, judgement.done, judgement.judge) == ("ready", 6, "evaluator")
        assert [turn.played.move for turn in judgement.turns] == [str(step.move) for step in made.room.story.game.steps]
        for turn in judgement.turns:
            assert [move.rank for move in turn.best] == [*range(1, len(turn.best) + 1)]
            assert (turn.played.rank == 1) == (turn.played.move == turn.best[0].move)
            assert turn.lost == pytest.approx(max(0, turn.best[0].margin - turn.played.margin), abs=0.002)
            assert turn.played.reason is not None
            assert sum(turn.lead) == pytest.approx(0, abs=0.002)
        for total in judgement.totals:
            own = [turn for turn in judgement.turns if turn.seat == total.seat]
            assert total.turns == 3
            assert total.lost == pytest.approx(sum(turn.lost for turn in own), abs=0.01)


@in_loop
async def test_a_game_in_play_is_not_judged(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        made = await table(rooms, "here", "here")
        await made.play()
        with pytest.raises(BastideError) as caught:
            await asked(rooms, made)
        assert caught.value.reason == "game/not-over"


@in_loop
async def test_a_judgement_is_kept_and_not_made_again(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        made = await ended(rooms)
        judgement = await found(rooms, made)
    async with house(tmp_path) as rooms:
        rooms.judges.process = lambda: pytest.fail("it is there already")
        room = await rooms.find(made.created.game)
        assert json.loads(await rooms.judges.judgement_of(room, "here", most=1)) == judgement.model_dump(mode="json")


@in_loop
async def test_one_that_was_interrupted_begins_again_when_somebody_asks(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        made = await ended(rooms)
        InThisProcess.gate.clear()
        await asked(rooms, made)
        await asyncio.sleep(0.01)
        assert (await asked(rooms, made)).status == "working"
    assert InThisProcess.at_work == 0
    async with house(tmp_path) as rooms:
        rooms.judges.process = InThisProcess
        InThisProcess.gate.set()
        again = Table(await rooms.find(made.created.game), made.created)
        assert (await found(rooms, again)).status == "ready"


@in_loop
async def test_games_are_judged_one_after_the_other(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        games = [await ended(rooms, turns) for turns in (2, 3, 0)]
        InThisProcess.gate.clear()
        for game in games:
            await asked(rooms, game)
        await asyncio.sleep(0.01)
        assert [(await asked(rooms, game)).status for game in games] == ["working", "waiting", "waiting"]
        InThisProcess.gate.set()
        assert [(await found(rooms, game)).done for game in games] == [2, 3, 0]


@in_loop
async def test_what_fails_is_told_and_can_be_tried_again(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        made = await ended(rooms)
        InThisProcess.is_ill = True
        assert (await found(rooms, made)).status == "failed"
        InThisProcess.is_ill = False
        assert (await found(rooms, made)).status == "ready"


@in_loop
async def test_a_game_that_is_deleted_is_judged_no_longer(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        made, other = await ended(rooms), await ended(rooms, 1)
        InThisProcess.gate.clear()
        await asked(rooms, made)
        await asked(rooms, other)
        for subscription in made.subscriptions.values():
            subscription.close()
        for identity in made.room.people.identities:
            await rooms.hide(made.created.game, identity)
        InThisProcess.gate.set()
        assert (await found(rooms, other)).status == "ready"
        with pytest.raises(BastideError) as caught:
            await asked(rooms, made)
        assert caught.value.reason == "game/unknown"


@in_loop
async def test_not_everybody_can_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judging, "MOST_WAITING", 1)
    async with house(tmp_path) as rooms:
        made, other = await ended(rooms), await ended(rooms)
        InThisProcess.gate.clear()
        await asked(rooms, made)
        with pytest.raises(BastideError) as caught:
            await asked(rooms, other)
        assert caught.value.reason == "limit/full"


@in_loop
async def test_an_address_cannot_make_everybody_else_wait(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        games = [await ended(rooms) for _ in range(4)]
        InThisProcess.gate.clear()
        for made in games[:2]:
            await asked(rooms, made, "the crowd", 2)
        with pytest.raises(BastideError) as caught:
            await asked(rooms, games[2], "the crowd", 2)
        assert (caught.value.reason, caught.value.details) == ("limit/judgements", {"most": 2})
        assert (await asked(rooms, games[1], "the crowd", 2)).status == "waiting"
        assert (await asked(rooms, games[3], "somebody else", 2)).status == "waiting"
        InThisProcess.gate.set()
        await found(rooms, games[0])
        await found(rooms, games[1])
        assert (await asked(rooms, games[2], "the crowd", 2)).status in ("waiting", "working")


@in_loop
async def test_what_nobody_asks_for_any_more_is_not_judged_unless_it_is_begun(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        begun, given_up, wanted = [await ended(rooms) for _ in range(3)]
        time = 0.0
        rooms.judges.clock = lambda: time
        InThisProcess.gate.clear()
        for made in (begun, given_up, wanted):
            await asked(rooms, made)
        await asyncio.sleep(0.01)
        time += judging.FORGOTTEN_AFTER - 1
        await asked(rooms, wanted)
        time += 2
        InThisProcess.gate.set()
        assert (await found(rooms, wanted)).status == "ready"
        rooms.judges.process = lambda: pytest.fail("it was judged already")
        assert (await asked(rooms, begun)).status == "ready"
        rooms.judges.process = InThisProcess
        assert (await asked(rooms, given_up)).status == "waiting"
        assert (await found(rooms, given_up)).status == "ready"


@in_loop
async def test_what_nobody_asks_for_takes_no_place(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        games = [await ended(rooms) for _ in range(3)]
        time = 0.0
        rooms.judges.clock = lambda: time
        InThisProcess.gate.clear()
        for made in games[:2]:
            await asked(rooms, made, most=2)
        await asyncio.sleep(0.01)
        time += judging.FORGOTTEN_AFTER + 1
        assert (await asked(rooms, games[2], most=2)).status == "waiting"
