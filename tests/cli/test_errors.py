"""Errors are one sentence, with status 2 and without a traceback."""

import errno
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.helpers.commands import error_of, played_game, run, succeed, write_record

POSITION = """\
bastide position 1
edition: modern
players: 2
farmers: yes
draw ahead: no
next: 0 draws
hands: - -
scores: 0 0
board:
  D@0,0>0
"""


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["play", "--edition", "nope"], "There is no edition “nope”; choose from: danish, "),
        (["play", "--players", "you"], "A game has 2 to 5 players, not 1."),
        (["play", "--players", "you,you,you,you,you,you"], "A game has 2 to 5 players, not 6."),
        (
            ["play", "--players", "you,deepblue"],
            (
                "“deepblue” cannot sit at the table; write one of these, or “you=NAME”: you, gentle, eager, steady, "
                "shrewd, merciless, random, greedy, mcts, evaluator, expectimax, roll."
            ),
        ),
        (["play", "--players", "you=A|B,you"], "A record cannot keep 'A|B'"),
        (["play", "--seed", "many"], "'many' is not a whole number. See: bastide play --help"),
        (["play", "--colour"], "No such option"),
        (["play", "--resume"], "There is no unfinished game to resume"),
        (["play", "--resume", "no-such-file"], "no-such-file cannot be read: No such file or directory."),
        (["show"], "Missing argument 'GAME'. See: bastide show --help"),
        (["show", "no-such-file"], "no-such-file cannot be read: No such file or directory."),
        (["show", "."], ". cannot be read: Is a directory."),
        (["score", "no-such-file"], "no-such-file cannot be read"),
        (["convert", "no-such-file"], "no-such-file cannot be read"),
        (["play", "--resum", "1"], "No such option '--resum'. Did you mean '--resume'? See: bastide play --help"),
        (["dance"], "No such command 'dance'. See: bastide --help"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_wrong_command_line(arguments: list[str], sentence: str) -> None:
    assert sentence in error_of(*arguments)


def record_text(turns: int | None = 12) -> str:
    return str(played_game(turns).record())


@pytest.mark.parametrize("command", ["show", "score", "convert"])
@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "it is empty, so it does not hold a game."),
        (" \n", "it is empty, so it does not hold a game."),
        ("hello\n", "“hello”: the first line must be “bastide record 1”."),
        (record_text()[:-3], "the record is cut off here"),
        (record_text()[:60], "the record is cut off"),
        (record_text().replace("record 1", "record 2"), "was written by a newer Bastide"),
        (record_text().replace("edition: modern", "edition: nope"), "there is no edition “nope”"),
        (record_text().replace("players: 3", "players: 1"), "a game has 2 to 5 players, not 1"),
        (record_text().replace("players: 3", "players: 6"), "a game has 2 to 5 players, not 6"),
        (record_text().replace("0 plays", "0 ploys", 1), "“0 ploys"),
        (record_text().replace("0 plays", "1 plays", 1), "it is seat 0’s turn"),
        (record_text().replace("@", "@9", 1), "shares no side with a tile on the table"),
        (record_text(None).replace("ends ", "ends 1", 1), "the final scores of these moves are"),
        ('{"edition": "modern"', "not valid JSON"),
        ("[" * 100_000, "its brackets are nested far deeper than in any game."),
        (f"[{'9' * 5000}]", "it contains a number of thousands of digits."),
        ("[]", "there must be an object in braces"),
        ('{"edition": "modern"}', "is missing"),
    ],
    ids=range(18),
)
def test_wrong_game(tmp_path: Path, command: str, text: str, sentence: str) -> None:
    path = tmp_path / "game"
    path.write_text(text, encoding="utf-8")
    error = error_of(command, path)
    assert sentence in error
    assert error.startswith(f"{path}: ")


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("  E@0,0>0\n", "“D@0,0>0” is already there; each cell holds one tile."),
        ("  E@0,1>0\n", "on its side N the tile has a city, but its neighbour there has a field"),
        ("  E@5,5>0\n", "must share a side with another"),
        ("  E@0,-1>180 city=0\n", "the city is completed"),
        ("  U@1,0>90 road=7\n", "there is no seat 7"),
    ],
    ids=["overlap", "mismatch", "apart", "completed", "seat"],
)
def test_wrong_position(tmp_path: Path, line: str, sentence: str) -> None:
    path = tmp_path / "position"
    path.write_text(POSITION + line, encoding="utf-8")
    assert sentence in error_of("show", path)


def test_binary_file(tmp_path: Path) -> None:
    path = tmp_path / "picture"
    path.write_bytes(b"\xff\xd8\xff\xe0")
    assert "is not a text file" in error_of("show", path)
    assert "is not a text file" in error_of("show", "-", typed=path.read_bytes())


def test_unwritable_file(tmp_path: Path) -> None:
    write_record(tmp_path / "game")
    assert "cannot be written: " in error_of("convert", tmp_path / "game", "--output", tmp_path / "none" / "file")
    assert "cannot be written: " in error_of("convert", tmp_path / "game", "--output", tmp_path)


def test_file_is_replaced_atomically(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game"
    write_record(path)
    path.chmod(0o640)
    before = path.read_text(encoding="utf-8")

    def fail(_path: Path, _target: Path) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patched:
        patched.setattr(Path, "replace", fail)
        assert error_of("convert", path, "--output", path) == f"{path} cannot be written: No space left on device."
    assert (path.read_text(encoding="utf-8"), list(tmp_path.iterdir())) == (before, [path])
    succeed("convert", path, "--output", path)
    assert (path.read_text(encoding="utf-8")[0], path.stat().st_mode & 0o777) == ("{", 0o640)
    assert list(tmp_path.iterdir()) == [path]


def test_devices_and_links_are_written_through(tmp_path: Path) -> None:
    path, link = tmp_path / "game", tmp_path / "link"
    write_record(path)
    link.symlink_to(path)
    succeed("convert", path, "--output", os.devnull)
    succeed("convert", path, "--output", link)
    assert link.is_symlink()
    assert path.read_text(encoding="utf-8").startswith("{")


def test_byte_order_mark_is_accepted(tmp_path: Path) -> None:
    path = tmp_path / "game"
    record = record_text()
    for text in (record, succeed("convert", "-", typed=record)):
        path.write_text(text, encoding="utf-8-sig")
        assert succeed("show", path) == succeed("show", "-", typed=text)


def test_full_disk() -> None:
    command = (sys.executable, "-c", "from bastide.cli import main; main()", "editions")
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, check=False)
    assert (done.returncode, done.stderr) == (2, b"Not everything could be written: No space left on device.\n")


def test_unreadable_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def forbid(path: Path) -> bytes:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))

    monkeypatch.setattr(Path, "read_bytes", forbid)
    assert error_of("show", tmp_path / "game") == f"{tmp_path / 'game'} cannot be read: Permission denied."


def test_quoted_input_is_printable_and_short(tmp_path: Path) -> None:
    path = tmp_path / "game"
    path.write_text("\x1b[2J" * 10_000, encoding="utf-8")
    error = error_of("show", path)
    assert error.isprintable()
    assert len(error) < 1100


@pytest.mark.parametrize("command", ["play", "show", "score", "convert", "editions"])
def test_every_command_has_help_with_an_example(command: str) -> None:
    ran = run(command, "--help")
    assert ran.status == 0
    assert f"\n    bastide {command}" in ran.out


def test_help_lists_the_commands() -> None:
    helped = run("--help")
    assert helped.status == 0
    assert run() == helped
    for command in ("play", "show", "score", "convert", "editions", "simulate", "bench"):
        assert f"\n  {command} " in helped.out
    assert run("--version").out.startswith("bastide ")


def test_invalid_bytes_and_ascii_terminals_work(tmp_path: Path) -> None:
    ran = run("play", "--save", tmp_path / "game", typed=b"\xff\xfe\nquit\n")
    assert ran.status == 0
    assert "is neither a cell nor a command" in ran.out
    command = (sys.executable, "-c", "from bastide.cli import main; main()", "editions")
    done = subprocess.run(command, env={**os.environ, "PYTHONIOENCODING": "ascii"}, capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
