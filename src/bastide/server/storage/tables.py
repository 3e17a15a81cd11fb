"""The tables of the database. `migrations` creates them; a test checks that both agree."""

from sqlalchemy import JSON, Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text, false

metadata = MetaData()


def game_key() -> Column[str]:
    """Return the key column of rows that belong to a game."""
    return Column("game", String(32), ForeignKey("games.game", ondelete="CASCADE"), primary_key=True)


# The configuration and the status of a game. The status follows from its turns, but lists of games need it quickly.
games = Table(
    "games",
    metadata,
    Column("game", String(32), primary_key=True),
    Column("edition", String(40), nullable=False),
    Column("players", Integer, nullable=False),
    Column("farmers", Boolean, nullable=False),
    Column("draw_ahead", Boolean, nullable=False),
    Column("first", Integer, nullable=False),
    Column("aids", JSON, nullable=False),
    Column("tiles", Text, nullable=False),  # the hidden order: names separated by spaces
    Column("watch", String(64), nullable=False),
    Column("creator", String(64)),  # an identity
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("turn", Integer, nullable=False),
    Column("player", Integer, nullable=False),
    Column("scores", JSON, nullable=False),
    Column("winners", JSON, nullable=False),
    Column("is_over", Boolean, nullable=False),
    Column("computer_moves", Boolean, nullable=False),  # true if a computer player is to move
    Column("next_game", String(32)),
    Column("beginning", Text),  # the one-line position that it begins at; null for the start
    Column("by_hand", Boolean, nullable=False, server_default=false()),
    Index("games_with_computer_to_move", "computer_moves"),
)

seats = Table(
    "seats",
    metadata,
    game_key(),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("name", String(40), nullable=False),
    Column("level", String(40)),
    Column("token", String(64)),
    Column("identity", String(64)),
    Column("is_taken", Boolean, nullable=False),
    Column("has_resigned", Boolean, nullable=False),
    Column("last_seen", Float, nullable=False),
    Index("seats_by_identity", "identity"),
)

turns = Table(
    "turns",
    metadata,
    game_key(),
    Column("number", Integer, primary_key=True),  # the version after it
    Column("text", String(120), nullable=False),
    Column("at", Float, nullable=False),
)

# Identities that removed a game from their list
hidden = Table(
    "hidden",
    metadata,
    game_key(),
    Column("identity", String(64), primary_key=True),
)

# Reviews of finished games, as the messages that are sent
judgements = Table(
    "judgements",
    metadata,
    game_key(),
    Column("method", Integer, nullable=False),  # the version of the review
    Column("version", Integer, nullable=False),  # of the game
    Column("text", Text, nullable=False),
)
