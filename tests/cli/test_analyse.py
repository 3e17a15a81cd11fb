"""bastide analyse, from its options to its tables, data and pictures."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bastide.analysis.turns import TurnAnalysis, analyse
from bastide.messages import language_names
from bastide.rules.text.json_record import to_json
from tests.cli.helpers.commands import error_of, played_game, run, succeed, write_record
from tests.players.helpers.registry import restored_registry

QUICK = ("--player", "evaluator")


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """The record of an unfinished game for three."""
    path = tmp_path / "game.bastide"
    write_record(path, 7)
    return path


def test_tables(record: Path) -> None:
    printed = succeed("analyse", record, *QUICK).splitlines()
    game = played_game(7)
    assert printed[0] == "A game of the edition “Modern” as “evaluator” sees it"
    assert printed[2].split() == ["turn", "seat", "played", "best", "moves", "margin", "lost", "luck", "lead"]
    turns = [line for line in printed[3:] if line[:5].strip().isdigit()]
    assert [line.split()[0] for line in turns] == ["1", "2", "3", "4", "5", "6", "7"]
    assert all(str(move) in line for move, line in zip(game.moves, turns, strict=True))
    totals = printed[printed.index("Skill and luck") + 3 :]
    assert [line.split()[:4] for line in totals[:3]] == [
        ["Red", "(Ann)", str(game.scores[0]), "3"],
        ["Blue", "(Bob)", str(game.scores[1]), "2"],
        ["Yellow", "(Cid)", str(game.scores[2]), "2"],
    ]


def test_best_limits_the_listed_moves(record: Path) -> None:
    assert [len(turn["candidates"]) for turn in data_of(record, "--best", "5")["turns"]] == [5] * 7
    one = succeed("analyse", record, *QUICK, "--best", "1", "--turns", "3").splitlines()
    assert len(one[3 : one.index("Skill and luck")]) == 2  # the turn, and an empty line


def data_of(record: Path, *options: str) -> dict[str, Any]:
    data = json.loads(succeed("analyse", record, "--json", *QUICK, *options))
    assert isinstance(data, dict)
    return data


def test_json_has_the_documented_keys(record: Path) -> None:
    data = data_of(record, "--seed", "9", "--samples", "3")
    assert list(data) == [
        "edition",
        "players",
        "farmers",
        "draw_ahead",
        "names",
        "finished",
        "scores",
        "analyst",
        "limit",
        "seed",
        "turns",
        "totals",
    ]
    assert (data["names"], data["finished"], data["analyst"], data["seed"]) == (
        ["Ann", "Bob", "Cid"],
        False,
        "evaluator",
        9,
    )
    assert data["limit"] == {"seconds": None, "samples": 3}
    for turn in data["turns"]:
        assert list(turn) == [
            "turn",
            "player",
            "tile",
            "move",
            "margin",
            "lost",
            "luck",
            "expected",
            "rank",
            "candidates",
        ]
        assert len(turn["expected"]) == 3
        assert all(list(each) == ["move", "margin", "reason"] for each in turn["candidates"])
        best = turn["candidates"][0]
        assert turn["lost"] == pytest.approx(best["margin"] - turn["margin"], abs=0.002)
    assert [list(total) for total in data["totals"]] == [["player", "turns", "lost", "luck"]] * 3


def test_same_seed_gives_same_figures(record: Path) -> None:
    arguments = ("analyse", record, "--samples", "30", "--turns", "2-4", "--json", "--seed", "1")
    assert succeed(*arguments) == succeed(*arguments)
    assert [turn["turn"] for turn in json.loads(succeed(*arguments))["turns"]] == [2, 3, 4]


def test_limit_in_seconds(record: Path) -> None:
    data = json.loads(succeed("analyse", record, "--seconds", "0.01", "--turns", "7-", "--json"))
    assert (data["limit"], len(data["turns"])) == ({"seconds": 0.01, "samples": None}, 1)


def test_reads_json_and_standard_input(tmp_path: Path, record: Path) -> None:
    plain = tmp_path / "game.json"
    plain.write_text(json.dumps(to_json(played_game(7))), encoding="utf-8")
    expected = data_of(record)
    assert data_of(plain) == expected | {"names": []}
    piped = succeed("analyse", "-", "--json", *QUICK, typed=record.read_bytes())
    assert json.loads(piped) == expected


def test_picture_is_written_to_a_file(tmp_path: Path, record: Path) -> None:
    picture, output = tmp_path / "analysis.svg", tmp_path / "analysis.txt"
    assert succeed("analyse", record, *QUICK, "--picture", picture, "--output", output) == ""
    assert picture.read_text(encoding="utf-8").startswith("<svg")
    assert output.read_text(encoding="utf-8").startswith("A game of")


def test_why_adds_reasons(record: Path) -> None:
    arguments = ("analyse", record, *QUICK, "--turns", "1")
    plain, reasoned = succeed(*arguments), succeed(*arguments, "--why")
    best = data_of(record, "--turns", "1")["turns"][0]["candidates"]
    assert not any(candidate["reason"] in plain for candidate in best)
    for candidate, line in zip(best, reasoned.splitlines()[3:], strict=False):
        assert candidate["move"] in line
        assert line.endswith(candidate["reason"])


MINE = """
from bastide.players import Candidate, Explanation
from bastide.message import Message

class Mine:
    name = "mine"

    def choose(self, game, limit):
        return game.legal_moves[0]

    def explain(self, game, limit):
        return Explanation((Candidate(self.choose(game, limit), 1.5, Message("I like the first")),))
"""


def test_custom_player_analyses(record: Path, tmp_path: Path) -> None:
    mine = tmp_path / "mine.py"
    mine.write_text(MINE, encoding="utf-8")
    with restored_registry():
        printed = succeed("analyse", record, "--code", mine, "--player", "mine", "--json")
    data = json.loads(printed)
    assert data["analyst"] == "mine"
    for turn in data["turns"]:
        assert [(each["margin"], each["reason"]) for each in turn["candidates"]] == [(1.5, "I like the first")]
        assert turn["lost"] >= 0


def test_custom_player_without_reasons_is_refused(record: Path, tmp_path: Path) -> None:
    mine = tmp_path / "mine.py"
    mine.write_text(MINE.partition("    def explain")[0], encoding="utf-8")
    with restored_registry():
        sentence = error_of("analyse", record, "--code", mine, "--player", "mine")
    assert "“mine” chooses moves, but cannot say why" in sentence


@pytest.mark.parametrize("language", language_names())
def test_report_in_every_language(language: str, tmp_path: Path, record: Path) -> None:
    picture = tmp_path / "analysis.svg"
    assert succeed("--language", language, "analyse", record, *QUICK, "--turns", "1-2", "--why", "--picture", picture)
    assert succeed("--language", language, "analyse", "--help")


def test_refusals(tmp_path: Path, record: Path) -> None:
    position, empty = tmp_path / "position.bastide", tmp_path / "new.bastide"
    position.write_text(played_game(7).text(), encoding="utf-8")
    write_record(empty, 0)
    link = tmp_path / "link"
    link.symlink_to(record)
    for arguments, words in (
        ((record, "--player", "deep"), "There is no player “deep”"),
        ((record, "--player", "mcts:published"), "needs to know what will be drawn"),
        ((record, "--turns", "5-9"), "There are no turns 5 to 9; this game has 7 turns."),
        ((record, "--turns", "all"), "'all' is not a range of turns"),
        ((record, "--best", "0"), "--best is 0"),
        ((record, "--samples", "0"), "--samples is 0"),
        ((record, "--seconds", "soon"), "is not a number"),
        ((record, "--picture", str(record)), "would be overwritten"),
        ((record, "--output", str(record)), f"The game in {record} would be overwritten; name another file."),
        ((record, "--output", str(link)), "would be overwritten"),
        ((f"{record}:1", "--output", str(record)), "would be overwritten"),
        ((record, "--code", "nothing.py"), "nothing.py cannot be read"),
        ((record, "--picture", str(tmp_path)), "cannot be written"),
        ((tmp_path / "none", *QUICK), "cannot be read"),
        ((position, *QUICK), "the first line must be “bastide record 1”"),
        ((empty, *QUICK), "nothing has been played yet"),
    ):
        assert words in error_of("analyse", *arguments)


def test_ctrl_c_prints_finished_turns(record: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*arguments: Any, **options: Any) -> Iterator[TurnAnalysis]:
        turns = analyse(*arguments, **options)
        yield next(turns)
        yield next(turns)
        raise KeyboardInterrupt

    monkeypatch.setattr("bastide.cli.commands.analyse.analyse_turns", interrupted)
    ran = run("analyse", record, "--json", *QUICK)
    assert (ran.status, ran.err) == (130, "Interrupted: 2 of 7 turns were examined.\n")
    assert len(json.loads(ran.out)["turns"]) == 2
