"""bastide arena, from its options to its tables, files and pictures."""

import json
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bastide.arena import estimates
from bastide.arena.contests import Score, Sides, UnitResult, scores_of
from bastide.arena.estimates import Tally
from bastide.arena.executors import Executor
from bastide.arena.tournament import Tournament
from bastide.cli.arena_report import running_text
from tests.cli.helpers.commands import error_of, run, succeed
from tests.players.helpers.registry import restored_registry

TWO = ("arena", "greedy", "random", "--seed", "1", "--processes", "1")
THREE = ("greedy", "random", "greedy:follower_cost=0")

CODE = """
class Last:
    name = "last"

    def choose(self, game, limit):
        return game.legal_moves[-1]
"""

# Run bastide, but report the last of some stored units, and wait there for the end of standard input.
STOP_AFTER_UNITS = """
import sys
from bastide.arena.results_file import ResultsFile
from bastide.cli import main

append, remaining = ResultsFile.append, int(sys.argv.pop(1))

def append_and_stop(file, result):
    global remaining
    append(file, result)
    remaining -= 1
    if not remaining:
        print("stored", flush=True)
        sys.stdin.read()

ResultsFile.append = append_and_stop
main(prog_name="bastide")
"""


@pytest.fixture
def last_player(tmp_path: Path) -> Iterator[Path]:
    """A file with a custom player."""
    path = tmp_path / "last_player.py"
    path.write_text(CODE, encoding="utf-8")
    with restored_registry():
        yield path


def test_tables() -> None:
    printed = succeed(*TWO, "--pairs", "3").splitlines()
    assert printed[0] == "6 games of the edition “Modern” with 2 seats, tile orders starting at seed 1"
    heading, row = printed[2].split(), printed[3].split()
    assert heading[:6] == ["player", "against", "pairs", "margin", "±", "won"]
    assert row[:3] == ["greedy", "random", "3"]
    assert row[3].startswith("+")
    assert "6–0–0" in row
    assert "Margins of the row’s player over the column’s" not in printed
    ratings = printed[printed.index("Bradley–Terry ratings") + 3 :]
    assert [line.split()[0] for line in ratings[:2]] == ["greedy", "random"]


def test_progress_shows_the_current_estimate() -> None:
    tally = Tally("roll", "greedy", Sides(0, (1,)), margins=[10.0, 20.0], places=[1.0, 0.5])
    assert running_text(tally) == "roll – greedy: +15.0 ± 5.0, 75.0%"


def test_cross_table_of_more_than_two_players() -> None:
    printed = succeed("arena", "greedy", "random", "greedy:follower_cost=0", "--pairs", "2", "--seed", "1").splitlines()
    start = printed.index("Margins of the row’s player over the column’s")
    rows = [line.split() for line in printed[start + 3 : start + 6]]
    assert [row[0] for row in rows] == ["1", "2", "3"]
    cells = [row[2:] for row in rows]
    for number, row in enumerate(cells):
        assert row[number] == "–"
        for other in range(number):
            assert {row[other][0], cells[other][number][0]} == {"+", "−"}
            assert row[other][1:] == cells[other][number][1:]


def test_different_players_at_one_table() -> None:
    arguments = ("arena", *THREE, "--seats", "3", "--pairs", "2", "--seed", "1", "--processes", "1")
    printed = succeed(*arguments).splitlines()
    assert printed[2].split()[:5] == ["player", "pairs", "margin", "±", "first"]
    assert [line.split()[0] for line in printed[3:6]] == ["greedy", "random", "greedy:follower_cost=0"]
    twos = printed[printed.index("Pair by pair") + 2 :]
    assert [line.split()[:2] for line in twos[1:3]] == [["greedy", "random"], ["greedy", "greedy:follower_cost=0"]]
    assert "over the average of all others" in printed[-1]
    data = json.loads(succeed(*arguments, "--json"))
    assert sum(place["margin"] for place in data["places"]) == pytest.approx(0)
    assert len(data["matches"]) == 3


def test_summary_as_json() -> None:
    data = json.loads(succeed(*TWO, "--pairs", "3", "--json", "--no-farmers", "--draw-ahead", "--edition", "winter"))
    (match,) = data["matches"]
    named = ("a", "b", "pairs", "wins", "draws", "losses")
    assert tuple(match[name] for name in named) == ("greedy", "random", 3, 6, 0, 0)
    assert match["margin"] > 20
    assert match["stderr"] > 0
    assert match["ms_a"] > 0
    assert match["ms_b"] > 0
    assert (data["edition"], data["farmers"], data["draw_ahead"], data["seed"]) == ("winter", False, True, 1)
    assert [rating["player"] for rating in data["ratings"]] == ["greedy", "random"]


def test_summary_names_the_limits() -> None:
    data = json.loads(succeed(*TWO, "--pairs", "1", "--json", "--seconds", "0.5", "--samples", "7"))
    assert data["limit"] == {"seconds": 0.5, "samples": 7}


def test_players_rotate_through_the_seats() -> None:
    data = json.loads(succeed(*TWO, "--pairs", "1", "--seats", "3", "--edition", "hunters", "--json"))
    (match,) = data["matches"]
    assert (match["pairs"], match["games"], match["wins"]) == (1, 3, 3)


def test_until_sure_stops_early() -> None:
    data = json.loads(succeed(*TWO, "--until-sure", "--json"))
    (match,) = data["matches"]
    assert (match["verdict"], match["pairs"]) == ("a", 20)
    assert "better" in succeed(*TWO, "--until-sure", "--resolution", "5", "--pairs", "25")


def test_results_can_be_replayed_and_resumed(tmp_path: Path) -> None:
    whole, halves = tmp_path / "whole.jsonl", tmp_path / "halves.jsonl"
    expected = succeed(*TWO, "--pairs", "4", "--json", "--results", whole)
    succeed(*TWO, "--pairs", "2", "--results", halves)
    ran = run(*TWO, "--pairs", "4", "--json", "--results", halves)
    assert ran.err == f"{halves} already holds 2 units; resuming it.\n"
    assert without_times(json.loads(ran.out)) == without_times(json.loads(expected))
    shown = succeed("show", f"{whole}:3")
    scores = json.loads(whole.read_text(encoding="utf-8").splitlines()[2])["scores"]
    assert all(str(score) in shown for score in scores)
    assert json.loads(succeed("score", f"{whole}:3", "--json"))
    assert "has no game in line 1" in error_of("show", f"{whole}:1")


def without_times(data: dict[str, object]) -> dict[str, object]:
    matches = data["matches"]
    assert isinstance(matches, list)
    data["matches"] = [{key: value for key, value in each.items() if not key.startswith("ms_")} for each in matches]
    return data


def test_torn_line_is_dropped_and_reported(tmp_path: Path) -> None:
    results = tmp_path / "games.jsonl"
    succeed(*TWO, "--pairs", "2", "--results", results)
    content = results.read_bytes()
    results.write_bytes(content[:-10])
    ran = run(*TWO, "--pairs", "2", "--results", results, "--json")
    assert ran.status == 0
    assert f"{results} ended in the middle of a unit; its last " in ran.err
    assert "already holds one unit" in ran.err
    assert len(results.read_bytes().splitlines()) == len(content.splitlines())


def run_and_kill(arguments: list[str], *, units: int) -> None:
    """Run a command in another process, and kill it once it has stored some units."""
    command = [sys.executable, "-c", STOP_AFTER_UNITS, str(units), *arguments]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        assert process.stdout.readline() == "stored\n"
        process.kill()


def test_killed_run_resumes_from_its_file(tmp_path: Path) -> None:
    """Kill the run after four units, while others are in flight, then run the same command to its end."""
    results = tmp_path / "games.jsonl"
    arguments = ["arena", "greedy", "random", "--seed", "1", "--pairs", "40", "--json", "--processes", "2"]
    command = [*arguments, "--results", str(results)]
    run_and_kill(command, units=4)
    assert results.read_bytes().count(b"\n") == 1 + 4 * 2, "the header, and two games for each unit"
    resumed = run(*command)
    assert resumed.err == f"{results} already holds 4 units; resuming it.\n"
    assert without_times(json.loads(resumed.out)) == without_times(json.loads(succeed(*arguments)))
    games = [json.loads(line) for line in results.read_text(encoding="utf-8").splitlines()[1:]]
    assert [(game["seed"], game["turned"]) for game in games] == [
        (1 + unit, turn) for unit in range(40) for turn in (0, 1)
    ]


def interrupt_after(units: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Press Ctrl-C after that many units, or before the first."""
    add, run_all = Tournament.add, Tournament.run

    def add_and_interrupt(tournament: Tournament, *arguments: object) -> None:
        add(tournament, *arguments)  # type: ignore[arg-type]
        if tournament.units == units:
            signal.raise_signal(signal.SIGINT)

    def interrupt_and_run(tournament: Tournament, executor: Executor) -> Iterator[UnitResult]:
        if not units:
            signal.raise_signal(signal.SIGINT)
        return run_all(tournament, executor)

    monkeypatch.setattr(Tournament, "add", add_and_interrupt)
    monkeypatch.setattr(Tournament, "run", interrupt_and_run)


def test_ctrl_c_reports_finished_units(monkeypatch: pytest.MonkeyPatch) -> None:
    interrupt_after(2, monkeypatch)
    ran = run(*TWO, "--pairs", "5", "--json")
    assert (ran.status, ran.err) == (130, "Interrupted: 2 of 5 units were finished.\n")
    assert json.loads(ran.out)["matches"][0]["pairs"] == 2


@pytest.mark.parametrize("seats", ["2", "3"])
def test_one_unit_has_figures_without_intervals(seats: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """With one unit, two of three players have met, or all at one table."""
    interrupt_after(1, monkeypatch)
    arguments = ("arena", *THREE, "--seed", "1", "--processes", "1", "--seats", seats)
    ran = run(*arguments, "--pairs", "5")
    assert ran.status == 130
    row = next(line.split() for line in ran.out.splitlines() if line.startswith("greedy"))
    assert row.count("–") == 2, "neither a standard error nor an interval"
    assert "nan" not in ran.out
    assert "Interrupted: 1 of " in ran.err


def test_ctrl_c_never_counts_half_a_unit(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted_scores(result: UnitResult, sides: Sides) -> Iterator[Score]:
        signal.raise_signal(signal.SIGINT)
        return scores_of(result, sides)

    monkeypatch.setattr(estimates, "scores_of", interrupted_scores)
    ran = run(*TWO, "--pairs", "5", "--json")
    assert (ran.status, ran.err) == (130, "Interrupted: 1 of 5 units were finished.\n")
    (match,) = json.loads(ran.out)["matches"]
    assert (match["pairs"], match["games"]) == (1, 2)


def test_no_unit_prints_no_summary(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    interrupt_after(0, monkeypatch)
    picture = tmp_path / "ratings.svg"
    ran = run(*TWO, "--pairs", "5", "--picture", picture)
    assert ran == (130, "", "Interrupted: none of 5 units were finished.\n")
    assert not picture.exists()
    data = json.loads(run(*TWO, "--pairs", "5", "--json").out)
    assert (data["games"], data["matches"], data["ratings"]) == (0, [], [])


def test_picture_and_output(tmp_path: Path) -> None:
    picture, output = tmp_path / "ratings.svg", tmp_path / "summary.txt"
    assert succeed(*TWO, "--pairs", "2", "--picture", picture, "--output", output) == ""
    assert picture.read_text(encoding="utf-8").startswith("<svg")
    assert output.read_text(encoding="utf-8").startswith("4 games")


def test_custom_players(last_player: Path) -> None:
    data = json.loads(
        succeed("arena", "greedy", "last", "--code", last_player, "--pairs", "1", "--seed", "1", "--json")
    )
    assert (data["matches"][0]["b"], data["matches"][0]["wins"]) == ("last", 2)
    assert len(data["code"]) == 1


def test_custom_players_in_other_processes(last_player: Path) -> None:
    arguments = (
        "arena",
        "random",
        "last",
        "--code",
        last_player,
        "--pairs",
        "3",
        "--seed",
        "1",
        "--json",
        "--processes",
    )
    one, two = (json.loads(succeed(*arguments, processes)) for processes in ("1", "2"))
    assert without_times(one) == without_times(two)


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (("greedy",), "One player cannot compete: name two or more."),
        (("greedy", "greedy:follower_cost=9"), "The player “greedy” is named twice"),
        (("greedy", "oracle"), "There is no player “oracle”"),
        (("greedy", "random:depth=3"), "The player “random” has no parameter “depth”; choose from: seconds, samples."),
        (("greedy", "random", "--edition", "medieval"), "There is no edition “medieval”"),
        (("greedy", "random", "--pairs", "0"), "--pairs is 0, but must be 1 or more."),
        (("greedy", "random", "--seats", "1"), "--seats is 1, but must be 2 or more."),
        (("greedy", "random", "--seats", "6"), "A game has 2 to 5 players, not 6"),
        (("greedy", "random", "--seconds", "soon"), "Invalid value for '--seconds': 'soon' is not a number."),
        (("greedy", "random", "--seconds", "0"), "--seconds is 0, but must be 0.001 or more."),
        (("greedy", "random", "--resolution", "nan"), "'nan' is not a number."),
        (
            ("greedy", "random", "--processes", "2", "--cluster", "tcp://a:1"),
            "--processes and --cluster cannot be combined",
        ),
        (("greedy", "random", "--code", "nothing.py"), "nothing.py cannot be read: No such file or directory."),
        (("greedy", "random", "--picture", "/nowhere/a.svg"), "/nowhere/a.svg cannot be written"),
        (("greedy", "random", "--results", "/nowhere/a.jsonl"), "/nowhere/a.jsonl cannot be written"),
        (("greedy", "random", "--seed", str((1 << 64) - 1), "--pairs", "2"), "there are not enough seeds"),
        ((), "Missing argument"),
    ],
)
def test_refusals(options: tuple[str, ...], sentence: str) -> None:
    assert sentence in error_of("arena", *options)


def test_unfair_player_plays_only_in_the_arena() -> None:
    data = json.loads(succeed("arena", "mcts:published", "random", "--samples", "5", "--pairs", "1", "--json"))
    assert data["players"] == ["mcts:published", "random"]
    assert "“mcts:published” cannot sit at the table" in error_of("play", "--players", "you,mcts:published")
