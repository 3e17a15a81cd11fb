"""Summary of a tournament, for people and programs."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass

from bastide.arena.estimates import Estimate, Tally, estimate
from bastide.arena.ratings import Rating, ratings
from bastide.arena.results_file import plan_data
from bastide.arena.sequential_test import MatchVerdict
from bastide.arena.tournament import Tournament, TournamentPlan


@dataclass(frozen=True, slots=True)
class TournamentSummary:
    """The matches in the order of the plan, the verdicts of their sequential tests, if any, and the ratings.

    If more than two different players met in one game, a match compares two of them and ignores the others, and
    `places` has each player against all others, in the order of the plan.
    """

    plan: TournamentPlan
    matches: tuple[Estimate, ...]
    places: tuple[Estimate, ...]
    verdicts: tuple[MatchVerdict, ...]
    ratings: tuple[Rating, ...]

    @property
    def games(self) -> int:
        """Number of games. With more than two different players in a game, each game counts in several matches."""
        return self.places[0].games if self.places else sum(match.games for match in self.matches)


def summarise_tournament(tournament: Tournament) -> TournamentSummary:
    """Summarise a tournament over all players that have met."""
    played = [number for number, tally in enumerate(tournament.tallies) if tally.seeds]
    tallies = [tournament.tallies[number] for number in played]
    verdicts = tournament.verdicts()
    return TournamentSummary(
        tournament.plan,
        tuple(map(estimate, tallies)),
        tuple(estimate(tally) for tally in tournament.places if tally.seeds),
        tuple(verdicts[number] for number in played if verdicts),
        tuple(ratings(players_that_met(tournament.plan, tallies), tallies)),
    )


def players_that_met(plan: TournamentPlan, tallies: Sequence[Tally]) -> list[str]:
    """Return the players of all tallies, in the order of the plan."""
    met = {name for tally in tallies for name in (tally.a, tally.b)}
    return [player for player in plan.players if player in met]


def summary_data(summary: TournamentSummary) -> dict[str, object]:
    """Return the summary as JSON data."""
    verdicts = [{"verdict": str(verdict)} for verdict in summary.verdicts] or [{}] * len(summary.matches)
    about = {key: value for key, value in plan_data(summary.plan).items() if key != "format"}
    return {
        **about,
        "games": summary.games,
        "matches": [asdict(match) | verdict for match, verdict in zip(summary.matches, verdicts, strict=True)],
        "places": [asdict(place) for place in summary.places],
        "ratings": [asdict(rating) for rating in summary.ratings],
    }
