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
from bastide.players.custom import Code, read_code
from bastide.players.parameters import Parameter
from bastide.players.registry import (
    Spec,
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
    "Code",
    "Explanation",
    "Limit",
    "Parameter",
    "PeekingPlayer",
    "Player",
    "Spec",
    "check_fair",
    "check_players",
    "choice_of",
    "explanation_of",
    "is_fair",
    "level_names",
    "parse_spec",
    "player",
    "player_names",
    "read_code",
    "specs_in",
]
