"""Runs the steps on the connection that `storage.migrate` holds, in its transaction."""

from alembic import context

from scorekeeper.storage.tables import Base

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=Base.metadata,
    # SQLite changes a column only by copying its table
    render_as_batch=True,
    transactional_ddl=False,
)
context.run_migrations()
