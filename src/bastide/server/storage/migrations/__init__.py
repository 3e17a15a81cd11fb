"""Migrations, one file each. Alembic runs those that a database lacks."""
