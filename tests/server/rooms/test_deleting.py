"""Deleted games are gone for all clients. Games in use are not deleted."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, event

from bastide.errors import BastideError, ServerError
from bastide.rules.game import Game
from bastide.rules.move import Move
from bastide.server.protocol.client_messages import HintQuestion, ResignCommand
from bastide.server.protocol.games import NewGame, RematchOptions
from bastide.server.rooms.registry import Rooms
from bastide.server.rooms.room import Room
from bastide.server.storage.tables import games
from tests.server.helpers.rooms import InlineBotPool, choices, identity, in_loop, open_rooms, table, until

REQUEST = NewGame(edition="modern", seats=choices(["here", "away"]), first=0)


class SlowComputers(InlineBotPool):
    """Computer players that wait for the test before they choose a move."""

    def __init__(self) -> None:
        super().__init__()
        self.may_answer = asyncio.Event()
        self.thinking = 0

    async def choose(self, level: str, position: Game) -> Move:
        self.thinking += 1
        try:
            await self.may_answer.wait()
            return await super().choose(level, position)
        finally:
            self.thinking -= 1


async def is_gone(rooms: Rooms, game: str) -> bool:
    try:
        await rooms.find(game)
    except BastideError as error:
        return error.reason == "game/unknown"
    return False


async def find_until_deleted(rooms: Rooms, game: str) -> set[Room]:
    """Look up a game repeatedly until it is deleted, and return all rooms found."""
    found: set[Room] = set()
    while not await is_gone(rooms, game):
        found.add(await rooms.find(game))
        await asyncio.sleep(0)
    return found


@in_loop
async def test_deleted_game_does_not_come_back(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with open_rooms(tmp_path) as rooms:
        rooms.bots = bots = SlowComputers()
        for _ in range(10):
            played = await table(rooms, "here", "greedy", "greedy")
            looking = asyncio.create_task(find_until_deleted(rooms, played.created.game))
            await played.play()
            await until(lambda: bots.thinking)
            await rooms.hide(played.created.game, identity(0))
            assert await looking == {played.room}
            assert played.room.level_to_move is None
            assert await rooms.store.load(played.created.game) is None
        bots.may_answer.set()
        await until(lambda: not bots.thinking)
    assert not caplog.records  # a computer player that kept thinking would fail to store its move


@in_loop
async def test_failed_deletion_leaves_the_game_playable(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_rooms(tmp_path) as rooms:
        played = await table(rooms, "here", "greedy")

        async def fail(_: str) -> None:
            raise ServerError("storage/failed")

        with monkeypatch.context() as broken:
            broken.setattr(rooms.store, "delete", fail)
            with pytest.raises(ServerError):
                await rooms.hide(played.created.game, identity(0))
        await played.play()
        assert await rooms.find(played.created.game) is played.room


@in_loop
async def test_deleted_room_refuses_everything(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        played = await table(rooms, "here", "greedy")
        await rooms.hide(played.created.game, identity(0))
        hint = HintQuestion(about="hint", ask="1", version=0)
        for doing in (
            played.play,
            lambda: played.room.answer(hint, played.viewers[0]),
            lambda: played.room.rematches.join(RematchOptions(), played.viewers[0]),
            lambda: rooms.hide(played.created.game, identity(0)),
        ):
            with pytest.raises(BastideError, match="There is no game"):
                await doing()
        with pytest.raises(BastideError, match="There is no game"):
            played.room.participants.viewer([played.created.watch], None)


@in_loop
async def test_repeated_deletion_is_refused(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        game = (await table(rooms, "here", "greedy")).created.game
        results = await asyncio.gather(*(rooms.hide(game, identity(0)) for _ in range(3)), return_exceptions=True)
        assert [getattr(result, "reason", None) for result in results] == [None, "game/unknown", "game/unknown"]


@in_loop
async def test_games_may_be_deleted_while_a_list_is_read(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        made = [(await table(rooms, "here", "greedy")).created.game for _ in range(3)]
        engine, going = rooms.store._engine, [made[0]]

        def meanwhile(*given: Any) -> None:
            is_second_query = "FROM seats" in given[2] and "FROM games" not in given[2]
            if is_second_query and going:
                with engine.begin() as connection:
                    connection.execute(delete(games).where(games.c.game == going.pop()))

        event.listen(engine, "before_cursor_execute", meanwhile)
        assert {each.game for each in (await rooms.games_of(identity(0))).games} == set(made)
        assert {each.game for each in (await rooms.games_of(identity(0))).games} == set(made[1:])


@in_loop
async def test_running_game_with_an_open_seat_is_kept(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        created = await rooms.create(REQUEST, identity(0))
        await rooms.hide(created.game, identity(0))
        assert not (await rooms.games_of(identity(0))).games
        assert not await is_gone(rooms, created.game)


@in_loop
async def test_running_game_with_an_anonymous_player_is_kept(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        created = await rooms.create(REQUEST, identity(0))
        room = await rooms.find(created.game)
        with room.participants.subscribe(room.participants.viewer([created.seats[1] or ""], None)) as subscription:
            await rooms.hide(created.game, identity(0))
            assert not subscription.is_closed
        assert not await is_gone(rooms, created.game)


@in_loop
async def test_finished_game_is_kept_while_anonymous_player_watches(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        created = await rooms.create(REQUEST, identity(0))
        room = await rooms.find(created.game)
        guest = room.participants.viewer([created.seats[1] or ""], None)
        await room.carry_out(ResignCommand(do="resign", version=0, seat=1), guest)
        with room.participants.subscribe(guest):
            await rooms.hide(created.game, identity(0))
            assert not await is_gone(rooms, created.game)
        await rooms.hide(created.game, identity(0))
        assert await is_gone(rooms, created.game)


@in_loop
async def test_deleted_rematch_is_created_again(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        played = await table(rooms, "here", "greedy")
        await played.resign(0)
        first = await played.room.rematches.join(RematchOptions(), played.viewers[0])
        await rooms.hide(first.game, identity(0))
        assert played.room.state_for(played.viewers[0]).next_game is None
        second = await played.room.rematches.join(RematchOptions(), played.viewers[0])
        assert second.game != first.game
        assert not await is_gone(rooms, second.game)
        await rooms.hide(second.game, identity(0))
    async with open_rooms(tmp_path) as rooms:
        room = await rooms.find(played.created.game)
        assert room.state_for(played.viewers[0]).next_game is None


@in_loop
async def test_rematch_deleted_while_its_game_loads_is_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_rooms(tmp_path) as rooms:
        played = await table(rooms, "here", "greedy")
        await played.resign(0)
        following = await played.room.rematches.join(RematchOptions(), played.viewers[0])
    async with open_rooms(tmp_path) as rooms:
        load, has_read, goes_on = rooms.store.load, asyncio.Event(), asyncio.Event()

        async def slowly(game: str) -> object:
            found = await load(game)
            if game == played.created.game:
                has_read.set()
                await goes_on.wait()
            return found

        monkeypatch.setattr(rooms.store, "load", slowly)
        loading = asyncio.create_task(rooms.find(played.created.game))
        await has_read.wait()
        hiding = asyncio.create_task(rooms.hide(following.game, identity(0)))
        while not await is_gone(rooms, following.game):
            await asyncio.sleep(0)
        goes_on.set()
        await hiding
        assert (await loading).rematches.next_game is None
