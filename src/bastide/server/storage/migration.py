"""Migrate the tables of a database. Alembic is slow to load, so `engine.py` imports this only if needed."""

from importlib.resources import as_file, files
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.util.exc import CommandError
from sqlalchemy import Connection

from bastide.errors import SetupError

MIGRATIONS = "migrations"


def migrate(connection: Connection, database: Path) -> None:
    """Run the missing migrations. Raises SetupError if the database has an unknown, newer one."""
    with as_file(files(__package__) / MIGRATIONS) as folder:
        try:
            command.upgrade(alembic_configuration(folder, connection), "head")
        except CommandError as error:
            raise SetupError("storage/newer", file=database) from error


def alembic_configuration(folder: Path, connection: Connection) -> Config:
    configuration = Config(attributes={"connection": connection})
    configuration.set_main_option("script_location", str(folder).replace("%", "%%"))
    return configuration
