"""Computer players: one strategy per file."""

from bastide.players.base import (
    Candidate,
    Chooser,
    Explanation,
    Limit,
    PeekingPlayer,
    Player,
    choice_of,
    explanation_of,
)
from bastide.players.parameters import Parameter
from bastide.players.registry import (
    check_fair,
    check_players,
    is_fair,
    level_names,
    parse_spec,
    player,
    player_names,
    specs_in,
)

__all__ = [
    "Candidate",
    "Chooser",
    "Explanation",
    "Limit",
    "Parameter",
    "PeekingPlayer",
    "Player",
    "check_fair",
    "check_players",
    "choice_of",
    "explanation_of",
    "is_fair",
    "level_names",
    "parse_spec",
    "player",
    "player_names",
    "specs_in",
]
