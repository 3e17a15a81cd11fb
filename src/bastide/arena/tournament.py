"""Tournaments: who meets whom, until enough was played or it is sure who is better."""

from collections.abc import Generator, Iterable, Iterator
from dataclasses import dataclass

from bastide.arena.estimates import Tally
from bastide.arena.executors import Executor, InThisProcess, interrupts_blocked
from bastide.arena.matches import Match, warm_players
from bastide.arena.pairs import Contest, Sides, Unit, UnitResult, contests, play_unit
from bastide.arena.stopping import SequentialTest, Verdict
from bastide.errors import SetupError
from bastide.players import parse_spec
from bastide.rules.options import SEED_BITS


@dataclass(frozen=True, slots=True)
class Plan:
    """What a tournament is about: its players, the seats of a game, the rules of a match, and the first seed."""

    players: tuple[str, ...]
    seats: int
    rules: Match
    seed: int

    def check(self) -> None:
        """Refuse what cannot be played. Raises SetupError."""
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
        """Refuse more units than there are seeds. Raises SetupError."""
        if (self.seed + pairs - 1).bit_length() > SEED_BITS:
            raise SetupError("arena/no-more-seeds", seed=str(self.seed), pairs=pairs, last=str((1 << SEED_BITS) - 1))


def plan_of(players: Iterable[str], *, seats: int = 2, rules: Match, seed: int) -> Plan:
    """A plan that can be played, its players in their one spelling. Raises SetupError."""
    rules.enter_code()
    plan = Plan(tuple(str(parse_spec(text)) for text in players), seats, rules, seed)
    plan.check()
    return plan


class Tournament:
    """Collects results of a plan, and knows what is left to play.

    Each contest is played with the seeds `seed`, `seed + 1`, … up to so many `pairs` (units, that is). With a
    `resolution` in points it ends when a sequential test has a verdict on all its sides.
    """

    def __init__(self, plan: Plan, *, pairs: int, resolution: float | None = None) -> None:
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
        self._played: set[Unit] = set()

    @property
    def tallies(self) -> list[Tally]:
        """What was counted, for everybody who met."""
        return [tally for tallies in self._tallies.values() for tally in tallies]

    @property
    def places(self) -> list[Tally]:
        """What was counted for everybody among all others, if different players sit at one table."""
        return [tally for tallies in self._places.values() for tally in tallies]

    @property
    def units(self) -> int:
        """How many units were counted."""
        return len(self._played)

    @property
    def most_units(self) -> int:
        """How many units there can be."""
        return self.pairs * len(self.contests)

    def add(self, result: UnitResult) -> None:
        """Count a unit. It must not be counted already."""
        assert result.unit not in self._played
        self._played.add(result.unit)
        contest = result.unit.contest
        for tally in (*self._tallies[contest], *self._places[contest]):
            tally.add(result)
        for test, tally in zip(self._tests[contest], self._tallies[contest], strict=False):
            test.add(tally.margins[-1])

    def take_up(self, result: UnitResult) -> None:
        """Count a unit that was played before, unless it is beyond what is asked for now."""
        if result.unit.seed < self.plan.seed + self.pairs and not self.is_decided(result.unit.contest):
            self.add(result)

    def first_tally(self, contest: Contest) -> Tally:
        """What was counted for the first player of a contest, among all others if they are different ones."""
        return (*self._places[contest], *self._tallies[contest])[0]

    def verdicts(self) -> list[Verdict]:
        """What the sequential tests say, in the order of `tallies`; without tests there are none."""
        return [test.verdict for tests in self._tests.values() for test in tests]

    def is_decided(self, contest: Contest) -> bool:
        """Whether its tests have their verdicts; without tests it never is."""
        tests = self._tests[contest]
        return bool(tests) and all(test.verdict is not Verdict.OPEN for test in tests)

    def remaining(self) -> Iterator[Unit]:
        """What is to be played, as far as it is known when it is asked for."""
        for seed in range(self.plan.seed, self.plan.seed + self.pairs):
            for contest in self.contests:
                unit = Unit(contest, seed)
                if unit not in self._played and not self.is_decided(contest):
                    yield unit

    def run(self, executor: Executor) -> Generator[UnitResult]:
        """Play what is left and count it. What comes, and in which order, does not depend on who plays it."""
        if not isinstance(executor, InThisProcess):
            for contest in self.contests:  # compiles what it needs before several processes all do
                warm_players(contest.match.edition, contest.players)
        for result in executor.run(play_unit, self.remaining()):
            if self.is_decided(result.unit.contest):
                continue  # it was begun before the verdict came
            with interrupts_blocked():  # or a unit would be counted by halves
                self.add(result.without_records())
            yield result


def new_tallies(contest: Contest, compared: Iterable[Sides]) -> list[Tally]:
    return [Tally(contest.players[sides.one], rivals_of(contest, sides), sides) for sides in compared]


def rivals_of(contest: Contest, sides: Sides) -> str:
    """The names of the rivals, each once."""
    return ", ".join(dict.fromkeys(contest.players[rival] for rival in sides.rivals))
