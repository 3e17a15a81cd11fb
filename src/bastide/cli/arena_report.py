"""The results of a tournament as tables for a terminal."""

from bastide.arena.estimates import Estimate, Tally, standard_error
from bastide.arena.rating_chart import signed_text, signed_whole_text
from bastide.arena.ratings import Rating
from bastide.arena.summaries import TournamentSummary
from bastide.cli.terminal import figures_text
from bastide.messages import say
from bastide.messages.factories import edition_name

COLUMNS = ("a", "b", "pairs", "margin", "error", "share", "interval", "results", "ms-a", "ms-b")
PLACE_COLUMNS = ("a", "pairs", "margin", "error", "first", "interval", "places", "ms-a", "ms-b")


def running_text(tally: Tally) -> str:
    """Return the current estimate, shown beside the progress bar."""
    count = len(tally.margins)
    return say(
        "arena-running",
        a=tally.a,
        b=tally.b,
        margin=signed_text(sum(tally.margins) / count),
        error=decimal(standard_error(tally.margins)),
        share=percent(sum(tally.places) / count),
    )


def summary_text(summary: TournamentSummary) -> str:
    parts = [title(summary), ""]
    if summary.places:
        parts += [places_text(summary), say("arena-twos"), ""]
    parts.append(matches_text(summary))
    if len(summary.plan.players) > 2:
        parts += [say("arena-cross-table"), "", cross_text(summary)]
    parts += [say("arena-ratings"), "", ratings_text(summary.ratings), key(summary), ""]
    return "\n".join(parts)


def title(summary: TournamentSummary) -> str:
    plan = summary.plan
    return say(
        "arena-title",
        games=summary.games,
        edition=edition_name(plan.rules.edition),
        seats=plan.seats,
        seed=str(plan.seed),
    )


def key(summary: TournamentSummary) -> str:
    if summary.plan.seats == 2:
        return say("arena-key")
    return say("arena-key-table" if summary.places else "arena-key-seats", seats=summary.plan.seats)


def places_text(summary: TournamentSummary) -> str:
    """Format the results of each player against all others."""
    heading = [say(f"arena-column-{column}") for column in PLACE_COLUMNS]
    against = COLUMNS.index("b")
    rows = [[cell for column, cell in enumerate(match_row(place)) if column != against] for place in summary.places]
    return figures_text(heading, rows, labels=1)


def matches_text(summary: TournamentSummary) -> str:
    heading = [say(f"arena-column-{column}") for column in COLUMNS]
    rows = [match_row(match) for match in summary.matches]
    if summary.verdicts:
        heading.append(say("arena-column-verdict"))
        rows = [[*row, say(f"arena-verdict-{each}")] for row, each in zip(rows, summary.verdicts, strict=True)]
    return figures_text(heading, rows, labels=2)


def match_row(match: Estimate) -> list[str]:
    return [
        match.a,
        match.b,
        say("simulate-whole", value=match.pairs),
        signed_text(match.margin),
        decimal(match.stderr),
        percent(match.share),
        interval(match),
        say("arena-results", wins=match.wins, draws=match.draws, losses=match.losses),
        milliseconds(match.ms_a),
        milliseconds(match.ms_b),
    ]


def interval(match: Estimate) -> str:
    if match.share_low is None or match.share_high is None:
        return say("simulate-undefined")
    return say("arena-interval", low=percent(match.share_low), high=percent(match.share_high))


def cross_text(summary: TournamentSummary) -> str:
    """Format the margins of row players over column players; columns are numbered."""
    players = [rating.player for rating in summary.ratings]
    margins = {(match.a, match.b): match.margin for match in summary.matches}
    margins |= {(b, a): -margin for (a, b), margin in margins.items()}
    heading = ["", *(str(number) for number in range(1, len(players) + 1))]
    rows = [
        [f"{number} {player}", *(cross_cell(margins.get((player, other))) for other in players)]
        for number, player in enumerate(players, start=1)
    ]
    return figures_text(heading, rows, labels=1)


def cross_cell(margin: float | None) -> str:
    return say("simulate-undefined") if margin is None else signed_text(margin)


def ratings_text(ratings: tuple[Rating, ...]) -> str:
    heading = [say(f"arena-column-{column}") for column in ("player", "rating", "from", "to")]
    rows = [[each.player, *map(rating_figure, (each.rating, each.low, each.high))] for each in ratings]
    return figures_text(heading, rows, labels=1)


def rating_figure(value: float | None) -> str:
    return say("simulate-undefined") if value is None else signed_whole_text(value)


def percent(share: float) -> str:
    return say("arena-percent", value=100 * share)


def decimal(value: float | None) -> str:
    return say("simulate-undefined") if value is None else say("simulate-decimal", value=value)


def milliseconds(value: float | None) -> str:
    return say("simulate-undefined") if value is None else say("arena-milliseconds", value=value)
