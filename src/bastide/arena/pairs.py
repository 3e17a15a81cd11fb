"""Duplicate units: one order of tiles, played once with each turn of the seats, so that luck and seats cancel out.

With two seats a unit is a duplicate pair, with n seats it is n games.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations

from bastide.arena.matches import Match, MatchResult, play_match


@dataclass(frozen=True, slots=True)
class Contest:
    """A match whose seats are turned through: `sides` are the numbers of the seats that are compared.

    Where more than two different players sit at one table, each two of them are sides, and `places` has everybody
    among all others. Numbers of seats are those of the match before it is turned.
    """

    match: Match
    sides: tuple["Sides", ...]
    places: tuple["Sides", ...] = ()

    @property
    def players(self) -> tuple[str, ...]:
        return self.match.players

    def turned(self, turn: int) -> Match:
        """The match in which everybody sits so many seats further on."""
        return replace(self.match, players=self.players[-turn:] + self.players[:-turn] if turn else self.players)

    def seat(self, number: int, turn: int) -> int:
        """Where whoever has that number sits in the turned match."""
        return (number + turn) % len(self.players)


@dataclass(frozen=True, slots=True)
class Sides:
    """Who is compared with whom: one seat with one or more rivals."""

    one: int
    rivals: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Unit:
    """A contest with one order of tiles."""

    contest: Contest
    seed: int


@dataclass(frozen=True, slots=True)
class UnitResult:
    """What came of a unit: its games in the order of their turns."""

    unit: Unit
    games: tuple[MatchResult, ...]

    def without_records(self) -> "UnitResult":
        """The same with less to remember."""
        return UnitResult(self.unit, tuple(replace(game, record=None) for game in self.games))


def contests(players: Sequence[str], seats: int, rules: Match) -> list[Contest]:
    """Who meets whom, by the rules of a match without players.

    As many players as seats sit at one table. Otherwise everybody meets everybody: with more than two seats, one of
    the one player among the other.
    """
    if len(players) == seats > 2:
        return [one_table(replace(rules, players=tuple(players)))]
    among = (Sides(0, tuple(range(1, seats))),)
    met = combinations(players, 2)
    return [Contest(replace(rules, players=(one, *[other] * (seats - 1))), among) for one, other in met]


def one_table(match: Match) -> Contest:
    """A contest of different players, all in one game."""
    seats = range(len(match.players))
    sides = tuple(Sides(one, (other,)) for one, other in combinations(seats, 2))
    places = tuple(Sides(one, tuple(seat for seat in seats if seat != one)) for one in seats)
    return Contest(match, sides, places)


def play_unit(unit: Unit) -> UnitResult:
    """Play the games of a unit, with their records."""
    contest = unit.contest
    turns = range(len(contest.players))
    games = [play_match(contest.turned(turn), unit.seed, keep_record=True) for turn in turns]
    return UnitResult(unit, tuple(games))


@dataclass(frozen=True, slots=True)
class Score:
    """How one side did in a game, among its rivals; whoever else sits there is not looked at.

    `margin` is in points over the mean of the rivals. `place` is 1 for coming first, a half for a shared first place,
    else 0; `ahead` is what is counted for being ahead of each rival, a half for a draw, on average: with one rival
    both are the same.
    """

    margin: float
    place: float
    ahead: float


def scores_of(result: UnitResult, sides: Sides) -> Iterator[Score]:
    """What a unit says about two sides, game by game."""
    contest = result.unit.contest
    for turn, game in enumerate(result.games):
        own = game.scores[contest.seat(sides.one, turn)]
        rivals = [game.scores[contest.seat(number, turn)] for number in sides.rivals]
        yield Score(
            margin=own - sum(rivals) / len(rivals),
            place=comparison(own, max(rivals)),
            ahead=sum(comparison(own, rival) for rival in rivals) / len(rivals),
        )


def comparison(own: int, other: int) -> float:
    """1, a half or 0 for more, as many or fewer points."""
    return 1.0 if own > other else 0.5 if own == other else 0.0
