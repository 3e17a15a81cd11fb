"""One's own games are found again: by edition, by the names of players, and by date."""

from pathlib import Path

import pytest

from bastide.server.protocol.commands import ResignCommand
from bastide.server.protocol.setup import NewGame, SeatChoice
from bastide.server.rooms.registry import Rooms
from bastide.server.storage import Search, store
from tests.server.playing import house, identity, in_loop


async def made(rooms: Rooms, edition: str, *names: str) -> str:
    seats = [SeatChoice(kind="here", name=name) for name in names]
    return (await rooms.create(NewGame(edition=edition, seats=seats), identity(0))).game


async def found(rooms: Rooms, search: Search) -> list[str]:
    return [game.game for game in (await rooms.games_of(identity(0), search)).games]


@in_loop
async def test_games_are_found_by_edition_and_players(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        first = await made(rooms, "modern", "Ágnes", "Bob")
        second = await made(rooms, "danish", "ágnes 100%", "Cid")
        third = await made(rooms, "modern", "Cid", "Bob")
        assert await found(rooms, Search()) == [third, second, first]
        assert await found(rooms, Search(edition="modern")) == [third, first]
        assert await found(rooms, Search(player="ÁGNES")) == [second, first]
        assert await found(rooms, Search(player="cid", edition="modern")) == [third]
        assert await found(rooms, Search(player="0%")) == [second]
        assert await found(rooms, Search(player="%")) == [second]
        assert not await found(rooms, Search(edition="hunters"))


@in_loop
async def test_earlier_games_are_asked_for_by_when_the_last_one_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "MOST_LISTED", 2)
    async with house(tmp_path) as rooms:
        games = [await made(rooms, "modern", "Ann", "Bob") for _ in range(4)]
        latest = await rooms.games_of(identity(0))
        assert ([game.game for game in latest.games], latest.has_more) == (games[:1:-1], True)
        assert latest.games[0].created <= latest.games[0].changed
        earlier = await rooms.games_of(identity(0), Search(before=latest.games[-1].changed))
        assert ([game.game for game in earlier.games], earlier.has_more) == (games[1::-1], False)


@in_loop
async def test_games_are_found_by_when_they_changed(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        games = [await made(rooms, "modern", "Ann", "Bob") for _ in range(3)]
        times = [game.changed for game in reversed((await rooms.games_of(identity(0))).games)]
        assert await found(rooms, Search(since=times[1])) == games[:0:-1]
        assert await found(rooms, Search(since=times[1], before=times[2])) == [games[1]]
        assert not await found(rooms, Search(since=times[2] + 1))


@in_loop
async def test_a_game_is_found_by_its_name_by_its_own_people(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        games = [await made(rooms, "modern", "Ann", "Bob") for _ in range(2)]
        assert await found(rooms, Search(game=games[0])) == [games[0]]
        assert not await found(rooms, Search(game="nowhere"))
        assert not (await rooms.games_of(identity(1), Search(game=games[0]))).games


@in_loop
async def test_games_that_are_over_are_told_from_those_that_go_on(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        going, over = [await made(rooms, "modern", "Ann", "Bob") for _ in range(2)]
        room = await rooms.find(over)
        await room.carry_out(
            ResignCommand(do="resign", version=0, seat=0), room.people.viewer([str(room.seats[0].token)], None)
        )
        assert await found(rooms, Search(is_over=True)) == [over]
        assert await found(rooms, Search(is_over=False)) == [going]
