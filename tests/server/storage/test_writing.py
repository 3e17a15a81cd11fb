"""Writes: batching, failures, and no announcement before data is stored."""

import asyncio
from collections.abc import Iterable, Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, Engine, insert, text
from sqlalchemy.sql.expression import Executable

from bastide.errors import BastideError, ServerError
from bastide.server.game.lines import Resign
from bastide.server.rooms.room import status_of
from bastide.server.storage import writer as writing
from bastide.server.storage.engine import open_engine
from bastide.server.storage.tables import games, metadata, turns
from bastide.server.storage.writer import Write, Writer
from tests.server.helpers.rooms import in_loop, open_rooms, reopen, table, until, visible_state

ADD_TURN = insert(turns)


def turn(number: int) -> Write:
    return Write(ADD_TURN, {"game": "g", "number": number, "text": "0 takes back", "at": 0.0})


def engine_with_game(folder: Path) -> Engine:
    engine = open_engine(folder / "games.sqlite")
    with engine.begin() as connection:
        connection.execute(text("PRAGMA ignore_check_constraints = ON"))
        row = {column.name: "g" if column.name == "game" else default(column.name) for column in games.columns}
        connection.execute(insert(games), row)
    return engine


def default(name: str) -> object:
    return "" if name in ("edition", "tiles", "watch") else [] if name in ("aids", "scores", "winners") else 0


def count(engine: Engine) -> int:
    with engine.connect() as connection:
        return int(connection.execute(text("SELECT count(*) FROM turns")).scalar_one())


def test_migrations_create_the_tables(tmp_path: Path) -> None:
    engine = open_engine(tmp_path / "games.sqlite")
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
        assert connection.execute(text("PRAGMA journal_mode")).scalar_one() == "wal"
        assert connection.execute(text("PRAGMA synchronous")).scalar_one() == 2
    engine.dispose()


@in_loop
async def test_queued_writes_share_a_transaction(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    engine = engine_with_game(tmp_path)
    batches: list[int] = []
    execute = writing.execute

    def counting(connection: Connection, writes: Iterable[Write], order: Sequence[Executable]) -> None:
        listed = list(writes)
        batches.append(len(listed))
        execute(connection, listed, order)

    monkeypatch.setattr(writing, "execute", counting)
    writer = Writer(engine, [ADD_TURN])
    await asyncio.gather(*(writer.write(turn(number)) for number in range(20)))
    assert sum(batches) == 20
    assert len(batches) <= 2
    await writer.stop()
    assert count(engine) == 20
    engine.dispose()


@in_loop
async def test_failed_write_does_not_affect_others_in_its_batch(tmp_path: Path) -> None:
    engine = engine_with_game(tmp_path)
    writer = Writer(engine, [ADD_TURN])
    await writer.write(turn(5))
    jobs = [writer.queue(turn(number)) for number in range(10)]
    results = await asyncio.gather(*jobs, return_exceptions=True)
    failed = [number for number, result in enumerate(results) if isinstance(result, ServerError)]
    assert failed == [5]
    assert count(engine) == 10
    await writer.stop()
    with pytest.raises(ServerError):
        await writer.write(turn(99))
    engine.dispose()


@in_loop
async def test_writer_continues_after_a_driver_error(tmp_path: Path) -> None:
    engine = engine_with_game(tmp_path)
    writer = Writer(engine, [ADD_TURN])
    with pytest.raises(ServerError):
        await writer.write(turn(1 << 70))  # too large for SQLite: the driver raises OverflowError
    await writer.write(turn(0))
    assert count(engine) == 1
    await writer.stop()
    engine.dispose()


@in_loop
async def test_imported_game_and_moves_share_a_transaction(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with open_rooms(tmp_path) as rooms:
        played = await table(rooms, "here", "away")
        room, info = played.room, replace(played.room.info, game="brought")
        seats = [replace(seat, token=None) for seat in room.seats]
        brought = rooms.store.add(info, seats, status_of(room.history, seats), lines=[Resign(0)])
        await asyncio.gather(played.play(), brought)
        assert await rooms.store.load("brought")
    assert not caplog.records  # no transaction failed


@in_loop
async def test_move_that_cannot_be_stored_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_rooms(tmp_path) as rooms:
        played = await table(rooms, "here", "away")
        await played.play()
        await played.read_messages(0)
        before = visible_state(played.room, played.viewers[0])

        async def fail(*_: object) -> None:
            raise ServerError("storage/failed")

        with monkeypatch.context() as broken:
            broken.setattr(rooms.store, "save", fail)
            with pytest.raises(BastideError, match="could not save"):
                await played.play()
        assert visible_state(played.room, played.viewers[0]) == before
        assert await played.read_messages(0) == []
        await played.play()
        assert played.room.version == 2


@in_loop
async def test_move_is_announced_after_it_is_stored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_rooms(tmp_path) as rooms:
        played = await table(rooms, "here", "away")
        save, is_saving, may_save = rooms.store.save, asyncio.Event(), asyncio.Event()

        async def slow(*arguments: object) -> None:
            is_saving.set()
            await may_save.wait()
            await save(*arguments)  # type: ignore[arg-type]

        monkeypatch.setattr(rooms.store, "save", slow)
        before = visible_state(played.room, played.viewers[1])
        playing = asyncio.create_task(played.play())
        await is_saving.wait()
        assert visible_state(played.room, played.viewers[1]) == before
        playing.cancel()  # the client has left; the move still counts
        may_save.set()
        await until(lambda: played.room.version)
    async with open_rooms(tmp_path) as rooms:
        assert (await reopen(rooms, played)).room.version == 1
