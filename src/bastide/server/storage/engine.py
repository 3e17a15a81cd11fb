"""Opens the database so that what is written survives, and brings its tables up to date."""

from importlib.resources import as_file, files
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.util.exc import CommandError
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import DatabaseError

from bastide.errors import SetupError

MIGRATIONS = "migrations"
# A log that readers and the writer share, synced at each commit: what is acknowledged survives even a loss of power.
PRAGMAS = ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "busy_timeout = 10000")


def open_engine(database: Path) -> Engine:
    """The engine for a file, with up-to-date tables. Raises SetupError for a file that cannot be used."""
    make_private(database)
    engine = create_engine(f"sqlite:///{database}", hide_parameters=True)  # a log must not tell tokens and orders
    event.listen(engine, "connect", set_pragmas)
    try:
        with engine.begin() as connection:
            connection.exec_driver_sql("BEGIN IMMEDIATE")  # the driver would store each table that is made by itself
            migrate(connection)
    except BaseException as error:
        engine.dispose()
        raise (unusable(database, error) or error) from error.__cause__
    return engine


def make_private(database: Path) -> None:
    """Make the file and its folder, for this user only: all tokens are in it. SQLite's other files are made like it."""
    database.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    database.touch(mode=0o600)
    database.chmod(0o600)


def unusable(database: Path, error: BaseException) -> SetupError | None:
    """What is to be said of a file that cannot be opened, if that is known."""
    match error:
        case CommandError():  # a migration that this version does not have
            return SetupError("storage/newer", file=database)
        case DatabaseError():
            return SetupError("storage/unreadable", file=database, problem=error.orig)
        case _:
            return None


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
