"""Reviews of finished games."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "judgements",
        sa.Column("game", sa.String(32), sa.ForeignKey("games.game", ondelete="CASCADE"), primary_key=True),
        sa.Column("method", sa.Integer, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )
