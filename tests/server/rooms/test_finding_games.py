"""Search in the list of own games: by edition, player name, date, name and status."""

from pathlib import Path

import pytest

from bastide.server.protocol.client_messages import ResignCommand
from bastide.server.protocol.games import NewGame, SeatChoice
from bastide.server.rooms.registry import Rooms
from bastide.server.storage import Search, store
from tests.server.helpers.rooms import identity, in_loop, open_rooms


async def create(rooms: Rooms, edition: str, *names: str) -> str:
    seats = [SeatChoice(kind="here", name=name) for name in names]
    return (await rooms.create(NewGame(edition=edition, seats=seats), identity(0))).game


async def find(rooms: Rooms, search: Search) -> list[str]:
    return [game.game for game in (await rooms.games_of(identity(0), search)).games]


@in_loop
async def test_games_are_found_by_edition_and_players(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        first = await create(rooms, "modern", "Ágnes", "Bob")
        second = await create(rooms, "danish", "ágnes 100%", "Cid")
        third = await create(rooms, "modern", "Cid", "Bob")
        assert await find(rooms, Search()) == [third, second, first]
        assert await find(rooms, Search(edition="modern")) == [third, first]
        assert await find(rooms, Search(player="ÁGNES")) == [second, first]
        assert await find(rooms, Search(player="cid", edition="modern")) == [third]
        assert await find(rooms, Search(player="0%")) == [second]
        assert await find(rooms, Search(player="%")) == [second]
        assert not await find(rooms, Search(edition="hunters"))


@in_loop
async def test_list_is_paged_by_time_of_change(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "MAX_LISTED", 2)
    async with open_rooms(tmp_path) as rooms:
        games = [await create(rooms, "modern", "Ann", "Bob") for _ in range(4)]
        latest = await rooms.games_of(identity(0))
        assert ([game.game for game in latest.games], latest.has_more) == (games[:1:-1], True)
        assert latest.games[0].created <= latest.games[0].changed
        earlier = await rooms.games_of(identity(0), Search(before=latest.games[-1].changed))
        assert ([game.game for game in earlier.games], earlier.has_more) == (games[1::-1], False)


@in_loop
async def test_games_are_found_by_time_of_change(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        games = [await create(rooms, "modern", "Ann", "Bob") for _ in range(3)]
        times = [game.changed for game in reversed((await rooms.games_of(identity(0))).games)]
        assert await find(rooms, Search(since=times[1])) == games[:0:-1]
        assert await find(rooms, Search(since=times[1], before=times[2])) == [games[1]]
        assert not await find(rooms, Search(since=times[2] + 1))


@in_loop
async def test_only_participants_find_a_game_by_name(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        games = [await create(rooms, "modern", "Ann", "Bob") for _ in range(2)]
        assert await find(rooms, Search(game=games[0])) == [games[0]]
        assert not await find(rooms, Search(game="nowhere"))
        assert not (await rooms.games_of(identity(1), Search(game=games[0]))).games


@in_loop
async def test_games_are_found_by_status(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        going, over = [await create(rooms, "modern", "Ann", "Bob") for _ in range(2)]
        room = await rooms.find(over)
        await room.carry_out(
            ResignCommand(do="resign", version=0, seat=0), room.participants.viewer([str(room.seats[0].token)], None)
        )
        assert await find(rooms, Search(is_over=True)) == [over]
        assert await find(rooms, Search(is_over=False)) == [going]
