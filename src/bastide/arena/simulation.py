"""Simulations: many games of the same match, their statistics, and both as data for other programs."""

import csv
import io
import json
import statistics
from collections.abc import Generator, Iterable, Sequence
from dataclasses import asdict, dataclass

from bastide.arena.executors import Executor, SerialExecutor
from bastide.arena.matches import Match, MatchResult, play_match

# Large enough that sending a chunk to a process is cheap, and small enough that Ctrl-C takes effect soon.
CHUNK_GAMES = 10


@dataclass(frozen=True, slots=True)
class GameChunk:
    """Some games of a simulation."""

    match: Match
    seeds: range
    keep_records: bool


def play_games(
    match: Match, *, games: int, seed: int, executor: Executor, keep_records: bool = False
) -> Generator[MatchResult]:
    """Play games with the seeds `seed`, `seed + 1`, … and yield their results in this order, with any executor."""
    if not isinstance(executor, SerialExecutor):
        play_match(match, seed, keep_record=keep_records)  # compile once, before several processes all do
    seeds = range(seed, seed + games)
    starts = range(0, games, CHUNK_GAMES)
    chunks = [GameChunk(match, seeds[start : start + CHUNK_GAMES], keep_records) for start in starts]
    for results in executor.run(play_chunk, chunks):
        yield from results


def play_chunk(chunk: GameChunk) -> list[MatchResult]:
    return [play_match(chunk.match, seed, keep_record=chunk.keep_records) for seed in chunk.seeds]


# Statistics


@dataclass(frozen=True, slots=True)
class SeatSummary:
    """The scores of a seat: `deviation` is that of single games, `error` the standard error of the mean.

    Both are None for a single game.
    """

    seat: int
    player: str
    mean: float
    deviation: float | None
    error: float | None
    least: int
    most: int
    wins: int
    shared_wins: int


@dataclass(frozen=True, slots=True)
class SimulationSummary:
    """The statistics of a simulation."""

    games: int
    mean_turns: float
    seats: tuple[SeatSummary, ...]


def summarise_games(match: Match, results: Sequence[MatchResult]) -> SimulationSummary:
    """Compute the statistics of at least one game."""
    return SimulationSummary(
        games=len(results),
        mean_turns=statistics.fmean(result.turns for result in results),
        seats=tuple(summarise_seat(seat, name, results) for seat, name in enumerate(match.players)),
    )


def summarise_seat(seat: int, name: str, results: Sequence[MatchResult]) -> SeatSummary:
    scores = [result.scores[seat] for result in results]
    deviation = statistics.stdev(scores) if len(scores) > 1 else None
    winning = [result.winners for result in results if seat in result.winners]
    alone = sum(len(winners) == 1 for winners in winning)
    return SeatSummary(
        seat=seat,
        player=name,
        mean=statistics.fmean(scores),
        deviation=deviation,
        error=None if deviation is None else deviation / len(scores) ** 0.5,
        least=min(scores),
        most=max(scores),
        wins=alone,
        shared_wins=len(winning) - alone,
    )


# Data for other programs


def json_lines(match: Match, results: Iterable[MatchResult]) -> str:
    """Return one JSON object per game, a line each."""
    return "".join(json.dumps(match_fields(match) | game_fields(result)) + "\n" for result in results)


def match_fields(match: Match) -> dict[str, object]:
    fields = ("edition", "players", "farmers", "draw_ahead")
    return {name: getattr(match, name) for name in fields}


def game_fields(result: MatchResult) -> dict[str, object]:
    # Without times, so that the same games give the same lines on every machine.
    return {"seed": result.seed, "scores": result.scores, "winners": result.winners, "turns": result.turns}


def csv_lines(match: Match, results: Iterable[MatchResult]) -> str:
    """Return a CSV table of games with a header; several winners share a field, separated by spaces."""
    seats = range(len(match.players))
    text = io.StringIO()
    table = csv.writer(text, lineterminator="\n")
    names, scores = ([f"{what}_{seat}" for seat in seats] for what in ("player", "score"))
    table.writerow(["seed", "turns", "winners", *names, *scores])
    for result in results:
        winners = " ".join(map(str, result.winners))
        table.writerow([result.seed, result.turns, winners, *match.players, *result.scores])
    return text.getvalue()


def summary_data(match: Match, seed: int, summary: SimulationSummary) -> dict[str, object]:
    """Return the statistics with the setup of the match as JSON data."""
    return {**match_fields(match), "seed": seed, **asdict(summary)}
