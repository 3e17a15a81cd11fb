"""Many games of the same match, and what they come to."""

import statistics
from collections.abc import Generator, Sequence
from dataclasses import dataclass

from bastide.arena.executors import Executor, InThisProcess
from bastide.arena.matches import Match, MatchResult, play_match

# Enough that sending them to a process costs little beside playing them, and few enough that Ctrl-C need not wait long.
CHUNK_GAMES = 10


@dataclass(frozen=True, slots=True)
class Chunk:
    """Some games of a simulation."""

    match: Match
    seeds: range
    keep_records: bool


def play_games(
    match: Match, *, games: int, seed: int, executor: Executor, keep_records: bool = False
) -> Generator[MatchResult]:
    """Play games with the seeds `seed`, `seed + 1`, …; the results come in that order, whatever plays them."""
    if not isinstance(executor, InThisProcess):
        play_match(match, seed, keep_record=keep_records)  # compiles what it needs before several processes all do
    seeds = range(seed, seed + games)
    starts = range(0, games, CHUNK_GAMES)
    chunks = [Chunk(match, seeds[start : start + CHUNK_GAMES], keep_records) for start in starts]
    for results in executor.run(play_chunk, chunks):
        yield from results


def play_chunk(chunk: Chunk) -> list[MatchResult]:
    return [play_match(chunk.match, seed, keep_record=chunk.keep_records) for seed in chunk.seeds]


@dataclass(frozen=True, slots=True)
class SeatSummary:
    """What a seat scored: `deviation` is of single games, `error` the standard error of the mean.

    One game has neither: there they are None.
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
class Summary:
    """What the games of a simulation came to."""

    games: int
    mean_turns: float
    seats: tuple[SeatSummary, ...]


def summarise(match: Match, results: Sequence[MatchResult]) -> Summary:
    """The statistics of at least one game."""
    return Summary(
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
