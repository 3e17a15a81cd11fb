"""Where games are kept: one row a turn, written and synced before anybody hears of it."""

from bastide.server.storage.rows import Summary
from bastide.server.storage.store import EVERYTHING, Search, Store, StoredGame

__all__ = ["EVERYTHING", "Search", "Store", "StoredGame", "Summary"]
