"""Opens the database so that what is written survives, and brings its tables up to date."""

from importlib.resources import as_file, files
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

MIGRATIONS = "migrations"
# A log that readers and the writer share, synced at each commit: what is acknowledged survives even a loss of power.
PRAGMAS = ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "busy_timeout = 10000")


async def open_engine(database: Path) -> AsyncEngine:
    """The engine for a file, with up-to-date tables."""
    database.parent.mkdir(parents=True, exist_ok=True)
    engine = create_async_engine(f"sqlite+aiosqlite:///{database}")
    event.listen(engine.sync_engine, "connect", set_pragmas)
    try:
        async with engine.begin() as connection:
            await connection.run_sync(migrate)
    except BaseException:
        await engine.dispose()  # or its threads would never end
        raise
    return engine


def set_pragmas(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def migrate(connection: Connection) -> None:
    """Bring the tables up to date."""
    with as_file(files(__package__) / MIGRATIONS) as folder:
        command.upgrade(alembic_configuration(folder, connection), "head")


def alembic_configuration(folder: Path, connection: Connection) -> Config:
    configuration = Config(attributes={"connection": connection})
    configuration.set_main_option("script_location", str(folder).replace("%", "%%"))
    return configuration
