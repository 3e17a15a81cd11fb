"""What the constants of each family are tuned on, and where that begins."""

from importlib.resources import files

from bastide.arena.tuning.practice_games import Table

TABLES = {
    "classic-two": (Table("modern", 2), Table("hungarian", 2)),  # cities pay fields in two ways
    "classic-several": (Table("modern", 3), Table("modern", 4)),
    "hunters": (Table("hunters", 2), Table("hunters", 3)),
}


def start_text() -> str:
    """The constants that tuning begins with."""
    return (files("bastide.arena.tuning") / "data" / "start.toml").read_text(encoding="utf-8")
