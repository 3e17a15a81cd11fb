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
    """The matches in the order of the plan, what sequential tests said of each, if there were any, and the ratings.

    If more than two different players sat at one table, a match is between two of them, whoever else was there, and
    `places` has everybody among all others, in the order of the plan.
    """

    plan: Plan
    matches: tuple[Estimate, ...]
    places: tuple[Estimate, ...]
    verdicts: tuple[Verdict, ...]
    ratings: tuple[Rating, ...]

    @property
    def games(self) -> int:
        """How many games were played. At one table for all, each of them is in several matches."""
        return self.places[0].games if self.places else sum(match.games for match in self.matches)


def summarise(tournament: Tournament) -> Summary:
    """The figures of a tournament, of everybody who has met."""
    played = [number for number, tally in enumerate(tournament.tallies) if tally.seeds]
    tallies = [tournament.tallies[number] for number in played]
    verdicts = tournament.verdicts()
    return Summary(
        tournament.plan,
        tuple(map(estimate, tallies)),
        tuple(estimate(tally) for tally in tournament.places if tally.seeds),
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
        "places": [asdict(place) for place in summary.places],
        "ratings": [asdict(rating) for rating in summary.ratings],
    }
