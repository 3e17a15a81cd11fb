"""The measurements of `bastide bench`: median and spread of several rounds each."""

import statistics
import tempfile
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from bastide.arena import measures
from bastide.arena.c_baseline import CBaseline

ROUNDS = 5
GAMES = 20_000
SEATS = (2, 5)  # the fewest players and the most

# The kernel is about this many times faster than play from Python, which therefore plays fewer games.
RAW_SHARE, FRIENDLY_SHARE = 100, 400

OnProgress = Callable[[str, int], None]  # called with the name of each measurement and the number of the round


@dataclass(frozen=True, slots=True)
class BenchmarkPlan:
    """The measurements to make: `games` in a round of the kernel, and the folder of the C `baseline`."""

    only: tuple[str, ...] = ()
    rounds: int = ROUNDS
    games: int = GAMES
    baseline: Path | None = None


@dataclass(frozen=True, slots=True)
class Measurement:
    """The median of several rounds, with the least and the greatest value."""

    name: str
    value: float
    spread: tuple[float, float]
    players: int | None = None


class KernelRound(NamedTuple):
    """Speeds of the kernel in one round, and the classic games per second of the C baseline."""

    classic: measures.Speed
    hunters: measures.Speed
    baseline: float | None


def measurement(name: str, values: Sequence[float], players: int | None = None) -> Measurement:
    return Measurement(name, statistics.median(values), (min(values), max(values)), players)


def run(plan: BenchmarkPlan, on_progress: OnProgress) -> Iterator[Measurement]:
    """Yield one measurement after another. Raises SetupError if the C baseline cannot be built."""
    chosen = plan.only or tuple(GROUPS)
    with tempfile.TemporaryDirectory() as folder:
        baseline = CBaseline(plan.baseline, Path(folder)) if plan.baseline is not None and "kernel" in chosen else None
        for name, measure in GROUPS.items():
            if name in chosen:
                yield from measure(plan, on_progress, baseline)


def measure_kernel(plan: BenchmarkPlan, on_progress: OnProgress, baseline: CBaseline | None) -> Iterator[Measurement]:
    """Measure random games of both kinds, alternating with the baseline, so that a busy machine slows all alike."""
    on_progress("prepare", 0)
    measures.prepare()
    rounds: dict[int, list[KernelRound]] = {players: [] for players in SEATS}
    for number in range(plan.rounds):
        on_progress("kernel", number)
        for players in SEATS:
            classic = measures.kernel_speed(measures.EDITION, players, plan.games)
            reached = baseline.games_per_second(plan.games, players) if baseline is not None else None
            rounds[players].append(
                KernelRound(classic, measures.kernel_speed(measures.HUNTERS, players, plan.games), reached)
            )
    for players in SEATS:
        yield from kernel_measurements(players, rounds[players])


def kernel_measurements(players: int, rounds: Sequence[KernelRound]) -> Iterator[Measurement]:
    yield measurement("kernel_games_per_second", [each.classic.games_per_second for each in rounds], players)
    yield measurement("kernel_ns_per_turn", [each.classic.ns_per_turn for each in rounds], players)
    pairs = [(each.classic.games_per_second, each.baseline) for each in rounds if each.baseline is not None]
    if pairs:
        yield measurement("limit_games_per_second", [baseline for _, baseline in pairs], players)
        yield measurement("ratio_to_limit", [own / baseline for own, baseline in pairs], players)
    yield measurement("hunters_games_per_second", [each.hunters.games_per_second for each in rounds], players)
    yield measurement("hunters_ns_per_turn", [each.hunters.ns_per_turn for each in rounds], players)
    # 1 means as many turns per second as in the classic game.
    ratios = [each.classic.ns_per_turn / each.hunters.ns_per_turn for each in rounds]
    yield measurement("hunters_to_classic_turns", ratios, players)


def measure_state(_plan: BenchmarkPlan, on_progress: OnProgress, _baseline: CBaseline | None) -> Iterator[Measurement]:
    on_progress("state", 0)
    yield measurement("state_bytes", [measures.state_bytes()])


def measure_copy(plan: BenchmarkPlan, on_progress: OnProgress, _baseline: CBaseline | None) -> Iterator[Measurement]:
    yield measurement("copy_ns", measure_rounds("copy", plan, on_progress, measures.copy_ns))


def measure_compile(
    _plan: BenchmarkPlan, on_progress: OnProgress, _baseline: CBaseline | None
) -> Iterator[Measurement]:
    """Measure a single round: compilation takes long and hardly varies."""
    on_progress("compile", 0)
    seconds = measures.cold_seconds()
    yield measurement("import_cpu_seconds", [seconds["import"]])
    yield measurement("cold_compile_cpu_seconds", [seconds["compile"]])


def measure_start(plan: BenchmarkPlan, on_progress: OnProgress, _baseline: CBaseline | None) -> Iterator[Measurement]:
    measures.warm_start_seconds()  # the first start may still fill the cache
    yield measurement("warm_start_cpu_seconds", measure_rounds("start", plan, on_progress, measures.warm_start_seconds))


def measure_raw(plan: BenchmarkPlan, on_progress: OnProgress, _baseline: CBaseline | None) -> Iterator[Measurement]:
    games = max(1, plan.games // RAW_SHARE)
    speeds = measure_rounds("raw", plan, on_progress, lambda: measures.python_speed(measures.raw_turns, games))
    yield measurement("raw_games_per_second", speeds)


def measure_friendly(
    plan: BenchmarkPlan, on_progress: OnProgress, _baseline: CBaseline | None
) -> Iterator[Measurement]:
    games = max(1, plan.games // FRIENDLY_SHARE)
    speeds = measure_rounds(
        "friendly", plan, on_progress, lambda: measures.python_speed(measures.friendly_turns, games)
    )
    yield measurement("friendly_games_per_second", speeds)
    speeds = measure_rounds("listing", plan, on_progress, lambda: measures.python_speed(measures.listing_turns, games))
    yield measurement("listing_games_per_second", speeds)


def measure_rounds(
    name: str, plan: BenchmarkPlan, on_progress: OnProgress, measure: Callable[[], float]
) -> list[float]:
    values = []
    for number in range(plan.rounds):
        on_progress(name, number)
        values.append(measure())
    return values


GROUPS: dict[str, Callable[[BenchmarkPlan, OnProgress, CBaseline | None], Iterator[Measurement]]] = {
    "kernel": measure_kernel,
    "state": measure_state,
    "copy": measure_copy,
    "compile": measure_compile,
    "start": measure_start,
    "raw": measure_raw,
    "friendly": measure_friendly,
}


def benchmark_data(plan: BenchmarkPlan, measurements: Iterable[Measurement]) -> dict[str, object]:
    """Return measurements as JSON data by name, and by number of players where there are several."""
    data: dict[str, object] = {"rounds": plan.rounds, "games": plan.games}
    by_players: dict[str, dict[str, object]] = {}
    for each in measurements:
        if each.players is None:
            data |= {each.name: each.value, f"{each.name}_spread": each.spread}
        else:
            by_players.setdefault(each.name, {})[str(each.players)] = each.value
            by_players.setdefault(f"{each.name}_spread", {})[str(each.players)] = each.spread
    return data | by_players
