"""Replays show every turn of a game except those that were taken back."""

import asyncio
import random
import threading
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from bastide.errors import BastideError
from bastide.server import tasks
from bastide.server.game.history import MAX_LINES, GameHistory, turns_to_take_back
from bastide.server.game.replay import history_at
from bastide.server.game.snapshot import Snapshot
from bastide.server.protocol.client_messages import DrawCommand, FitsQuestion, GoBackCommand, LayersQuestion
from bastide.server.protocol.replay import ImportedRecord, Replay
from bastide.server.protocol.server_messages import LayersAnswer
from bastide.server.rooms import replays
from bastide.server.rooms.registry import Rooms
from bastide.server.rooms.replays import record_json
from tests.server.helpers.rooms import SECONDS, SeatedRoom, identity, in_loop, open_rooms, table, until


async def played(rooms: Rooms, *kinds: str, turns: int = 1000, **options: Any) -> tuple[SeatedRoom, list[GameHistory]]:
    """Play some turns and take some back. Return the game and the history after each remaining turn."""
    made, dice = await table(rooms, *kinds, **options), random.Random(7)
    histories = [made.room.history]
    while not made.room.history.is_over and made.room.history.turn < turns:
        await made.play_at_random(dice)
        if dice.random() < 0.1 and not made.room.history.is_over:
            await take_back(made)
        else:
            histories.append(made.room.history)
    return made, histories


async def take_back(made: SeatedRoom) -> None:
    """Take the last turn back with the agreement of all players."""
    await made.take_back(made.room.history.turns[-1].player)
    for seat in made.room.table().proposals[0].waiting_for:
        await made.answer(seat, agreed=True)


async def replay_of(played: SeatedRoom) -> Replay:
    return await played.room.replays.replay_for(played.watcher)


def facts_of(history: GameHistory) -> dict[str, Any]:
    return Snapshot(history).facts.model_dump(exclude={"version"})


@pytest.mark.parametrize(
    ("edition", "options"), [("modern", {}), ("slovak", {"draw_ahead": True}), ("hunters", {})], ids=str
)
@in_loop
async def test_replay_contains_every_turn(tmp_path: Path, edition: str, options: dict[str, Any]) -> None:
    async with open_rooms(tmp_path) as rooms:
        made, histories = await played(rooms, "here", "here", edition=edition, **options)
        replay = await replay_of(made)
        assert any(entry.kind == "taken-back" for entry in made.room.state_for(made.watcher).log)
        facts = [replay.state.facts, *(turn.facts for turn in replay.turns)]
        assert [each.version for each in facts] == list(range(len(histories)))
        for history, found in zip(histories, facts, strict=True):
            assert found.model_dump(exclude={"version"}) == facts_of(history)
        assert [entry.turn for turn in replay.turns for entry in turn.log if entry.kind == "placed"] == [
            *range(1, len(histories))
        ]
        assert [laid.turn for turn in replay.turns for laid in turn.laid] == [*range(1, len(histories))]
        assert [move.move for move in replay.moves] == [str(step.move) for step in histories[-1].turns]
        assert replay.is_over
        assert replay.is_counted
        assert replay.turns[-1].log[-1].kind == "ended"


@in_loop
async def test_resigning_with_the_last_tile_skips_final_scoring(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        with patch("bastide.server.game.config.new_seed", return_value=7):  # an order whose last tile can be laid
            made, dice = await table(rooms, "here", "here"), random.Random(7)
        while made.room.snapshot.facts.tiles_left:
            await made.play_at_random(dice)
        await made.resign(made.player)
        replay = await replay_of(made)
        assert replay.turns[-1].facts.tiles_left == 0
        assert (replay.is_over, replay.is_counted) == (True, False)


@in_loop
async def test_record_with_most_takebacks_can_be_imported(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        made, dice = await table(rooms, "here", "here", edition="winter"), random.Random(7)
        while not made.room.history.is_over:
            await made.play_at_random(dice)
            mover = made.room.history.turns[-1].player
            if turns_to_take_back(made.room.history, made.room.seats, mover):
                await take_back(made)
        assert made.room.version > MAX_LINES
        assert (await rooms.import_game(ImportedRecord(record=made.room.record_text()), None)).game


@in_loop
async def test_concurrent_imports_of_a_record_make_one_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_rooms(tmp_path) as rooms:
        made, _ = await played(rooms, "here", "here", turns=3)
        record = ImportedRecord(record=made.room.record_text())
        add, is_adding, may_add = rooms.store.add, asyncio.Event(), asyncio.Event()

        async def slowly(*game: Any) -> None:
            is_adding.set()
            await may_add.wait()
            await add(*game)

        monkeypatch.setattr(rooms.store, "add", slowly)
        first = asyncio.create_task(rooms.import_game(record, identity(9)))
        await is_adding.wait()
        second = asyncio.create_task(rooms.import_game(record, identity(9)))
        await asyncio.sleep(0)
        may_add.set()
        assert (await first).game == (await second).game


@in_loop
async def test_gains_of_a_move_exclude_final_scoring(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        made, histories = await played(rooms, "here", "here")
        replay = await replay_of(made)
        gains = [sum(move.gains[seat] for move in replay.moves) for seat in (0, 1)]
        final = [sum(each.points[seat] for each in replay.turns[-1].facts.sums if each.is_final) for seat in (0, 1)]
        assert [*map(sum, zip(gains, final, strict=True))] == [*histories[-1].game.scores]
        assert all(final)


@in_loop
async def test_resignations_are_shown_in_their_turn(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        made, _ = await played(rooms, "here", "here", "here", turns=4)
        await made.resign(2)
        await made.wait_for_computers()
        await made.play()
        await made.resign(1)
        replay = await replay_of(made)
        kinds = [[entry.kind for entry in turn.log if entry.kind in ("resigned", "ended")] for turn in replay.turns]
        assert [*filter(None, kinds)] == [["resigned"], ["resigned", "ended"]]
        assert kinds[3] == ["resigned"]
        assert [turn.facts.winners for turn in replay.turns] == [None] * (len(replay.turns) - 1) + [[0]]


@in_loop
async def test_replay_is_cached_until_a_move_or_rename(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        made, _ = await played(rooms, "here", "here", turns=3)
        first = await replay_of(made)
        assert (await replay_of(made)).turns is first.turns
        await made.rename(0, "Ann")
        assert "Ann" in (await replay_of(made)).json_text
        await made.play()
        assert len((await replay_of(made)).turns) == 4


def layers(*names: Any) -> LayersQuestion:
    return LayersQuestion(ask="1", version=0, about="layers", layers=list(names))


@in_loop
async def test_aids_are_limited_until_the_game_is_over(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        made, histories = await played(rooms, "here", "here", turns=6, aids=["features", "takeback"])
        answer = made.room.replays.answer
        shown = await answer(4, layers("features"), made.watcher)
        assert isinstance(shown, LayersAnswer)
        assert (shown.features, shown.fields) == (Snapshot(histories[4]).features, None)
        fits = FitsQuestion(ask="2", version=0, about="fits", x=0, y=-1)
        for forbidden in (layers("dead"), fits):
            with pytest.raises(BastideError, match="is off at this table"):
                await answer(4, forbidden, made.viewers[0])
        await made.resign(0)
        assert (await answer(4, layers("dead", "fields"), made.watcher)).type == "layers"
        assert (await answer(0, fits, made.watcher)).type == "fits"


def text_of(snapshot: Snapshot) -> str:
    return snapshot.history.game.text()


@in_loop
async def test_looking_at_a_turn_does_not_block_the_room(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        made, _ = await played(rooms, "here", "here", turns=2)
        is_looking, have_others_played = threading.Event(), threading.Event()

        def look(_: Snapshot) -> bool:
            is_looking.set()
            return have_others_played.wait(SECONDS)

        looking = asyncio.create_task(made.room.replays.run_on_snapshot(1, look))
        await until(is_looking.is_set)
        await made.play()
        have_others_played.set()
        assert await looking


@in_loop
async def test_earlier_turns_are_cached(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        made, histories = await played(rooms, "here", "here", turns=12)
        room = made.room
        with patch.object(replays, "history_at", side_effect=history_at) as again:
            answers = [
                room.replays.answer(4, question, made.watcher) for question in (layers("dead"), layers("fields"))
            ]
            assert [each.type for each in await asyncio.gather(*answers)] == ["layers", "layers"]
            assert again.call_count == 1
            for turn in range(replays.CACHED_TURNS + 1):
                await room.replays.run_on_snapshot(turn, text_of)
            assert again.call_count == 1 + replays.CACHED_TURNS
            assert await room.replays.run_on_snapshot(0, text_of) == histories[0].game.text()
            assert again.call_count == 2 + replays.CACHED_TURNS  # only the latest turns stay in the cache
        await take_back(made)
        await made.play_at_random(random.Random(1))
        assert await room.replays.run_on_snapshot(12, text_of) == made.room.game.text()


@in_loop
async def test_failed_replay_can_be_retried(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_rooms(tmp_path) as rooms:
        made, _ = await played(rooms, "here", "here", turns=2)
        with monkeypatch.context() as broken:
            broken.setattr(replays, "replayed_turn", lambda *_: 1 // 0)
            with pytest.raises(ZeroDivisionError):
                await replay_of(made)
        assert len((await replay_of(made)).turns) == 2


@in_loop
async def test_replays_run_in_worker_threads(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        made, _ = await played(rooms, "here", "here", turns=1)
        with patch.object(replays, "snapshot_at", lambda *_: thread_name()):
            names = await made.room.replays.run_on_snapshot(1, lambda made_in: (str(made_in), thread_name()))
        assert all(name.startswith(tasks.THREAD_NAME) for name in names)


def thread_name() -> str:
    return threading.current_thread().name


@in_loop
async def test_missing_turn_is_refused(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        made, histories = await played(rooms, "here", "here", turns=2)
        assert await made.room.replays.run_on_snapshot(2, text_of) == histories[2].game.text()
        with pytest.raises(BastideError, match="no turn 3: this game has 2 turns") as caught:
            await made.room.replays.run_on_snapshot(3, text_of)
        assert caught.value.reason == "replay/no-such-turn"


@in_loop
async def test_json_record_omits_turns_taken_back(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        made, histories = await played(rooms, "here", "here")
        turns = record_json(made.room)["turns"]
        assert isinstance(turns, list)
        assert len([turn for turn in turns if "discard" not in turn]) == len(histories) - 1


@in_loop
async def test_replay_of_game_by_hand_omits_corrections(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        made = await table(rooms, "here", "here", by_hand=True)
        for tile in ("U", "V", "W"):
            await made.do(DrawCommand(do="draw", version=made.room.version, seat=made.player, tile=tile))
            await made.play()
        await made.do(GoBackCommand(do="go-back", version=made.room.version, seat=0, turn=2))
        await made.do(DrawCommand(do="draw", version=made.room.version, seat=made.player, tile="A"))
        replay = await replay_of(made)
        assert [move.move[0] for move in replay.moves] == ["U", "V"]
        assert [turn.facts.hand for turn in replay.turns] == ["V", "A"]
        assert [entry.tile for turn in replay.turns for entry in turn.log if entry.kind == "drawn"] == ["V", "A"]
        assert replay.state.facts.hand == "U"
