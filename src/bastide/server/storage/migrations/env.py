"""Alembic's entry point: migrate on the given connection."""

from alembic import context

from bastide.server.storage.tables import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    transactional_ddl=True,  # all or nothing: the caller has begun a transaction
)
with context.begin_transaction():
    context.run_migrations()
