"""bastide convert"""

import json
from pathlib import Path

import pytest

from bastide import Game
from bastide.rules.text.json_record import from_json
from bastide.rules.text.record import Record
from tests.cli.helpers.commands import BONUS_MOVES, BONUS_SEED, error_of, hunt, played_game, succeed, write_record


@pytest.mark.parametrize("edition", ["modern", "hunters"])
@pytest.mark.parametrize("turns", [0, 1, 30, None])
def test_record_to_json_and_back(tmp_path: Path, turns: int | None, edition: str) -> None:
    game = write_record(tmp_path / "game.bastide", turns, edition)
    plain = succeed("convert", tmp_path / "game.bastide")
    assert json.loads(plain)["edition"] == edition
    again = succeed("convert", "-", "--from", "json", typed=plain)
    assert again.startswith("bastide record 1\n")
    assert json.loads(succeed("convert", "-", typed=again)) == json.loads(plain)
    assert Game.parse(succeed("convert", "-", "--to", "position", typed=again)) == game


@pytest.mark.parametrize("moves", [BONUS_MOVES, (*BONUS_MOVES, "84@0,-1>0 hut.lake")], ids=["due", "played"])
def test_bonus_tiles_to_json_and_back(moves: tuple[str, ...]) -> None:
    game = hunt(BONUS_SEED, moves)
    plain = succeed("convert", "-", typed=str(game.record()))
    last = {"player": 1, "tile": 84, "bonus": True, "x": 0, "y": -1, "rotation": 0, "follower": {"hut_segment": 2}}
    assert json.loads(plain)["turns"][2:] == [last][: len(moves) - 2]
    again = succeed("convert", "-", typed=plain)
    assert "\n1 draws bonus 84\n" in again
    assert Game.parse(succeed("convert", "-", "--to", "position", typed=again)) == game


def test_record_to_record_is_unchanged(tmp_path: Path) -> None:
    path = tmp_path / "game.bastide"
    write_record(path)
    assert succeed("convert", path, "--to", "record") == path.read_text(encoding="utf-8")


def test_output_goes_to_a_file(tmp_path: Path) -> None:
    write_record(tmp_path / "game.bastide")
    target = tmp_path / "game.json"
    assert succeed("convert", tmp_path / "game.bastide", "--to", "json", "--output", target) == ""
    assert target.read_text(encoding="utf-8") == succeed("convert", tmp_path / "game.bastide", "--to", "json")


def test_position_becomes_a_game_that_begins_there(tmp_path: Path) -> None:
    path, game = tmp_path / "position.txt", played_game(9)
    path.write_text(game.text(), encoding="utf-8")
    assert succeed("convert", path, "--to", "position") == path.read_text(encoding="utf-8")
    record = Record.parse(succeed("convert", path))
    assert (record.position, record.replay()) == (game.position_line(), game)
    assert from_json(json.loads(succeed("convert", path, "--to", "json"))) == game


def test_one_line_position_replaces_a_file(tmp_path: Path) -> None:
    game = write_record(tmp_path / "game.bastide", 9)
    line = succeed("convert", tmp_path / "game.bastide", "--to", "line")
    assert line == f"{game.position_line()}\n"
    for given in (line.strip(), "-"):
        assert succeed("convert", given, "--to", "position", typed=line) == game.text()


def test_wrong_form_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "game.bastide"
    write_record(path)
    assert "not valid JSON" in error_of("convert", path, "--from", "json")
    assert "'png' is not one of" in error_of("convert", path, "--to", "png")
