import json
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from bastide.arena.matches import Match, MatchResult, play_match
from bastide.cli.commands import simulate as command
from bastide.players import level_names, player_names
from bastide.rules.text.record import Record
from tests.cli.helpers.commands import error_of, run, succeed


def test_table() -> None:
    printed = succeed(
        "simulate", "--edition", "winter", "--players", "greedy, random,random", "--games", "5", "--seed", "1"
    )
    title, _, heading, *rows = printed.splitlines()[:6]
    assert title == "5 games of the edition “Winter”, starting at seed 1, with 83.0 turns on average"
    assert heading.split() == ["seat", "player", "mean", "±", "spread", "least", "most", "wins", "shared"]
    assert [row.split()[:2] for row in rows] == [["Red", "greedy"], ["Blue", "random"], ["Yellow", "random"]]


def test_several_processes_give_the_same_output() -> None:
    arguments = ("simulate", "--games", "25", "--seed", "1", "--format", "jsonl", "--processes")
    one, two = succeed(*arguments, "1"), succeed(*arguments, "2")
    assert one == two
    assert len(one.splitlines()) == 25


def test_options_reach_the_games() -> None:
    printed = succeed("simulate", "--games", "1", "--seed", "3", "--no-farmers", "--draw-ahead", "--format", "jsonl")
    game = json.loads(printed)
    expected = play_match(Match("modern", ("greedy", "random"), farmers=False, draw_ahead=True), 3)
    assert tuple(game["scores"]) == expected.scores
    assert (game["farmers"], game["draw_ahead"]) == (False, True)


def test_hunters() -> None:
    game = json.loads(succeed("simulate", "--edition", "hunters", "--games", "1", "--seed", "2", "--format", "jsonl"))
    expected = play_match(Match("hunters", ("greedy", "random")), 2)
    assert (tuple(game["scores"]), game["turns"]) == (expected.scores, expected.turns)
    assert game["edition"] == "hunters"


def test_json_summary() -> None:
    data = json.loads(succeed("simulate", "--games", "3", "--seed", "1", "--json"))
    assert (data["games"], data["seed"], [seat["player"] for seat in data["seats"]]) == (3, 1, ["greedy", "random"])


def test_each_run_without_a_seed_differs() -> None:
    one, other = (json.loads(succeed("simulate", "--games", "1", "--json"))["seed"] for _ in range(2))
    assert one != other


def test_output_and_records(tmp_path: Path) -> None:
    output, records = tmp_path / "games.csv", tmp_path / "new" / "records"
    arguments = ("simulate", "--games", "2", "--seed", "4", "--format", "csv")
    assert succeed(*arguments, "--output", output, "--records", records) == ""
    assert output.read_text(encoding="utf-8").splitlines()[1].startswith("4,71,0,greedy,random,")
    assert sorted(path.name for path in records.iterdir()) == [
        "modern-greedy-random-4.bastide",
        "modern-greedy-random-5.bastide",
    ]
    record = Record.parse((records / "modern-greedy-random-5.bastide").read_text(encoding="utf-8"))
    assert (record.seed, record.names) == (5, ("greedy", "random"))


def test_records_of_different_games_have_different_names(tmp_path: Path) -> None:
    arguments = ("simulate", "--games", "2", "--seed", "9", "--format", "csv", "--records", tmp_path)
    succeed(*arguments)
    succeed(*arguments, "--no-farmers", "--draw-ahead")
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "modern-greedy-random-09.bastide",
        "modern-greedy-random-10.bastide",
        "modern-greedy-random-no-farmers-draw-ahead-09.bastide",
        "modern-greedy-random-no-farmers-draw-ahead-10.bastide",
    ]


def test_record_of_another_game_is_not_overwritten(tmp_path: Path) -> None:
    arguments = ("simulate", "--games", "1", "--seed", "4", "--records", tmp_path)
    succeed(*arguments)
    succeed(*arguments)
    (record,) = tmp_path.iterdir()
    record.write_text("mine", encoding="utf-8")
    assert f"{record} holds another game and is not overwritten" in error_of(*arguments)
    assert record.read_text(encoding="utf-8") == "mine"


def test_output_is_unchanged_until_there_is_a_result(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    output = tmp_path / "games.csv"
    output.write_text("before", encoding="utf-8")
    monkeypatch.setattr(command, "play_games", lambda *_, **__: no_games())
    assert run("simulate", "--output", output).status == 130
    assert (output.read_text(encoding="utf-8"), list(tmp_path.iterdir())) == ("before", [output])


def test_one_game_has_no_spread() -> None:
    arguments = ("simulate", "--games", "1", "--seed", "3")
    seat = json.loads(succeed(*arguments, "--json"))["seats"][0]
    assert (seat["deviation"], seat["error"]) == (None, None)
    assert succeed(*arguments).splitlines()[3].split()[3:5] == ["–", "–"]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (
            ("--players", "greedy,oracle"),
            f"There is no player “oracle”; choose from: {', '.join((*level_names(), *player_names()))}.",
        ),
        (("--players", "greedy"), "A game has 2 to 5 players, not 1."),
        (("--players", ",".join(["random"] * 6)), "A game has 2 to 5 players, not 6."),
        (("--edition", "medieval"), "There is no edition “medieval”"),
        (("--games", "0"), "--games is 0, but must be 1 or more."),
        (("--seed", "-1"), "--seed is -1, but must be 0 or more."),
        (
            ("--seed", str(2**64 - 1), "--games", "2"),
            "Starting at 18446744073709551615, there are not enough seeds for 2 games: the greatest seed is 184467",
        ),
        (("--processes", "0"), "--processes is 0, but must be 1 or more."),
        (("--games", "many"), "'many' is not a whole number"),
        (("--json", "--format", "csv"), "--json and --format csv cannot be combined; give only one of them."),
        (("--records", "/dev/null/records"), "/dev/null/records cannot be written: Not a directory."),
        (("--output", "/dev/null/games"), "/dev/null/games cannot be written: Not a directory."),
    ],
)
def test_refusals_are_one_sentence(arguments: tuple[str, ...], sentence: str) -> None:
    assert sentence in error_of("simulate", *arguments)


def interrupted_games(*, swallowed: bool) -> Iterator[MatchResult]:
    """Two games, then Ctrl-C, then another game."""
    for seed in range(2):
        yield MatchResult(seed=seed, scores=(10, 5), winners=(0,), turns=71)
    try:
        signal.raise_signal(signal.SIGINT)
    except KeyboardInterrupt:
        if not swallowed:
            raise
    yield MatchResult(seed=2, scores=(10, 5), winners=(0,), turns=71)


@pytest.mark.parametrize("swallowed", [False, True])
def test_ctrl_c_reports_finished_games(swallowed: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "play_games", lambda *_, **__: interrupted_games(swallowed=swallowed))
    ended = run("simulate", "--games", "9", "--seed", "0", "--format", "csv")
    assert ended.status == 130
    assert [line.split(",")[0] for line in ended.out.splitlines()] == ["seed", "0", "1"]
    assert ended.err == "Interrupted: 2 of 9 games were finished.\n"


def no_games() -> Iterator[MatchResult]:
    """Ctrl-C before the first game is finished."""
    signal.raise_signal(signal.SIGINT)
    yield from ()


def test_ctrl_c_before_the_first_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "play_games", lambda *_, **__: no_games())
    ended = run("simulate", "--games", "9")
    assert (ended.status, ended.out) == (130, "")
    assert ended.err == "Interrupted: none of 9 games were finished.\n"
