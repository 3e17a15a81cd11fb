"""Outcome of a game, and spaces on the score track."""

from dataclasses import dataclass
from typing import NamedTuple

from bastide.errors import SetupError
from bastide.rules.options import quote_value, to_int


@dataclass(frozen=True, slots=True)
class Outcome:
    """Final scores by seat, and the seats that share the victory."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


def outcome_of(scores: tuple[int, ...]) -> Outcome:
    """Return the outcome of final scores. All seats with the most points win."""
    return Outcome(scores, tuple(seat for seat, score in enumerate(scores) if score == max(scores)))


class TrackSpace(NamedTuple):
    """A marker's space on the score track, and its completed laps. After the first lap the marker lies down."""

    space: int
    laps: int


def score_track(points: int, spaces: int = 50) -> TrackSpace:
    """Return the space of a marker on the score track. Raises SetupError unless `points` is an int of 0 or more."""
    number = to_int(points)
    if number is None or number < 0:
        raise SetupError("setup/points", points=quote_value(points))
    laps, space = divmod(number, spaces)
    return TrackSpace(space, laps)
