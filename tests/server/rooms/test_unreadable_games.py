"""Unreadable games do not affect others, and unreachable games are deleted."""

import asyncio
from contextlib import closing
from pathlib import Path
from sqlite3 import connect

import pytest
from sqlalchemy import event

from bastide.errors import BastideError
from bastide.server.protocol.games import NewGame
from bastide.server.settings import DATABASE
from bastide.server.storage import store
from tests.server.helpers.rooms import choices, identity, in_loop, open_rooms, table

YEAR = 365 * 24 * 3600.0


def change(folder: Path, statement: str, *values: object) -> None:
    """Change the database of a stopped server."""
    with closing(connect(folder / DATABASE)) as database, database:
        assert database.execute(statement, values).rowcount


@in_loop
async def test_unreadable_game_does_not_stop_the_server(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with open_rooms(tmp_path) as rooms:
        broken, whole = await table(rooms, "here", "greedy"), await table(rooms, "here", "away")
        await broken.play()
        await broken.wait_for_computers()
    change(tmp_path, "UPDATE turns SET text = 'scribble' WHERE game = ?", broken.created.game)
    change(tmp_path, "UPDATE games SET computer_moves = 1 WHERE game = ?", broken.created.game)
    async with open_rooms(tmp_path) as rooms:
        assert f"Cannot resume game {broken.created.game}" in caplog.text
        assert (await rooms.find(whole.created.game)).version == 0


@in_loop
async def test_game_of_unknown_edition_is_not_listed(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with open_rooms(tmp_path) as rooms:
        old, new = await table(rooms, "here", "away"), await table(rooms, "here", "away")
    change(tmp_path, "UPDATE games SET edition = 'vanished' WHERE game = ?", old.created.game)
    async with open_rooms(tmp_path) as rooms:
        assert [game.game for game in (await rooms.games_of(identity(0))).games] == [new.created.game]
        assert f"The game {old.created.game} cannot be read" in caplog.text


@in_loop
async def test_list_of_games_takes_two_queries(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "MAX_LISTED", 3)
    async with open_rooms(tmp_path) as rooms:
        made = [(await table(rooms, "here", "away", "greedy")).created.game for _ in range(5)]
        queries: list[str] = []
        event.listen(rooms.store._engine, "before_cursor_execute", lambda *given: queries.append(given[2]))
        listed = (await rooms.games_of(identity(0))).games
        assert [game.game for game in listed] == made[:1:-1]
        assert [len(game.seats) for game in listed] == [3, 3, 3]
        assert len([query for query in queries if query.startswith("SELECT")]) == 2


@in_loop
async def test_hiding_a_game_concurrently_deletes_it(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        played = await table(rooms, "here", "away")
        game = played.created.game
        await asyncio.gather(rooms.hide(game, identity(0)), rooms.hide(game, identity(0)))  # a double click
        other = await table(rooms, "here", "away")
        for each in (game, other.created.game):
            await asyncio.gather(rooms.hide(each, identity(0)), rooms.hide(each, identity(1)))
        with pytest.raises(BastideError, match="There is no game"):
            await rooms.find(game)


@in_loop
async def test_old_unlisted_games_are_deleted_at_startup(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        request = NewGame(edition="modern", seats=choices(["here", "away"]))
        made = [await rooms.create(request, who) for who in (identity(0), identity(0), None, None)]
        listed, hidden, lost, young = (each.game for each in made)
        await rooms.hide(hidden, identity(0))
    change(tmp_path, "UPDATE games SET changed = changed - ? WHERE game <> ?", YEAR, young)
    change(tmp_path, "UPDATE games SET next_game = ? WHERE game = ?", lost, listed)
    async with open_rooms(tmp_path) as rooms:
        found = [await rooms.store.load(each) for each in (listed, hidden, lost, young)]
        assert [each is not None for each in found] == [True, False, False, True]
        assert (await rooms.find(listed)).rematches.next_game is None
