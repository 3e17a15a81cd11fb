"""What the constants of each family are tuned on, and where that begins."""

from importlib.resources import files

from bastide.arena.tuning.practice_games import Table
from bastide.kernel.layout import Records
from bastide.players.evaluation.weights import read_weights

DATA = files("bastide.arena.tuning") / "data"
TABLES = {
    "classic-two": (Table("modern", 2), Table("hungarian", 2)),  # cities pay fields in two ways
    "classic-several": (Table("modern", 3), Table("hungarian", 4), Table("modern", 5)),
    "hunters": (Table("hunters", 2), Table("hunters", 4)),
}


def start_text(family: str) -> str:
    """The constants that the tuning of a family begins with."""
    return (DATA / "start" / f"{family}.toml").read_text(encoding="utf-8")


def sparring_partner(players: int) -> Records:
    """Constants that play otherwise than all that are found: who tunes against oneself alone learns to beat oneself.

    As `greedy` does, it spares its followers the less, the more players there are.
    """
    partner = read_weights((DATA / "sparring-partner.toml").read_text(encoding="utf-8"))
    partner["supply"] *= 2 / players
    return partner
