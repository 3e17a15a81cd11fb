"""What can be set when a server starts."""

from dataclasses import dataclass, field
from pathlib import Path

from bastide.arena.executors import processes_here

DATABASE = "games.sqlite"


def other_cores() -> int:
    """How many processes can run beside the server itself; one in any case."""
    return max(1, processes_here() - 1)


@dataclass(frozen=True, slots=True)
class Settings:
    """Where games are kept, and how much the server spends on what; times are in seconds."""

    data: Path
    processes: int = field(default_factory=other_cores)  # in which computer players think
    thinking_time: float = 2.0  # what a computer player may spend on a move
    patience: float = 30.0  # how much longer than that it may take before it is given up
    idle_time: float = 300.0  # after which a room that nobody looks at leaves the memory
    long_away: float = 24 * 3600.0  # after which a seat may be handed over without its person

    renames_a_minute: float = 6  # of a seat: everybody at the table gets all anew
    lost_time: float = 180 * 24 * 3600.0  # after which a game goes that nobody has in their list, at the next start

    @property
    def database(self) -> Path:
        return self.data / DATABASE
