"""Duplicate units: one order of tiles, played once with each rotation of the seats, so that luck and seats cancel out.

With two seats a unit is a duplicate pair; with n seats it has n games.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations

from bastide.arena.matches import Match, MatchResult, play_match


@dataclass(frozen=True, slots=True)
class Contest:
    """A match that is played with every rotation of its seats; `sides` are the pairs of sides to compare.

    If more than two different players meet in one game, `sides` has every pair, and `places` has each player against
    all others. Seats are numbered as in the match before rotation.
    """

    match: Match
    sides: tuple["Sides", ...]
    places: tuple["Sides", ...] = ()

    @property
    def players(self) -> tuple[str, ...]:
        return self.match.players

    def rotated(self, shift: int) -> Match:
        """Return the match with every player moved on by `shift` seats."""
        return replace(self.match, players=self.players[-shift:] + self.players[:-shift] if shift else self.players)

    def seat(self, number: int, shift: int) -> int:
        """Return the seat of a player in the rotated match."""
        return (number + shift) % len(self.players)


@dataclass(frozen=True, slots=True)
class Sides:
    """A comparison of one seat with one or more rivals."""

    one: int
    rivals: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ContestUnit:
    """A contest with one order of tiles."""

    contest: Contest
    seed: int


@dataclass(frozen=True, slots=True)
class UnitResult:
    """The games of a unit, in the order of the rotations."""

    unit: ContestUnit
    games: tuple[MatchResult, ...]

    def without_records(self) -> "UnitResult":
        """Return a copy without records, to save memory."""
        return UnitResult(self.unit, tuple(replace(game, record=None) for game in self.games))


def contests(players: Sequence[str], seats: int, rules: Match) -> list[Contest]:
    """Return the contests between players, by the rules of a match without players.

    As many players as seats meet in one game. Otherwise every pair meets: with more than two seats, one seat for the
    first player, and all others for the second.
    """
    if len(players) == seats > 2:
        return [free_for_all(replace(rules, players=tuple(players)))]
    sides = (Sides(0, tuple(range(1, seats))),)
    pairs = combinations(players, 2)
    return [Contest(replace(rules, players=(one, *[other] * (seats - 1))), sides) for one, other in pairs]


def free_for_all(match: Match) -> Contest:
    """Return a contest of more than two different players in one game."""
    seats = range(len(match.players))
    sides = tuple(Sides(one, (other,)) for one, other in combinations(seats, 2))
    places = tuple(Sides(one, tuple(seat for seat in seats if seat != one)) for one in seats)
    return Contest(match, sides, places)


def play_unit(unit: ContestUnit) -> UnitResult:
    """Play the games of a unit, with their records."""
    contest = unit.contest
    shifts = range(len(contest.players))
    games = [play_match(contest.rotated(shift), unit.seed, keep_record=True) for shift in shifts]
    return UnitResult(unit, tuple(games))


@dataclass(frozen=True, slots=True)
class Score:
    """The result of one side in a game against its rivals; other seats are ignored.

    `margin` is the lead over the mean of the rivals, in points. `place` is 1 for the first place, a half for a shared
    first place, else 0. `ahead` is the mean over the rivals of 1 for being ahead, a half for a draw, else 0: with one
    rival it equals `place`.
    """

    margin: float
    place: float
    ahead: float


def scores_of(result: UnitResult, sides: Sides) -> Iterator[Score]:
    """Yield the result of one side in each game of a unit."""
    contest = result.unit.contest
    for shift, game in enumerate(result.games):
        own = game.scores[contest.seat(sides.one, shift)]
        rivals = [game.scores[contest.seat(number, shift)] for number in sides.rivals]
        yield Score(
            margin=own - sum(rivals) / len(rivals),
            place=comparison(own, max(rivals)),
            ahead=sum(comparison(own, rival) for rival in rivals) / len(rivals),
        )


def comparison(own: int, other: int) -> float:
    """Return 1, a half or 0 for more, as many or fewer points."""
    return 1.0 if own > other else 0.5 if own == other else 0.0
