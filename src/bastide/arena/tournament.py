"""Tournaments: all contests of a plan, up to a number of units or until a sequential test decides."""

from collections.abc import Generator, Iterable, Iterator
from dataclasses import dataclass

from bastide.arena.contests import Contest, ContestUnit, Sides, UnitResult, contests, play_unit
from bastide.arena.estimates import Tally
from bastide.arena.executors import Executor, SerialExecutor, block_interrupts
from bastide.arena.matches import Match, warm_players
from bastide.arena.sequential_test import MatchVerdict, SequentialTest
from bastide.errors import SetupError
from bastide.players import parse_spec
from bastide.rules.options import SEED_BITS


@dataclass(frozen=True, slots=True)
class TournamentPlan:
    """The players of a tournament, the seats of a game, the rules of a match, and the first seed."""

    players: tuple[str, ...]
    seats: int
    rules: Match
    seed: int

    def check(self) -> None:
        """Raise SetupError if the plan cannot be played."""
        if len(self.players) < 2:
            raise SetupError("arena/one-player", count=len(self.players))
        for contest in self.contests():
            contest.match.check()
        for number, player in enumerate(self.players):
            if player in self.players[:number]:
                raise SetupError("arena/player-twice", name=player)

    def contests(self) -> list[Contest]:
        return contests(self.players, self.seats, self.rules)

    def check_seeds(self, pairs: int) -> None:
        """Raise SetupError if there are fewer seeds than units."""
        if (self.seed + pairs - 1).bit_length() > SEED_BITS:
            raise SetupError("arena/no-more-seeds", seed=str(self.seed), pairs=pairs, last=str((1 << SEED_BITS) - 1))


def make_plan(players: Iterable[str], *, seats: int = 2, rules: Match, seed: int) -> TournamentPlan:
    """Return a valid plan, with players in their canonical spelling. Raises SetupError."""
    rules.register_code()
    plan = TournamentPlan(tuple(str(parse_spec(text)) for text in players), seats, rules, seed)
    plan.check()
    return plan


class Tournament:
    """The results of a plan, and the units that remain.

    Each contest is played with the seeds `seed`, `seed + 1`, … for `pairs` units. With a `resolution` in points, a
    contest ends early when sequential tests have a verdict on all its sides.
    """

    def __init__(self, plan: TournamentPlan, *, pairs: int, resolution: float | None = None) -> None:
        plan.check_seeds(pairs)
        self.plan = plan
        self.pairs = pairs
        self.contests = plan.contests()
        self._tallies = {contest: new_tallies(contest, contest.sides) for contest in self.contests}
        self._places = {contest: new_tallies(contest, contest.places) for contest in self.contests}
        self._tests = {
            contest: [SequentialTest(resolution) for _ in contest.sides] if resolution else []
            for contest in self.contests
        }
        self._played: set[ContestUnit] = set()

    @property
    def tallies(self) -> list[Tally]:
        """Tallies of all compared sides."""
        return [tally for tallies in self._tallies.values() for tally in tallies]

    @property
    def places(self) -> list[Tally]:
        """Tallies of each player against all others, if more than two different players meet in a game."""
        return [tally for tallies in self._places.values() for tally in tallies]

    @property
    def units(self) -> int:
        """Number of units counted."""
        return len(self._played)

    @property
    def most_units(self) -> int:
        """Largest possible number of units."""
        return self.pairs * len(self.contests)

    def add(self, result: UnitResult) -> None:
        """Count a unit, which must not be counted already."""
        assert result.unit not in self._played
        self._played.add(result.unit)
        contest = result.unit.contest
        for tally in (*self._tallies[contest], *self._places[contest]):
            tally.add(result)
        for test, tally in zip(self._tests[contest], self._tallies[contest], strict=False):
            test.add(tally.margins[-1])

    def add_stored(self, result: UnitResult) -> None:
        """Count a stored unit, unless it exceeds the requested number or its contest is decided."""
        if result.unit.seed < self.plan.seed + self.pairs and not self.is_decided(result.unit.contest):
            self.add(result)

    def first_tally(self, contest: Contest) -> Tally:
        """Return the tally of a contest's first player, against all others if they differ."""
        return (*self._places[contest], *self._tallies[contest])[0]

    def verdicts(self) -> list[MatchVerdict]:
        """Return the verdicts of the sequential tests, in the order of `tallies`; empty without tests."""
        return [test.verdict for tests in self._tests.values() for test in tests]

    def is_decided(self, contest: Contest) -> bool:
        """Return True if all tests of a contest have a verdict; False without tests."""
        tests = self._tests[contest]
        return bool(tests) and all(test.verdict is not MatchVerdict.OPEN for test in tests)

    def remaining_units(self) -> Iterator[ContestUnit]:
        """Yield the units to play. Contests that are decided meanwhile drop out."""
        for seed in range(self.plan.seed, self.plan.seed + self.pairs):
            for contest in self.contests:
                unit = ContestUnit(contest, seed)
                if unit not in self._played and not self.is_decided(contest):
                    yield unit

    def run(self, executor: Executor) -> Generator[UnitResult]:
        """Play the remaining units, count and yield them. The results and their order do not depend on the executor."""
        if not isinstance(executor, SerialExecutor):
            for contest in self.contests:  # compile once, before several processes all do
                warm_players(contest.match.edition, contest.players)
        for result in executor.run(play_unit, self.remaining_units()):
            if self.is_decided(result.unit.contest):
                continue  # started before the verdict
            with block_interrupts():  # a unit must not be counted in part
                self.add(result.without_records())
            yield result


def new_tallies(contest: Contest, compared: Iterable[Sides]) -> list[Tally]:
    return [Tally(contest.players[sides.one], rivals_of(contest, sides), sides) for sides in compared]


def rivals_of(contest: Contest, sides: Sides) -> str:
    """Return the distinct names of the rivals."""
    return ", ".join(dict.fromkeys(contest.players[rival] for rival in sides.rivals))
