"""Saved games survive failures of the disk, the program and the machine."""

import errno
import os
import signal
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pytest

from bastide import Game, Move
from bastide.cli.command_group import CLOSED
from bastide.cli.game_files import FileError
from bastide.cli.terminal_game.saved_game import SavedGame, resume
from bastide.cli.terminal_game.seats import TerminalSeat
from bastide.cli.terminal_game.terminal_game import TerminalGame
from bastide.rules.text.record import Record

PROGRAM = (sys.executable, "-c", "from bastide.cli import main; main(prog_name='bastide')")
MOVE = Move.parse("V@1,0>90 road")


@pytest.fixture
def table(tmp_path: Path) -> TerminalGame:
    game = Game("modern", seed=7)
    return TerminalGame(
        game, [TerminalSeat("Ann"), TerminalSeat("Bob")], SavedGame.begin(tmp_path / "game", game, ["Ann", "Bob"])
    )


def fail_with_full_disk(_descriptor: int) -> None:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def test_unsaved_move_is_not_played(table: TerminalGame, monkeypatch: pytest.MonkeyPatch) -> None:
    before = table.saved.path.read_bytes()
    with monkeypatch.context() as full:
        full.setattr("bastide.cli.terminal_game.saved_game.os.fsync", fail_with_full_disk)
        with pytest.raises(FileError, match="cannot be written: No space left on device"):
            table.push(MOVE)
    assert table.game.turn == 0
    assert table.saved.path.read_bytes() == before
    table.push(MOVE)
    table.saved.close()
    assert Record.parse(table.saved.path.read_text(encoding="utf-8")).replay().turn == 1


def test_unsaved_takeback_is_not_made(table: TerminalGame, monkeypatch: pytest.MonkeyPatch) -> None:
    table.push(MOVE)
    table.undo()
    for _ in range(3):
        table.push(table.game.legal_moves[0])
    before, record, order = table.saved.path.read_bytes(), table.game.record(), table.game.hidden_order()
    with monkeypatch.context() as full:
        full.setattr("bastide.cli.terminal_game.saved_game.os.fsync", fail_with_full_disk)
        with pytest.raises(FileError, match="cannot be written: No space left on device"):
            table.undo()
    assert (table.game.record(), table.game.hidden_order()) == (record, order)
    assert table.saved.path.read_bytes() == before
    table.push(table.game.legal_moves[0])
    table.undo()
    table.saved.close()
    assert Record.parse(table.saved.path.read_text(encoding="utf-8")).replay().turn == 3


def test_text_is_written_whole_in_several_writes(table: TerminalGame, monkeypatch: pytest.MonkeyPatch) -> None:
    file = table.saved._file

    class SlowFile:
        """File that writes a byte at a time."""

        def __getattr__(self, name: str) -> object:
            return getattr(file, name)

        def write(self, content: bytes) -> int:
            return file.write(content[:1])

    monkeypatch.setattr(table.saved, "_file", SlowFile())
    table.push(MOVE)
    table.saved.close()
    assert "\n0 plays V@1,0>90 road\n1 draws R\n" in table.saved.path.read_text(encoding="utf-8")


def test_only_new_events_are_appended(table: TerminalGame) -> None:
    texts = [table.saved.path.read_text(encoding="utf-8")]
    for _ in range(5):
        table.push(table.game.legal_moves[0])
        texts.append(table.saved.path.read_text(encoding="utf-8"))
    table.undo()
    texts.append(table.saved.path.read_text(encoding="utf-8"))
    table.saved.close()
    for shorter, longer in pairwise(texts):
        assert longer.startswith(shorter)
        assert len(longer) > len(shorter)
    resumed = resume(table.saved.path)
    resumed.saved.close()
    assert resumed.game.turn == 4


def start_game(path: Path) -> "subprocess.Popen[str]":
    command = (*PROGRAM, "play", "--seed", "7", "--players", "you,you", "--save", str(path))
    pipe = subprocess.PIPE
    return subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, text=True, encoding="utf-8")


def read_until(process: "subprocess.Popen[str]", text: str) -> str:
    """Read the output of a program up to the line with a text."""
    assert process.stdout
    printed = ""
    while text not in printed:
        line = process.stdout.readline()
        assert line, printed
        printed += line
    return printed


def test_crash_after_an_answer_loses_nothing(tmp_path: Path) -> None:
    path = tmp_path / "game"
    with start_game(path) as process:
        assert process.stdin
        process.stdin.write("b 90 road\n")
        process.stdin.flush()
        read_until(process, "Red lays tile V at 1,0")
        process.kill()
    assert "\n0 plays V@1,0>90 road\n" in path.read_text(encoding="utf-8")
    resumed = resume(path)
    resumed.saved.close()
    assert (resumed.game.turn, resumed.is_repaired, resumed.is_shuffled) == (1, False, False)
    assert resumed.game.hidden_order() == Game("modern", seed=7).hidden_order()


def test_ctrl_c_prints_how_to_resume(tmp_path: Path) -> None:
    with start_game(tmp_path / "game") as process:
        read_until(process, "Type a cell")
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=300)
    assert process.returncode == 0
    assert "The game is saved." in out
    assert "Traceback" not in err


def test_closed_pipe_is_not_an_error() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run([*PROGRAM, "editions"], stdout=writing, stderr=subprocess.PIPE, check=False)
    os.close(writing)
    assert done.stderr == b""
    assert done.returncode == CLOSED
