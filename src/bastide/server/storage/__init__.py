"""The database: one row per line of a game, written and synced before it is announced."""

from bastide.server.storage.rows import GameStatus
from bastide.server.storage.store import EVERYTHING, GameStore, Search, StoredGame

__all__ = ["EVERYTHING", "GameStatus", "GameStore", "Search", "StoredGame"]
