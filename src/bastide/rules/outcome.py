"""How a game ended, and where the markers stand."""

from dataclasses import dataclass
from typing import NamedTuple

from bastide.errors import SetupError
from bastide.rules.options import is_number, quoted


@dataclass(frozen=True, slots=True)
class Outcome:
    """The final scores by seat, and the seats that share the victory."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


def outcome_of(scores: tuple[int, ...]) -> Outcome:
    """The most points win; all who tie share the victory."""
    return Outcome(scores, tuple(seat for seat, score in enumerate(scores) if score == max(scores)))


class TrackSpace(NamedTuple):
    """A marker's space on the score track, and how often it has passed 0; it lies down from the first lap on."""

    space: int
    laps: int


def score_track(points: int, spaces: int = 50) -> TrackSpace:
    """Where the marker of a player with so many points stands. Raises SetupError for what is no number of points."""
    if not is_number(points) or points < 0:
        raise SetupError("setup/points", points=quoted(points))
    laps, space = divmod(points, spaces)
    return TrackSpace(space, laps)
