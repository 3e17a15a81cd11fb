import json
from pathlib import Path

import pytest

from bastide.arena import benchmark, measures
from bastide.arena.benchmark import Measurement
from bastide.cli.commands.bench import table_text
from bastide.messages import say
from tests.cli.helpers.commands import error_of, run

NAMES = (
    "kernel_games_per_second",
    "kernel_ns_per_turn",
    "limit_games_per_second",
    "ratio_to_limit",
    "hunters_games_per_second",
    "hunters_ns_per_turn",
    "hunters_to_classic_turns",
    "state_bytes",
    "copy_ns",
    "import_cpu_seconds",
    "cold_compile_cpu_seconds",
    "warm_start_cpu_seconds",
    "raw_games_per_second",
    "friendly_games_per_second",
    "listing_games_per_second",
)


def test_json(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measures, "prepare", lambda: None)  # would start a process that compiles everything
    monkeypatch.setattr(measures, "BATCHES", 1)
    ended = run("bench", "--only", "kernel", "--only", "state", "--games", "1", "--rounds", "2", "--json")
    assert ended.status == 0
    data = json.loads(ended.out)
    assert (data["rounds"], data["games"]) == (2, 1)
    assert data["state_bytes"] > 0
    assert data["kernel_games_per_second"]["5"] > 0
    assert "copy_ns" not in data
    assert "Whole games in the kernel, round 2 of 2…" in ended.err


def test_table() -> None:
    ended = run("bench", "--only", "state")
    assert ended.status == 0
    assert ended.out.splitlines()[1].startswith("state, bytes")


def test_every_figure_has_a_line() -> None:
    figures = [Measurement(name, 1234.5, (1000.0, 2000.0), players) for name in NAMES for players in (None, 2)]
    lines = table_text(figures).splitlines()
    assert len({line[:60] for line in lines[1 : 1 + len(figures)]}) == len(figures)
    assert "kernel to C program, 2 players" in table_text(figures)
    assert "1,234.50" in table_text(figures)


def test_every_measurement_is_announced() -> None:
    for doing in ("prepare", "listing", *benchmark.GROUPS):
        assert say(f"bench-doing-{doing}", round=1, rounds=5)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--only", "luck"), "There is no measurement called “luck”; choose from: kernel, state,"),
        (("--rounds", "0"), "--rounds is 0, but must be 1 or more."),
        (("--games", "-1"), "--games is -1, but must be 1 or more."),
    ],
)
def test_refusals_are_one_sentence(arguments: tuple[str, ...], sentence: str) -> None:
    assert sentence in error_of("bench", *arguments)


def test_folder_without_baseline_is_refused(tmp_path: Path) -> None:
    ended = run("bench", "--limit", tmp_path)
    assert ended.status == 2
    assert "it lacks tables.py, engine.c" in ended.err
