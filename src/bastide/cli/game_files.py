"""Read games from files and write results to files."""

import errno
import json
import os
import re
import shutil
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

import click

from bastide.arena.results_file import record_at
from bastide.cli.compile_notice import warm_up
from bastide.errors import BastideError
from bastide.messages import say
from bastide.rules.game import Game
from bastide.rules.text.json_reader import is_json, parse_json
from bastide.rules.text.json_record import record_and_game
from bastide.rules.text.position_line import is_position_line
from bastide.rules.text.record import Record

GAME_IN_FILE = re.compile(r"(?P<file>.+):(?P<line>\d+)")  # a game of the arena, by its line
STANDARD_STREAM = "-"  # means standard input or output in place of a file
FORMS = ("record", "json", "position", "line")
POSITIONS = ("position", "line")  # the forms that hold a position without its moves

json_option = click.option("--json", "as_json", is_flag=True, help=say("help-json"))
game_argument = click.argument("game", metavar="GAME")


class FileError(BastideError):
    """A file that cannot be read or written, or whose content is wrong."""


class ReadGame(NamedTuple):
    """A game read from a file, and its record unless the file holds only a position."""

    game: Game
    record: Record | None = None

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the players, if known."""
        return self.record.names if self.record else ()


def example(message: str) -> str:
    """Return the examples at the end of a command's help, with their line breaks."""
    return f"\b\n{say(message)}"


# Reading


def read_text(path: str) -> str:
    """Return the content of a file, or of one line of an arena results file; "-" is standard input. Raises FileError.

    A one-line position, as in links, is returned as it is.
    """
    if is_position_line(path):
        return path
    found = GAME_IN_FILE.fullmatch(path)
    if found and not Path(path).exists() and Path(found["file"]).exists():
        return read_record(Path(found["file"]), int(found["line"]))
    try:
        content = sys.stdin.buffer.read() if path == STANDARD_STREAM else Path(path).read_bytes()
        return content.decode("utf-8-sig")  # some editors write a byte order mark
    except OSError as error:
        raise FileError("file/unreadable", file=path, problem=error) from None
    except UnicodeDecodeError:
        raise FileError("file/not-text", file=path) from None


def read_record(path: Path, line: int) -> str:
    """Return the record in a line of an arena results file. Raises FileError."""
    try:
        record = record_at(path, line)
    except OSError as error:
        raise FileError("file/unreadable", file=path, problem=error) from None
    if record is None:
        raise FileError("file/no-game-in-line", file=path, line=line)
    return record


def form_of(text: str) -> str:
    """Return the form of a game's text."""
    if is_json(text):
        return "json"
    if is_position_line(text):
        return "line"
    return "position" if text.startswith("bastide position") else "record"


def read_game(path: str, *, positions: bool = True) -> ReadGame:
    """Replay the game in a file; accept a bare position only if `positions` is set. Raises FileError."""
    text = read_text(path)
    form = form_of(text)
    return parse_game(text, form if positions or form not in POSITIONS else "record", path)


def parse_game(text: str, form: str, path: str) -> ReadGame:
    """Parse a text in the given form. Raises FileError, naming the file."""
    try:
        if not text.strip():
            raise FileError("file/empty")
        return game_of(text, form)
    except BastideError as error:
        raise FileError("file/wrong", file=path, problem=error) from None


def game_of(text: str, form: str) -> ReadGame:
    if form == "json":
        data = parse_json(text)
        warm_up()
        record, game = record_and_game(data)
        return ReadGame(game, record)
    if form in POSITIONS:
        warm_up()
        return ReadGame(Game.parse(text))
    record = Record.parse(text)
    warm_up()
    return ReadGame(record.replay(), record)


# Writing


def write_text(text: str, output: str | None) -> None:
    """Write results to a file, or to standard output if none is given. Raises FileError."""
    if output is None or output == STANDARD_STREAM:
        click.echo(text, nl=False)
        return
    check_writable(Path(output))
    try:
        replace_file(Path(output).resolve(), text)
    except OSError as error:
        raise FileError("file/unwritable", file=output, problem=error) from None


def check_writable(path: Path) -> None:
    """Check that a file can be written, without changing it. Raises FileError."""
    try:
        if path.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        if path.exists() and not os.access(path, os.W_OK):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
        if not is_special(path):
            with tempfile.TemporaryFile(dir=path.resolve().parent):
                pass
    except OSError as error:
        raise FileError("file/unwritable", file=path, problem=error) from None


def is_special(path: Path) -> bool:
    """Return True for a device or pipe, which is written to and never replaced."""
    return path.exists() and not path.is_file()


def replace_file(path: Path, text: str) -> None:
    """Replace a file atomically: write a temporary file next to it, then rename."""
    if is_special(path):
        path.write_text(text, encoding="utf-8")
        return
    temporary = path.with_name(f".bastide-{os.getpid()}")
    try:
        temporary.write_text(text, encoding="utf-8")
        if path.exists():
            shutil.copymode(path, temporary)
        temporary.replace(path)
    finally:
        temporary.unlink(missing_ok=True)


def json_text(data: object) -> str:
    return json.dumps(data, indent=2, ensure_ascii=False, allow_nan=False) + "\n"
