"""The figures of `bastide bench`: each measured in several rounds, told as their median and spread."""

import statistics
import tempfile
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from bastide.arena import measures
from bastide.arena.limit import SpeedLimit

ROUNDS = 5
GAMES = 20_000
SEATS = (2, 5)  # the fewest players and the most

# How many times fewer games each of these plays than the kernel, which is so many times faster.
RAW_SHARE, FRIENDLY_SHARE = 100, 400

Tell = Callable[[str, int], None]  # is told what is measured now, and the number of the round


@dataclass(frozen=True, slots=True)
class Plan:
    """What to measure: `games` are for one round of the kernel, `limit` is the folder of the C program, if any."""

    only: tuple[str, ...] = ()
    rounds: int = ROUNDS
    games: int = GAMES
    limit: Path | None = None


@dataclass(frozen=True, slots=True)
class Figure:
    """A measured value: the median of the rounds, and the least and greatest of them."""

    name: str
    value: float
    spread: tuple[float, float]
    players: int | None = None


class Round(NamedTuple):
    """How fast the kernel played both games in one round, and how many classic games a second the limit made."""

    classic: measures.Speed
    hunters: measures.Speed
    limit: float | None


def figure(name: str, values: Sequence[float], players: int | None = None) -> Figure:
    return Figure(name, statistics.median(values), (min(values), max(values)), players)


def run(plan: Plan, tell: Tell) -> Iterator[Figure]:
    """Measure one thing after the other. Raises SetupError if the limit cannot be built."""
    chosen = plan.only or tuple(GROUPS)
    with tempfile.TemporaryDirectory() as folder:
        limit = SpeedLimit(plan.limit, Path(folder)) if plan.limit is not None and "kernel" in chosen else None
        for name, measure in GROUPS.items():
            if name in chosen:
                yield from measure(plan, tell, limit)


def measure_kernel(plan: Plan, tell: Tell, limit: SpeedLimit | None) -> Iterator[Figure]:
    """Whole random games of both games, in turns with the limit: what slows the machine for a while slows them all."""
    tell("prepare", 0)
    measures.prepare()
    rounds: dict[int, list[Round]] = {players: [] for players in SEATS}
    for number in range(plan.rounds):
        tell("kernel", number)
        for players in SEATS:
            classic = measures.kernel_speed(measures.EDITION, players, plan.games)
            reached = limit.games_per_second(plan.games, players) if limit is not None else None
            rounds[players].append(
                Round(classic, measures.kernel_speed(measures.HUNTERS, players, plan.games), reached)
            )
    for players in SEATS:
        yield from kernel_figures(players, rounds[players])


def kernel_figures(players: int, rounds: Sequence[Round]) -> Iterator[Figure]:
    yield figure("kernel_games_per_second", [each.classic.games_per_second for each in rounds], players)
    yield figure("kernel_ns_per_turn", [each.classic.ns_per_turn for each in rounds], players)
    limits = [(each.classic.games_per_second, each.limit) for each in rounds if each.limit is not None]
    if limits:
        yield figure("limit_games_per_second", [limit for _, limit in limits], players)
        yield figure("ratio_to_limit", [own / limit for own, limit in limits], players)
    yield figure("hunters_games_per_second", [each.hunters.games_per_second for each in rounds], players)
    yield figure("hunters_ns_per_turn", [each.hunters.ns_per_turn for each in rounds], players)
    # As many turns a second as classic make 1.
    ratios = [each.classic.ns_per_turn / each.hunters.ns_per_turn for each in rounds]
    yield figure("hunters_to_classic_turns", ratios, players)


def measure_state(_plan: Plan, tell: Tell, _limit: SpeedLimit | None) -> Iterator[Figure]:
    tell("state", 0)
    yield figure("state_bytes", [measures.state_bytes()])


def measure_copy(plan: Plan, tell: Tell, _limit: SpeedLimit | None) -> Iterator[Figure]:
    yield figure("copy_ns", in_rounds("copy", plan, tell, measures.copy_ns))


def measure_compile(_plan: Plan, tell: Tell, _limit: SpeedLimit | None) -> Iterator[Figure]:
    """In one round: it takes long, and hardly varies."""
    tell("compile", 0)
    seconds = measures.cold_seconds()
    yield figure("import_cpu_seconds", [seconds["import"]])
    yield figure("cold_compile_cpu_seconds", [seconds["compile"]])


def measure_start(plan: Plan, tell: Tell, _limit: SpeedLimit | None) -> Iterator[Figure]:
    measures.warm_start_seconds()  # the first one may still find something that is not in the cache
    yield figure("warm_start_cpu_seconds", in_rounds("start", plan, tell, measures.warm_start_seconds))


def measure_raw(plan: Plan, tell: Tell, _limit: SpeedLimit | None) -> Iterator[Figure]:
    games = max(1, plan.games // RAW_SHARE)
    speeds = in_rounds("raw", plan, tell, lambda: measures.python_speed(measures.raw_turns, games))
    yield figure("raw_games_per_second", speeds)


def measure_friendly(plan: Plan, tell: Tell, _limit: SpeedLimit | None) -> Iterator[Figure]:
    games = max(1, plan.games // FRIENDLY_SHARE)
    speeds = in_rounds("friendly", plan, tell, lambda: measures.python_speed(measures.friendly_turns, games))
    yield figure("friendly_games_per_second", speeds)
    speeds = in_rounds("listing", plan, tell, lambda: measures.python_speed(measures.listing_turns, games))
    yield figure("listing_games_per_second", speeds)


def in_rounds(name: str, plan: Plan, tell: Tell, measure: Callable[[], float]) -> list[float]:
    values = []
    for number in range(plan.rounds):
        tell(name, number)
        values.append(measure())
    return values


GROUPS: dict[str, Callable[[Plan, Tell, SpeedLimit | None], Iterator[Figure]]] = {
    "kernel": measure_kernel,
    "state": measure_state,
    "copy": measure_copy,
    "compile": measure_compile,
    "start": measure_start,
    "raw": measure_raw,
    "friendly": measure_friendly,
}


def as_data(plan: Plan, figures: Iterable[Figure]) -> dict[str, object]:
    """The figures by name, for other programs; those for several numbers of players by that number."""
    data: dict[str, object] = {"rounds": plan.rounds, "games": plan.games}
    by_players: dict[str, dict[str, object]] = {}
    for each in figures:
        if each.players is None:
            data |= {each.name: each.value, f"{each.name}_spread": each.spread}
        else:
            by_players.setdefault(each.name, {})[str(each.players)] = each.value
            by_players.setdefault(f"{each.name}_spread", {})[str(each.players)] = each.spread
    return data | by_players
