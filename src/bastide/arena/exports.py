"""Results as data for other programs."""

import csv
import io
import json
from collections.abc import Iterable
from dataclasses import asdict

from bastide.arena.matches import Match, MatchResult
from bastide.arena.simulation import Summary


def json_lines(match: Match, results: Iterable[MatchResult]) -> str:
    """One JSON object a game, a line each."""
    return "".join(json.dumps(match_fields(match) | game_fields(result)) + "\n" for result in results)


def match_fields(match: Match) -> dict[str, object]:
    fields = ("edition", "players", "farmers", "draw_ahead")
    return {name: getattr(match, name) for name in fields}


def game_fields(result: MatchResult) -> dict[str, object]:
    # Without the seconds: the same games are the same lines, on every machine.
    return {"seed": result.seed, "scores": result.scores, "winners": result.winners, "turns": result.turns}


def csv_lines(match: Match, results: Iterable[MatchResult]) -> str:
    """A table of games with a heading; several winners stand in one field, with spaces between."""
    seats = range(len(match.players))
    text = io.StringIO()
    table = csv.writer(text, lineterminator="\n")
    names, scores = ([f"{what}_{seat}" for seat in seats] for what in ("player", "score"))
    table.writerow(["seed", "turns", "winners", *names, *scores])
    for result in results:
        winners = " ".join(map(str, result.winners))
        table.writerow([result.seed, result.turns, winners, *match.players, *result.scores])
    return text.getvalue()


def summary_data(match: Match, seed: int, summary: Summary) -> dict[str, object]:
    """What the games came to, and what they were."""
    return {**match_fields(match), "seed": seed, **asdict(summary)}
