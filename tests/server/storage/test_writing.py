"""What is stored before it is told, and what happens when it cannot be."""

import asyncio
from collections.abc import Iterable, Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, Engine, insert, text
from sqlalchemy.sql.expression import Executable

from bastide.errors import BastideError
from bastide.server.errors import ServerError
from bastide.server.rooms.room import summary_of
from bastide.server.storage import writer as writing
from bastide.server.storage.engine import open_engine
from bastide.server.storage.tables import games, metadata, turns
from bastide.server.storage.writer import Write, Writer
from tests.server.playing import again, house, in_loop, seen, table

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


def test_migrations_make_the_tables(tmp_path: Path) -> None:
    engine = open_engine(tmp_path / "games.sqlite")
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
        assert connection.execute(text("PRAGMA journal_mode")).scalar_one() == "wal"
        assert connection.execute(text("PRAGMA synchronous")).scalar_one() == 2
    engine.dispose()


@in_loop
async def test_what_waits_goes_into_one_transaction(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
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
async def test_a_job_that_cannot_be_written_spoils_no_other(tmp_path: Path) -> None:
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
async def test_after_whatever_goes_wrong_others_are_written(tmp_path: Path) -> None:
    engine = engine_with_game(tmp_path)
    writer = Writer(engine, [ADD_TURN])
    with pytest.raises(ServerError):
        await writer.write(turn(1 << 70))  # which the driver refuses in a way of its own
    await writer.write(turn(0))
    assert count(engine) == 1
    await writer.stop()
    engine.dispose()


@in_loop
async def test_a_game_that_is_added_with_its_turns_goes_with_the_moves_of_others(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with house(tmp_path) as rooms:
        played = await table(rooms, "here", "away")
        room, terms = played.room, replace(played.room.terms, game="brought")
        seats = [replace(seat, token=None) for seat in room.seats]
        brought = rooms.store.add(terms, seats, summary_of(room.story, seats), lines=["0 takes back"])
        await asyncio.gather(played.play(), brought)
        assert await rooms.store.load("brought")
    assert not caplog.records  # of a transaction that failed


@in_loop
async def test_what_cannot_be_stored_has_not_happened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path) as rooms:
        played = await table(rooms, "here", "away")
        await played.play()
        await played.heard(0)
        before = seen(played.room, played.viewers[0])

        async def fail(*_: object) -> None:
            raise ServerError("storage/failed")

        with monkeypatch.context() as broken:
            broken.setattr(rooms.store, "save", fail)
            with pytest.raises(BastideError, match="could not save"):
                await played.play()
        assert seen(played.room, played.viewers[0]) == before
        assert await played.heard(0) == []
        await played.play()
        assert played.room.version == 2


@in_loop
async def test_nobody_sees_a_move_that_is_not_stored_yet(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path) as rooms:
        played = await table(rooms, "here", "away")
        save, may_save = rooms.store.save, asyncio.Event()

        async def slow(*arguments: object) -> None:
            await may_save.wait()
            await save(*arguments)  # type: ignore[arg-type]

        monkeypatch.setattr(rooms.store, "save", slow)
        before = seen(played.room, played.viewers[1])
        playing = asyncio.create_task(played.play())
        await asyncio.sleep(0.02)
        assert seen(played.room, played.viewers[1]) == before
        playing.cancel()  # whoever played has gone; the move counts all the same
        may_save.set()
        while played.room.version == 0:
            await asyncio.sleep(0.001)
    async with house(tmp_path) as rooms:
        assert (await again(rooms, played)).room.version == 1
