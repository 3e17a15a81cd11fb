"""Open the database with durable settings and up-to-date tables."""

from importlib.resources import as_file, files
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import DatabaseError

from bastide.errors import SetupError

MIGRATIONS = "migrations"  # the folder of the migrations
LATEST = "0003"  # the last of the migrations
# A write-ahead log that is synced at each commit: acknowledged writes survive even a loss of power.
PRAGMAS = ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "busy_timeout = 10000")


def open_engine(database: Path) -> Engine:
    """Return the engine for a file, with up-to-date tables. Raises SetupError if the file cannot be used."""
    make_private(database)
    engine = create_engine(f"sqlite:///{database}", hide_parameters=True)  # logs must not contain tokens and orders
    event.listen(engine, "connect", configure_connection)
    try:
        with engine.begin() as connection:
            connection.exec_driver_sql("BEGIN IMMEDIATE")  # otherwise the driver commits each new table separately
            bring_up_to_date(connection, database)
    except DatabaseError as error:
        engine.dispose()
        raise SetupError("storage/unreadable", file=database, problem=error.orig) from error.__cause__
    except BaseException:
        engine.dispose()
        raise
    return engine


def make_private(database: Path) -> None:
    """Create the file and its folder for this user only, because it holds all tokens. SQLite copies the mode."""
    database.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    database.touch(mode=0o600)
    database.chmod(0o600)


def configure_connection(connection: Any, _: object) -> None:
    connection.create_function("folded", 1, str.casefold, deterministic=True)  # SQLite folds ASCII only
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def bring_up_to_date(connection: Connection, database: Path) -> None:
    """Migrate the tables if needed. Raises SetupError."""
    if migration_of(connection) != LATEST:
        migrate(connection, database)


def migration_of(connection: Connection) -> str | None:
    """Return the last migration of a database."""
    if not connection.dialect.has_table(connection, "alembic_version"):
        return None
    return connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()


def migrate(connection: Connection, database: Path) -> None:
    """Run the missing migrations. Raises SetupError if the database has an unknown, newer one."""
    from alembic import command  # lazy: it is slow to load, and rarely needed
    from alembic.config import Config
    from alembic.util.exc import CommandError

    with as_file(files(__package__) / MIGRATIONS) as folder:
        configuration = Config(attributes={"connection": connection})
        configuration.set_main_option("script_location", str(folder).replace("%", "%%"))
        try:
            command.upgrade(configuration, "head")
        except CommandError as error:
            raise SetupError("storage/newer", file=database) from error
