"""Computer players: one strategy a file."""

from bastide.players.base import Limit, Player
from bastide.players.registry import check_players, player, player_names

__all__ = ["Limit", "Player", "check_players", "player", "player_names"]
