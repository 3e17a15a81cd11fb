"""Settings of a server."""

from dataclasses import dataclass, field
from pathlib import Path

from bastide.arena.executors import available_processes

DATABASE = "games.sqlite"


def other_cores() -> int:
    """Return the number of cores beside the server's own, at least 1."""
    return max(1, available_processes() - 1)


@dataclass(frozen=True, slots=True)
class Settings:
    """The data folder, and limits on time and processes. Times are in seconds."""

    data: Path
    processes: int = field(default_factory=other_cores)  # for computer players
    thinking_time: float = 2.0  # of a computer player, per move
    grace_time: float = 30.0  # beyond that, before a computer player is killed
    idle_time: float = 300.0  # before a room without viewers is unloaded
    long_away: float = 24 * 3600.0  # before a seat may be handed over without its player's consent
    renames_a_minute: float = 6  # of a seat: every viewer gets the whole state again
    lost_time: float = 180 * 24 * 3600.0  # before a game that is in no list is deleted, at the next start

    @property
    def database(self) -> Path:
        return self.data / DATABASE
