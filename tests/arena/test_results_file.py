"""Files of results: they round-trip, and unfinished units are dropped and reported."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from bastide import SetupError
from bastide.arena.contests import UnitResult
from bastide.arena.executors import SerialExecutor
from bastide.arena.matches import Match
from bastide.arena.results_file import ResultsFile, record_at
from bastide.arena.summaries import summarise_tournament
from bastide.arena.tournament import Tournament, TournamentPlan, make_plan
from bastide.players import Limit
from bastide.players.registry import PLAYERS_VERSION
from bastide.rules.text.record import PROGRAM_NAME, Record

RULES = Match("modern", (), limit=Limit(samples=5))
PLAN = make_plan(["greedy", "random"], rules=RULES, seed=5)


@pytest.fixture(scope="module")
def results() -> list[UnitResult]:
    return list(Tournament(PLAN, pairs=3).run(SerialExecutor()))


def write(path: Path, units: list[UnitResult], plan: TournamentPlan = PLAN) -> None:
    file = ResultsFile(path, plan)
    for unit in units:
        file.append(unit)
    file.close()


def read(path: Path, plan: TournamentPlan = PLAN) -> tuple[list[UnitResult], int]:
    """Return the units of a file, and the number of bytes dropped from its end."""
    file = ResultsFile(path, plan)
    file.close()
    return list(file.stored.units), file.stored.torn


def test_units_round_trip(results: list[UnitResult], tmp_path: Path) -> None:
    write(tmp_path / "games.jsonl", results)
    units, torn = read(tmp_path / "games.jsonl")
    assert (units, torn) == ([result.without_records() for result in results], 0)
    summaries = []
    for each in (results, units):
        tournament = Tournament(PLAN, pairs=3)
        for unit in each:
            tournament.add(unit)
        (match,) = summarise_tournament(tournament).matches
        summaries.append(replace(match, ms_a=round(match.ms_a or 0, 2), ms_b=round(match.ms_b or 0, 2)))
    assert summaries[0] == summaries[1], "except for times, which are rounded"


def test_file_has_header_and_a_line_per_game(results: list[UnitResult], tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    write(path, results)
    head, *games = map(json.loads, path.read_text(encoding="utf-8").splitlines())
    assert head == {
        "format": "bastide arena 1",
        "program": PROGRAM_NAME,
        "players_version": PLAYERS_VERSION,
        "players": ["greedy", "random"],
        "seats": 2,
        "edition": "modern",
        "farmers": True,
        "draw_ahead": False,
        "limit": {"seconds": None, "samples": 5},
        "code": [],
        "seed": 5,
    }
    assert [(game["seed"], game["players"][0]) for game in games[:3]] == [(5, "greedy"), (5, "random"), (6, "greedy")]
    for number, game in enumerate(games, start=2):
        assert record_at(path, number) == game["record"]
        assert list(Record.parse(game["record"]).replay().scores) == game["scores"]
    assert record_at(path, 1) is None
    assert record_at(path, len(games) + 2) is None


def test_units_are_appended_to_existing_file(results: list[UnitResult], tmp_path: Path) -> None:
    one, two = tmp_path / "one.jsonl", tmp_path / "two.jsonl"
    write(one, results)
    write(two, results[:1])
    write(two, results[1:])
    assert one.read_bytes() == two.read_bytes()


def test_truncated_file_keeps_complete_units(results: list[UnitResult], tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    write(path, results)
    content = path.read_bytes()
    lines = content.splitlines(keepends=True)
    ends = [sum(map(len, lines[:count])) for count in (1, 3, 5, 7)]  # of the header, and of each unit
    cuts = {0, 1, len(lines[0]) - 1, *ends, *(end - 1 for end in ends), *(end + 1 for end in ends[:-1])}
    cuts |= {ends[0] + len(lines[1]), ends[1] + len(lines[3]) + 7}  # after the first game of a unit, and in its second
    for cut in sorted(cuts):
        path.write_bytes(content[:cut])
        units, torn = read(path)
        whole = sum(end <= cut for end in ends[1:])
        assert len(units) == whole
        assert torn == cut - max([end for end in (0, *ends) if end <= cut])
        write(path, results[whole:])
        assert path.read_bytes() == content


@pytest.mark.parametrize("text", ["shopping list\n", "[1", '{"format": "bastide"}\n', "\n"])
def test_other_files_are_left_alone(text: str, tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(SetupError, match="is not a file of arena results and is not overwritten"):
        ResultsFile(path, PLAN)
    assert path.read_text(encoding="utf-8") == text


@pytest.mark.parametrize(
    "plan",
    [
        make_plan(["greedy", "random"], rules=RULES, seed=6),
        make_plan(["random", "greedy"], rules=RULES, seed=5),
        make_plan(["greedy", "random"], rules=Match("winter", (), limit=Limit(samples=5)), seed=5),
        make_plan(["greedy", "random"], rules=Match("modern", ()), seed=5),
        make_plan(["greedy", "random"], seats=3, rules=RULES, seed=5),
    ],
    ids=["seed", "players", "edition", "limit", "seats"],
)
def test_results_of_another_tournament_are_refused(
    plan: TournamentPlan, results: list[UnitResult], tmp_path: Path
) -> None:
    path = tmp_path / "games.jsonl"
    write(path, results)
    before = path.read_bytes()
    with pytest.raises(SetupError, match="holds the results of another tournament"):
        ResultsFile(path, plan)
    assert path.read_bytes() == before


def with_values(line: str, **values: object) -> str:
    return json.dumps(json.loads(line) | values) + "\n"


@pytest.mark.parametrize(
    ("changes", "program"),
    [
        ({"program": "bastide 0.0.1"}, "bastide 0.0.1"),
        ({"players_version": 0}, PROGRAM_NAME),
        ({"program": None, "players_version": None}, "bastide"),
    ],
    ids=["program", "players", "neither"],
)
def test_results_of_other_versions_are_refused(
    changes: dict[str, str | int | None], program: str, results: list[UnitResult], tmp_path: Path
) -> None:
    """Results of different versions must not be mixed."""
    path = tmp_path / "games.jsonl"
    write(path, results)
    head, *games = path.read_text(encoding="utf-8").splitlines(keepends=True)
    header = {key: value for key, value in (json.loads(head) | changes).items() if value is not None}
    before = "".join([json.dumps(header) + "\n", *games])
    path.write_text(before, encoding="utf-8")
    with pytest.raises(SetupError, match=f"by {program} with other players .* name another file") as refusal:
        ResultsFile(path, PLAN)
    assert refusal.value.reason == "arena/other-program"
    assert path.read_text(encoding="utf-8") == before


def test_invalid_line_in_the_middle_is_refused(results: list[UnitResult], tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    write(path, results)
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    broken = {
        "no JSON": [*lines[:3], "{\n", *lines[4:]],
        "twice": [*lines[:3], *lines[1:]],
        "a game is missing": [*lines[:3], *lines[4:]],
        "a contest counted from the end": [
            *lines[:3],
            *(with_values(line, contest=-1) for line in lines[3:5]),
            *lines[5:],
        ],
        "another contest in its second game": [*lines[:4], with_values(lines[4], contest=1), *lines[5:]],
        "an order of tiles before the first": [
            *lines[:3],
            *(with_values(line, seed=4) for line in lines[3:5]),
            *lines[5:],
        ],
        "another turn of the seats": [*lines[:3], with_values(lines[3], turned=1), *lines[4:]],
    }
    for content in broken.values():
        path.write_text("".join(content), encoding="utf-8")
        with pytest.raises(SetupError, match="the unit that begins in line 4 is not part of this tournament"):
            ResultsFile(path, PLAN)


def test_open_file_is_locked(tmp_path: Path) -> None:
    file = ResultsFile(tmp_path / "games.jsonl", PLAN)
    with pytest.raises(SetupError, match="is in use"):
        ResultsFile(tmp_path / "games.jsonl", PLAN)
    file.close()
    read(tmp_path / "games.jsonl")


def test_unwritable_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SetupError, match="cannot be written: Is a directory"):
        ResultsFile(tmp_path, PLAN)
