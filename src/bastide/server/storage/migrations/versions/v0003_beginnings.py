"""Games that begin at a position, and games by hand."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("games", sa.Column("beginning", sa.Text))
    op.add_column("games", sa.Column("by_hand", sa.Boolean, nullable=False, server_default=sa.false()))
