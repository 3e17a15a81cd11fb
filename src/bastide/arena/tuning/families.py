"""What the constants of each family are tuned on, and where that begins."""

from importlib.resources import files

from bastide.arena.tuning.practice_games import Table
from bastide.kernel.layout import Records
from bastide.players.evaluation.weights import read_weights

TABLES = {
    "classic-two": (Table("modern", 2), Table("hungarian", 2)),  # cities pay fields in two ways
    "classic-several": (Table("modern", 3), Table("modern", 4)),
    "hunters": (Table("hunters", 2), Table("hunters", 3)),
}


def start_text() -> str:
    """The constants that tuning begins with."""
    return data_text("start.toml")


def sparring_partner() -> Records:
    """Constants that play otherwise than all that are found: who tunes against oneself alone learns to beat oneself."""
    return read_weights(data_text("sparring.toml"))


def data_text(name: str) -> str:
    return (files("bastide.arena.tuning") / "data" / name).read_text(encoding="utf-8")
