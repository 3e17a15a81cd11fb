"""Computer players: one strategy a file."""

from bastide.players.base import Limit, Player, choice_of
from bastide.players.registry import check_players, player, player_names

__all__ = ["Limit", "Player", "check_players", "choice_of", "player", "player_names"]
