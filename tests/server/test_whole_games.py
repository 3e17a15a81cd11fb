"""Whole games played through commands."""

import random
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bastide import Record, edition_names
from bastide.server.protocol.state import State, Turn
from tests.server.helpers.rooms import in_loop, open_rooms, reopen, table, visible_state


@pytest.mark.parametrize("edition", edition_names())
@in_loop
async def test_people_and_computers_play_to_the_end(tmp_path: Path, edition: str) -> None:
    dice = random.Random(edition)
    async with open_rooms(tmp_path) as rooms:
        played = await table(rooms, "here", "greedy", "away", edition=edition)
        while not played.room.history.is_over:
            await played.wait_for_computers()
            if not played.room.history.is_over:
                await played.play_at_random(dice)
        game, state = played.room.game, played.room.state_for(played.viewers[0])
        assert state.facts.phase == "over"
        assert state.facts.winners == [seat for seat in range(3) if game.scores[seat] == max(game.scores)]
        assert state.course[-1] == game.scores
        assert [sum(each.points[seat] for each in state.facts.sums) for seat in range(3)] == list(game.scores)
        assert State.model_validate_json(state.model_dump_json()) == state


@in_loop
async def test_record_replays_to_the_same_game(tmp_path: Path) -> None:
    dice = random.Random(1)
    async with open_rooms(tmp_path) as rooms:
        played = await table(rooms, "here", "away", edition="hunters")
        await played.rename(0, "A|B")
        while not played.room.history.is_over:
            text = played.room.record_text()
            assert "\norder" not in text
            await played.play_at_random(dice)
        record = Record.parse(played.room.record_text())
        assert record.names == ("A¦B", "")
        assert record.replay() == played.room.game
        assert record.order == played.room.info.config.order


@in_loop
async def test_turns_update_a_state_to_the_next(tmp_path: Path) -> None:
    dice = random.Random(2)
    async with open_rooms(tmp_path) as rooms:
        played = await table(rooms, "here", "away", "greedy", edition="hunters")
        followed = played.room.state_for(played.viewers[0])
        await played.read_messages(0)
        board, log, facts = list(followed.board), list(followed.log), followed.facts
        for _ in range(20):
            await played.wait_for_computers()
            await played.play_at_random(dice)
        await played.wait_for_computers()
        for message in await played.read_messages(0):
            assert isinstance(message, Turn)
            assert message.facts.version == facts.version + 1
            board, log, facts = board + message.laid, log + message.log, message.facts
        state = played.room.state_for(played.viewers[0])
        assert (board, log, facts) == (state.board, state.log, state.facts)


@in_loop
async def test_pieces_are_those_on_the_board(tmp_path: Path) -> None:
    dice = random.Random(3)
    async with open_rooms(tmp_path) as rooms:
        played = await table(rooms, "here", "away", edition="hunters")
        while not played.room.history.is_over:
            await played.play_at_random(dice)
            state = played.room.state_for(played.watcher)
            board = played.room.game.board
            standing = {(each.cell, each.piece.place, each.piece.player) for each in board.values() if each.piece}
            assert {((piece.x, piece.y), piece.place, piece.seat) for piece in state.facts.pieces} == standing
            assert [(laid.x, laid.y) for laid in state.board] == list(board)


@pytest.mark.parametrize("edition", ["danish", "hunters"])
@in_loop
async def test_restart_changes_nothing(tmp_path: Path, edition: str) -> None:
    dice = random.Random(4)
    async with open_rooms(tmp_path) as rooms:
        played = await table(rooms, "here", "greedy", "random", edition=edition, draw_ahead=True, first=1)
    for _ in range(10):
        async with open_rooms(tmp_path) as rooms:
            played = await reopen(rooms, played)
            for _ in range(dice.randrange(6)):
                await played.wait_for_computers()
                await played.play_at_random(dice)
                if dice.random() < 0.3:
                    await played.wait_for_computers()
                    await played.take_back(0)
            await played.wait_for_computers()
            before = visible_state(played.room, played.viewers[0])
        async with open_rooms(tmp_path) as rooms:
            played = await reopen(rooms, played)
            assert visible_state(played.room, played.viewers[0]) == before


@in_loop
async def test_computers_continue_after_a_restart(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        made = await table(rooms, "greedy", "random", "here", first=2)
        await made.play()
    async with open_rooms(tmp_path) as rooms:
        played = await reopen(rooms, made)
        await played.wait_for_computers()
        assert played.player == 2
        assert played.room.version == 3


@in_loop
async def test_unreadable_game_does_not_stop_others(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with open_rooms(tmp_path) as rooms:
        lost, kept = await table(rooms, "here", "away"), await table(rooms, "here", "away")
    with closing(sqlite3.connect(tmp_path / "games.sqlite")) as database, database:
        database.execute("UPDATE games SET computer_moves = 1")
        database.execute("UPDATE games SET edition = 'lost' WHERE game = ?", [lost.created.game])
    async with open_rooms(tmp_path) as rooms:
        assert (await rooms.find(kept.created.game)).version == 0
    assert lost.created.game in caplog.text
