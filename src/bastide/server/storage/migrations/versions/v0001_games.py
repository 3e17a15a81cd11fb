"""The first tables: games, seats, turns and hidden games."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def game_key() -> sa.Column[str]:
    return sa.Column("game", sa.String(32), sa.ForeignKey("games.game", ondelete="CASCADE"), primary_key=True)


def upgrade() -> None:
    make_games()
    make_seats()
    op.create_table(
        "turns",
        game_key(),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("text", sa.String(120), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table("hidden", game_key(), sa.Column("identity", sa.String(64), primary_key=True))


def make_games() -> None:
    op.create_table(
        "games",
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("edition", sa.String(40), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("farmers", sa.Boolean, nullable=False),
        sa.Column("draw_ahead", sa.Boolean, nullable=False),
        sa.Column("first", sa.Integer, nullable=False),
        sa.Column("aids", sa.JSON, nullable=False),
        sa.Column("tiles", sa.Text, nullable=False),
        sa.Column("watch", sa.String(64), nullable=False),
        sa.Column("creator", sa.String(64)),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("player", sa.Integer, nullable=False),
        sa.Column("scores", sa.JSON, nullable=False),
        sa.Column("winners", sa.JSON, nullable=False),
        sa.Column("is_over", sa.Boolean, nullable=False),
        sa.Column("computer_moves", sa.Boolean, nullable=False),
        sa.Column("next_game", sa.String(32)),
    )
    op.create_index("games_with_computer_to_move", "games", ["computer_moves"])


def make_seats() -> None:
    op.create_table(
        "seats",
        game_key(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("level", sa.String(40)),
        sa.Column("token", sa.String(64)),
        sa.Column("identity", sa.String(64)),
        sa.Column("is_taken", sa.Boolean, nullable=False),
        sa.Column("has_resigned", sa.Boolean, nullable=False),
        sa.Column("last_seen", sa.Float, nullable=False),
    )
    op.create_index("seats_by_identity", "seats", ["identity"])
