"""The tables of the database. `migrations` makes them; the tests see to it that both agree."""

from sqlalchemy import JSON, Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text, false

metadata = MetaData()


def game_key() -> Column[str]:
    """The name of a game, as a part of the key of rows that go with it."""
    return Column("game", String(32), ForeignKey("games.game", ondelete="CASCADE"), primary_key=True)


# What a game was made with, and where it stands now. The latter follows from its turns; lists of games need it quickly.
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
    Column("tiles", Text, nullable=False),  # the hidden order, names with spaces between them
    Column("watch", String(64), nullable=False),
    Column("creator", String(64)),  # an identity
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("turn", Integer, nullable=False),
    Column("player", Integer, nullable=False),
    Column("scores", JSON, nullable=False),
    Column("winners", JSON, nullable=False),
    Column("is_over", Boolean, nullable=False),
    Column("computer_moves", Boolean, nullable=False),  # whether a computer player is to move
    Column("next_game", String(32)),
    Column("beginning", Text),  # the position that it begins at, in one line; nothing if that is the start
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
    Column("number", Integer, primary_key=True),  # the version that it leads to
    Column("text", String(120), nullable=False),
    Column("at", Float, nullable=False),
)

# Who does not want to see a game in their list any more
hidden = Table(
    "hidden",
    metadata,
    game_key(),
    Column("identity", String(64), primary_key=True),
)

# What a computer player thought of a game afterwards, a message as it is sent
judgements = Table(
    "judgements",
    metadata,
    game_key(),
    Column("method", Integer, nullable=False),  # by which version of judging
    Column("version", Integer, nullable=False),  # of the game
    Column("text", Text, nullable=False),
)
