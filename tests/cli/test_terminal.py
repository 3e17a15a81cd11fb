"""The program in a real terminal: colours, width, and line editing."""

import fcntl
import os
import pty
import re
import struct
import subprocess
import sys
import termios
from pathlib import Path

import pytest

from tests.cli.helpers.commands import played_game

COLUMNS, LINES = 50, 30
ESCAPE = re.compile(r"\x1b\[[?\d;]*[a-zA-Z]")
PROGRAM = (sys.executable, "-c", "from bastide.cli import main; main(prog_name='bastide')")


def at_terminal(*arguments: str | Path, typed: str = "", **variables: str) -> str:
    """Return the output of a program in a terminal with typed input."""
    terminal, program_end = pty.openpty()
    fcntl.ioctl(program_end, termios.TIOCSWINSZ, struct.pack("HHHH", LINES, COLUMNS, 0, 0))
    unwanted = ("COLUMNS", "LINES", "NO_COLOR", "COLORTERM")
    environment = {name: value for name, value in os.environ.items() if name not in unwanted}
    with subprocess.Popen(
        [*PROGRAM, *map(str, arguments)],
        stdin=program_end,
        stdout=program_end,
        stderr=program_end,
        env={**environment, **variables},
    ) as process:
        os.close(program_end)
        os.write(terminal, typed.encode())
        output = b"".join(iter(lambda: read_some(terminal), b""))
    os.close(terminal)
    assert process.returncode == 0
    return output.decode().replace("\r\n", "\n")


def read_some(descriptor: int) -> bytes:
    try:
        return os.read(descriptor, 1 << 16)
    except OSError:  # raised on Linux when the other end is closed
        return b""


@pytest.mark.parametrize(
    ("variables", "green"),
    [
        ({"TERM": "xterm-256color", "COLORTERM": "truecolor"}, "48;2;85;130;44m"),
        ({"TERM": "xterm-256color"}, "48;5;64m"),
        ({"TERM": "xterm"}, "42m"),
    ],
    ids=["true colours", "256 colours", "16 colours"],
)
def test_fields_are_green(tmp_path: Path, variables: dict[str, str], green: str) -> None:
    out = at_terminal("play", "--save", tmp_path / "game", typed="quit\n", **variables)
    assert green in out
    assert "Red> " in out


@pytest.mark.parametrize("variables", [{"TERM": "xterm-256color", "NO_COLOR": "1"}, {"TERM": "dumb"}], ids=str)
def test_colours_can_be_switched_off(tmp_path: Path, variables: dict[str, str]) -> None:
    out = at_terminal("play", "--save", tmp_path / "game", typed="quit\n", **variables)
    assert not re.search(r"\x1b\[[\d;]*(4[2-7]|48)", out)
    assert "═════════" in ESCAPE.sub("", out)


def test_wide_board_is_fitted(tmp_path: Path) -> None:
    path = tmp_path / "game"
    path.write_text(str(played_game().record()), encoding="utf-8")
    out = ESCAPE.sub("", at_terminal("show", path, TERM="xterm-256color"))
    board = out[: out.index("\n\n")].splitlines()
    assert max(map(len, board)) <= COLUMNS
    assert any("▸" in line or "◂" in line for line in board)


def test_command_to_copy_is_not_wrapped(tmp_path: Path) -> None:
    path = tmp_path / ("long-" * 20 + "name")
    out = ESCAPE.sub("", at_terminal("play", "--save", path, typed="quit\n", TERM="xterm-256color"))
    assert f"\nbastide play --resume {path}\n" in out


def test_sentences_wrap_between_words(tmp_path: Path) -> None:
    out = ESCAPE.sub("", at_terminal("play", "--save", tmp_path / "game", typed="quit\n", TERM="xterm-256color"))
    sentence = out[out.index("Type a cell") : out.index("Red> ")]
    assert len(sentence.splitlines()) > 1
    assert max(map(len, sentence.splitlines())) <= COLUMNS
    assert " ".join(sentence.split()).endswith("such as “a”, “a 90” or “a 90 knight”; or “help”.")
