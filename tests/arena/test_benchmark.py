"""Benchmarks run and report; their values depend on the machine and are not tested."""

import json
from collections.abc import Iterator

import pytest

from bastide.arena import benchmark, measures
from bastide.arena.benchmark import BenchmarkPlan, Measurement, benchmark_data, measurement

QUICK = ("kernel", "state", "copy", "raw", "friendly")


def test_measurements_in_this_process() -> None:
    progress: list[tuple[str, int]] = []
    plan = BenchmarkPlan(only=QUICK, rounds=2, games=100)
    measurements = list(benchmark.run(plan, lambda doing, number: progress.append((doing, number))))
    assert all(each.spread[0] <= each.value <= each.spread[1] and each.value > 0 for each in measurements)
    assert {("prepare", 0), ("kernel", 0), ("kernel", 1), ("friendly", 1)} <= set(progress)
    data = json.loads(json.dumps(benchmark_data(plan, measurements)))
    assert data["kernel_games_per_second"].keys() == {"2", "5"}
    assert data["state_bytes"] == measures.state_bytes()
    assert {"copy_ns", "raw_games_per_second", "friendly_games_per_second", "listing_games_per_second"} <= data.keys()
    assert "ratio_to_limit" not in data


def test_measurements_in_other_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measures, "COLD", 'print(\'{"import": 0.5, "compile": 9}\')')
    plan = BenchmarkPlan(only=("compile", "start"), rounds=1)
    data = benchmark_data(plan, benchmark.run(plan, lambda _doing, _number: None))
    assert (data["import_cpu_seconds"], data["cold_compile_cpu_seconds"]) == (0.5, 9)
    assert isinstance(data["warm_start_cpu_seconds"], float)


class FakeBaseline:
    def games_per_second(self, _games: int, players: int) -> float:
        return 1000.0 * players


def test_ratio_to_c_baseline(monkeypatch: pytest.MonkeyPatch) -> None:
    speeds = iter([500.0, 4000.0, 1500.0, 5000.0, 2500.0, 4500.0])
    monkeypatch.setattr(measures, "prepare", lambda: None)
    monkeypatch.setattr(measures, "kernel_speed", lambda rules, _players, _games: classic_speed(rules, speeds))
    plan = BenchmarkPlan(only=("kernel",), rounds=3)
    data = benchmark_data(plan, benchmark.measure_kernel(plan, lambda _doing, _number: None, FakeBaseline()))  # type: ignore[arg-type]
    assert data["ratio_to_limit"] == {"2": 0.75, "5": 0.9}
    assert data["ratio_to_limit_spread"] == {"2": (0.25, 1.25), "5": (0.8, 1.0)}
    assert data["hunters_to_classic_turns"] == {"2": 0.5, "5": 0.5}


def classic_speed(rules: str, speeds: Iterator[float]) -> measures.Speed:
    """Return the next speed for a classic game, or one with twice the time per turn for hunters."""
    return measures.Speed(1.0, 2.0) if rules == measures.HUNTERS else measures.Speed(next(speeds), 1.0)


def test_measurement_is_median_with_spread() -> None:
    assert measurement("copy_ns", [3.0, 1.0, 2.0]) == Measurement("copy_ns", 2.0, (1.0, 3.0))
