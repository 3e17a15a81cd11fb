"""Results on the disk: they tell the same when they are read, and whatever is torn is dropped and told."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from bastide import SetupError, caching
from bastide.arena.executors import InThisProcess
from bastide.arena.matches import Match
from bastide.arena.pairs import UnitResult
from bastide.arena.results import DECIDING, ResultsFile, plan_data, program_data, record_at
from bastide.arena.summaries import summarise
from bastide.arena.tournament import Plan, Tournament, plan_of
from bastide.players import Limit
from bastide.rules.record import Record, program_name

RULES = Match("modern", (), limit=Limit(samples=5))
PLAN = plan_of(["greedy", "random"], rules=RULES, seed=5)


@pytest.fixture(scope="module")
def results() -> list[UnitResult]:
    return list(Tournament(PLAN, pairs=3).run(InThisProcess()))


def write(path: Path, units: list[UnitResult], plan: Plan = PLAN) -> None:
    file = ResultsFile(path, plan)
    for unit in units:
        file.append(unit)
    file.close()


def read(path: Path, plan: Plan = PLAN) -> tuple[list[UnitResult], int]:
    """The units in a file, and how many bytes were dropped from its end."""
    file = ResultsFile(path, plan)
    file.close()
    return list(file.kept.units), file.kept.torn


def test_what_is_written_is_read_again(results: list[UnitResult], tmp_path: Path) -> None:
    write(tmp_path / "games.jsonl", results)
    units, torn = read(tmp_path / "games.jsonl")
    assert (units, torn) == ([result.without_records() for result in results], 0)
    summaries = []
    for each in (results, units):
        tournament = Tournament(PLAN, pairs=3)
        for unit in each:
            tournament.add(unit)
        (match,) = summarise(tournament).matches
        summaries.append(replace(match, ms_a=round(match.ms_a or 0, 2), ms_b=round(match.ms_b or 0, 2)))
    assert summaries[0] == summaries[1], "but for times, which are rounded"


def test_every_game_has_a_line_with_its_record(results: list[UnitResult], tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    write(path, results)
    head, *games = map(json.loads, path.read_text(encoding="utf-8").splitlines())
    assert head == {
        "format": "bastide arena 1",
        "program": program_name(),
        "digest": caching.fingerprint(DECIDING),
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


def test_units_are_added_to_a_file_that_is_there(results: list[UnitResult], tmp_path: Path) -> None:
    one, two = tmp_path / "one.jsonl", tmp_path / "two.jsonl"
    write(one, results)
    write(two, results[:1])
    write(two, results[1:])
    assert one.read_bytes() == two.read_bytes()


def test_wherever_a_file_is_cut_only_whole_units_are_kept(results: list[UnitResult], tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    write(path, results)
    content = path.read_bytes()
    lines = content.splitlines(keepends=True)
    ends = [sum(map(len, lines[:count])) for count in (1, 3, 5, 7)]  # of the first line, and of each unit
    cuts = {0, 1, len(lines[0]) - 1, *ends, *(end - 1 for end in ends), *(end + 1 for end in ends[:-1])}
    cuts |= {ends[0] + len(lines[1]), ends[1] + len(lines[3]) + 7}  # after and behind the first game of a unit
    for cut in sorted(cuts):
        path.write_bytes(content[:cut])
        units, torn = read(path)
        whole = sum(end <= cut for end in ends[1:])
        assert len(units) == whole
        assert torn == cut - max([end for end in (0, *ends) if end <= cut])
        write(path, results[whole:])
        assert path.read_bytes() == content


@pytest.mark.parametrize("text", ["shopping list\n", "[1", '{"format": "bastide"}\n', "\n"])
def test_other_files_are_not_touched(text: str, tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(SetupError, match="is no file of the arena’s results and is not overwritten"):
        ResultsFile(path, PLAN)
    assert path.read_text(encoding="utf-8") == text


@pytest.mark.parametrize(
    "plan",
    [
        plan_of(["greedy", "random"], rules=RULES, seed=6),
        plan_of(["random", "greedy"], rules=RULES, seed=5),
        plan_of(["greedy", "random"], rules=Match("winter", (), limit=Limit(samples=5)), seed=5),
        plan_of(["greedy", "random"], rules=Match("modern", ()), seed=5),
        plan_of(["greedy", "random"], seats=3, rules=RULES, seed=5),
    ],
    ids=["seed", "players", "edition", "limit", "seats"],
)
def test_results_of_another_tournament_are_refused(plan: Plan, results: list[UnitResult], tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    write(path, results)
    before = path.read_bytes()
    with pytest.raises(SetupError, match="holds the results of another tournament"):
        ResultsFile(path, plan)
    assert path.read_bytes() == before


def changed(line: str, **values: object) -> str:
    return json.dumps(json.loads(line) | values) + "\n"


@pytest.mark.parametrize(
    ("begun_with", "program"),
    [
        ({"program": "bastide 0.0.1"}, "bastide 0.0.1"),
        ({"digest": "0"}, program_name()),
        ({"program": None, "digest": None}, "bastide"),
    ],
    ids=["version", "constants", "neither is told"],
)
def test_results_of_other_players_are_refused(
    begun_with: dict[str, str | None], program: str, results: list[UnitResult], tmp_path: Path
) -> None:
    """The same command with other constants, or another version, would mix figures that have nothing to do."""
    path = tmp_path / "games.jsonl"
    write(path, results)
    head, *games = path.read_text(encoding="utf-8").splitlines(keepends=True)
    told = {key: value for key, value in (json.loads(head) | begun_with).items() if value is not None}
    before = "".join([json.dumps(told) + "\n", *games])
    path.write_text(before, encoding="utf-8")
    with pytest.raises(SetupError, match=f"by {program} with other players .* name another file") as refusal:
        ResultsFile(path, PLAN)
    assert refusal.value.reason == "arena/other-program"
    assert path.read_text(encoding="utf-8") == before


def test_everything_that_decides_about_moves_is_in_the_digest() -> None:
    found = {path.name for path in caching.sources(DECIDING)}
    assert found >= {"roll.py", "solving.py", "classic-two.toml", "hunters.toml", "play.py", "deck.py", "modern.toml"}
    assert all(list(caching.sources([pattern])) for pattern in DECIDING)


def test_other_constants_have_another_digest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    constants = tmp_path / "players" / "evaluation" / "data" / "classic-two.toml"
    constants.parent.mkdir(parents=True)
    monkeypatch.setattr(caching, "PACKAGE", tmp_path)
    digests = set()
    for value in ("1.0", "1.5"):
        constants.write_text(f"[weights]\nroad = {value}\n", encoding="utf-8")
        program_data.cache_clear()
        digests.add(plan_data(PLAN)["digest"])
    program_data.cache_clear()
    assert len(digests) == 2


def test_a_line_in_the_middle_that_cannot_be_is_refused(results: list[UnitResult], tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    write(path, results)
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    broken = {
        "no JSON": [*lines[:3], "{\n", *lines[4:]],
        "twice": [*lines[:3], *lines[1:]],
        "a game is missing": [*lines[:3], *lines[4:]],
        "a contest counted from the end": [*lines[:3], *(changed(line, contest=-1) for line in lines[3:5]), *lines[5:]],
        "another contest in its second game": [*lines[:4], changed(lines[4], contest=1), *lines[5:]],
        "an order of tiles before the first": [*lines[:3], *(changed(line, seed=4) for line in lines[3:5]), *lines[5:]],
        "another turn of the seats": [*lines[:3], changed(lines[3], turned=1), *lines[4:]],
    }
    for content in broken.values():
        path.write_text("".join(content), encoding="utf-8")
        with pytest.raises(SetupError, match="the unit that begins in line 4 is not one of this tournament"):
            ResultsFile(path, PLAN)


def test_nobody_else_writes_meanwhile(tmp_path: Path) -> None:
    file = ResultsFile(tmp_path / "games.jsonl", PLAN)
    with pytest.raises(SetupError, match="is in use"):
        ResultsFile(tmp_path / "games.jsonl", PLAN)
    file.close()
    read(tmp_path / "games.jsonl")


def test_a_file_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    with pytest.raises(SetupError, match="cannot be written: Is a directory"):
        ResultsFile(tmp_path, PLAN)
