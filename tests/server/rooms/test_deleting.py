"""A game that is deleted is gone for everybody, and nobody loses one that they still play."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, event

from bastide.errors import BastideError
from bastide.rules.game import Game
from bastide.rules.move import Move
from bastide.server.errors import ServerError
from bastide.server.protocol.commands import ResignCommand
from bastide.server.protocol.questions import HintQuestion
from bastide.server.protocol.setup import NewGame, RematchWish
from bastide.server.rooms.registry import Rooms
from bastide.server.rooms.room import Room
from bastide.server.storage.tables import games
from tests.server.playing import InThisProcess, choices, house, identity, in_loop, table

WISH = NewGame(edition="modern", seats=choices(["here", "away"]), first=0)


@pytest.fixture
def _slow_computers(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let computer players think for a while, so that something can happen meanwhile."""
    choose = InThisProcess.choose

    async def slowly(self: InThisProcess, level: str, position: Game) -> Move:
        await asyncio.sleep(0.02)
        return await choose(self, level, position)

    with monkeypatch.context() as slower:
        slower.setattr(InThisProcess, "choose", slowly)
        yield


async def is_gone(rooms: Rooms, game: str) -> bool:
    try:
        await rooms.find(game)
    except BastideError as error:
        return error.reason == "game/unknown"
    return False


async def found_all_the_time(rooms: Rooms, game: str) -> set[Room]:
    """All rooms that one gets who looks for a game until it is gone."""
    found: set[Room] = set()
    while not await is_gone(rooms, game):
        found.add(await rooms.find(game))
        await asyncio.sleep(0)
    return found


@pytest.mark.usefixtures("_slow_computers")
@in_loop
async def test_a_deleted_game_does_not_come_back(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with house(tmp_path) as rooms:
        for _ in range(10):
            played = await table(rooms, "here", "greedy", "greedy")
            looking = asyncio.create_task(found_all_the_time(rooms, played.created.game))
            await played.play()
            await rooms.hide(played.created.game, identity(0))
            assert await looking == {played.room}
            assert played.room.level_to_move is None
            assert await rooms.store.load(played.created.game) is None
        await asyncio.sleep(0.1)  # a computer player that thought on would fail to store its move
        assert not caplog.records


@in_loop
async def test_a_game_that_could_not_be_deleted_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path) as rooms:
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
async def test_nothing_can_be_done_where_a_game_was(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        played = await table(rooms, "here", "greedy")
        await rooms.hide(played.created.game, identity(0))
        hint = HintQuestion(about="hint", ask="1", version=0)
        for doing in (
            played.play,
            lambda: played.room.answer(hint, played.viewers[0]),
            lambda: played.room.rematches.join(RematchWish(), played.viewers[0]),
            lambda: rooms.hide(played.created.game, identity(0)),
        ):
            with pytest.raises(BastideError, match="There is no game"):
                await doing()
        with pytest.raises(BastideError, match="There is no game"):
            played.room.people.viewer([played.created.watch], None)


@in_loop
async def test_a_click_too_many_on_a_game_that_goes_is_told_that_it_is_gone(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        game = (await table(rooms, "here", "greedy")).created.game
        results = await asyncio.gather(*(rooms.hide(game, identity(0)) for _ in range(3)), return_exceptions=True)
        assert [getattr(result, "reason", None) for result in results] == [None, "game/unknown", "game/unknown"]


@in_loop
async def test_a_list_is_read_while_its_games_are_deleted(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
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
async def test_a_running_game_waits_for_a_friend_who_has_not_come(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        created = await rooms.create(WISH, identity(0))
        await rooms.hide(created.game, identity(0))
        assert not (await rooms.games_of(identity(0))).games
        assert not await is_gone(rooms, created.game)


@in_loop
async def test_a_running_game_is_not_deleted_under_one_without_an_identity(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        created = await rooms.create(WISH, identity(0))
        room = await rooms.find(created.game)
        with room.people.subscribe(room.people.viewer([created.seats[1] or ""], None)) as subscription:
            await rooms.hide(created.game, identity(0))
            assert not subscription.is_closed
        assert not await is_gone(rooms, created.game)


@in_loop
async def test_a_game_that_is_over_goes_once_nobody_without_an_identity_looks_at_it(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        created = await rooms.create(WISH, identity(0))
        room = await rooms.find(created.game)
        guest = room.people.viewer([created.seats[1] or ""], None)
        await room.carry_out(ResignCommand(do="resign", version=0, seat=1), guest)
        with room.people.subscribe(guest):
            await rooms.hide(created.game, identity(0))
            assert not await is_gone(rooms, created.game)
        await rooms.hide(created.game, identity(0))
        assert await is_gone(rooms, created.game)


@in_loop
async def test_a_rematch_that_was_deleted_is_made_again(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        played = await table(rooms, "here", "greedy")
        await played.resign(0)
        first = await played.room.rematches.join(RematchWish(), played.viewers[0])
        await rooms.hide(first.game, identity(0))
        assert played.room.state_for(played.viewers[0]).next_game is None
        second = await played.room.rematches.join(RematchWish(), played.viewers[0])
        assert second.game != first.game
        assert not await is_gone(rooms, second.game)
        await rooms.hide(second.game, identity(0))
    async with house(tmp_path) as rooms:
        room = await rooms.find(played.created.game)
        assert room.state_for(played.viewers[0]).next_game is None


@in_loop
async def test_a_rematch_that_goes_while_its_game_is_loaded_is_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path) as rooms:
        played = await table(rooms, "here", "greedy")
        await played.resign(0)
        following = await played.room.rematches.join(RematchWish(), played.viewers[0])
    async with house(tmp_path) as rooms:
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
