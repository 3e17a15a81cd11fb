"""Opening of databases: new, incomplete, newer and broken ones."""

import logging
import stat
import subprocess
import sys
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.operations import Operations
from alembic.script import ScriptDirectory
from sqlalchemy import text

from bastide.errors import ServerError, SetupError
from bastide.server.rooms.room import status_of
from bastide.server.settings import DATABASE
from bastide.server.storage import migrations
from bastide.server.storage.engine import LATEST, open_engine
from bastide.server.storage.tables import metadata
from tests.server.helpers.rooms import in_loop, open_rooms, table


def test_interrupted_first_start_can_be_repeated(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database = tmp_path / DATABASE

    def interrupt(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as broken:
        broken.setattr(Operations, "create_index", interrupt)  # after the tables are created
        with pytest.raises(KeyboardInterrupt):
            open_engine(database)
    engine = open_engine(database)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


def test_file_that_is_not_a_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / DATABASE).write_text("my shopping list, which is a long one\n" * 100)
    with pytest.raises(SetupError, match="cannot be used: file is not a database") as caught:
        open_engine(tmp_path / DATABASE)
    assert caught.value.reason == "storage/unreadable"


def test_database_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    engine = open_engine(tmp_path / DATABASE)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    with pytest.raises(SetupError, match="written by a newer version") as caught:
        open_engine(tmp_path / DATABASE)
    assert caught.value.reason == "storage/newer"


@in_loop
async def test_failed_writes_do_not_log_secrets(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    async with open_rooms(tmp_path) as rooms:
        first = await table(rooms, "here", "away")
        with rooms.store._engine.begin() as connection:
            connection.execute(text("ALTER TABLE games RENAME TO gone"))
        seats = first.room.seats
        with pytest.raises(ServerError):
            await rooms.store.add(first.room.info, seats, status_of(first.room.history, seats), None)
    assert "Could not write" in caplog.text
    secrets = [first.created.watch, *(token or "" for token in first.created.seats)]
    order = " ".join(tile.name for tile in first.room.info.config.order)
    assert not [secret for secret in (*secrets, order[:40]) if secret in caplog.text]


def test_latest_is_the_head_of_the_migrations() -> None:
    assert ScriptDirectory(migrations.__path__[0]).get_heads() == [LATEST]


def test_alembic_is_not_imported_for_an_up_to_date_database(tmp_path: Path) -> None:
    opening = "import sys; from bastide.server.storage.engine import open_engine; from pathlib import Path; "
    opening += f"open_engine(Path({str(tmp_path / DATABASE)!r})).dispose(); print('alembic' in sys.modules)"
    loads = [subprocess.check_output([sys.executable, "-c", opening], text=True) for _ in range(2)]
    assert loads == ["True\n", "False\n"]


def test_only_the_owner_can_read_a_database(tmp_path: Path) -> None:
    database = tmp_path / "new" / DATABASE
    engine = open_engine(database)
    modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in database.parent.iterdir()}
    engine.dispose()
    assert stat.S_IMODE(database.parent.stat().st_mode) == 0o700
    assert modes
    assert set(modes.values()) == {0o600}
