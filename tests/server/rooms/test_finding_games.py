"""One's own games are found again: by edition, by the names of players, and by date."""

from pathlib import Path

import pytest

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
