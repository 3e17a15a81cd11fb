"""What a tournament came to, for people and programs."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass

from bastide.arena.estimates import Estimate, Tally, estimate
from bastide.arena.ratings import Rating, ratings
from bastide.arena.results import plan_data
from bastide.arena.stopping import Verdict
from bastide.arena.tournament import Plan, Tournament


@dataclass(frozen=True, slots=True)
class Summary:
    """The matches in the order of the plan, what sequential tests said of each, if there were any, and the ratings."""

    plan: Plan
    matches: tuple[Estimate, ...]
    verdicts: tuple[Verdict, ...]
    ratings: tuple[Rating, ...]

    @property
    def games(self) -> int:
        """How many games were played. At a table for all, each of them is in several matches."""
        counted = sum(match.games for match in self.matches)
        return self.matches[0].games if self.is_one_table else counted

    @property
    def is_one_table(self) -> bool:
        """Whether all players sat at one table."""
        return len(self.plan.players) == self.plan.seats


def summarise(tournament: Tournament) -> Summary:
    """The figures of a tournament in which at least one unit was played."""
    played = [number for number, tally in enumerate(tournament.tallies) if tally.seeds]
    tallies = [tournament.tallies[number] for number in played]
    verdicts = tournament.verdicts()
    return Summary(
        tournament.plan,
        tuple(map(estimate, tallies)),
        tuple(verdicts[number] for number in played if verdicts),
        tuple(ratings(met(tournament.plan, tallies), tallies)),
    )


def met(plan: Plan, tallies: Sequence[Tally]) -> list[str]:
    """The players that have met somebody, in the order of the plan."""
    there = {name for tally in tallies for name in (tally.a, tally.b)}
    return [player for player in plan.players if player in there]


def summary_data(summary: Summary) -> dict[str, object]:
    """The summary as plain data."""
    verdicts = [{"verdict": str(verdict)} for verdict in summary.verdicts] or [{}] * len(summary.matches)
    about = {key: value for key, value in plan_data(summary.plan).items() if key != "format"}
    return {
        **about,
        "games": summary.games,
        "matches": [asdict(match) | verdict for match, verdict in zip(summary.matches, verdicts, strict=True)],
        "ratings": [asdict(rating) for rating in summary.ratings],
    }
