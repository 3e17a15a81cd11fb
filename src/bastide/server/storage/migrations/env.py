"""What Alembic runs to migrate: on the connection that it is given."""

from alembic import context

from bastide.server.storage.tables import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    transactional_ddl=True,  # all of it or nothing: whoever migrates has begun a transaction
)
with context.begin_transaction():
    context.run_migrations()
