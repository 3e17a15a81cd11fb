"""Commands read one-line positions, and records of games that begin at a position."""

import json
import random
from pathlib import Path

import pytest

from bastide import Game, Record
from bastide.cli.game_files import json_text
from bastide.rules.text.json_record import to_json
from tests.cli.helpers.commands import error_of, played_game, succeed

BEFORE, AFTER = 40, 12  # turns


def game_from_position(turns: int = AFTER) -> Game:
    """Return a game that begins at a position of another game."""
    before, chance = played_game(BEFORE), random.Random(3)
    game = Game.parse(before.position_line())
    game.resume([tile for tile, count in before.bag.items() for _ in range(count)])
    while not game.is_over and game.turn < turns:
        game.push(chance.choice(game.legal_moves))
    return game


@pytest.fixture(params=["record", "json"])
def file(tmp_path: Path, request: pytest.FixtureRequest) -> Path:
    path, game = tmp_path / "game", game_from_position()
    path.write_text(str(game.record()) if request.param == "record" else json_text(to_json(game)), encoding="utf-8")
    return path


def test_one_line_position_is_shown(tmp_path: Path) -> None:
    game, path = played_game(BEFORE), tmp_path / "position"
    line = game.position_line()
    path.write_text(f"{line}\n", encoding="utf-8")
    for given in (line, path, "-"):
        assert json.loads(succeed("show", given, "--json", typed=line))["text"] == game.text()
    assert "the first line must be “bastide record 1”" in error_of("score", path)
    assert "its end has been cut off" in error_of("show", line[:-1])


def test_play_from_a_position(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BASTIDE_DATA", str(tmp_path))
    game, path = played_game(BEFORE), tmp_path / "new.bastide"
    options = ("--position", game.position_line(), "--players", "greedy,you,you=Ann", "--save", path)
    printed = succeed("play", *options, typed="quit\n")
    assert f"--resume {path}" in printed
    record = Record.parse(path.read_text(encoding="utf-8"))
    assert (record.position, record.names, record.replay()) == (game.position_line(), ("greedy", "you", "Ann"), game)


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (("--edition", "danish"), "leave out --edition, or --position"),
        (("--seed", "1"), "leave out --seed, or --position"),
        (("--players", "you,you"), "The position is for 3 players"),
    ],
)
def test_options_that_contradict_a_position_are_refused(options: tuple[str, ...], sentence: str) -> None:
    assert sentence in error_of("play", "--position", played_game(BEFORE).position_line(), *options)


def test_every_turn_after_the_position_is_shown(file: Path) -> None:
    assert json.loads(succeed("show", file, "--json"))["text"] == game_from_position().text()
    assert json.loads(succeed("show", file, "--turn", "0", "--json"))["text"] == played_game(BEFORE).text()
    assert f"Turn {AFTER}:" in succeed("show", file)


def test_earlier_points_are_listed_separately(file: Path) -> None:
    before, game = played_game(BEFORE).scores, game_from_position()
    sheet = json.loads(succeed("score", file, "--json"))
    assert (sheet["scores"], sheet["beginning"]) == (list(game.scores), list(before))
    paid = [sum(line["points"] for line in sheet["lines"] if seat in line["receivers"]) for seat in range(3)]
    assert [*map(sum, zip(paid, before, strict=True))] == list(game.scores)
    heading, *rows = succeed("score", file).splitlines()[-5:-1]
    assert heading.split()[0] == "before"
    for row, score in zip(rows, game.scores, strict=True):
        *amounts, total = map(int, row.split()[1:])
        assert sum(amounts) == total == score


def test_game_from_the_start_has_no_earlier_points(tmp_path: Path) -> None:
    (tmp_path / "game").write_text(str(played_game(BEFORE).record()), encoding="utf-8")
    assert json.loads(succeed("score", tmp_path / "game", "--json"))["beginning"] == [0, 0, 0]
    assert succeed("score", tmp_path / "game").splitlines()[-5].split()[0] == "roads"


def test_turns_after_a_position_are_analysed(file: Path) -> None:
    data = json.loads(succeed("analyse", file, "--player", "evaluator", "--json"))
    assert [turn["turn"] for turn in data["turns"]] == [*range(1, AFTER + 1)]
    assert data["turns"][0]["luck"] == 0  # its tile was drawn before the position


def test_game_from_a_position_converts_both_ways(tmp_path: Path) -> None:
    path, game = tmp_path / "game.bastide", game_from_position(turns=200)
    assert game.is_over
    path.write_text(str(game.record()), encoding="utf-8")
    plain = succeed("convert", path)
    again = succeed("convert", "-", "--from", "json", typed=plain)
    assert [line for line in again.splitlines() if "position" in line] == [f"position: {game.record().position}"]
    assert json.loads(succeed("convert", "-", "--to", "json", typed=again)) == json.loads(plain)
